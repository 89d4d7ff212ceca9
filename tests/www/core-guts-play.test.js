// @ts-check
/** Games of Guts through the core: rules, coach, review and many rounds, each by another route. */
import assert from "node:assert/strict";
import test from "node:test";
import * as core from "./support/core.js";
import { refused } from "./support/refused.js";

/** @typedef {import("../../www/core.js").GutsWorth} GutsWorth */
/** @typedef {import("../../www/core.js").GutsHand} GutsHand */
/** @typedef {import("../../www/core.js").GutsSetup} GutsSetup */
/** @typedef {import("../../www/core.js").GutsMove} GutsMove */

/** @param {number} found @param {number} expected */
const near = (found, expected, within = 1e-12) => assert.ok(Math.abs(found - expected) <= within, `${found} ${expected}`);
/** @param {GutsHand | undefined} hand */
const strength = (hand) => (typeof hand === "object" ? hand.index : (hand ?? NaN));

/** @type {GutsSetup[]} */
const SETUPS = [
  {},
  { deal: { line: 2 }, opponents: "bloc", guess: 0.25, pots: 3 },
  { deal: { line: 5 }, opponents: "coalition", weenie: true, pots: 4, seed: 3 },
  { deal: { line: 8 }, opponents: "reckless", pots: 2, fee: 40, seed: 2 ** 53 - 1 },
  { deal: { cards: 1 }, opponents: "overcautious", pots: 6 },
  { deal: { cards: 2 }, weenie: true, pots: 5, seed: 11 },
  { deal: { cards: 3 }, opponents: "reckless", pots: 4, seed: 5 },
  { deal: { table: { cards: 2, players: 5 } }, opponents: "mixed", pots: 3, seed: 8 },
];

/** A game played by turns of hold and drop, to its end or so many moves. @param {GutsSetup} setup */
function played(setup, most = 30) {
  let game = core.playGuts(setup);
  for (let turn = 0; turn < most && game.ending === null; turn += 1) game = core.moveGuts(game, turn % 3 === 0 ? "hold" : "drop");
  return game;
}

test("a record, its JSON and its address give the same game", () => {
  for (const setup of SETUPS) {
    const game = played(setup);
    assert.deepEqual(core.replayGuts(game), game);
    assert.deepEqual(core.replayGuts(JSON.parse(JSON.stringify(game.record))), game);
    assert.match(game.address, /^[a-z0-9.-]+$/);
    assert.deepEqual(core.replayGuts(game.address), game);
  }
});

test("in turn everybody holds above the threshold of what was declared before", () => {
  const { thresholds } = core.gutsInTurn(4);
  let game = core.playGuts({ deal: { turns: 4 }, pots: 9, seed: 5 });
  for (let round = 0; round < 12 && game.ending === null; round += 1) {
    const told = game.declared;
    const order = [0, 1, 2, 3].map((place) => (place + round) % 4);
    assert.deepEqual(told.map(({ player }) => player - 1), order.slice(0, order.indexOf(0)));
    game = core.moveGuts(game, round % 2 === 0 ? "hold" : "drop");
    const { hands, held } = /** @type {import("../../www/core.js").GutsRound} */ (game.rounds[round]);
    let history = "";
    for (const seat of order) {
      const holds = held[seat] === true;
      if (seat > 0) assert.equal(holds, strength(hands[seat]) > /** @type {number} */ (thresholds[history]));
      history += holds ? "H" : "D";
    }
    for (const { player, holds } of told) assert.equal(holds, held[player - 1]);
  }
});

test("whoever leaves pays the fee", () => {
  const left = core.moveGuts(core.playGuts({ fee: 25 }), "leave");
  assert.deepEqual(left.ending, { kind: "left", by: null });
  assert.deepEqual(left.result, { numerator: -1n, denominator: 4n, value: -0.25 });
  assert.deepEqual(core.reviewGuts(left).fee, left.result);
});

test("the coach, the review and the results say what they are promised to, and agree with each other", () => {
  for (const setup of SETUPS) {
    const [advice, game] = [core.adviseGuts(core.playGuts(setup)), played(setup)];
    const { hold, drop, better } = /** @type {NonNullable<typeof advice>} */ (advice).returns;
    assert.equal(better, Math.abs(hold.value - drop.value) < 1e-12 ? null : hold.value > drop.value ? "hold" : "drop");
    const review = core.reviewGuts(game);
    assert.deepEqual(review.result, game.result);
    assert.equal(review.rounds.at(-1)?.bankroll ?? 0, game.bankroll);
    const least = Math.min(0, ...review.rounds.map(({ skill }) => skill.value));
    assert.equal(review.worst === null ? 0 : review.rounds[review.worst]?.skill.value, least);
    assert.equal(game.ending?.kind === "pots-taken", game.potsTaken === game.record.setup.pots);
    assert.equal(game.hand === null, game.ending !== null);
  }
});

test("many rounds stand beside their expectation", () => {
  const coalition = core.playGuts({ deal: { line: 4 }, opponents: "coalition" });
  const best = core.forwardGuts(coalition, "best", 1000);
  near(best.expectation.value, core.gutsCoalition(4).value, 1e-9);
  near(best.expected, 1000 * best.expectation.value);
  near(best.standardError, Math.sqrt(1000 * best.variance.value));
  assert.equal(best.bankroll.length, 1001);
  assert.equal(best.bankroll[0], 0);
  // Six standard errors; the seed is fixed.
  near(best.bankroll[1000] ?? NaN, best.expected, 6 * best.standardError);
  const bloc = core.playGuts({ deal: { line: 3 }, opponents: "bloc", weenie: true });
  const thresholds = bloc.opponents?.[0]?.thresholds ?? [];
  near(core.forwardGuts(bloc, { threshold: 0.3 }, 1).expectation.value, core.gutsPayoff([0.3, ...thresholds], { weenie: true }).alpha[0] ?? NaN);
  const cards = core.playGuts({ deal: { cards: 2 } });
  assert.equal(core.forwardGuts(cards).expectation.numerator, 0n);
  assert.equal(core.forwardGuts(cards).bankroll.length, 1001);
  assert.ok(core.forwardGuts(cards, { above: 0 }, 10).expectation.value < 0);
});

test("errors say what was given and what is allowed", () => {
  /** @type {any} */
  const untyped = core;
  const game = core.playGuts();
  const record = game.record;
  refused([
    [() => core.playGuts({ deal: { line: 9 } }), RangeError, /^setup\.deal\.line must be a whole number from 2 to 8, not 9$/],
    [() => untyped.playGuts({ deal: { cards: 4 } }), RangeError, /^setup\.deal\.cards must be a whole number from 1 to 3, not 4$/],
    [() => untyped.playGuts({ deal: {} }), TypeError, /^setup\.deal must have either line.*, not none of them$/],
    [() => untyped.playGuts({ deal: { line: 3, cards: 2 } }), TypeError, /^setup\.deal must have either line.*, not more than one$/],
    [() => untyped.playGuts({ opponents: "friends" }), RangeError, /^setup\.opponents must be "equilibrium" or .*, not "friends"$/],
    [() => untyped.playGuts({ opponents: 1 }), TypeError, /not 1$/],
    [() => core.playGuts({ deal: { turns: 3 }, weenie: true }), RangeError, /^the Weenie rule is for players who declare at once, not in turn$/],
    [() => core.playGuts({ deal: { cards: 1 }, opponents: "bloc" }), RangeError, /^opponents "bloc" need hands on a number line, declared at once$/],
    [() => core.playGuts({ deal: { line: 2 }, opponents: "coalition" }), RangeError, /^a coalition needs 3 players or more, not 2$/],
    [() => core.playGuts({ seed: 2 ** 53 }), RangeError, /^setup\.seed must be a whole number from 0 to 9007199254740991, not 9007199254740992$/],
    [() => core.playGuts({ guess: NaN }), RangeError, /^setup\.guess must be a number from 0 to 1, not NaN$/],
    [() => core.playGuts({ pots: 0 }), RangeError, /^setup\.pots must be a whole number from 1 to 1000, not 0$/],
    [() => untyped.moveGuts(game, "fold"), RangeError, /^move must be "hold" or "drop" or "leave", not "fold"$/],
    [() => untyped.moveGuts("line3", "hold"), TypeError, /^game must be an object, not "line3"$/],
    [() => untyped.replayGuts({ ...record, v: 2 }), RangeError, /^record\.v must be 1, not 2$/],
    [() => core.replayGuts({ ...record, moves: ["leave", "hold"] }), RangeError, /^move 2, "hold", is impossible: you have left the game$/],
    [() => untyped.replayGuts({ ...record, moves: ["stay"] }), RangeError, /^record\.moves\[0\] must be .*, not "stay"$/],
    [() => core.replayGuts("line3-replay-equilibrium-0.5-100-1-1-lx"), RangeError, /^move 2, "x", is impossible: moves are/],
    [() => core.replayGuts("nowhere"), RangeError, /^"nowhere" is not the address of a game/],
    [() => core.forwardGuts(game, { above: 3 }), RangeError, /^a strategy for this deal is .* from 0 to 1, not 3 hands to drop$/],
    [() => core.forwardGuts(core.playGuts({ deal: { cards: 1 } }), { above: 53 }), RangeError, / hands to drop from 0 to 52, not 53 hands to drop$/],
    [() => core.forwardGuts(game, "best", 0), RangeError, /^rounds must be a whole number from 1 to 1000000, not 0$/],
    [() => untyped.forwardGuts(game, {}), TypeError, /^plan must be "equilibrium", "best", { threshold } or { above }, not object$/],
    [() => untyped.forwardGuts(game, { threshold: 0.5, above: 3 }), TypeError, /^plan must be .*, not both { threshold } and { above }$/],
    [() => untyped.forwardGuts(game, "worst"), RangeError, /^plan must be .* or { above }, not "worst"$/],
    [() => untyped.forwardGuts(game, null), TypeError, /^plan must be .* or { above }, not null$/],
  ]);
});

test("the same seed deals the same hands natively and here", () => {
  // Pinned in tests/core/play_guts_games.rs.
  const first = (/** @type {GutsSetup["deal"]} */ deal) => core.moveGuts(core.playGuts({ ...(deal ? { deal } : {}), seed: 2026 }), "hold").rounds[0]?.hands.map(strength);
  assert.deepEqual(first({ cards: 2 }), [1272, 277]);
  assert.deepEqual(first({ line: 2 }), [0.9595118027729843, 0.20938594645816555]);
});
