// @ts-check
/** Continuous Guts in Node, against what does not know how it was found: closed forms, integrals, all deals, grids. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as core from "../../www/core.js";

await core.ready(readFileSync(new URL("../../www/pkg/core_bg.wasm", import.meta.url)));

/** @typedef {import("../../www/core.js").GutsRules} GutsRules */
const RULES = [{}, { weenie: true }];
/** What a payoff may be wrong by. */
const ROUNDING = 1e-12;

/** @param {number} least @param {number} most */
const range = (least, most) => Array.from({ length: most - least + 1 }, (_, index) => least + index);
/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** @param {number[]} numbers */
const product = (numbers) => numbers.reduce((total, number) => total * number, 1);
/** @param {number} players @param {number} threshold */
const bloc = (players, threshold) => new Array(players - 1).fill(threshold);

/** @param {number} found @param {number} expected @param {number} [error] */
function near(found, expected, error = ROUNDING) {
  assert.ok(Math.abs(found - expected) <= error, `${found} is not ${expected} ± ${error}`);
}

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Player 1’s α + βV. @param {number} mine @param {number[]} others @param {GutsRules} [rules] @param {number} [value] */
function worth(mine, others, rules = {}, value = 0) {
  const { alpha, beta } = core.gutsPayoff([mine, ...others], rules);
  return /** @type {number} */ (alpha[0]) + beta * value;
}

/** Nodes and weights of Gauss and Legendre on [−1, 1]: exact for polynomials of degree 2·count − 1. @param {number} count */
function gauss(count) {
  return range(1, count).map((index) => {
    let [x, slope] = [Math.cos((Math.PI * (index - 0.25)) / (count + 0.5)), NaN];
    for (let step = 0; step < 8; step += 1) {
      let [before, value] = [1, x];
      for (const k of range(2, count)) [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
      slope = (count * (before - x * value)) / (1 - x * x);
      x -= value / slope;
    }
    return { x, weight: 2 / ((1 - x * x) * slope * slope) };
  });
}
const NODES = gauss(12);

/**
 * Between neighbouring bends the function is a polynomial, of degree 23 at most.
 * @param {(x: number) => number} f @param {number} from @param {number} to @param {number[]} bends
 */
function integral(f, from, to, bends) {
  const inside = bends.filter((bend) => bend > from && bend < to).sort((x, y) => x - y);
  let [total, left] = [0, from];
  for (const right of [...inside, to]) {
    const [half, middle] = [(right - left) / 2, (right + left) / 2];
    total += half * sum(NODES.map(({ x, weight }) => weight * f(middle + half * x)));
    left = right;
  }
  return total;
}

/** α of one player and β, by integration. @param {number} a @param {number[]} others @param {GutsRules} rules */
function integrated(a, others, { weenie = false }) {
  const n = others.length + 1;
  const holders = sum(others.map((t) => 1 - t));
  const others_drop = product(others);
  const best = integral((x) => product(others.map((t) => Math.max(x, t))), a, 1, others);
  const weeniest = integral((x) => product(others.map((t) => Math.min(x, t))), 0, a, others);
  const alpha = holders - 1 - a + 2 * a * others_drop + n * (2 * best - (1 - a));
  const beta = 2 * a * others_drop + holders - a;
  return weenie ? { alpha: alpha + a * others_drop - n * weeniest, beta: beta + a * others_drop } : { alpha, beta };
}

test("payoffs are the integrals of the rules", () => {
  const random = dice(1);
  for (const rules of RULES) {
    for (const players of [2, 3, 4, 5, 8, 20]) {
      const thresholds = range(1, players).map(() => random() ** (1 / players));
      const { alpha, beta } = core.gutsPayoff(thresholds, rules);
      for (const [player, mine] of thresholds.entries()) {
        const expected = integrated(mine, thresholds.toSpliced(player, 1), rules);
        near(alpha[player] ?? NaN, expected.alpha);
        near(beta, expected.beta);
      }
    }
  }
});

/**
 * What a deal comes to by the rules of the game, when each hand is somewhere in one of the equal cells of [0, 1] and
 * those above a threshold are known. The best hands that share a cell are each as likely to be the best.
 * @param {number[]} cells @param {number[]} least the lowest cell that each player holds @param {boolean} weenie
 */
function settled(cells, least, weenie) {
  const players = range(0, cells.length - 1);
  const holders = players.filter((player) => (cells[player] ?? 0) >= (least[player] ?? 0));
  if (holders.length === 0 && !weenie) return { gains: players.map(() => 0), stakes: 1 };
  const compared = holders.length === 0 ? players : holders;
  const highest = Math.max(...compared.map((player) => cells[player] ?? 0));
  const tied = compared.filter((player) => cells[player] === highest);
  const chance = (/** @type {number} */ player) => (tied.includes(player) ? 1 / tied.length : 0);
  const n = players.length;
  if (holders.length === 0) return { gains: players.map((player) => 1 - n * chance(player)), stakes: 2 };
  if (holders.length === 1) return { gains: players.map((player) => n * chance(player) - 1), stakes: 0 };
  const wager = (/** @type {number} */ player) => (holders.includes(player) ? n * (2 * chance(player) - 1) : 0);
  return { gains: players.map((player) => wager(player) + holders.length - 2), stakes: holders.length - 1 };
}

test("payoffs are the mean of all deals", () => {
  for (const [side, least] of /** @type {const} */ ([[16, [12, 4]], [8, [7, 4, 6]], [8, [3, 3, 8]], [4, [2, 3, 0, 3, 4]], [4, [3, 3, 3, 3, 3, 3]]])) {
    const deals = side ** least.length;
    for (const weenie of [false, true]) {
      const total = { gains: least.map(() => 0), stakes: 0 };
      for (let deal = 0; deal < deals; deal += 1) {
        const cells = least.map((_, player) => Math.floor(deal / side ** player) % side);
        const { gains, stakes } = settled(cells, [...least], weenie);
        total.gains = total.gains.map((gain, player) => gain + (gains[player] ?? NaN));
        total.stakes += stakes;
      }
      const { alpha, beta } = core.gutsPayoff(least.map((cell) => cell / side), { weenie });
      for (const [player, gain] of total.gains.entries()) near(alpha[player] ?? NaN, gain / deals);
      near(beta, total.stakes / deals);
    }
  }
});

test("two and three players are as the paper has them", () => {
  for (const p of range(0, 32).map((i) => i / 32)) {
    for (const q of range(0, 32).map((i) => i / 32)) {
      // Multiples of a power of two: no rounding at all.
      const round = core.gutsPayoff([p, q]);
      const lead = (1 - 2 * Math.max(p, q)) * (p - q);
      assert.ok(round.alpha[0] === lead && round.alpha[1] === -lead && round.beta === p * q + (1 - p) * (1 - q));
    }
  }
  const { alpha, beta } = core.gutsPayoff([1 / 2, 1 / 4, 3 / 4]);
  // (6.2) for u ≤ a ≤ v, (6.1).
  near(alpha[0] ?? NaN, 2 / 2 - 1 / 4 - 3 / 4 + (3 / 4) ** 3 - 3 / 4 * (3 / 4) + 2 * (3 / 32));
  near(beta, 2 - 1 / 2 - 1 / 4 - 3 / 4 + 2 * (3 / 32));
});

test("what the players win together is nothing, at every size", () => {
  const random = dice(3);
  for (const players of range(2, 64)) {
    for (const rules of RULES) {
      const { alpha } = core.gutsPayoff(range(1, players).map(random), rules);
      assert.equal(alpha.length, players);
      near(sum(alpha), 0, players * ROUNDING);
    }
    // Remark 7.8: β where all play p.
    const p = random();
    near(core.gutsPayoff([p, ...bloc(players, p)]).beta, players * (1 - p) - 1 + 2 * p ** players, 1e-11);
  }
});

test("arrays and typed arrays are the same", () => {
  const expected = core.gutsPayoff([0.25, 0.75, 1]);
  assert.deepEqual(core.gutsPayoff(new Float64Array([0.25, 0.75, 1]), {}), expected);
  assert.deepEqual(core.gutsPayoff(new Float32Array([0.25, 0.75, 1]), { weenie: false }), expected);
  assert.deepEqual(core.gutsPayoff(Object.freeze([0.25, 0.75, 1]), { weenie: undefined }), expected);
  assert.deepEqual(core.gutsPayoff([-0, 0]), core.gutsPayoff([0, 0]));
});

test("the equilibrium and what it recovers", () => {
  for (const weenie of [false, true]) {
    for (const players of range(2, 64)) {
      const { threshold, beta, recovers } = core.gutsEquilibrium(players, { weenie });
      // Corollaries 7.9 and B.2.
      near(threshold, (weenie ? 1 / 3 : 1 / 2) ** (1 / (players - 1)));
      const round = core.gutsPayoff([threshold, ...bloc(players, threshold)], { weenie });
      near(round.beta, beta);
      near(beta, (players - 1) * (1 - threshold));
      assert.equal(recovers, !weenie || players <= 6);
      // Nobody gains by leaving; no bloc takes more than the margin.
      const grid = range(0, 50).map((i) => i / 50);
      for (const mine of grid) assert.ok(worth(mine, bloc(players, threshold), { weenie }) <= ROUNDING);
      const margins = grid.map((t) => worth(threshold, bloc(players, t), { weenie }, -1) + 1);
      assert.equal(Math.min(...margins, 1 - beta) > 0, recovers);
    }
  }
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
  // Of infinitely many: the factor k has the chance (ln 2)^(k + 1)/(k + 1)!/2.
  const { exponent } = core.gutsPotTail(Infinity);
  /** @param {number} holders */
  const chance = (holders) => product(range(1, holders).map((count) => Math.LN2 / count)) / 2;
  near(sum(range(2, 59).map((k) => chance(k + 1) * (k ** exponent - 1))), chance(1));
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

test("the best reply of one, in closed form", () => {
  for (const a of range(0, 40).map((i) => i / 40)) {
    const [reply, same] = [core.gutsBestResponse(a, 2), core.gutsBestResponse(a, 2, { bloc: true })];
    // Lemma 5.3.
    near(reply.alpha, a < 0.5 ? -((0.5 - a) ** 2) / 2 : a * (1 - 2 * a));
    if (a !== 0.5) near(reply.thresholds[0] ?? NaN, a < 0.5 ? (2 * a + 1) / 4 : 0);
    assert.deepEqual(reply, same);
  }
});

test("no reply of a grid is below the best one, and the best one is attained", () => {
  const grid = range(0, 24).map((i) => i / 24);
  for (const rules of RULES) {
    for (const a of range(0, 20).map((i) => i / 20)) {
      for (const players of [2, 3, 4, 7, 20, 64]) {
        const free = core.gutsBestResponse(a, players, rules);
        const same = core.gutsBestResponse(a, players, { ...rules, bloc: true });
        for (const { thresholds, alpha } of [free, same]) {
          assert.equal(thresholds.length, players - 1);
          assert.deepEqual(thresholds, thresholds.toSorted((s, t) => s - t));
          near(worth(a, thresholds, rules), alpha);
        }
        assert.equal(new Set(same.thresholds).size, 1);
        assert.ok(free.alpha <= same.alpha + ROUNDING);
        for (const t of grid) assert.ok(worth(a, bloc(players, t), rules) >= same.alpha - ROUNDING);
        for (const [s, t] of grid.flatMap((s) => (players === 3 ? grid.map((t) => [s, t]) : []))) {
          assert.ok(worth(a, [s ?? 0, t ?? 0], rules) >= free.alpha - ROUNDING);
        }
      }
    }
  }
  // Proposition 6.8: one always holds, the other plays √(a² + 1/3).
  const [first, second] = core.gutsBestResponse(0.75, 3).thresholds;
  assert.equal(first, 0);
  near(second ?? NaN, Math.sqrt(0.75 ** 2 + 1 / 3));
  // §B.2: with the Weenie rule the equilibrium of six does not withstand (0, t, …, t).
  const { threshold } = core.gutsEquilibrium(6, { weenie: true });
  const spoiled = core.gutsBestResponse(threshold, 6, { weenie: true });
  near(spoiled.alpha, -0.0112, 1e-4);
  near(spoiled.thresholds[1] ?? NaN, 0.925, 1e-3);
});

/** The least and the most that a solution can be wrong by, on grids. @param {number} players @param {GutsRules & { repeated?: boolean }} rules */
function assertSaddle(players, rules) {
  const { value, gap, coalition, player } = core.gutsCoalition(players, rules);
  assert.ok(value <= 0 && gap >= 0 && gap <= 1e-6);
  near(sum(coalition.map(({ weight }) => weight)), 1);
  assert.ok(coalition.every(({ weight, thresholds }) => weight > 0 && thresholds.length === players - 1));
  const after = rules.repeated ? value : 0;
  const held = (/** @type {number} */ mine) => sum(coalition.map(({ thresholds, weight }) => weight * worth(mine, thresholds, rules, after)));
  for (const mine of range(0, 100).map((i) => i / 100)) assert.ok(held(mine) <= value + gap + ROUNDING);
  if (player.length === 0) return assert.equal(value, -1);
  const [{ threshold, weight } = { threshold: NaN, weight: NaN }] = player;
  assert.ok(weight === 1 && player.length === 1);
  near(held(threshold), value, gap + ROUNDING);
  const random = dice(players);
  for (const spread of [1, 0.05]) {
    for (const near of coalition) {
      const shaken = () => near.thresholds.map((t) => Math.min(1, Math.max(0, t + spread * (2 * random() - 1))));
      for (let trial = 0; trial < 100; trial += 1) assert.ok(worth(threshold, shaken(), rules, after) >= value - gap - ROUNDING);
    }
  }
}

test("a coalition and player 1 hold each other to the value", () => {
  for (const players of range(3, 20)) {
    for (const rules of RULES) {
      assertSaddle(players, rules);
      assertSaddle(players, { ...rules, repeated: true });
    }
  }
});

test("others who each draw alone win nothing", () => {
  for (const players of range(3, 20)) {
    for (const rules of RULES) {
      for (const repeated of [false, true]) {
        const { value, gap, coalition, player } = core.gutsCoalition(players, { ...rules, repeated, independent: true });
        const { threshold } = core.gutsEquilibrium(players, rules);
        assert.deepEqual([value, gap, player], [0, 0, [{ threshold, weight: 1 }]]);
        assert.deepEqual(coalition, [{ thresholds: Array(players - 1).fill(threshold), weight: 1 }]);
      }
      // Thresholds drawn alone, each from two: by their averages she loses nothing with her best one.
      const random = dice(players);
      const others = Array.from({ length: players - 1 }, () => [random(), random()]);
      const averages = others.map((pair) => sum(pair) / 2);
      const best = Math.max(...range(0, 1000).map((i) => worth(i / 1000, averages, rules, 0)));
      assert.ok(best > 0, `${players}: ${best}`);
    }
  }
});

test("values of another program, and the mixture of the paper", () => {
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
  // Example 6.14: it wins, and the best mixture wins more.
  const p = Math.SQRT1_2;
  const paper = (/** @type {number} */ mine) => 0.83 * worth(mine, [p - 0.04, p - 0.04]) + 0.17 * worth(mine, [0, p + 0.137]);
  const most = Math.max(...range(0, 10_000).map((i) => paper(i / 10_000)));
  near(most, -0.0045, 1e-4);
  assert.ok(core.gutsCoalition(3).value < most);
});

/** α + βV of player 1 at a rate, against infinitely many. @param {number} x @param {number[]} thresholds @param {number} rate @param {GutsRules} rules @param {number} after */
function worthOfARate(x, thresholds, rate, { weenie = false }, after) {
  const allDrop = (weenie ? 3 : 2) * (thresholds.length > 0 ? 0 : Math.exp(-rate));
  const holders = rate + thresholds.length;
  const steps = range(0, 4000);
  const midpoints = (/** @type {number} */ to) => steps.map((i) => ((i + 0.5) * to) / steps.length);
  const mean = (/** @type {number[]} */ all) => sum(all) / all.length;
  const won = x * mean(midpoints(x).map((u) => 2 * Math.exp(-Math.min(u, rate)) - 1));
  const weenies = !weenie || thresholds.length > 0 ? 0 : 40 * mean(midpoints(40).map((u) => Math.exp(-Math.max(x + u, rate))));
  return holders - 2 + allDrop + won - weenies + after * (holders - 1 + allDrop);
}

test("infinitely many and player 1 hold each other to the value", () => {
  // θ + sinh θ = 1/2.
  let theta = 0.25;
  for (let step = 0; step < 20; step += 1) theta -= (theta + Math.sinh(theta) - 0.5) / (1 + Math.cosh(theta));
  near(core.gutsCoalition(Infinity).value, 2 - 2 * Math.cosh(theta), 1e-12);
  for (const rules of [{}, { weenie: true }, { repeated: true }]) {
    const { value, gap, coalition, player } = core.gutsCoalition(Infinity, rules);
    assert.ok(gap > 0 && gap < 1e-10);
    near(sum(coalition.map(({ weight }) => weight)), 1);
    assert.deepEqual(
      coalition.map(({ thresholds }) => thresholds),
      [[], [0]],
    );
    const after = "repeated" in rules ? value : 0;
    const held = (/** @type {number} */ x) => sum(coalition.map(({ thresholds, weight, rate = NaN }) => weight * worthOfARate(x, thresholds, rate, rules, after)));
    for (const x of [0, 0.3, 0.7, 1, 1.2, 1.5, 2, 3]) assert.ok(held(x) <= value + 1e-5);
    const [{ threshold, weight, rate } = { threshold: NaN, weight: NaN, rate: NaN }] = player;
    assert.deepEqual([threshold, weight], [1, 1]);
    near(held(rate ?? NaN), value, 1e-5);
    for (const thresholds of [[], [0]]) {
      for (const theirs of range(0, 30).map((i) => i / 15)) assert.ok(worthOfARate(rate ?? NaN, thresholds, theirs, rules, after) >= value - 1e-5);
    }
    // The values of 5 to 20 players lead there: linearly in 1/(n − 1), and then by squares.
    const [near20, near10, near5] = [20, 10, 5].map((others) => core.gutsCoalition(Math.min(20, others + 1), rules).value);
    assert.ok((near20 ?? 0) > value && (near10 ?? 0) > (near20 ?? 0) && (near5 ?? 0) >= (near10 ?? 0));
  }
  const ruin = core.gutsCoalition(Infinity, { weenie: true, repeated: true });
  assert.deepEqual([ruin.value, ruin.gap, ruin.player], [-1, 0, []]);
  for (const [weenie, factor] of /** @type {const} */ ([
    [false, 2],
    [true, 3],
  ])) {
    for (const repeated of [false, true]) {
      const { value, gap, coalition, player } = core.gutsCoalition(Infinity, { weenie, repeated, independent: true });
      assert.deepEqual([value, gap], [0, 0]);
      near(player[0]?.rate ?? NaN, Math.log(factor));
      near(coalition[0]?.rate ?? NaN, Math.log(factor));
    }
  }
});

test("errors say what was given and what is allowed", () => {
  /** @type {any} */
  const untyped = core;
  /** @type {[() => unknown, Function, RegExp][]} */
  const cases = [
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
  ];
  for (const [call, kind, said] of cases) {
    assert.throws(call, (error) => {
      assert.ok(error instanceof kind, `${call}: ${error}`);
      assert.match(/** @type {Error} */ (error).message, said);
      return true;
    }, String(call));
  }
});

/**
 * With a kitty, whose hand is always in: α of one player and β, by integration.
 * @param {number} a @param {number[]} others @param {GutsRules} rules
 */
function withKitty(a, others, { weenie = false }) {
  const n = others.length + 1;
  const holders = sum([a, ...others].map((t) => 1 - t));
  // Its hand is the best of those held, or nobody holds.
  const untaken = integral((x) => product([a, ...others].map((t) => Math.max(x, t))), 0, 1, [a, ...others]);
  const best = integral((x) => x * product(others.map((t) => Math.max(x, t))), a, 1, others);
  const weeniest = integral((x) => product(others.map((t) => Math.min(x, t))), 0, a, others);
  const alpha = holders - 2 + 2 * untaken + n * (2 * best - (1 - a));
  const beta = holders - 1 + 2 * untaken;
  const all_drop = a * product(others);
  return weenie ? { alpha: alpha + all_drop - n * weeniest, beta: beta + all_drop } : { alpha, beta };
}

test("with a kitty payoffs are integrals, too, and the equilibrium is that of one player more", () => {
  const random = dice(40);
  for (const rules of RULES) {
    for (const players of range(2, 8)) {
      const thresholds = range(1, players).map(() => random());
      const round = core.gutsPayoff(thresholds, { ...rules, kitty: true });
      const expected = withKitty(/** @type {number} */ (thresholds[0]), thresholds.slice(1), rules);
      near(/** @type {number} */ (round.alpha[0]), expected.alpha);
      near(round.beta, expected.beta);
      near(sum(round.alpha), 0);
      const found = core.gutsEquilibrium(players, { ...rules, kitty: true });
      near(found.beta, core.gutsPayoff(new Array(players).fill(found.threshold), { ...rules, kitty: true }).beta);
      assert.equal(found.recovers, found.beta < 1);
      if (!rules.weenie) near(found.threshold, core.gutsEquilibrium(players + 1).threshold);
      else near(2 * found.threshold ** players + found.threshold ** (players - 1), 1);
    }
  }
  assert.throws(() => core.gutsEquilibrium(2, /** @type {any} */ ({ kitty: 1 })), /rules\.kitty must be true or false, not 1/);
});
