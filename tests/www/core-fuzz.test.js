// @ts-check
/** Any value into any argument of any function: an answer, a RangeError or a TypeError. Never a panic or NaN. */
import assert from "node:assert/strict";
import test from "node:test";
import * as core from "../../www/core.js";

await core.ready();

class Thrown extends Error {}
const throws = () => {
  throw new Thrown("from a getter");
};
const throwing = new Proxy({}, { get: throws, has: throws, ownKeys: throws, getPrototypeOf: throws, getOwnPropertyDescriptor: throws });
const revoked = Proxy.revocable([], {});
revoked.revoke();
/** @type {unknown[]} */
const circular = [];
circular.push(circular);
// eslint-disable-next-line no-sparse-arrays
const sparse = [, 12, , 12];

/** @type {unknown[]} */
const ODD = [
  NaN, 0, -0, -1, 1, 2, 3, 24, 2.5, 1e12, 2 ** 31, 2 ** 31 - 1, 2 ** 32 + 24, 2 ** 53, 1e300, 5e-324, Infinity, -Infinity,
  "24", "", "race", "RACE", "official\0", "\ud800", "x".repeat(100_000), null, undefined, true, false, 10n, Symbol("s"), Symbol.iterator,
  {}, [], [24], [12, 12], [12, "12"], [1.5, 22.5], [NaN, 24], [0, 24], [-1, 25], sparse, new Array(1e6), circular, [[12], [12]],
  () => 24, class {}, new Date(0), /x/, new Map(), new Uint32Array([12, 12]), new ArrayBuffer(8), Object.create(null), Promise.resolve(24),
  new Number(24), new String("race"), { valueOf: () => 24 }, { toString: throws }, { [Symbol.toPrimitive]: throws },
  { answers: 2 }, { answers: 2, ending: "race" }, { answers: "2", ending: "race" }, { answers: 2, ending: null }, { answers: 9, ending: "open" },
  { get answers() { return throws(); } }, { answers: 3, get ending() { return throws(); } }, { get exhaustive() { return throws(); } },
  { exhaustive: true }, { exhaustive: "yes" }, { exhaustive: null }, { answers: Symbol("two"), ending: Symbol("race") },
  throwing, revoked.proxy, Object.defineProperty([12, 12], "0", { get: throws }), globalThis, Math, Object.freeze([12, 12]),
];

/** Functions with arguments that are answered. @type {[keyof typeof core, unknown[]][]} */
const FUNCTIONS = [
  ["position", ["official", 24, 24]],
  ["position", ["race", 2, 3]],
  ["winProbability", ["race", 24, 24]],
  ["winProbability", [{ answers: 6, ending: "open" }, 24, 24]],
  ["questionValue", ["official", 24, 24, [12, 12]]],
  ["mixedWinProbability", ["official", 3, 2, 24, 24]],
  ["winTable", ["open", 24, 24, { exhaustive: true }]],
  ["winTable", ["open", 24, 24]],
  ["limitProbability", ["tripartite", 24, 24]],
];

/** @param {unknown} value */
const shown = (value) => {
  try {
    return typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value).slice(0, 60);
  } catch {
    return typeof value;
  }
};

/** No NaN and no number out of range anywhere in an answer. @param {unknown} answer */
function sound(answer) {
  if (typeof answer === "number") return assert.ok(Number.isFinite(answer) && answer >= 0, String(answer));
  if (answer instanceof Uint32Array || typeof answer !== "object" || answer === null) return;
  for (const inside of Object.values(answer)) sound(inside);
}

/** @param {keyof typeof core} name @param {unknown[]} given */
function call(name, given) {
  const start = performance.now();
  const context = () => `${name}(${given.map(shown).join(", ")})`;
  try {
    sound(/** @type {(...given: unknown[]) => unknown} */ (core[name])(...given));
  } catch (error) {
    const expected = error instanceof RangeError || error instanceof TypeError || error instanceof Thrown;
    assert.ok(expected, `${context()} threw ${error}`);
    assert.ok(/** @type {Error} */ (error).message.length > 0, context());
    assert.ok(!(error instanceof WebAssembly.RuntimeError), context());
  }
  const taken = performance.now() - start;
  assert.ok(taken < 5_000, `${context()} took ${taken} ms`);
}

for (const [name, usual] of FUNCTIONS) {
  test(`${name}(${usual.map((value) => JSON.stringify(value)).join(", ")}) with odd values`, () => {
    call(name, usual);
    call(name, []);
    for (const [place] of [...usual, undefined].entries()) {
      for (const value of ODD) call(name, usual.with(place < usual.length ? place : 0, value).concat(place < usual.length ? [] : [value]));
    }
    for (const value of ODD) call(name, usual.map(() => value));
    // Still alive and right.
    assert.equal(core.winProbability("official", 24, 24).numerator, 5n);
  });
}

test("every rule set with pools at every edge, together", () => {
  const pools = [1, 2, 3, 4, 5, 6, 7, 24, 730, 2 ** 30 + 1, 2 ** 31 - 1];
  for (const ending of ["race", "official", "open"]) {
    for (const answers of [2, 3, 4, 5, 6]) {
      for (const mine of pools) {
        for (const theirs of pools) {
          const rules = { answers, ending };
          call("winProbability", [rules, mine, theirs]);
          call("position", [rules, mine, theirs]);
          call("limitProbability", [rules, mine, theirs]);
          call("questionValue", [rules, mine, theirs, [1, mine - 1]]);
          call("mixedWinProbability", [ending, answers, 3, mine, theirs]);
        }
      }
    }
  }
});

test("Guts with cards with odd values", async () => {
  const usual = { cards: 1, ranks: 3, suits: 2, weenie: true, strategies: "any", onProgress: () => {}, signal: new AbortController().signal, hold: [0, 0, 0, 1, 1, 1] };
  /** @param {unknown} options @param {unknown[]} more */
  async function both(options, ...more) {
    call("gutsCardsExploitability", [options, ...more]);
    const context = `gutsCards(${shown(options)})`;
    try {
      const solved = await core.gutsCards(/** @type {any} */ (options));
      assert.equal(solved.hold.length, solved.hands.length, context);
      assert.ok(solved.hold.every((held) => held >= 0 && held <= 1), context);
      sound(solved.exploitability);
    } catch (error) {
      assert.ok(error instanceof RangeError || error instanceof TypeError || error instanceof Thrown, `${context} threw ${error}`);
      assert.ok(error.message.length > 0 && !(error instanceof WebAssembly.RuntimeError), context);
    }
  }
  await both(usual);
  for (const value of ODD) {
    await both(value);
    await both(usual, value);
    for (const name of Object.keys(usual)) await both({ ...usual, [name]: value });
  }
  const { exploitability } = await core.gutsCards({ cards: 2, ranks: 4, suits: 2 });
  assert.equal(exploitability.numerator, 0n);
});
