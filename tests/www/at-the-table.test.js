// @ts-check
/** The page at the table: every position against the core, what is said of it, and games of random turns. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { asked, best, corrected, isCount, LARGEST, leftThem, named, read, winner, written } from "../../www/at-the-table/game.js";
import { review, told } from "../../www/at-the-table/review.js";
import { advice, refused } from "../../www/at-the-table/words.js";
import * as core from "../../www/core.js";
import { POSITIONS } from "../../www/generated/positions.js";

await core.ready(readFileSync(new URL("../../www/pkg/core_bg.wasm", import.meta.url)));

const RULES = /** @type {const} */ (["official", "race", "open"]);

/** Numbers that look random, the same each time. */
function dice(seed = 1) {
  let state = seed;
  /** @param {number} below */
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** @param {string} text @returns {import("../../www/at-the-table/game.js").Stand} */
const stand = (text) => read(text) ?? assert.fail(text);

test("each position is the core's: its questions one by one, its name and its chance", () => {
  const draw = dice();
  assert.deepEqual(Object.keys(POSITIONS).sort(), [...RULES].sort());
  for (const rules of RULES) {
    assert.equal(POSITIONS[rules]?.length, LARGEST);
    const least = rules === "race" ? 2 : 1;
    for (let round = 0; round < 150; round += 1) {
      const [own, other] = [least + draw(LARGEST + 1 - least), least + draw(LARGEST + 1 - least)];
      const [mine, theirs] = round % 2 === 0 ? [own, other] : [other, own];
      const found = best({ rules, mine, theirs, isYours: round % 2 === 0 });
      assert.ok(found, `${rules} ${own} ${other}`);
      const { win, nameSuspect } = core.position(rules, own, other);
      assert.equal(found.names, nameSuspect);
      const thousand = win.numerator === win.denominator ? 1000 : Math.min(999, Math.max(1, Math.round(1000 * win.value)));
      assert.equal(found.won, thousand, `${rules} ${own} ${other}`);
      for (let count = 1; count <= own / 2; count += 1) {
        const { numerator, denominator } = core.questionValue(rules, own, other, [count, own - count]);
        const isBest = numerator * win.denominator === win.numerator * denominator;
        assert.equal(found.asks.some(([first, last]) => first <= count && count <= last), isBest, `${rules} ${own} ${other} ${count}`);
      }
    }
  }
});

test("what is said", () => {
  for (const [text, move, worth] of [
    ["official-24-24-you", "Ask about 8 to 12 of yours.", "This wins 55.6 %."],
    ["race-24-24-you", "Ask about 8 to 12 of yours.", "This wins 63.2 %."],
    ["open-24-24-you", "Ask about 12 of yours.", "This wins 66.7 %."],
    ["official-14-14-you", "Ask about 4 or 6 of yours.", "This wins 56.1 %."],
    ["official-16-19-you", "Ask about 4, 6 or 8 of yours.", "This wins 59.2 %."],
    ["official-2-2-you", "Ask about 1 of yours, or name one.", "This wins 50.0 %."],
    ["official-5-1-you", "Name one of yours now.", "This wins 20.0 %."],
    ["official-1-5-you", "You know who it is: name them.", "This wins 100 %."],
    ["official-24-24-they", "Their turn.", "They win 55.6 % with perfect play."],
    ["race-1-4-they", "You win!", ""],
    ["race-4-1-you", "They win.", ""],
  ]) {
    assert.deepEqual(advice(stand(text ?? "")), [move, worth], text);
  }
  assert.equal(refused("65"), "A counter goes from 1 to 64, not 65.");
  assert.equal(refused(""), "A counter goes from 1 to 64, not nothing.");
  assert.equal(refused("9".repeat(400)).length, "A counter goes from 1 to 64, not .".length + 20);
});

test("games of random turns stay within both counters and end as the rules say", () => {
  const draw = dice(7);
  for (let game = 0; game < 300; game += 1) {
    const rules = RULES[game % 3] ?? "race";
    let now = stand(`${rules}-${2 + draw(30)}-${2 + draw(30)}-${draw(2) === 0 ? "you" : "they"}`);
    for (let turn = 0; winner(now) === undefined; turn += 1) {
      assert.ok(turn < 200);
      const own = now.isYours ? now.mine : now.theirs;
      const names = rules !== "race" && (own === 1 || draw(8) === 0);
      const count = 1 + draw(own - 1);
      const next = names ? named(now, draw(3) === 0) : now.isYours ? asked(now, count, draw(2) === 0) : leftThem(now, count);
      assert.ok(isCount(next.mine) && isCount(next.theirs));
      if (next.named === undefined) {
        assert.notEqual(next.isYours, now.isYours);
        assert.ok(next.mine + next.theirs < now.mine + now.theirs);
        assert.deepEqual(read(written(next)), { rules, mine: next.mine, theirs: next.theirs, isYours: next.isYours });
      } else {
        // Who names right has won, and who is wrong has lost.
        assert.equal(winner(next), next.isRight === now.isYours ? "you" : "they");
      }
      now = next;
    }
  }
});

test("skill and luck of a game add up to how it ended, and perfect questions give nothing away", async () => {
  const draw = dice(11);
  for (let game = 0; game < 60; game += 1) {
    const rules = RULES[game % 3] ?? "race";
    const stands = [stand(`${rules}-${2 + draw(20)}-${2 + draw(20)}-you`)];
    const isPerfect = game % 2 === 0;
    for (let now = stands.at(0); now !== undefined && winner(now) === undefined; now = stands.at(-1)) {
      const own = now.isYours ? now.mine : now.theirs;
      const found = best(now);
      const count = (isPerfect ? found?.asks[0]?.[0] : undefined) ?? 1 + draw(Math.max(1, own - 1));
      const names = rules !== "race" && (own === 1 || found?.asks.length === 0 || (!isPerfect && draw(6) === 0));
      stands.push(names ? named(now, draw(own) === 0) : now.isYours ? asked(now, count, draw(own) < count) : leftThem(now, draw(2) === 0 ? count : own - count));
    }
    const turns = await review(stands);
    assert.equal(turns.length, stands.length - 1);
    const [first, last] = [stands[0], stands.at(-1)];
    assert.ok(first && last);
    const began = core.winProbability(/** @type {core.Rules} */ (rules), first.mine, first.theirs).value;
    const ended = turns.reduce((sum, { lost, luck }) => sum - lost + luck, began);
    assert.ok(Math.abs(ended - (winner(last) === "you" ? 1 : 0)) < 1e-9, `${rules} ${ended}`);
    for (const { isYours, lost } of turns) assert.ok(isYours && !isPerfect ? lost > -1e-12 : Math.abs(lost) < 1e-12);
    assert.equal(told(turns).length, 1 + turns.filter(({ isYours }) => isYours).length);
  }
  // Of two games one after the other the last is told, and what was set by hand is no turn.
  const again = stand("race-8-4-you");
  const both = await review([stand("race-24-24-you"), asked(stand("race-24-24-you"), 12, true), again, asked(again, 2, false), corrected(asked(again, 2, false), { theirs: 3 })]);
  assert.deepEqual(both.map(({ count }) => count), [2]);
  // Who names one of four by the rules of the box has 25 % instead of the chance with the best question.
  const early = stand("official-4-3-you");
  const gamble = await review([early, named(early, true)]);
  const lost = core.winProbability("official", 4, 3).value - 1 / 4;
  assert.ok(lost > 0.1 && Math.abs((gamble[0]?.lost ?? 0) - lost) < 1e-12 && Math.abs((gamble[0]?.luck ?? 0) - 3 / 4) < 1e-12);
  // A question of one of 24 against 24 in the race, and the answer no: what the core says of it, in words.
  const [before] = [stand("race-24-24-you")];
  const turns = await review([before, asked(before, 1, false)]);
  const [value, after] = [core.questionValue("race", 24, 24, [1, 23]).value, 1 - core.winProbability("race", 24, 23).value];
  const given = (100 * (core.winProbability("race", 24, 24).value - value)).toFixed(1);
  assert.equal(told(turns)[0], `You asked about 1, ${given} points given away; 23 left: −${(100 * (value - after)).toFixed(1)} points.`);
});

test("an address that says no game is none", () => {
  for (const text of ["", "official", "official-0-24-you", "official-24-65-you", "official-24-24-we", "chess-24-24-you", "__proto__-1-1-you", "official-2.5-3-you", "official-NaN-3-you", "race-1e9-3-they"]) {
    assert.equal(read(text), undefined, text);
  }
});
