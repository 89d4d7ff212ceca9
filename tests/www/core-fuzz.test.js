// @ts-check
/**
 * Any value into any argument of any function: an answer, a RangeError or a TypeError. Never a panic or NaN. Random calls are
 * 2 000, and a million with `UPPERHAND_STORM=full`, which `cargo xtask test storm` sets.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import test from "node:test";
import * as core from "./support/core.js";
import { generator } from "../browser/support/events.js";

/** The number of random calls. */
const CALLS = env.UPPERHAND_STORM === "full" ? 1_000_000 : 2_000;

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
  "24", "", "race", "RACE", "official\0", "\ud800", "x".repeat(10_000), null, undefined, true, false, 10n, Symbol("s"), Symbol.iterator,
  {}, [], [24], [12, 12], [12, "12"], [1.5, 22.5], [NaN, 24], [0, 24], [-1, 25], sparse, new Array(1e4), circular, [[12], [12]],
  () => 24, class {}, new Date(0), /x/, new Map(), new Uint32Array([12, 12]), new ArrayBuffer(8), Object.create(null), Promise.resolve(24),
  new Number(24), new String("race"), { valueOf: () => 24 }, { toString: throws }, { [Symbol.toPrimitive]: throws },
  { answers: 2 }, { answers: 2, ending: "race" }, { answers: "2", ending: "race" }, { answers: 2, ending: null }, { answers: 9, ending: "open" },
  { get answers() { return throws(); } }, { answers: 3, get ending() { return throws(); } }, { get exhaustive() { return throws(); } },
  { exhaustive: true }, { exhaustive: "yes" }, { exhaustive: null }, { answers: Symbol("two"), ending: Symbol("race") },
  0.5, [0.5, 0.5], [0.5, 0.5, 2], [0.5, 0.5, 5e-324], [-0, 1], new Float64Array([0.5, 0.25]), new Float32Array(64), new Uint8Array([0, 1]), new BigInt64Array(2),
  new DataView(new ArrayBuffer(16)), new Proxy([0.5, 0.5], {}), new Proxy([0.5, 0.5], { get: throws }), { length: 2, 0: 0.5, 1: 0.5 }, { length: Infinity },
  Object.defineProperty(new Float64Array([0.5, 0.5]), "length", { get: throws }), Object.defineProperty(new Uint8Array(2), "length", { value: 1.5 }),
  { weenie: true }, { weenie: 1 }, { weenie: true, repeated: true, bloc: true }, { repeated: "yes" }, { bloc: null },
  { get weenie() { return throws(); } }, { get repeated() { return throws(); } }, { get bloc() { return throws(); } },
  throwing, revoked.proxy, Object.defineProperty([12, 12], "0", { get: throws }), globalThis, Math, Object.freeze([12, 12]),
];

/** A game that every field of a setup has a part in. */
const SETUP = /** @type {const} */ ({ rules: "official", mine: 12, theirs: 12, opponentAnswers: 2, opponent: "perfect", carelessness: 1, youBegin: true, seed: 3 });
const RECORD = /** @type {const} */ ({ v: 1, setup: SETUP, moves: [[6, 6]] });

/** A board that every suspect of can be told apart. */
const BOARD = { suspects: ["Anna", "Bert", "Cleo"], questions: [{ text: "hat", yes: [0] }, { text: "hair: red", yes: [0, 1] }] };

/** Functions with arguments that are answered. @type {[keyof typeof core, unknown[]][]} */
const FUNCTIONS = [
  ["position", ["official", 24, 24]],
  ["position", ["race", 2, 3]],
  ["winProbability", ["race", 24, 24]],
  ["winProbability", [{ answers: 6, ending: "open" }, 24, 24]],
  ["mostEvenQuestion", ["tripartite", 24, 24]],
  ["questionCount", ["open", 24, 24]],
  ["fairStart", ["official", 24]],
  ["ruleOfThumb", ["official", "halve", 24, 24, { upTo: 8 }]],
  ["punish", ["open", "name-early", 24, 24]],
  ["blindfold", ["official", 12, 9]],
  ["gameLength", ["open", 24, 24, { first: "halve", second: "perfect" }]],
  ["threePlayers", ["official", [6, 5, 4]]],
  ["oneDeck", ["official", 24]],
  ["questionValue", ["official", 24, 24, [12, 12]]],
  ["mixedWinProbability", ["official", 3, 2, 24, 24]],
  ["winTable", ["open", 24, 24, { exhaustive: true }]],
  ["winTable", ["open", 24, 24]],
  ["limitProbability", ["tripartite", 24, 24]],
  ["gutsPayoff", [[0.5, 0.75, 0.25]]],
  ["gutsPayoff", [new Float64Array([0.5, 0.75]), { weenie: true }]],
  ["gutsEquilibrium", [3, { weenie: true }]],
  ["gutsInTurn", [3, { weenie: true }]],
  ["gutsPotTail", [3, { weenie: true }]],
  ["gutsLine", [{ cards: 3, straights: true, weenie: true, threshold: 7336 }]],
  ["gutsHold", [2, 3, { straights: true }]],
  ["gutsCardCoalition", [{ cards: 2, ranks: 4, suits: 2 }]],
  ["gutsPotTail", [3, { thresholds: [0.5, 0.25, 0.75] }]],
  ["gutsPot", [3, { most: 20, thresholds: [0.5, 0.25, 0.75] }]],
  ["gutsRuin", [3, { bankroll: 20, weenie: true }]],
  ["gutsRuin", [5, { bankroll: 7, threshold: 0.75 }]],
  ["gutsBankroll", [3, { ruin: 0.25, threshold: 0.75 }]],
  ["gutsBestResponse", [0.75, 3, { weenie: true }]],
  ["gutsBestResponse", [0.75, 20, { bloc: true }]],
  ["gutsCoalition", [3, { repeated: true }]],
  ["gutsCoalition", [6, { weenie: true }]],
  ["gutsCoalition", [Infinity, { repeated: true }]],
  ["playGuts", [{ deal: { line: 5 }, opponents: "coalition", seed: 7 }]],
  ["moveGuts", [{ v: 1, setup: { deal: { cards: 1 }, pots: 9 }, moves: ["drop"] }, "hold"]],
  ["replayGuts", ["line3-weenie-bloc-0.25-50-2-7-l"]],
  ["adviseGuts", [{ v: 1, setup: { deal: { line: 8 } }, moves: [] }]],
  ["reviewGuts", [{ v: 1, setup: { deal: { cards: 1 } }, moves: ["hold"] }]],
  ["forwardGuts", [{ v: 1, setup: {}, moves: [] }, { threshold: 0.5 }, 100]],
  ["playGuessWho", [SETUP]],
  ["playGuessWho", [{ ...SETUP, rules: "race", opponent: "careless", opponentAnswers: 4, youBegin: false }]],
  ["moveGuessWho", [RECORD, [3, 3]]],
  ["moveGuessWho", [{ record: RECORD }, { parts: [[1, 2, 3], [4, 5, 6]] }]],
  ["replayGuessWho", [RECORD]],
  ["reviewGuessWho", [RECORD]],
  ["readBoard", ["name,hat,hair\nAnna,x,red\nBert,,black\n"]],
  ["readBoardWithNotes", ["hat,name\nx,Anna\n,Bert\n"]],
  ["spokenQuestion", [BOARD, [0, 1, 2], 2, 2]],
];

/** @param {unknown} value */
const shown = (value) => {
  try {
    return typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value).slice(0, 60);
  } catch {
    return typeof value;
  }
};

/** No NaN and no number out of range anywhere in an answer. @param {unknown} answer @param {number} least */
function sound(answer, least) {
  if (typeof answer === "number") return assert.ok(Number.isFinite(answer) && answer >= least, String(answer));
  // The exponent of a pot that never grows.
  if (answer instanceof Object && "exponent" in answer && answer.exponent === Infinity) return;
  if (answer instanceof Uint32Array || typeof answer !== "object" || answer === null) return;
  for (const inside of Object.values(answer)) sound(inside, least);
}

/** Who loses pays a pot, of 64 antes at most, and in a game as many as the bank covers; or loses a game. @param {string} name */
const least = (name) => (name.startsWith("guts") ? -64 : name.endsWith("Guts") ? -(2 ** 44) : name.startsWith("review") ? -1 : 0);

/** @param {keyof typeof core} name @param {unknown[]} given */
function call(name, given) {
  const context = () => `${name}(${given.map(shown).join(", ")})`;
  try {
    sound(/** @type {(...given: unknown[]) => unknown} */ (core[name])(...given), least(name));
  } catch (error) {
    expected(error, context());
  }
}

/** An error that may be thrown: one of ours, with words. @param {unknown} error @param {string} context */
function expected(error, context) {
  assert.ok(error instanceof RangeError || error instanceof TypeError || error instanceof Thrown, `${context} threw ${error}`);
  assert.ok(error.message.length > 0 && !(error instanceof WebAssembly.RuntimeError), context);
}

/**
 * The same of a function whose answer comes later, and is looked at then.
 * @param {"gutsCards" | "solveBoard" | "checkClaim"} name
 * @param {unknown[]} given
 * @param {(answer: any, context: string) => void} look
 */
async function callLater(name, given, look) {
  const context = `${name}(${given.map(shown).join(", ")})`;
  try {
    look(await /** @type {(...given: unknown[]) => Promise<unknown>} */ (/** @type {unknown} */ (core[name]))(...given), context);
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    expected(error, context);
  }
}

for (const [name, usual] of FUNCTIONS) {
  test(`${name}(${usual.map((value) => JSON.stringify(value)).join(", ")}) with odd values`, () => {
    // What is usual is answered.
    sound(/** @type {(...given: unknown[]) => unknown} */ (core[name])(...usual), least(name));
    call(name, []);
    for (const [place] of [...usual, undefined].entries()) {
      for (const value of ODD) call(name, usual.with(place < usual.length ? place : 0, value).concat(place < usual.length ? [] : [value]));
    }
    for (const value of ODD) call(name, usual.map(() => value));
    // Still alive and right.
    assert.equal(core.winProbability("official", 24, 24).numerator, 5n);
  });
}

test("play with odd values in every field of a setup, a record and a move", () => {
  for (const value of ODD) {
    for (const name of Object.keys(SETUP)) {
      call("playGuessWho", [{ ...SETUP, [name]: value }]);
      call("replayGuessWho", [{ ...RECORD, setup: { ...SETUP, [name]: value } }]);
    }
    for (const name of Object.keys(RECORD)) call("reviewGuessWho", [{ ...RECORD, [name]: value }]);
    for (const odd of [{ name: value }, { parts: value }, { parts: [value, value] }, { parts: [[value], [1]] }, [value, value]]) {
      call("moveGuessWho", [RECORD, odd]);
      call("reviewGuessWho", [{ ...RECORD, moves: [odd] }]);
    }
  }
  assert.deepEqual(core.playGuessWho(SETUP).chance, core.winProbability("official", 12, 12));
});

test(`${CALLS} random calls, each of the values usual, odd or any number`, () => {
  const random = generator(17);
  const numbers = [() => random(65), () => random(1000) / 1000, () => (random(2 ** 31) - 2 ** 30) * 2 ** (random(80) - 40)];
  /** @param {unknown} usual @returns {unknown} */
  const varied = (usual) => {
    const kind = random(8);
    if (kind < 4) return usual;
    if (kind === 4) return ODD[random(ODD.length)];
    const number = () => numbers[random(numbers.length)]?.();
    return Array.isArray(usual) ? Array.from({ length: random(usual.length + 2) }, number) : number();
  };
  for (let count = 0; count < CALLS; count += 1) {
    const [name, usual] = FUNCTIONS[random(FUNCTIONS.length)] ?? ["position", []];
    call(name, usual.map(varied));
    if (count % 1000 === 0) assert.equal(core.winProbability("official", 24, 24).numerator, 5n);
  }
});

// What is thrown past the module costs a piece of its stack: after some thousand times there would be none left.
test("what getters and proxies throw costs nothing, however often", () => {
  const stubborn = new Proxy([0.5, 0.5], { get: throws });
  for (let time = 0; time < 20_000; time += 1) {
    assert.throws(() => core.gutsPayoff(stubborn), Thrown);
    assert.throws(() => core.gutsPayoff(/** @type {number[]} */ (revoked.proxy)), TypeError);
    assert.throws(() => core.questionValue("race", 24, 24, /** @type {number[]} */ (throwing)), Thrown);
    assert.throws(() => core.gutsEquilibrium(3, throwing), Thrown);
  }
  assert.equal(core.gutsEquilibrium(2).threshold, 0.5);
  assert.equal(core.winProbability("official", 24, 24).numerator, 5n);
});

test("Guts with cards with odd values", async () => {
  const usual = { cards: 1, ranks: 3, suits: 2, weenie: true, strategies: "any", onProgress: () => {}, signal: new AbortController().signal, hold: [0, 0, 0, 1, 1, 1] };
  /** @param {unknown} options @param {unknown[]} more */
  async function both(options, ...more) {
    call("gutsCardsExploitability", [options, ...more]);
    await callLater("gutsCards", [options], (solved, context) => {
      assert.equal(solved.hold.length, solved.hands.length, context);
      assert.ok(solved.hold.every((/** @type {number} */ held) => held >= 0 && held <= 1), context);
      sound(solved.exploitability, 0);
    });
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

test("boards with odd values", async () => {
  const usual = { rules: "race", mine: [0, 1], theirs: [0, 1, 2], onProgress: () => {}, signal: new AbortController().signal };
  const solved = (/** @type {unknown[]} */ ...given) => callLater("solveBoard", given, ({ win }) => sound(win.low, 0));
  await solved(BOARD, usual);
  for (const value of ODD) {
    await solved(value, usual);
    await solved(BOARD, value);
    for (const name of Object.keys(usual)) await solved(BOARD, { ...usual, [name]: value });
    for (const board of [{ ...BOARD, suspects: value }, { ...BOARD, questions: value }, { ...BOARD, questions: [{ text: value, yes: [] }] }, { ...BOARD, questions: [{ text: "hat", yes: value }] }]) {
      await solved(board, {});
      call("spokenQuestion", [board, [0, 1], 1]);
    }
  }
  assert.ok((await core.solveBoard(BOARD)).exact);
});

test("checks of claims with odd values", async () => {
  const usual = /** @type {[unknown, unknown, Record<string, unknown>]} */ (["riddler-4", 40, { onProgress: () => {}, signal: new AbortController().signal }]);
  const checked = (/** @type {unknown[]} */ ...given) => callLater("checkClaim", given, ({ holds, cases }, context) => assert.ok(holds && cases > 0, context));
  const [id, size, options] = usual;
  for (const value of ODD) {
    await checked(value, size, options);
    await checked(id, value, options);
    await checked(id, size, value);
    for (const name of Object.keys(options)) await checked(id, size, { ...options, [name]: value });
  }
  assert.ok((await core.checkClaim("riddler-4", 40)).holds);
});
