// @ts-check
/** The headless core in Node: known values, every shape, every error. `cargo xtask build` has made the module. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as core from "./support/core.js";
import { refused } from "./support/refused.js";
import { turnsOf } from "./support/turns.js";

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

test("what a question is worth", () => {
  assert.equal(fraction(core.questionValue("official", 14, 14, [4, 10])), "55/98");
  assert.equal(fraction(core.questionValue("official", 14, 14, [10, 4])), "55/98");
  assert.equal(fraction(core.questionValue("official", 14, 14, [5, 9])), "27/49");
  assert.equal(core.questionValue("race", 2_000_000_000, 3, [2, 1_999_999_998]).value, core.winProbability("race", 2_000_000_000, 3).value);
});

test("counted questions, the most even one and fair starts", () => {
  const { questions } = core.position("official", 14, 14);
  assert.equal(core.questionCount("official", 14, 14), BigInt(questions.length));
  assert.deepEqual(core.mostEvenQuestion("official", 14, 14), [6, 8]);
  assert.deepEqual(core.mostEvenQuestion("open", 1, 9), []);
  const { mine, win, winWithOneMore } = core.fairStart("official", 24);
  assert.deepEqual([mine, fraction(win), winWithOneMore], [32, "1/2", core.winProbability("official", 33, 24)]);
  // Where there are too many to list.
  const question = core.mostEvenQuestion("official", 1e9, 1e9);
  assert.deepEqual(question, [5e8, 5e8]);
  assert.deepEqual(core.questionValue("official", 1e9, 1e9, question), core.winProbability("official", 1e9, 1e9));
  assert.equal(core.questionCount("race", 1e9, 1e9), 36_870_913n);
  assert.equal(core.fairStart("race", 2 ** 31 - 1).winWithOneMore, null);
  assert.throws(() => core.fairStart("race", 1), RangeError);
  assert.throws(() => core.mostEvenQuestion("tripartite", 10_001, 2), /goes up to a pool of 10000/);
});

test("rules of thumb: what they cost, where at worst, and what there is to win from who keeps to them", () => {
  const nothing = { numerator: 0n, denominator: 1n, value: 0 };
  assert.deepEqual(core.ruleOfThumb("race", "ladder", 40, 12, { upTo: 64 }), { loses: nothing, move: [8, 32], worst: null, average: nothing });
  const halving = core.ruleOfThumb("official", "halve", 6, 8, { upTo: 512 });
  assert.deepEqual(halving.worst, { mine: 4, theirs: 4, loses: { numerator: 1n, denominator: 16n, value: 1 / 16 } });
  assert.ok(halving.average.value > 0 && halving.average.value < 1 / 16);
  // The larger of both pools by default: at (2, 2) alone naming is a quarter better.
  const pair = core.ruleOfThumb("open", "halve", 2, 2);
  assert.deepEqual([fraction(pair.loses), fraction(pair.average), pair.move], ["1/4", "1/4", [1, 1]]);
  assert.equal(core.ruleOfThumb("open", "name-early", 3, 24).move, "name");
  assert.equal(core.ruleOfThumb("race", "halve", 1, 2).move, null);
  // Who keeps to a rule loses, against the best reply, what the other wins.
  const before = core.winProbability("race", 24, 24);
  const punished = core.punish("race", "halve", 24, 24);
  assert.ok(punished.win.value > before.value);
  assert.deepEqual([fraction(punished.win), punished.nameSuspect], ["7/9", false]);
  assert.deepEqual(punished.questions, [8, 9, 10, 11, 12].map((asked) => [asked, 24 - asked]));
  assert.deepEqual(core.punish("race", "bold", 24, 24).win, before);
  assert.throws(() => core.ruleOfThumb("race", "halve", 513, 2), /from 1 to 512/);
  assert.throws(() => core.punish("race", /** @type {any} */ ("guess"), 2, 2), /rule must be "halve", .* or "bold", not "guess"/);
  assert.throws(() => core.punish("race", "halve", 1, 1), RangeError);
});

test("the length of games by strategy", () => {
  const halving = core.gameLength("race", 24, 24, { first: "halve", second: "halve" });
  assert.deepEqual([fraction(halving.mean), fraction(halving.variance), halving.mostTurns, fraction(halving.win)], ["73/9", "62/81", 9, "7/9"]);
  const perfect = core.gameLength("race", 24, 24);
  assert.deepEqual(perfect.win, core.winProbability("race", 24, 24));
  assert.equal(fraction(perfect.mean), "371/48");
  assert.deepEqual(core.gameLength("race", 24, 24, { first: "bold", second: "perfect" }), perfect);
  assert.throws(() => core.gameLength("race", 24, 24, { first: /** @type {any} */ ("guess") }), /options\.first must be "perfect", "halve", .* or "bold", not "guess"/);
  assert.throws(() => core.gameLength("race", 1, 1), RangeError);
  assert.throws(() => core.gameLength("race", 513, 1), /from 1 to 512/);
});

test("three players", () => {
  const chances = core.threePlayers("race", [5, 3, 4]).map(({ low, high }) => [fraction(low), fraction(high)]);
  assert.deepEqual(chances, [["3/10", "3/10"], ["8/15", "17/30"], ["2/15", "1/6"]]);
  // At 2^k the chances of all equilibria are known.
  const each = core.threePlayers("race", new Uint32Array([32, 32, 32]));
  assert.deepEqual(each.map(({ low, high }) => [low, high].map(({ value }) => value * 32 ** 3)), [[15628, 15628], [9360, 9360], [7780, 7780]]);
  // Who is wrong is out, and the others play on.
  const [mover, next] = core.threePlayers("official", [2, 1, 1]);
  assert.deepEqual([fraction(mover.low), fraction(next.low)], ["1/2", "1/2"]);
  assert.throws(() => core.threePlayers("race", [1, 2, 1]), /^RangeError: \(1, 2, 1\) is not a position of the race/);
  assert.throws(() => core.threePlayers("race", [2, 2, 223]), /^RangeError: a pool of 223 is outside 1\.\.=222 for three players/);
  assert.throws(() => core.threePlayers("race", [2, 2]), /^RangeError: pools must hold 3 to 3 pools, not 2/);
});

test("one deck", () => {
  const both = /** @type {const} */ (["race", "official"]).map((rules) => core.oneDeck(rules, 24));
  assert.deepEqual(both.map(({ careless, hiding }) => [fraction(careless), fraction(hiding)]), [["199/414", "85/138"], ["347/690", "307/552"]]);
  assert.deepEqual(both.map(({ exact }) => exact), [null, null]);
  assert.equal(fraction(/** @type {any} */ (core.oneDeck("race", 4).exact)), "2/3");
  assert.throws(() => core.oneDeck("race", 2), /^RangeError: one deck of 2 faces is outside 3\.\.=64 under race or official/);
  assert.throws(() => core.oneDeck(/** @type {any} */ ("open"), 24), /rules must be "race" or "official", not "open"/);
});

test("blindfold", () => {
  const race = core.blindfold("race", 4, 6);
  assert.deepEqual([fraction(race.win), race.first.map(({ right }) => right)], ["5/6", [[0, 0, 4]]]);
  assert.equal(race.second.reduce((sum, { chance }) => sum + chance.value, 0), 1);
  // Under the open ending nothing is lost by not seeing.
  assert.equal(fraction(core.blindfold("open", 24, 17).win), fraction(core.winProbability("open", 24, 17)));
  assert.throws(() => core.blindfold("race", 41, 2), /a pool of 41 is too large .* up to 40/);
  assert.throws(() => core.blindfold("race", 1, 1), RangeError);
});

test("different abilities", () => {
  assert.equal(fraction(core.mixedWinProbability("official", 3, 2, 24, 24)), "241/288");
  assert.equal(fraction(core.mixedWinProbability("official", 2, 3, 24, 24)), "47/144");
  assert.equal(fraction(core.mixedWinProbability("official", 2, 2, 24, 24)), "5/9");
  // Small tables, which would take most of a minute.
  assert.throws(() => core.mixedWinProbability("official", 3, 2, 1, 300_000), /takes up to \d+ steps, more than the 3600000000 allowed/);
  assert.throws(() => core.playGuessWho({ rules: "race", opponentAnswers: 3, mine: 100_000, theirs: 3 }), /takes up to \d+ steps/);
});

test("tables by theorem and by exhaustion have the same shape", () => {
  const byTheorem = core.winTable("tripartite", 40, 24);
  assert.deepEqual(core.winTable("tripartite", 40, 24, { exhaustive: true }), byTheorem);
  assert.deepEqual(core.winTable("tripartite", 40, 24, {}), byTheorem);
  assert.ok(byTheorem.numerators instanceof Uint32Array);
  assert.equal(byTheorem.numerators.length, 40 * 24);
  const { numerator, denominator } = core.winProbability("tripartite", 30, 20);
  assert.equal(BigInt(byTheorem.numerators[29 * 24 + 19] ?? 0) * denominator, numerator * 600n);
  assert.equal(core.winTable("race", 1, 1).numerators[0], 0);
});

test("the limit", () => {
  assert.equal(core.limitProbability("race", 1, 1), 2 / 3);
});

test("Guts with cards: the best thresholds and the optima that are known", async () => {
  for (const [options, threshold, exploitability, least] of /** @type {[Parameters<typeof core.gutsCards>[0], number | null, string, string][]} */ ([
    [{ cards: 1, strategies: "threshold" }, 26, "0/1", "26: 0/1"],
    [{ cards: 2, strategies: "threshold" }, 668, "2/162435", "667: 1/324870"],
    [{ cards: 2, strategies: "any" }, null, "0/1", "667: 1/324870"],
    [{ cards: 2, ranks: 2, suits: 2 }, null, "0/1", "2: 1/6"],
    [{ cards: 3, ranks: 6 }, null, "0/1", "986: 3/168245"],
    [{ cards: 1, ranks: 3, suits: 1, weenie: false, strategies: undefined }, null, "0/1", "1: 0/1"],
  ])) {
    const told = /** @type {number[]} */ ([]);
    const solved = await core.gutsCards({ ...options, onProgress: (done) => told.push(done) });
    assert.equal(solved.threshold, threshold);
    assert.equal(fraction(solved.exploitability), exploitability);
    assert.equal(solved.exploitability.value, Number(solved.exploitability.numerator) / Number(solved.exploitability.denominator));
    assert.equal(`${solved.leastExploitable.threshold}: ${fraction(solved.leastExploitable.exploitability)}`, least);
    assert.equal(solved.hands.length, solved.hold.length);
    assert.ok(told.every((done, index) => done >= (told[index - 1] ?? 0) && done <= 1), told.join());
    assert.equal(told.at(-1), 1);
    const { gain, reply } = core.gutsCardsExploitability({ ...options, hold: solved.hold });
    assert.ok(Math.abs(gain - solved.exploitability.value) < 1e-13, String(gain));
    assert.equal(reply.length, solved.hands.length);
  }
});

test("Guts with cards: hands from the weakest, thresholds as what they hold, replies hand by hand", async () => {
  const { hands, hold } = await core.gutsCards({ cards: 2, strategies: "threshold" });
  assert.equal(hands.length, 1326);
  assert.deepEqual([hands[0], hands[667], hands[1325]], ["3C/2C", "JD/7S", "AS/AD"]);
  assert.deepEqual([...hold], hands.map((_, hand) => Number(hand >= 668)));
  const { gain, reply } = core.gutsCardsExploitability({ cards: 2, hold });
  assert.ok(Math.abs(gain - 2 / 162435) < 1e-15);
  const also = hands.filter((_, hand) => reply[hand] === 1 && hold[hand] === 0);
  assert.deepEqual([also.length, also[0], also[19]], [20, "JS/2C", "JS/6S"]);
  assert.deepEqual([...(await core.gutsCards({ cards: 1, ranks: 2, suits: 2 })).hands], ["KC", "KH", "AC", "AH"]);
  // Any array will do; whoever always drops loses an ante to whoever always holds.
  for (const hold of [new Float32Array(26), new Array(26).fill(0), { ...new Array(26).fill(0), length: 26 }]) {
    const loses = core.gutsCardsExploitability({ cards: 1, suits: 2, hold });
    assert.equal(loses.gain, 1);
    assert.deepEqual([...loses.reply], new Array(26).fill(1));
  }
});

test("Guts with cards can be aborted, before and on the way, and leaves the event loop its turns", async () => {
  const reason = new Error("enough");
  await assert.rejects(core.gutsCards({ cards: 2, signal: AbortSignal.abort(reason) }), reason);
  const long = /** @type {const} */ ({ cards: 3, ranks: 4, suits: 4 });
  const controller = new AbortController();
  await assert.rejects(core.gutsCards({ ...long, onProgress: () => controller.abort(), signal: controller.signal }), { name: "AbortError" });
  const throws = () => {
    throw reason;
  };
  await assert.rejects(core.gutsCards({ ...long, onProgress: throws }), reason);
  const turns = await turnsOf(async () => assert.equal(fraction((await core.gutsCards({ cards: 2 })).exploitability), "0/1"));
  assert.ok(turns > 10, `${turns} turns`);
});

test("two who have agreed win as much as one secures, and a mixture of theirs leaves her no more", () => {
  for (const [options, stated] of /** @type {[Parameters<typeof core.gutsCardCoalition>[0], string][]} */ ([
    [{ cards: 1 }, "-648/122005"],
    [{ cards: 1, weenie: true }, "0/1"],
  ])) {
    const { hands, lowest, highest, hold, coalition } = core.gutsCardCoalition(options);
    assert.deepEqual([fraction(lowest), fraction(highest)], [stated, stated]);
    assert.equal(hold.length, hands.length);
    assert.ok(Math.abs(coalition.reduce((sum, { weight }) => sum + weight.value, 0) - 1) < 1e-15);
    for (const { held } of coalition) {
      for (const holds of held) {
        assert.deepEqual(holds, [...holds].sort(), "a line");
      }
    }
  }
  assert.throws(() => core.gutsCardCoalition(/** @type {any} */ ({ cards: 3 })), /^RangeError: three are dealt hands of 1 or 2 cards from a deck that has enough, not 3 each from 52$/);
});

test("a line of hands loses what the best reply wins", async () => {
  const best = await core.gutsCards({ cards: 2, weenie: true, strategies: "threshold" });
  const { exploitability, firstHand } = core.gutsLine({ cards: 2, weenie: true, threshold: best.threshold ?? 0 });
  assert.equal(fraction(exploitability), fraction(best.exploitability));
  assert.equal(firstHand, best.hands[best.threshold ?? 0]);
  const straights = core.gutsLine({ cards: 3, straights: true, weenie: true, threshold: 7336 });
  assert.deepEqual([fraction(straights.exploitability), straights.firstHand], ["1/20358520", "QH/7C/2H"]);
  const five = core.gutsLine({ cards: 5, threshold: 1_285_550 });
  assert.deepEqual([fraction(five.exploitability), five.firstHand], ["49121/569520871920", "AH/KH/QD/9C/8C"]);
  // A hand in words is the line that holds from it on.
  for (const [cards, hand, firstHand] of /** @type {[1 | 2 | 5, string, string][]} */ ([
    [1, "10", "10S"],
    [2, "7s jd", "JD/7S"],
    [5, "K K 7 7 2", "KS/KD/7S/7D/2S"],
  ])) {
    assert.equal(core.gutsLine({ cards, hand }).firstHand, firstHand);
  }
  // Who never holds loses an ante in every round that the other takes.
  assert.deepEqual(core.gutsLine({ cards: 1, threshold: 52 }), { exploitability: { numerator: 1n, denominator: 1n, value: 1 }, firstHand: "" });
  for (const [options, kind, said] of /** @type {[any, Function, RegExp][]} */ ([
    [undefined, TypeError, /^options must be an object, not undefined$/],
    [{ threshold: 3 }, TypeError, /^options\.cards must be a whole number from 1 to 5, not undefined$/],
    [{ cards: 4, threshold: 3 }, RangeError, /hands of 4 cards are not ranked here: they have 1, 2, 3 or 5 cards/],
    [{ cards: 2, straights: true, threshold: 3 }, RangeError, /hands of 2 cards with straights are not ranked here/],
    [{ cards: 5, threshold: 2_598_961 }, RangeError, /^options\.threshold must be a whole number from 0 to 2598960, not 2598961$/],
    [{ cards: 1, threshold: "8" }, TypeError, /^options\.threshold must be a whole number from 0 to 52, not "8"$/],
    [{ cards: 1, hand: 8 }, TypeError, /^options\.hand must name a hand, such as "JD 7S": it is 8$/],
    [{ cards: 5, hand: "KK772K" }, RangeError, /^options\.hand must name a hand.*: it names 6 cards, and a hand has 5$/],
    [{ cards: 1, threshold: 8, weenie: "no" }, TypeError, /^options\.weenie must be true or false, not "no"$/],
  ])) {
    assert.throws(() => core.gutsLine(options), (error) => error instanceof kind && said.test(/** @type {Error} */ (error).message), String(said));
  }
});

test("the weakest hand to hold at a table", () => {
  // One card: against one other, 28 of the 51 cards are below a nine; against five the 48 below an ace are met one after another.
  const two = core.gutsHold(2, 1);
  assert.deepEqual([two.hand, fraction(two.alone), fraction(two.share), two.exact, two.flush], ["9", "28/51", "6/13", true, false]);
  let alone = 1;
  for (let drawn = 0; drawn < 5; drawn += 1) alone *= (48 - drawn) / (51 - drawn);
  assert.ok(Math.abs(core.gutsHold(6, 1).alone.value - alone) < 1e-15);
  assert.equal(core.gutsHold(6, 1).hand, "A");
  assert.equal(core.gutsHold(4, 3).hand, "A Q 8");
  const ten = core.gutsHold(10, 3, { straights: true });
  assert.deepEqual([ten.hand, ten.flush, ten.exact], ["10 9 6", true, false]);
  for (const [given, kind, said] of /** @type {[any[], Function, RegExp][]} */ ([
    [[1, 2], RangeError, /^players must be a whole number from 2 to 10, not 1$/],
    [[10, 6], RangeError, /^cards must be a whole number from 1 to 3, not 6$/],
    [["4", 2], TypeError, /^players must be a whole number from 2 to 10, not "4"$/],
    [[4, 2, { straights: true }], RangeError, /hands of 2 cards with straights are not ranked here/],
  ])) {
    assert.throws(() => core.gutsHold(.../** @type {[number, 1]} */ (given)), (error) => error instanceof kind && said.test(/** @type {Error} */ (error).message), String(said));
  }
});

test("Guts with cards: errors say what was given and what is allowed", async () => {
  const few = /** @type {const} */ ({ cards: 1, ranks: 2, suits: 1 });
  for (const [options, kind, said] of /** @type {[any, Function, RegExp][]} */ ([
    [undefined, TypeError, /^options must be an object, not undefined$/],
    [7, TypeError, /^options must be an object, not 7$/],
    [{}, TypeError, /^options\.cards must be a whole number from 1 to 3, not undefined$/],
    [{ cards: 4 }, RangeError, /^options\.cards must be a whole number from 1 to 3, not 4$/],
    [{ cards: 2, ranks: 1 }, RangeError, /^options\.ranks must be a whole number from 2 to 13, not 1$/],
    [{ cards: 2, suits: "4" }, TypeError, /^options\.suits must be a whole number from 1 to 4, not "4"$/],
    [{ cards: 3, ranks: 5, suits: 1 }, RangeError, /two hands of 3 need 6 cards, more than the 5 of the deck/],
    [{ cards: 2, weenie: 1 }, TypeError, /^options\.weenie must be true or false, not 1$/],
  ])) {
    /** @param {unknown} error */
    const right = (error) => error instanceof kind && said.test(/** @type {Error} */ (error).message);
    await assert.rejects(core.gutsCards(options), right, String(said));
    assert.throws(() => core.gutsCardsExploitability(options), right, String(said));
  }
  for (const [options, kind, said] of /** @type {[any, Function, RegExp][]} */ ([
    [{ ...few, strategies: "best" }, RangeError, /^options\.strategies must be "threshold" or "any", not "best"$/],
    [{ ...few, strategies: 1 }, TypeError, /^options\.strategies must be .*, not 1$/],
    [{ ...few, onProgress: "yes" }, TypeError, /^options\.onProgress must be a function, not "yes"$/],
    [{ ...few, signal: {} }, TypeError, /^options\.signal must be an AbortSignal, not object$/],
  ])) {
    await assert.rejects(core.gutsCards(options), (error) => error instanceof kind && said.test(/** @type {Error} */ (error).message), String(said));
  }
  for (const [hold, kind, said] of /** @type {[any, Function, RegExp][]} */ ([
    [undefined, TypeError, /^options\.hold must be an array of numbers, not undefined$/],
    ["10", TypeError, /^options\.hold must be an array of numbers, not "10"$/],
    [[1], RangeError, /^options\.hold must hold 2 numbers, one for each hand, not 1$/],
    [{}, RangeError, /^options\.hold must hold 2 numbers, one for each hand, not undefined$/],
    [[1, "0"], TypeError, /^options\.hold\[1\] must be a number, not "0"$/],
    [[1, 1.5], RangeError, /^options\.hold\[1\] must be from 0 to 1, not 1\.5$/],
    [[NaN, 1], RangeError, /^options\.hold\[0\] must be from 0 to 1, not NaN$/],
    [Float64Array.of(-1e-9, 1), RangeError, /^options\.hold\[0\] must be from 0 to 1, not -1e-9$/],
  ])) {
    assert.throws(() => core.gutsCardsExploitability({ ...few, hold }), (error) => error instanceof kind && said.test(/** @type {Error} */ (error).message), String(said));
  }
});

test("errors say what was given and what is allowed", () => {
  refused([
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
    [() => core.questionValue("race", 24, 24, [8, 8, 8]), RangeError, /two positive parts must add up to 24/],
    [() => core.questionValue("race", 24, 24, [24]), RangeError, /^parts must hold 2 to 6 part sizes, not 1$/],
    [() => core.questionValue("race", 24, 1, [12, 12]), RangeError, /the race is over at \(24, 1\)/],
    // @ts-expect-error a number is no array
    [() => core.questionValue("race", 24, 24, 12), TypeError, /^parts must be an array of part sizes, not 12$/],
    [() => core.mixedWinProbability("official", 3, 2, 1e5, 1e5), RangeError, /takes a table of 120002400012 bytes, more than the 8388608 allowed/],
    [() => core.mixedWinProbability("official", 1, 2, 24, 24), RangeError, /^answers must be a whole number from 2 to 6, not 1$/],
    [() => core.mixedWinProbability("official", 2, NaN, 24, 24), RangeError, /^opponentAnswers must be .*, not NaN$/],
    [() => core.winTable("official", 1e5, 1e5), RangeError, /takes a table of 40000000000 bytes/],
    [() => core.winTable("official", 1e5, 1e5, { exhaustive: true }), RangeError, /takes a table of 40000800004 bytes/],
    // One more than the types say.
    [() => core.winTable("official", 8192, 1, { exhaustive: true }), RangeError, /takes a table of 268500996 bytes/],
    [() => core.winTable({ answers: 6, ending: "official" }, 1, 3663, { exhaustive: true }), RangeError, /takes a table of 268497920 bytes/],
    // @ts-expect-error no truth value
    [() => core.winTable("official", 5, 5, { exhaustive: 1 }), TypeError, /^options\.exhaustive must be true or false, not 1$/],
    [() => core.limitProbability("race", 0, 1), RangeError, /^x must be a positive finite number, not 0$/],
    [() => core.limitProbability("race", 1, Infinity), RangeError, /^y must be a positive finite number, not Infinity$/],
    // @ts-expect-error a bigint is no number
    [() => core.limitProbability("race", 1n, 1), TypeError, /^x must be a positive finite number, not bigint$/],
  ]);
});
