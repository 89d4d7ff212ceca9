// @ts-check
/** The page at the table: every position against the core, what is said of it, and games of random turns. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { asked, best, isCount, LARGEST, leftThem, named, read, winner, written } from "../../www/at-the-table/game.js";
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
        assert.deepEqual(read(written(next)), next);
      } else {
        // Who names right has won, and who is wrong has lost.
        assert.equal(winner(next), next.isRight === now.isYours ? "you" : "they");
      }
      now = next;
    }
  }
});

test("an address that says no game is none", () => {
  for (const text of ["", "official", "official-0-24-you", "official-24-65-you", "official-24-24-we", "chess-24-24-you", "__proto__-1-1-you", "official-2.5-3-you", "official-NaN-3-you", "race-1e9-3-they"]) {
    assert.equal(read(text), undefined, text);
  }
});
