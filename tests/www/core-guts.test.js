// @ts-check
/** Continuous Guts in Node: every shape, a few values by closed forms, every error. tests/core checks the solver itself. */
import assert from "node:assert/strict";
import test from "node:test";
import * as core from "./support/core.js";
import { refused } from "./support/refused.js";

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {number} found @param {number} expected @param {number} [error] */
function near(found, expected, error = 1e-12) {
  assert.ok(Math.abs(found - expected) <= error, `${found} is not ${expected} ± ${error}`);
}

test("declared in turn: the first of two holds above 1/9 and pays 1/9, the second above 1/3", () => {
  const { thresholds, alpha, gap } = core.gutsInTurn(2);
  assert.deepEqual(Object.keys(thresholds).sort(), ["", "D", "H"]);
  near(thresholds[""], 1 / 9);
  near(thresholds["H"], 1 / 3);
  assert.equal(thresholds["D"], 0);
  near(alpha[0], -1 / 9);
  assert.ok(gap >= 0 && gap < 1e-11);
  // Somebody always holds, so that nobody is ever the best hand that dropped.
  const five = core.gutsInTurn(5, { weenie: true });
  assert.equal(Object.keys(five.thresholds).length, 31);
  near(sum(five.alpha), 0);
  assert.deepEqual(five.alpha, core.gutsInTurn(5).alpha);
  assert.throws(() => core.gutsInTurn(9), (error) => error instanceof RangeError && /^players must be a whole number from 2 to 8, not 9$/.test(error.message));
});

// Natively every pair and triple of a grid is as the papers have it.
test("a round has the shape that is promised", () => {
  assert.deepEqual(core.gutsPayoff([0.25, 0.75]), { alpha: [0.25, -0.25], beta: 3 / 8 });
  const { alpha, beta } = core.gutsPayoff([1 / 2, 1 / 4, 3 / 4]);
  // (6.2) for u ≤ a ≤ v, (6.1).
  near(alpha[0] ?? NaN, 2 / 2 - 1 / 4 - 3 / 4 + (3 / 4) ** 3 - 3 / 4 * (3 / 4) + 2 * (3 / 32));
  near(beta, 2 - 1 / 2 - 1 / 4 - 3 / 4 + 2 * (3 / 32));
});

test("arrays and typed arrays are the same", () => {
  const expected = core.gutsPayoff([0.25, 0.75, 1]);
  assert.deepEqual(core.gutsPayoff(new Float64Array([0.25, 0.75, 1]), {}), expected);
  assert.deepEqual(core.gutsPayoff(new Float32Array([0.25, 0.75, 1]), { weenie: false }), expected);
  assert.deepEqual(core.gutsPayoff(Object.freeze([0.25, 0.75, 1]), { weenie: undefined }), expected);
  assert.deepEqual(core.gutsPayoff([-0, 0]), core.gutsPayoff([0, 0]));
});

test("the equilibrium and what it recovers, also with a kitty", () => {
  for (const [rules, factor] of /** @type {const} */ ([[{}, 1 / 2], [{ weenie: true }, 1 / 3]])) {
    for (const players of [2, 6, 7, 64]) {
      // Corollaries 7.9 and B.2.
      const { threshold, beta, recovers } = core.gutsEquilibrium(players, rules);
      near(threshold, factor ** (1 / (players - 1)));
      near(core.gutsPayoff(Array(players).fill(threshold), rules).beta, beta);
      assert.equal(recovers, factor === 1 / 2 || players <= 6);
    }
  }
  // The kitty is one player more.
  near(core.gutsEquilibrium(5, { kitty: true }).threshold, core.gutsEquilibrium(6).threshold);
  near(sum([...core.gutsPayoff([0.2, 0.5, 0.9], { kitty: true }).alpha]), 0);
  assert.deepEqual(Object.keys(core.gutsEquilibrium(3)), ["threshold", "beta", "recovers"]);
});

test("how fast large pots become rare", () => {
  const { log2, sqrt } = Math;
  assert.deepEqual(core.gutsPotTail(2), { exponent: Infinity, gap: 0, mean: true, variance: true });
  for (const [tail, exponent] of /** @type {const} */ ([
    [core.gutsPotTail(2, { weenie: true }), log2(5)],
    [core.gutsPotTail(3), log2(1 + 3 / (3 - sqrt(8)))],
    // Half of the hands each: one of eight times the stakes double, three of eight times one holds alone.
    [core.gutsPotTail(3, { thresholds: [0.5, 0.5, 0.5] }), 2],
    [core.gutsPotTail(3, { thresholds: [0, 0, 0] }), 0],
  ])) {
    assert.ok(tail.gap < 1e-12);
    near(tail.exponent, exponent);
    assert.deepEqual([tail.mean, tail.variance], [tail.exponent - tail.gap > 1, tail.exponent - tail.gap > 2]);
  }
  assert.deepEqual(
    [2, 3, 6, 7, 1000, Infinity].map((players) => core.gutsPotTail(players, { weenie: true })).map(({ mean, variance }) => [mean, variance]),
    [[true, true], [true, false], [true, false], [false, false], [false, false], [false, false]],
  );
});

test("how large the pot gets, and how often a bankroll is ruined", () => {
  // Half of the hands each: the stakes double in an eighth of the rounds, and end in three.
  const { ends, exceeded } = core.gutsPot(3, { most: 9, thresholds: [0.5, 0.5, 0.5] });
  assert.equal(ends, 3 / 8);
  assert.deepEqual(exceeded, [1, ...[1, 2, 2, 3, 3, 3, 3, 4, 4].map((doublings) => 4 ** -doublings)]);
  // Of two each pot is as large as the first: a walk by steps of a pot, which one of them pays where both hold.
  const walk = 3 - Math.sqrt(8);
  for (const antes of [1, 2, 3, 10, 11]) {
    const { low, high } = core.gutsRuin(2, { bankroll: antes });
    const exact = walk ** (Math.floor((antes - 1) / 2) + 1);
    assert.ok(low <= exact * (1 + 1e-14) && exact <= high * (1 + 1e-14) && high - low < 1e-13, `${antes}: ${low} ${high}`);
    assert.deepEqual(core.gutsRuin(2, { bankroll: antes, threshold: 0.5 }), { low, high });
  }
  assert.equal(core.gutsBankroll(2), 5);
  for (const weenie of [false, true]) {
    const enough = /** @type {number} */ (core.gutsBankroll(7, { weenie, ruin: 0.001 }));
    assert.ok(core.gutsRuin(7, { weenie, bankroll: enough }).high < 0.001);
    assert.ok(core.gutsRuin(7, { weenie, bankroll: enough - 1 }).low >= 0.001);
  }
  assert.equal(core.gutsBankroll(7, { weenie: true, ruin: 0 }), null);
});

test("the best reply, in closed form", () => {
  // Lemma 5.3.
  for (const [at, alpha, threshold] of /** @type {const} */ ([[0.25, -(0.25 ** 2) / 2, 0.375], [0.75, 0.75 * (1 - 1.5), 0]])) {
    const reply = core.gutsBestResponse(at, 2);
    near(reply.alpha, alpha);
    near(reply.thresholds[0] ?? NaN, threshold);
    assert.deepEqual(core.gutsBestResponse(at, 2, { bloc: true }), reply);
  }
});

test("values of another program", () => {
  for (const [players, once, forever] of /** @type {const} */ ([
    [3, -0.00556634653, -0.013285905],
    [4, -0.01337723738, -0.033832427],
    [8, -0.03267933877, -0.085377172],
    [20, -0.04908511412, -0.126412691],
  ])) {
    near(core.gutsCoalition(players).value, once, 1e-10);
    near(core.gutsCoalition(players, { repeated: true }).value, forever, 2e-9);
  }
  near(core.gutsCoalition(5, { weenie: true }).value, 0, 1e-11);
  near(core.gutsCoalition(6, { weenie: true }).value, -0.00029899675, 1e-10);
  // Where the pot grows without end player 1 does best to leave.
  const ruin = core.gutsCoalition(7, { weenie: true, repeated: true });
  assert.deepEqual([ruin.value, ruin.player], [-1, []]);
});

test("a coalition’s strategies have weights, and of infinitely many a rate", () => {
  const three = core.gutsCoalition(3);
  assert.deepEqual(Object.keys(three), ["value", "gap", "coalition", "player"]);
  for (const { thresholds } of three.coalition) assert.equal(thresholds.length, 2);
  // θ + sinh θ = 1/2.
  let theta = 0.25;
  for (let step = 0; step < 20; step += 1) theta -= (theta + Math.sinh(theta) - 0.5) / (1 + Math.cosh(theta));
  const { value, coalition, player } = core.gutsCoalition(Infinity);
  near(value, 2 - 2 * Math.cosh(theta));
  assert.deepEqual(coalition.map(({ thresholds }) => thresholds), [[], [0]]);
  for (const all of [three.coalition, coalition, player]) near(sum(all.map(({ weight }) => weight)), 1);
  // Who each draw alone win nothing: they hold as in the equilibrium.
  const { threshold } = core.gutsEquilibrium(5);
  const alone = core.gutsCoalition(5, { independent: true });
  assert.deepEqual(alone, { value: 0, gap: 0, coalition: [{ thresholds: Array(4).fill(threshold), weight: 1 }], player: [{ threshold, weight: 1 }] });
  near(core.gutsCoalition(Infinity, { weenie: true, independent: true }).player[0]?.rate ?? NaN, Math.log(3));
  const ruin = core.gutsCoalition(Infinity, { weenie: true, repeated: true });
  assert.deepEqual([ruin.value, ruin.gap, ruin.player], [-1, 0, []]);
});

test("errors say what was given and what is allowed", () => {
  /** @type {any} */
  const untyped = core;
  refused([
    [() => core.gutsPayoff([0.5]), RangeError, /^thresholds must hold 2 to 64 numbers from 0 to 1, not 1$/],
    [() => core.gutsPayoff(new Array(65).fill(0.5)), RangeError, /not 65$/],
    [() => core.gutsPayoff(new Float64Array(1e6)), RangeError, /not 1000000$/],
    [() => core.gutsPayoff([0.5, 1.5]), RangeError, /^thresholds\[1\] must be a number from 0 to 1, not 1\.5$/],
    [() => core.gutsPayoff([NaN, 0.5]), RangeError, /^thresholds\[0\] must be a number from 0 to 1, not NaN$/],
    [() => untyped.gutsPayoff([0.5, "0.5"]), TypeError, /^thresholds\[1\] must be a number from 0 to 1, not "0\.5"$/],
    [() => untyped.gutsPayoff(new BigInt64Array(2)), TypeError, /^thresholds\[0\] must be .*, not bigint$/],
    [() => untyped.gutsPayoff(0.5), TypeError, /^thresholds must be an array of numbers from 0 to 1, not 0\.5$/],
    [() => untyped.gutsPayoff({ length: 2, 0: 0.5, 1: 0.5 }), TypeError, /not object$/],
    [() => untyped.gutsPayoff(), TypeError, /not undefined$/],
    [() => untyped.gutsPayoff([0.5, 0.5], "weenie"), TypeError, /^rules must be an object, not "weenie"$/],
    [() => untyped.gutsPayoff([0.5, 0.5], null), TypeError, /^rules must be an object, not null$/],
    [() => untyped.gutsPayoff([0.5, 0.5], { weenie: 1 }), TypeError, /^rules\.weenie must be true or false, not 1$/],
    [() => core.gutsEquilibrium(1), RangeError, /^players must be a whole number from 2 to 64, not 1$/],
    [() => core.gutsEquilibrium(65), RangeError, /from 2 to 64, not 65$/],
    [() => core.gutsPotTail(1001), RangeError, /^players must be a whole number from 2 to 1000, not 1001$/],
    [() => core.gutsPotTail(3, { thresholds: [0.5] }), RangeError, /^thresholds must/],
    [() => core.gutsPotTail(Infinity, { thresholds: [0.5, 0.5] }), RangeError, /not for Infinity$/],
    [() => core.gutsRuin(3, { bankroll: 0 }), RangeError, /^bankroll must be a whole number from 1 to 1000000, not 0$/],
    [() => untyped.gutsRuin(3), TypeError, /^bankroll must be .*, not undefined$/],
    [() => core.gutsRuin(1, { bankroll: 5 }), RangeError, /^players must be a whole number from 2 to 1000, not 1$/],
    [() => core.gutsRuin(3, { bankroll: 5, threshold: 2 }), RangeError, /^threshold must be a number from 0 to 1, not 2$/],
    [() => core.gutsBankroll(3, { ruin: -1 }), RangeError, /^ruin must be a number from 0 to 1, not -1$/],
    [() => core.gutsPot(3, { most: 0 }), RangeError, /^most must be a whole number from 1 to 100000, not 0$/],
    [() => core.gutsEquilibrium(2.5), RangeError, /not 2\.5$/],
    [() => untyped.gutsEquilibrium(2, { kitty: 1 }), TypeError, /rules\.kitty must be true or false, not 1/],
    [() => untyped.gutsEquilibrium("3"), TypeError, /^players must be a whole number from 2 to 64, not "3"$/],
    [() => core.gutsBestResponse(-0.1, 3), RangeError, /^threshold must be a number from 0 to 1, not -0\.1$/],
    [() => core.gutsBestResponse(0.5, 65), RangeError, /^players must be .* from 2 to 64, not 65$/],
    [() => untyped.gutsBestResponse(null, 3), TypeError, /^threshold must be a number from 0 to 1, not null$/],
    [() => untyped.gutsBestResponse(0.5, 3, { bloc: "yes" }), TypeError, /^rules\.bloc must be true or false, not "yes"$/],
    [() => core.gutsCoalition(2), RangeError, /^players must be a whole number from 3 to 20, not 2$/],
    [() => core.gutsCoalition(21), RangeError, /from 3 to 20, not 21$/],
    [() => core.gutsCoalition(-Infinity), RangeError, /from 3 to 20, not -Infinity$/],
    [() => untyped.gutsCoalition(Infinity, { repeated: 1 }), TypeError, /^rules\.repeated must be true or false, not 1$/],
    [() => untyped.gutsCoalition(3, { repeated: null }), TypeError, /^rules\.repeated must be true or false, not null$/],
  ]);
});
