// @ts-check
/** Playing Guess Who? through the core, in Node: shapes, whole games, sums, every error. */
import assert from "node:assert/strict";
import test from "node:test";
import * as core from "./support/core.js";
import { generator } from "../browser/support/events.js";
import { refused } from "./support/refused.js";

/** @typedef {import("../../www/core.js").GuessWhoSetup} Setup @typedef {import("../../www/core.js").GuessWhoGame} Game */
/** @typedef {{ numerator: bigint, denominator: bigint }} Exact */

/** @type {Setup} */
const OFFICIAL = { rules: "official", mine: 24, theirs: 24 };

/** @param {Exact} fraction */
const text = ({ numerator, denominator }) => `${numerator}/${denominator}`;

/** @param {Exact[]} fractions @returns {Exact} not in lowest terms */
const sum = (...fractions) =>
  fractions.reduce((a, b) => ({ numerator: a.numerator * b.denominator + b.numerator * a.denominator, denominator: a.denominator * b.denominator }));

/** @param {Exact} a @param {Exact} b */
const equal = (a, b) => assert.equal(a.numerator * b.denominator, b.numerator * a.denominator, `${text(a)} is not ${text(b)}`);

test("a new game has the shape that is promised, with all that a setup leaves out", () => {
  const game = core.playGuessWho(OFFICIAL);
  const chance = { numerator: 5n, denominator: 9n, value: 5 / 9 };
  assert.deepEqual(game, {
    record: {
      v: 1,
      setup: { ...OFFICIAL, opponentAnswers: 2, opponent: "perfect", carelessness: 2, youBegin: true, seed: 1 },
      moves: [],
    },
    mine: 24, theirs: 24, toMove: "you", winner: null, start: chance, chance, moves: [],
  });
  assert.deepEqual(core.reviewGuessWho(game), {
    skill: { numerator: 0n, denominator: 1n, value: 0 },
    opponentSkill: { numerator: 0n, denominator: 1n, value: 0 },
    luck: { numerator: 0n, denominator: 1n, value: 0 },
    worst: null,
  });
});

test("a move and the opponent's answer to it", () => {
  const start = core.playGuessWho({ ...OFFICIAL, rules: { answers: 3, ending: "official" }, opponentAnswers: 2, seed: 2 ** 53 - 1 });
  assert.equal(start.record.setup.rules, "tripartite");
  assert.equal(text(start.chance), "241/288");
  const game = core.moveGuessWho(start, [1, 2, 21]);
  assert.deepEqual(start.moves, [], "a game does not change");
  const [mine, theirs] = game.moves;
  assert.ok(mine && theirs && game.moves.length === 2);
  assert.deepEqual([mine.by, mine.before, mine.question, mine.right], ["you", { mine: 24, theirs: 24 }, [1, 2, 21], null]);
  assert.equal(mine.kept, [1, 2, 21][mine.part ?? -1]);
  assert.deepEqual([theirs.by, theirs.before], ["opponent", { mine: mine.kept, theirs: 24 }]);
  assert.deepEqual(mine.after, theirs.best);
  assert.deepEqual(theirs.after, game.chance);
  assert.deepEqual(theirs.best, theirs.chosen, "a perfect opponent loses nothing");
  const { skill, worst } = core.reviewGuessWho(game);
  assert.equal(worst, 0);
  assert.ok(skill.numerator < 0n && skill.value === Number(skill.numerator) / Number(skill.denominator));
});

test("who begins, and who moves for both", () => {
  const second = core.playGuessWho({ ...OFFICIAL, youBegin: false });
  assert.deepEqual([second.moves.length, second.toMove, second.record.moves.length], [1, "you", 0]);
  const both = core.playGuessWho({ ...OFFICIAL, opponent: "person", youBegin: false });
  assert.deepEqual([both.moves.length, both.toMove], [0, "opponent"]);
  assert.equal(text(both.chance), "4/9");
  assert.equal(core.moveGuessWho(both, "name").winner !== null, true);
});

test("games of any moves are the same from their records, wherever they stand, and their sums are exact", () => {
  const random = generator(19);
  for (const ending of /** @type {const} */ (["race", "official", "open"])) {
    for (let count = 0; count < 20; count += 1) {
      const opponents = /** @type {const} */ (["perfect", "halving", "bold", "careless", "person"]);
      let game = core.playGuessWho({
        rules: { answers: 2 + random(5), ending }, mine: 2 + random(30), theirs: 2 + random(30), opponentAnswers: 2 + random(5),
        opponent: opponents[random(5)] ?? "perfect", carelessness: 3, youBegin: random(2) === 0, seed: random(2 ** 31),
      });
      while (game.winner === null) {
        const pool = game.toMove === "you" ? game.mine : game.theirs;
        const first = 1 + random(Math.max(1, pool - 1));
        const all = Array.from({ length: pool }, (_, index) => index + 1);
        const by = random(3);
        const names = pool === 1 || (ending !== "race" && random(6) === 0);
        const question = by === 0 ? { parts: [all.slice(first), all.slice(0, first)] } : [first, pool - first];
        game = core.moveGuessWho(by === 1 ? game.record : game, names ? (by === 0 ? { name: first } : "name") : question);
      }
      const record = JSON.parse(JSON.stringify(game.record));
      assert.deepEqual(core.replayGuessWho(record), game);
      const { skill, opponentSkill, luck, worst } = core.reviewGuessWho(record);
      equal(sum(game.start, skill, opponentSkill, luck), { numerator: game.winner === "you" ? 1n : 0n, denominator: 1n });
      assert.ok(skill.numerator <= 0n && opponentSkill.numerator >= 0n);
      assert.equal(worst === null, skill.numerator === 0n);
      assert.ok(worst === null || game.moves[worst]?.by === "you");
    }
  }
});

test("what a record says beside its moves is never trusted", () => {
  const game = core.moveGuessWho(core.playGuessWho(OFFICIAL), [12, 12]);
  const forged = { ...game, mine: 1, winner: /** @type {const} */ ("you"), moves: [] };
  assert.deepEqual(core.moveGuessWho(forged, [6, 6]), core.moveGuessWho(game, [6, 6]));
});

test("a billion suspects", () => {
  const game = core.moveGuessWho(core.playGuessWho({ ...OFFICIAL, mine: 1e9, theirs: 1e9 }), [5e8, 5e8]);
  assert.deepEqual([game.mine, game.moves.length], [5e8, 2]);
});

test("errors say what was given and what is allowed, and which move is impossible", () => {
  const game = core.playGuessWho(OFFICIAL);
  const { record } = game;
  refused([
    // @ts-expect-error no setup
    [() => core.playGuessWho(), TypeError, "setup must be an object, not undefined"],
    [() => core.playGuessWho({ ...OFFICIAL, mine: 0 }), RangeError, "setup.mine must be a whole number from 1 to 2147483647, not 0"],
    [() => core.playGuessWho({ ...OFFICIAL, opponentAnswers: 7 }), RangeError, "setup.opponentAnswers must be a whole number from 2 to 6, not 7"],
    // @ts-expect-error no such opponent
    [() => core.playGuessWho({ ...OFFICIAL, opponent: "lucky" }), RangeError, 'unknown opponent "lucky": there are "perfect", "halving", "bold", "careless" and "person"'],
    // @ts-expect-error a number is no name
    [() => core.playGuessWho({ ...OFFICIAL, opponent: 3 }), TypeError, 'setup.opponent must be one of "perfect", "halving", "bold", "careless", "person", not 3'],
    // @ts-expect-error too careless
    [() => core.playGuessWho({ ...OFFICIAL, carelessness: 4 }), RangeError, "setup.carelessness must be a whole number from 1 to 3, not 4"],
    // @ts-expect-error no truth value
    [() => core.playGuessWho({ ...OFFICIAL, youBegin: "yes" }), TypeError, 'setup.youBegin must be true or false, not "yes"'],
    [() => core.playGuessWho({ ...OFFICIAL, seed: 2 ** 53 }), RangeError, "setup.seed must be a whole number from 0 to 9007199254740991, not 9007199254740992"],
    [() => core.playGuessWho({ ...OFFICIAL, seed: 0.5 }), RangeError, "setup.seed must be a whole number from 0 to 9007199254740991, not 0.5"],
    [() => core.playGuessWho({ ...OFFICIAL, mine: 65, opponent: "careless" }), RangeError, "a careless opponent weighs every question, up to pools of 64: 65 is too many"],
    [() => core.playGuessWho({ rules: "race", mine: 1, theirs: 1 }), RangeError, "(1, 1) is not a position of the race: a pool of one has already won, so one of the pools must be at least 2"],
    [() => core.playGuessWho({ rules: "tripartite", mine: 9, theirs: 10_001 }), RangeError, "listing the optimal questions for a pool of 10001 under the rules tripartite takes a search, which goes up to a pool of 10000; the win probability is known at any size"],
    [() => core.moveGuessWho(game, [8, 17]), RangeError, 'move 1, "8-17", is impossible: the parts [8, 17] are no question for a pool of 24: two positive parts must add up to 24'],
    [() => core.moveGuessWho(core.playGuessWho({ ...OFFICIAL, rules: "race" }), "name"), RangeError, 'move 1, "n", is impossible: a suspect was named under the race, where a pool of one wins at once and nothing is named'],
    [() => core.moveGuessWho(game, { name: 25 }), RangeError, 'move 1, "n25", is impossible: suspect 25 is outside 1..=24, the suspects still standing'],
    [() => core.moveGuessWho(game, { parts: [[1, 2], [2]] }), RangeError, 'move 1, "parts", is impossible: suspect 2 is there twice: each of those standing must be in exactly one part'],
    [() => core.moveGuessWho(game, { name: 1, parts: [[1], [2]] }), TypeError, 'move must be an array of part sizes, "name", { parts } or { name }, not both { name } and { parts }'],
    // @ts-expect-error no move
    [() => core.moveGuessWho(game, "guess"), RangeError, 'move must be an array of part sizes, "name", { parts } or { name }, not "guess"'],
    // @ts-expect-error no move
    [() => core.moveGuessWho(game, {}), TypeError, 'move must be an array of part sizes, "name", { parts } or { name }, not object'],
    // @ts-expect-error no move
    [() => core.moveGuessWho(game), TypeError, 'move must be an array of part sizes, "name", { parts } or { name }, not undefined'],
    // @ts-expect-error no number
    [() => core.moveGuessWho(game, [8, "16"]), TypeError, 'move[1] must be a whole number from 0 to 2147483647, not "16"'],
    // @ts-expect-error no record
    [() => core.replayGuessWho(7), TypeError, "game must be an object, not 7"],
    // @ts-expect-error another version
    [() => core.replayGuessWho({ ...record, v: 2 }), RangeError, "record.v must be 1, not 2"],
    // @ts-expect-error no list
    [() => core.replayGuessWho({ ...record, moves: "name" }), TypeError, 'record.moves must be an array of moves, not "name"'],
    [() => core.replayGuessWho({ ...record, moves: [[12, 12], [12, 12]] }), RangeError, 'move 2, "12-12", is impossible: the parts [12, 12] are no question for a pool of 12: two positive parts must add up to 12'],
    [() => core.reviewGuessWho({ ...record, moves: [[24]] }), RangeError, 'move 1, "24", is impossible: the parts [24] are no question for a pool of 24: two positive parts must add up to 24'],
  ]);
});

// The same numbers come natively: `a_seed_gives_this_game_on_every_machine`.
test("a seed gives this game on every machine", () => {
  let game = core.playGuessWho({ ...OFFICIAL, rules: "tripartite", opponent: "careless", seed: 2026 });
  game = core.moveGuessWho(core.moveGuessWho(game, [8, 8, 8]), [2, 3, 3]);
  assert.deepEqual(game.moves.map(({ question, kept }) => [question, kept]), [[[8, 8, 8], 8], [[8, 8, 8], 8], [[2, 3, 3], 3], [[2, 2, 4], 4]]);
});
