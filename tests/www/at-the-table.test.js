// @ts-check
/** The page at the table: every position against the core, what is said of it, and games of random turns. */
import assert from "node:assert/strict";
import test from "node:test";
import { agreed, answered, asked, begun, best, corrected, isCount, LARGEST, leftThem, named, read, turned, winner, written } from "../../www/at-the-table/game.js";
import { review, told } from "../../www/at-the-table/review.js";
import { found } from "../../www/at-the-table/solved.js";
import { advice, boardAdvice, chance, refused } from "../../www/at-the-table/words.js";
import * as core from "./support/core.js";
import { POSITIONS } from "../../www/generated/positions.js";

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

/** @typedef {import("../../www/at-the-table/game.js").Stand} Stand */
/** @typedef {import("../../www/at-the-table/game.js").Board} Board */

/** @param {string} text @returns {Stand} */
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
    const { turns } = await review(stands);
    assert.equal(turns.length, stands.length - 1);
    const [first, last] = [stands[0], stands.at(-1)];
    assert.ok(first && last);
    const began = core.winProbability(/** @type {core.Rules} */ (rules), first.mine, first.theirs).value;
    const ended = turns.reduce((sum, { lost, luck }) => sum - lost + luck, began);
    assert.ok(Math.abs(ended - (winner(last) === "you" ? 1 : 0)) < 1e-9, `${rules} ${ended}`);
    for (const { isYours, lost } of turns) assert.ok(isYours && !isPerfect ? lost > -1e-12 : Math.abs(lost) < 1e-12);
    assert.equal(told({ turns, isWhole: true }).length, 1 + turns.filter(({ isYours }) => isYours).length);
  }
  // Of two games one after the other the last is told, and what was set by hand is no turn.
  const again = stand("race-8-4-you");
  const begins = [begun("race", true), asked(begun("race", true), 12, true)];
  const both = await review([...begins, again, asked(again, 2, false), corrected(asked(again, 2, false), { theirs: 3 })]);
  assert.deepEqual([both.turns.map(({ count }) => count), both.isWhole], [[2], false]);
  // All of a game is known where it began here, and nothing was set by hand but before its first turn.
  for (const [stands, isWhole] of /** @type {const} */ ([[begins, true], [[...begins, corrected(again, {})], false], [[begun("race", true), corrected(again, {}), asked(again, 2, true)], true]])) {
    assert.equal((await review(stands)).isWhole, isWhole);
  }
  assert.deepEqual(told(await review([stand("official-1-5-you")])), ["Not all of this game is known here: it was opened on its way, or something was set by hand."]);
  // Who names one of four by the rules of the box has 25 % instead of the chance with the best question.
  const early = stand("official-4-3-you");
  const { turns: gamble } = await review([early, named(early, true)]);
  const lost = core.winProbability("official", 4, 3).value - 1 / 4;
  assert.ok(lost > 0.1 && Math.abs((gamble[0]?.lost ?? 0) - lost) < 1e-12 && Math.abs((gamble[0]?.luck ?? 0) - 3 / 4) < 1e-12);
  // A question of one of 24 against 24 in the race, and the answer no: what the core says of it, in words.
  const [before] = [stand("race-24-24-you")];
  const { turns, isWhole } = await review([before, asked(before, 1, false)]);
  const [value, after] = [core.questionValue("race", 24, 24, [1, 23]).value, 1 - core.winProbability("race", 24, 23).value];
  const given = (100 * (core.winProbability("race", 24, 24).value - value)).toFixed(1);
  assert.equal(told({ turns, isWhole })[0], `You asked about 1, ${given} points given away; 23 left: −${(100 * (value - after)).toFixed(1)} points.`);
});

test("an address that says no game is none", () => {
  for (const text of ["", "official", "official-0-24-you", "official-24-65-you", "official-24-24-we", "chess-24-24-you", "__proto__-1-1-you", "official-2.5-3-you", "official-NaN-3-you", "race-1e9-3-they"]) {
    assert.equal(read(text), undefined, text);
  }
});

/** A board of so many faces whose questions tell all of them apart. @param {(below: number) => number} draw @param {number} size @returns {Board} */
function drawn(draw, size) {
  const suspects = Array.from({ length: size }, (_, face) => `Face ${face + 1}`);
  const bits = [1, 2, 4].map((bit) => suspects.flatMap((_, face) => ((face & bit) === 0 ? [] : [face])));
  const others = [0, 1].map(() => suspects.flatMap((_, face) => (draw(3) === 0 ? [face] : [])));
  const questions = [...bits, ...others].map((yes, index) => ({ text: `feature ${index + 1}`, yes }));
  return { suspects, questions, address: "a-board" };
}

/**
 * The chance of whoever has the faces `own`, by trying every question of every turn: naming ends the game, or there is none and one face is enough.
 * @param {Board} board @param {boolean} names @param {readonly number[]} own @param {readonly number[]} other @returns {number}
 */
function tree({ questions, ...board }, names, own, other) {
  if (!names && own.length === 1) return 1;
  if (!names && other.length === 1) return 0;
  let most = names ? 1 / own.length : 0;
  for (const { yes } of questions) most = Math.max(most, after({ questions, ...board }, names, own, other, yes));
  return most;
}

/** The same with one question. @type {(board: Board, names: boolean, own: readonly number[], other: readonly number[], yes: readonly number[]) => number} */
function after(board, names, own, other, yes) {
  const parts = [own.filter((face) => yes.includes(face)), own.filter((face) => !yes.includes(face))];
  if (parts.some(({ length }) => length === 0)) return 0;
  return parts.reduce((sum, part) => sum + (part.length / own.length) * (1 - (!names && part.length === 1 ? 0 : tree(board, names, other, part))), 0);
}

/** @param {(below: number) => number} draw @param {number} size */
const some = (draw, size) => {
  const faces = Array.from({ length: size }, (_, face) => face).filter(() => draw(2) === 0);
  return faces.length > 1 ? faces : [0, size - 1];
};

test("with a board, each question and the position are worth what a tree of all games says, on both sides of the table", async () => {
  const draw = dice(3);
  for (let round = 0; round < 60; round += 1) {
    const names = round % 3 !== 0;
    const board = drawn(draw, 5 + draw(3));
    const [own, other] = [some(draw, board.suspects.length), some(draw, board.suspects.length)];
    const isYours = round % 2 === 0;
    const [mine, theirs] = isYours ? [own, other] : [other, own];
    const stand = agreed({ rules: names ? "official" : "race", mine: 0, theirs: theirs.length, isYours, faces: { board, mine, theirs } });
    const known = await found(stand);
    assert.equal(known.why, "");
    assert.ok(Math.abs(known.low - tree(board, names, own, other)) < 1e-9 && known.low === known.high, `${round}`);
    const splitting = board.questions.filter(({ yes }) => own.some((face) => yes.includes(face)) && own.some((face) => !yes.includes(face)));
    assert.equal(known.asks.length, splitting.length);
    for (const { question, yes, low } of known.asks) {
      const asking = board.questions[question]?.yes ?? [];
      assert.equal(yes, own.filter((face) => asking.includes(face)).length);
      assert.ok(Math.abs(low - after(board, names, own, other, asking)) < 1e-9, `${round} ${question}`);
    }
    assert.deepEqual(known.asks.map(({ low }) => low), known.asks.map(({ low }) => low).sort((one, next) => next - one));
    if (names) assert.equal(known.names, Math.abs(known.low - 1 / own.length) < 1e-12);
  }
});

/** The chance where both may ask about any number of theirs, by naming at the end or at a right guess. @type {(own: number, other: number) => number} */
const free = (() => {
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @type {(own: number, other: number) => number} */
  const value = (own, other) => {
    const key = `${own} ${other}`;
    const splits = Array.from({ length: own - 1 }, (_, index) => freely(own, other, index + 1));
    const most = known.get(key) ?? Math.max(1 / own, ...splits);
    known.set(key, most);
    return most;
  };
  return value;
})();
/** @type {(own: number, other: number, yes: number) => number} */
const freely = (own, other, yes) => (yes * (1 - free(other, yes)) + (own - yes) * (1 - free(other, own - yes))) / own;

test("where only their number is known, or the board has no answer of its own, it is told for any groups, and so it is said", async () => {
  const draw = dice(5);
  for (let round = 0; round < 40; round += 1) {
    const board = drawn(draw, 5 + draw(3));
    const left = 1 + draw(4);
    const mine = some(draw, board.suspects.length);
    const stand = agreed({ rules: "official", mine: 0, theirs: left, isYours: true, faces: { board, mine } });
    const known = await found(stand);
    assert.ok(Math.abs(known.low - free(mine.length, left)) < 1e-9);
    for (const { yes, low } of known.asks) assert.ok(Math.abs(low - freely(mine.length, left, yes)) < 1e-9);
    assert.match(boardAdvice(stand, known, known.asks[0])[2], new RegExp(`^You have ${mine.length} left, they have ${left}\\. Told as if .*: of their faces only the number is known\\.$`));
    // Their turn has no list then.
    assert.deepEqual((await found({ ...stand, isYours: false })).asks, []);
  }
  const board = { ...drawn(draw, 6), questions: [{ text: "hat", yes: [0, 1, 2] }] };
  const twins = await found(begun("race", true, board));
  assert.match(`${twins.why} ${boardAdvice(begun("race", true, board), twins)[0]}`, /Face 1.*No question here tells yours apart: ask another\./);
  assert.equal(twins.low, core.winProbability("race", 6, 6).value);
  const open = await found(begun("open", true, board));
  assert.deepEqual([open.why, open.low], ["a wrong name costs the turn here", core.winProbability("open", 6, 6).value]);
});

test("games with a board: faces, numbers and addresses agree, turn by turn, and skill and luck add up", async () => {
  const draw = dice(9);
  for (let game = 0; game < 40; game += 1) {
    const rules = game % 3 === 0 ? "race" : "official";
    const board = drawn(draw, 5 + draw(3));
    const size = board.suspects.length;
    const first = begun(rules, true, board);
    const stands = [first];
    // Whoever is asked has a face, which always stands.
    const secrets = [draw(size), draw(size)];
    for (let now = first; winner(now) === undefined; now = stands.at(-1) ?? first) {
      const { asks } = await found(now);
      const ask = asks[draw(asks.length)];
      const secret = secrets[now.isYours ? 0 : 1] ?? 0;
      const yes = board.questions[ask?.question ?? -1]?.yes.includes(secret) ?? false;
      const next = ask === undefined || draw(6) === 0 && rules === "official" ? agreed(named(now, draw(now.isYours ? now.mine : now.theirs) === 0)) : answered(now, ask.question, yes);
      stands.push(next);
      if (next.named !== undefined) break;
      const { mine = [], theirs = [] } = next.faces ?? {};
      assert.ok(mine.includes(secrets[0] ?? 0) && theirs.includes(secrets[1] ?? 0));
      assert.deepEqual([next.mine, next.theirs], [mine.length, theirs.length]);
      const { turn: _, ...kept } = next;
      assert.deepEqual(read(written(next), board), kept);
    }
    const last = stands.at(-1);
    const { turns, isWhole } = await review(stands);
    const ended = turns.reduce((sum, { lost, luck }) => sum - lost + luck, (await found(first)).low);
    assert.ok(last && Math.abs(ended - (winner(last) === "you" ? 1 : 0)) < 1e-9, `${game}`);
    for (const { isYours, lost } of turns) assert.ok(isYours ? lost > -1e-12 : Math.abs(lost) < 1e-12);
    assert.ok(!told({ turns, isWhole }).at(-1)?.includes("any group"));
  }
});

test("what is set by hand with a board: faces turned, their number alone, and what the review says then", async () => {
  const board = drawn(dice(2), 7);
  const first = begun("official", true, board);
  const without = turned(first, 3);
  assert.deepEqual([without.mine, without.faces?.mine, without.turn], [6, [0, 1, 2, 4, 5, 6], null]);
  assert.deepEqual(turned(without, 3).faces?.mine, first.faces?.mine);
  const alone = [0, 1, 2, 3, 4].reduce(turned, without);
  assert.deepEqual(alone.faces?.mine, [3, 5, 6]);
  const last = [3, 5].reduce(turned, alone);
  assert.equal(turned(last, 6), last, "one face has to stand");
  const wrong = named(begun("open", true, board), false, 3);
  assert.deepEqual([wrong.mine, wrong.faces?.mine, wrong.isYours, wrong.named], [6, without.faces?.mine, false, undefined]);
  const asked = answered(first, 0, true);
  const other = agreed(leftThem(asked, 4));
  assert.deepEqual([other.theirs, other.faces?.theirs], [4, undefined]);
  assert.deepEqual(read(written(other), board)?.faces, other.faces);
  assert.match(told(await review([first, asked, other, answered(other, 1, true)])).at(-1) ?? "", /Partly told as if both could ask about any group of faces: of their faces only the number is known\.$/);
  for (const text of ["official-3-7-you", "official-3-7-you-1110", "official-3-7-you-1111000", "official-3-8-you-1110000", "official-3-7-you-xxx0000-1111111"]) {
    assert.equal(read(text, board), undefined, text);
  }
});

test("what is said with a board", () => {
  const board = { suspects: ["Ana", "Bea", "Cleo"], questions: [{ text: "glasses", yes: [0] }, { text: "Is it a man?", yes: [1] }], address: "" };
  const first = begun("official", true, board);
  const [ask, other] = [{ question: 0, yes: 1, low: 0.5614, high: 0.5614 }, { question: 1, yes: 1, low: 0.5, high: 0.52 }];
  const known = { asks: [ask, other], names: false, low: 0.5614, high: 0.5614, why: "" };
  const left = "You have 3 left, they have 3.";
  assert.deepEqual(boardAdvice(first, known, ask), ["Ask “glasses?”: 1 of 3.", "This wins 56.1 %.", left]);
  assert.deepEqual(boardAdvice(first, { ...known, names: true }, ask), ["Ask “glasses?”: 1 of 3, or name one.", "This wins 56.1 %.", left]);
  assert.deepEqual(boardAdvice(first, known, other), ["Ask “Is it a man?”: 1 of 3.", "This wins between 50.0 and 52.0 %, the best 56.1 %.", left]);
  assert.deepEqual(boardAdvice(first, known), ["Name one of yours now.", "This wins 56.1 %.", left]);
  const theirs = { ...first, isYours: false };
  assert.deepEqual(boardAdvice(theirs, known), ["Their turn: tap what they asked.", "They win 56.1 % with perfect play.", left]);
  assert.deepEqual(boardAdvice(theirs, known, ask), ["They asked “glasses?” Your answer?", "They win 56.1 % with perfect play.", left]);
  assert.deepEqual(boardAdvice(theirs, { ...known, asks: [] })[0], "Their turn.");
  const sure = [0, 1].reduce(turned, first);
  assert.deepEqual(boardAdvice(sure, { ...known, asks: [], low: 1, high: 1 }).slice(0, 2), ["It is Cleo: name them.", "This wins 100 %."]);
  assert.deepEqual([0, 0.00001, 0.99999, 1].map((low) => chance({ low, high: low })), ["0.0 %", "0.1 %", "99.9 %", "100 %"]);
});
