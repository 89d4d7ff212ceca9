// @ts-check
/** The headless core in Node: known values, every shape, every error. `cargo xtask build` has made the module. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as core from "../../www/core.js";

await core.ready();

/** @param {{ numerator: bigint, denominator: bigint }} chance */
const fraction = ({ numerator, denominator }) => `${numerator}/${denominator}`;

test("what the types declare is what there is", () => {
  const types = readFileSync(new URL("../../www/core.d.ts", import.meta.url), "utf8");
  const declared = [...types.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(Object.keys(core).sort(), declared.sort());
});

test("known values", () => {
  for (const [rules, mine, theirs, expected] of /** @type {[import("../../www/core.js").Rules, number, number, string][]} */ ([
    ["official", 4, 4, "9/16"],
    ["official", 14, 14, "55/98"],
    ["official", 24, 24, "5/9"],
    ["official", 32, 24, "1/2"],
    ["race", 24, 24, "91/144"],
    ["tripartite", 24, 24, "61/96"],
    [{ answers: 3, ending: "official" }, 24, 24, "61/96"],
    ["open", 24, 24, "2/3"],
    ["race", 1, 2, "1/1"],
    ["race", 2, 1, "0/1"],
  ])) {
    assert.equal(fraction(core.winProbability(rules, mine, theirs)), expected);
    assert.equal(fraction(core.position(rules, mine, theirs).win), expected);
  }
});

test("a whole position", () => {
  assert.deepEqual(core.position("official", 14, 14), {
    win: { numerator: 55n, denominator: 98n, value: 55 / 98 },
    nameSuspect: false,
    questions: [[4, 10], [6, 8]],
    region: null,
  });
  assert.deepEqual(core.position("race", 40, 24).region, { kind: "weeds", level: 4 });
  assert.deepEqual(core.position("race", 24, 40).region, { kind: "upper-hand", level: 4 });
  assert.deepEqual(core.position("official", 2, 2), {
    win: { numerator: 1n, denominator: 2n, value: 0.5 },
    nameSuspect: true,
    questions: [[1, 1]],
    region: null,
  });
  assert.deepEqual(core.position("open", 1, 9).questions, []);
  assert.deepEqual(core.position("race", 1_000_000_000, 10).questions, [[8, 999_999_992]]);
});

test("values at a billion suspects, for every rule set", () => {
  for (const ending of /** @type {const} */ (["race", "official", "open"])) {
    for (const answers of [2, 3, 4, 5, 6]) {
      const { numerator, denominator, value } = core.winProbability({ answers, ending }, 1e9, 1e9);
      assert.ok(2n * numerator > denominator);
      assert.ok(Math.abs(value - core.limitProbability({ answers, ending }, 1e9, 1e9)) < 1e-9);
    }
  }
});

test("what a question is worth", () => {
  assert.equal(fraction(core.questionValue("official", 14, 14, [4, 10])), "55/98");
  assert.equal(fraction(core.questionValue("official", 14, 14, [10, 4])), "55/98");
  assert.equal(fraction(core.questionValue("official", 14, 14, [5, 9])), "27/49");
  assert.equal(core.questionValue("race", 2_000_000_000, 3, [2, 1_999_999_998]).value, core.winProbability("race", 2_000_000_000, 3).value);
});

test("different abilities", () => {
  assert.equal(fraction(core.mixedWinProbability("official", 3, 2, 24, 24)), "241/288");
  assert.equal(fraction(core.mixedWinProbability("official", 2, 3, 24, 24)), "47/144");
  assert.equal(fraction(core.mixedWinProbability("official", 2, 2, 24, 24)), "5/9");
});

test("tables by theorem and by exhaustion are the same", () => {
  for (const rules of /** @type {const} */ (["race", "official", "open", "tripartite"])) {
    const byTheorem = core.winTable(rules, 40, 24);
    assert.deepEqual(core.winTable(rules, 40, 24, { exhaustive: true }), byTheorem);
    assert.deepEqual(core.winTable(rules, 40, 24, {}), byTheorem);
    assert.ok(byTheorem.numerators instanceof Uint32Array);
    assert.equal(byTheorem.numerators.length, 40 * 24);
    const { numerator, denominator } = core.winProbability(rules, 30, 20);
    assert.equal(BigInt(byTheorem.numerators[29 * 24 + 19] ?? 0) * denominator, numerator * 600n);
  }
  assert.equal(core.winTable("race", 1, 1).numerators[0], 0);
});

test("the limit repeats", () => {
  assert.equal(core.limitProbability("race", 1, 1), 2 / 3);
  assert.equal(core.limitProbability("race", 1e-300, 1e-300), core.limitProbability("race", 4e-300, 4e-300));
  assert.equal(core.limitProbability("official", 0.75, 1e9), core.limitProbability("official", 1.5, 2e9));
});

test("errors say what was given and what is allowed", () => {
  /** @type {[() => unknown, Function, RegExp][]} */
  const cases = [
    [() => core.position("race", 1, 1), RangeError, /\(1, 1\) is not a position of the race/],
    [() => core.winProbability("race", 0, 24), RangeError, /^mine must be a whole number from 1 to 2147483647, not 0$/],
    [() => core.winProbability("race", 24, 2 ** 31), RangeError, /^theirs must be a whole number from 1 to 2147483647, not 2147483648$/],
    [() => core.winProbability("race", 2.5, 24), RangeError, /not 2\.5$/],
    // @ts-expect-error a string is no number
    [() => core.winProbability("race", "24", 24), TypeError, /not "24"$/],
    // @ts-expect-error no such rules
    [() => core.winProbability("chess", 24, 24), RangeError, /unknown rules "chess": .*"tripartite"/],
    // @ts-expect-error no rules
    [() => core.winProbability(undefined, 24, 24), TypeError, /^rules must be .* not undefined$/],
    [() => core.winProbability({ answers: 7, ending: "race" }, 24, 24), RangeError, /^rules\.answers must be a whole number from 2 to 6, not 7$/],
    // @ts-expect-error no such ending
    [() => core.winProbability({ answers: 2, ending: "draw" }, 24, 24), RangeError, /^rules\.ending must be .*, not "draw"$/],
    [() => core.position("race", 1e9, 1e9), RangeError, /more than 100000 optimal questions/],
    [() => core.position("tripartite", 1e6, 1e9), RangeError, /takes a search, which goes up to a pool of 10000/],
    [() => core.questionValue("race", 24, 24, [12, 11]), RangeError, /\[12, 11\] are no question for a pool of 24/],
    [() => core.questionValue("race", 24, 24, [8, 8, 8]), RangeError, /2 to 2 positive parts must add up to 24/],
    [() => core.questionValue("race", 24, 24, [24]), RangeError, /^parts must hold 2 to 6 part sizes, not 1$/],
    [() => core.questionValue("race", 24, 1, [12, 12]), RangeError, /the race is over at \(24, 1\)/],
    // @ts-expect-error a number is no array
    [() => core.questionValue("race", 24, 24, 12), TypeError, /^parts must be an array of part sizes, not 12$/],
    [() => core.mixedWinProbability("official", 3, 2, 1e5, 1e5), RangeError, /takes a table of 120002400012 bytes, more than the 8388608 allowed/],
    [() => core.mixedWinProbability("official", 1, 2, 24, 24), RangeError, /^answers must be a whole number from 2 to 6, not 1$/],
    [() => core.mixedWinProbability("official", 2, NaN, 24, 24), RangeError, /^opponentAnswers must be .*, not NaN$/],
    [() => core.winTable("official", 1e5, 1e5), RangeError, /takes a table of 40000000000 bytes/],
    [() => core.winTable("official", 1e5, 1e5, { exhaustive: true }), RangeError, /takes a table of 40000800004 bytes/],
    // @ts-expect-error no truth value
    [() => core.winTable("official", 5, 5, { exhaustive: 1 }), TypeError, /^options\.exhaustive must be true or false, not 1$/],
    [() => core.limitProbability("race", 0, 1), RangeError, /^x must be a positive finite number, not 0$/],
    [() => core.limitProbability("race", 1, Infinity), RangeError, /^y must be a positive finite number, not Infinity$/],
    // @ts-expect-error a bigint is no number
    [() => core.limitProbability("race", 1n, 1), TypeError, /^x must be a positive finite number, not bigint$/],
  ];
  for (const [call, kind, said] of cases) {
    assert.throws(call, (error) => {
      assert.ok(error instanceof kind, `${call}: ${error}`);
      assert.match(/** @type {Error} */ (error).message, said);
      return true;
    }, String(call));
  }
});
