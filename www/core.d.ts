/**
 * The headless core of the npm package `upperhand`: `import { … } from "upperhand/core"`.
 *
 * Works in browsers and in Node ≥ 20. Every function is synchronous once `await ready()` has resolved, except
 * where it returns a Promise.
 *
 * Bad input (a pool of 0, a split that does not add up, NaN, a threshold outside [0, 1], an unknown rule
 * set, a table too large to hold) throws a RangeError or TypeError whose message says what was given and what is allowed. Nothing
 * ever panics or returns NaN.
 */

import type {
  Blindfold, Board, BoardQuestion, CardCoalition, CardReply, Claim, FairStart, GameLength, GuessWhoGame, GuessWhoReview,
  GutsAdvice, GutsCoalition, GutsEquilibrium, GutsForward, GutsGame, GutsInTurn, GutsPayoff, GutsPot, GutsPotTail, GutsReply,
  GutsReview, GutsRuin, LineLoss, NotedBoard, OneDeck, Position, PositionTable, Probability, Punishment, RuleOfThumbCost,
  SolvedCards, SolvedPosition, TableLine, ThreeChance,
} from "./generated/answers.js";

export type {
  Board, BoardNote, Claim, Fraction, GuessWhoGame, GuessWhoMove, GutsChoices, GutsGame, GutsHand, GutsRound, GutsWorth, NotedBoard,
  Position, Probability,
} from "./generated/answers.js";

// Types of the web platform: those of the project's libraries; in a project without any, such as one for Node, as much as the
// core needs. An empty export keeps them from being exported.
export {};
type Url = typeof globalThis extends { URL: { prototype: infer Known } } ? Known : { readonly href: string };
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Known } } } ? Known & object : never;
type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Known } } ? Known : { readonly aborted: boolean; readonly reason: any };

/** A WebAssembly module: its address, its bytes, or the module itself. */
export type Source = string | Url | ArrayBuffer | Uint8Array | Module;

/**
 * Loads the WebAssembly module. Browsers: from beside this script, or `source`. Node and `core/inline`: from the script itself.
 * The checks of claims are a module of their own, a tenth larger; it is loaded for the first `checkClaim`, from beside
 * the first or from `checks`, the last one given. What is no such module, or does not come, rejects with the error of WebAssembly or
 * of `fetch`, which in Node reads no files: hand over their bytes there.
 */
export function ready(source?: Source, checks?: Source): Promise<void>;

/** What ends the game: see {@link Rules}. */
export type Ending = "race" | "official" | "open";

/**
 * "race": yes/no questions, first pool reduced to one wins at once (Nica).
 * "official": yes/no questions, naming a suspect takes a turn and ends the game (Cushing et al.; the Riddler).
 * "open": as official, but a wrong name only removes that suspect (O'Neill).
 * "tripartite": official, with three-way questions (Cushing et al.).
 * Or any `{ answers, ending }` with 2 ≤ answers ≤ 6.
 */
export type Rules = "race" | "official" | "open" | "tripartite" | { answers: number; ending: Ending };

/**
 * Player to move has `mine` suspects left, the opponent `theirs`; both play optimally. Pools are whole numbers
 * from 1 to 2^31 − 1. (1, 1) under "race" is not a position of the game: RangeError.
 *
 * RangeError where the answer would be unreasonable: more than 100,000 optimal questions to list; or, for
 * rules under which no theorem lists them ("tripartite" and "official" with more answers, "race" with 5 or 6
 * answers, "open" with 4 to 6), `mine` beyond 10,000. The value itself is known at every size:
 * {@link winProbability}. Too many questions are counted by {@link questionCount}, and one of them is {@link mostEvenQuestion}.
 */
export function position(rules: Rules, mine: number, theirs: number): Position;

/**
 * The most even of the optimal questions, part sizes ascending: of those with the most parts the one whose smallest part is
 * largest, then the next smallest, and so on. Empty where only naming is optimal or the game is over. With yes/no questions a few
 * microseconds at any size; with more answers O(answers · mine²), and RangeError for `mine` beyond 10,000.
 */
export function mostEvenQuestion(rules: Rules, mine: number, theirs: number): number[];

/**
 * The number of optimal questions, without listing them; with many answers there may be more than 2^64. A few microseconds at
 * any size where a theorem lists them; for the other rules, as {@link position} has them, O(answers · mine²), and RangeError for
 * `mine` beyond 10,000.
 */
export function questionCount(rules: Rules, mine: number, theirs: number): bigint;

/**
 * The fair handicap: the largest pool of the first mover with which she wins at least half of the games, against `theirs`. `win`
 * is her chance with it, `winWithOneMore` that with one suspect more, below one half; null where `mine` is 2^31 − 1. Some sixty
 * closed forms at any size. RangeError for a pool of 1 under "race", which has won.
 */
export function fairStart(rules: Rules, theirs: number): FairStart;

/** As `position(...).win`, without listing moves: a few microseconds at any size, for every rule set. */
export function winProbability(rules: Rules, mine: number, theirs: number): Probability;

/** The mover's chance to win if she asks `parts` now and both play optimally afterwards. */
export function questionValue(rules: Rules, mine: number, theirs: number, parts: number[]): Probability;

/**
 * Different abilities: the mover may ask `answers`-way questions, the opponent `opponentAnswers`-way ones.
 * At any size where the two are equal; else by exhaustion, O(n·m·(n + m)) for the pools n and m: to about 830 suspects each for 3
 * against 2, which takes less than a second on the calling thread, and RangeError for whatever would take longer, as more than
 * 10,000 against 10 do. 400 each take a tenth of that.
 */
export function mixedWinProbability(
  ending: Ending, answers: number, opponentAnswers: number, mine: number, theirs: number): Probability;

/**
 * A rule that fits in one sentence. Whatever the rule, a suspect is named where a pool is one.
 *
 * "halve": the most even question, every time. "half-of-the-smaller": half of the smaller pool, rounded up, never more than half
 * of the own one. "ladder", also "bold": round both pools up to a power of two; is the own one larger, half of the other's, else
 * halve; under "race" it loses nothing. "even-parts": halve, but never into two odd parts of six or more where the opponent has
 * five or more, and one of four against four; under "official" it loses nothing. "name-from-three": halve, but name a suspect once
 * three are left. "name-early": halve, but name once three are left or the opponent has two; under "open" it loses nothing. With
 * more answers powers and shares are those of their number, "even-parts" is "halve", and "name-early" names once two are left.
 */
export type RuleOfThumb = "halve" | "half-of-the-smaller" | "ladder" | "bold" | "even-parts" | "name-from-three" | "name-early";

/**
 * What the mover gives away by keeping to a rule from (mine, theirs) on, against the best reply to it; and at worst and on average
 * over all positions with both pools from 2 to `upTo`, the larger of both pools by default. All exact. Pools and `upTo` go up to
 * 512, where it takes a tenth of a second with two answers and half a second with six.
 */
export function ruleOfThumb(rules: Rules, rule: RuleOfThumb, mine: number, theirs: number, options?: { upTo?: number }): RuleOfThumbCost;

/**
 * What perfect play of the mover wins from an opponent who keeps to a rule for ever, and every first move that does. Exact; pools
 * go up to 512.
 */
export function punish(rules: Rules, rule: RuleOfThumb, mine: number, theirs: number): Punishment;

/**
 * How long a game takes from (mine, theirs): mean and variance of the number of turns, exactly, where the player who moves first
 * and the other keep to a rule each, or play perfectly ("perfect", unless given). Of the perfect moves the most even question is
 * asked, and a suspect is named where that is one of them. Pools go up to 512.
 */
export function gameLength(rules: Rules, mine: number, theirs: number, options?: { first?: "perfect" | RuleOfThumb; second?: "perfect" | RuleOfThumb }): GameLength;

/**
 * Guess Who? for three who move in turn, `pools` from the player to move on, each after a secret of their own; the first down to one
 * suspect ("race") or to name theirs wins. Under "official" who names a wrong one is out, and the two others play on. Where a mover
 * is indifferent the others' chances depend on the choice: no equilibrium by backward induction, coins or none, gives a player less
 * than `low` or more than `high`, which is exact; under "race" with pools up to 8 some gives just these. From 64 suspects each it takes a twentieth of a second, from 200 some seconds and
 * 200 MB; RangeError beyond 222 suspects with two answers.
 */
export function threePlayers(rules: Rules, pools: readonly number[] | Uint32Array): ThreeChance[];

/**
 * Both secrets from one deck of `size` faces, so that they differ, with free yes/no questions: the chance of the player to move.
 * 3 to 64 faces: milliseconds for 24, seconds for 64. `exact` is had for the races of 3 and 4, by a game of plans.
 */
export function oneDeck(rules: "race" | "official", size: number): OneDeck;

/**
 * Blindfold: neither player sees how many suspects the other has left. Both play the best mixtures of plans, which are given with
 * the chance to win: exactly, and proved by the best replies to both. Pools go up to 40: milliseconds, but several seconds for the
 * largest under "official".
 */
export function blindfold(rules: Rules, mine: number, theirs: number): Blindfold;

/**
 * All positions up to maxMine × maxTheirs. `numerators[(mine-1)*maxTheirs + (theirs-1)]` is the exact integer
 * mine·theirs·P. (1,1) under "race" is undefined and holds 0. By the closed form, in a fraction of a second at any size;
 * RangeError where the numerators, of 4 bytes each, would take more than 256 MiB.
 *
 * Solved by exhaustive dynamic programming, not by a theorem, when `exhaustive` is true: a square of N × N, for N the larger of
 * the two bounds, in O(N² log N). It does not pause, so large ones belong in a Worker: 1800 × 1800 take a fifth of a second
 * with two answers, seconds with six, the largest 5 to 20 seconds. RangeError where 4·(N + 1)² bytes for every answer beyond
 * the first would be more than 256 MiB: N goes up to 8191 with two answers, to 3662 with six.
 */
export function winTable(rules: Rules, maxMine: number, maxTheirs: number, options?: { exhaustive?: boolean }): PositionTable;

/**
 * The continuous game's win probability p∞(x, y), x, y > 0: the limit of P(r^k x, r^k y). Within 2^-49 of the
 * truth; for two and four answers exactly the same at every power of r.
 */
export function limitProbability(rules: Rules, x: number, y: number): number;

/**
 * A table as people keep it: CSV, TSV, semicolons or bars (Markdown), JSON (an object name → features, a list of objects with a "name", or a
 * `Board`), or lines "hat: Ana, Bruno". Names may stand in another column, the table may be turned, titles may be missing. A column of
 * yes/no (in English, German, French, Spanish, Italian, Portuguese, Dutch and Polish; also y/n, 1/0, ✓ or x and blank) is one question; a column
 * of words is one question a word ("hair: red"), a list in a cell several, and a suspect with an empty cell says no to each. Columns of
 * numbers or words that name a suspect each are left out. What cannot be read is a RangeError with `row` and `column`, from 1
 * and null where it is the whole row or table; its message says where, what is wrong there, and what would help.
 */
export function readBoard(table: string): Board;

/**
 * The same, with what was taken for what: where names stand, that the table was turned or has no titles, what was left out, who cannot be
 * told apart. Of questions that say the same of everybody, or the opposite, it keeps the first, and says so.
 */
export function readBoardWithNotes(table: string): NotedBoard;

/** The options of {@link solveBoard}. */
export interface BoardOptions {
  /** With yes/no questions; "official" by default. */
  rules?: "race" | "official";
  /** The suspects that still stand on each board, by index; all unless given. */
  mine?: readonly number[];
  theirs?: readonly number[];
  onProgress?: (done: number) => void;
  signal?: Signal;
}

/**
 * Both players ask the board's questions, one a turn, and play perfectly with both cards face down: the secrets are drawn from all
 * suspects, independently, and neither player knows her own. Who does plays another game, and may win more. A question has to split
 * those who stand: nobody may wait, which pays where suspects cannot be told apart.
 * Exact up to 6,000 classes of sets of suspects that answers can leave and that look alike to the questions; beyond that `win` and the questions are certified brackets
 * (`low`, `high`: one player at a time freed to any split), `exact` is false. Under "race" a board whose questions cannot tell two
 * suspects apart is refused: RangeError that names them; also where questions lead to more than 262,144 sets of suspects.
 *
 * It works in slices of about 10 ms, after a first one that finds the classes; 24 suspects with 20 questions take about a second
 * and 5 MB, 6,000 classes 72 MB. Progress and signal are those of {@link gutsCards}.
 */
export function solveBoard(board: Board, options?: BoardOptions): Promise<SolvedPosition>;

/**
 * A question in words about exactly `count` of the suspects that stand (or as near as can be), of up to `joined` of the board's
 * questions (1 by default) by "and", "or" and "not"; the shortest there is. Null where nothing splits those who stand.
 */
export function spokenQuestion(board: Board, standing: readonly number[], count: number, joined?: 1 | 2 | 3): BoardQuestion | null;

/** The rules of Guts: with `weenie`, the best hand among those dropped matches the pot when all drop. */
export interface GutsRules { weenie?: boolean }

/**
 * One round of continuous Guts at these thresholds (one per player, 2 to 64 players): each player's α, in
 * antes, and β, the expected stakes carried on. Player i holds a hand, uniform on [0, 1], above thresholds[i].
 * Rounding errors stay below 1e-12; the α add up to 0. `kitty`: one hand more is dealt, to nobody, and always in; whoever takes the pot has
 * to beat it, too, every other holder pays the pot, and what the kitty wins stays in it.
 */
export function gutsPayoff(thresholds: readonly number[] | Float32Array | Float64Array, rules?: GutsRules & { kitty?: boolean }): GutsPayoff;

/**
 * The symmetric equilibrium threshold of 2 to 64 players, β there, and whether playing it recovers the ante
 * (termination fee 1: α − (β − 1) > 0 against every bloc reply).
 */
export function gutsEquilibrium(players: number, rules?: GutsRules & { kitty?: boolean }): GutsEquilibrium;

/**
 * One round of 2 to 8 players who declare in turn: who declares later has seen who holds. At each history that may come before a
 * player, such as "" or "HD", she holds above its threshold. An equilibrium: no seat gains more than `gap` by anything else. Where all
 * others have dropped the last takes the pot with any hand, so that `weenie` changes nothing. Eight players take a tenth of a second.
 */
export function gutsInTurn(players: number, rules?: GutsRules): GutsInTurn;

/**
 * The pot at the equilibrium (or at `thresholds`, one a player) when somebody takes it: it exceeds x antes with a probability of
 * order x^−exponent. `exponent` is certified within `gap`, Infinity where the pot never grows, 0 where it grows and is never
 * taken; `mean` and `variance` say whether those of the pot are finite. 2 to 1000 players, or Infinity.
 */
export function gutsPotTail(players: number, rules?: GutsRules & { thresholds?: readonly number[] | Float32Array | Float64Array }): GutsPotTail;

/**
 * The same pot in full: `ends`, the chance that a round is the last, whatever came before; so r rounds are not enough with
 * probability (1 − ends)^r. `exceeded[v]`, the probability that it is larger than v antes from everybody when it is taken, for v
 * from 0 to `most` (at most 100000). Small probabilities are as exact as others. O(most · players).
 */
export function gutsPot(players: number, rules: GutsRules & { most: number; thresholds?: readonly number[] | Float32Array | Float64Array }): GutsPot;

/**
 * The probability that a player who brings `bankroll` antes (1 to 1000000), the first of them paid into the pot, has to pay more
 * than is left before somebody takes the pot. All of 2 to 1000 players hold above `threshold`, by default that of the equilibrium.
 * It is certainly from `low` to `high`: nearly equal, but where the pot is hardly ever taken. O(bankroll): a million antes take
 * some 50 ms.
 */
export function gutsRuin(players: number, rules: GutsRules & { bankroll: number; threshold?: number }): GutsRuin;

/** The smallest bankroll that is ruined with probability less than `ruin`, by default 0.01; null where a million antes are not enough. */
export function gutsBankroll(players: number, rules?: GutsRules & { ruin?: number; threshold?: number }): number | null;

/**
 * The reply of players 2…n that minimises player 1's α; thresholds ascending. `bloc`: all of them the same.
 * 2 to 64 players; the minimum is certified up to 1e-12. Where several replies are as good, one of them.
 */
export function gutsBestResponse(threshold: number, players: number, rules?: GutsRules & { bloc?: boolean }): GutsReply;

/**
 * Player 1 against the synchronous coalition of all others, 3 to 20 players or infinitely many: they share a random choice of
 * thresholds, not their cards. `value`, in antes, is never positive, and `gap` ≥ 0 bounds how far it is from the
 * true value. `coalition` and `player` are optimal strategies; weights add up to 1.
 *
 * One round, or, with `repeated`, the game played again while anyone remains in, for the stakes of β: the fixed
 * point of V = Value(α + βV) reached from V = 0. Where player 1 can do no better than to leave at once and
 * forfeit her ante, `value` is −1 and `player` is empty.
 *
 * With `independent` they share no random choice, each draws alone: `value` and `gap` are then 0, which is proved for any number of
 * players, once and repeated.
 *
 * With `Infinity` players it is the limit of more and more. Thresholds are then near 1: whoever has a `rate` holds the hands above
 * 1 − rate/n, of n players. `player` has one; in `coalition` it is that of all others, but for those in `thresholds`: `[0]` where one
 * of them holds every hand, else `[]`.
 */
export function gutsCoalition(players: number, rules?: GutsRules & { repeated?: boolean; independent?: boolean }): GutsCoalition;

/**
 * Two-player Guts with real cards dealt without replacement from `ranks` × `suits` (default 13 × 4: 2 to 13
 * ranks, the highest, and 1 to 4 suits), hands of `cards` (1, 2 or 3), hands strictly ordered. "threshold": best
 * strategy among "hold any hand better than the i-th weakest", the first one where several are best; where no
 * threshold is a saddle point, the one that guarantees most against thresholds. "any" (the default): no
 * restriction. Long runs report progress in [0, 1], never falling, and can be aborted: the promise then rejects
 * with the signal's reason. It works in slices of about 10 ms, so that the event loop goes on.
 */
export function gutsCards(options: {
  cards: 1 | 2 | 3; ranks?: number; suits?: number; weenie?: boolean; strategies?: "threshold" | "any";
  onProgress?: (done: number) => void; signal?: Signal;
}): Promise<SolvedCards>;

/**
 * What the best unrestricted reply gains per round against this strategy (probability of holding each hand,
 * weakest first), in antes, and that reply: 1 where it holds. Hands that return the same either way are dropped.
 */
export function gutsCardsExploitability(options: { cards: 1 | 2 | 3; ranks?: number; suits?: number; weenie?: boolean; hold: ArrayLike<number> }): CardReply;

/**
 * Guts of two with hands of 1, 2, 3 or 5 cards of a whole deck, everybody holding above a line: what a perfect opponent wins a
 * round from the line that holds the hands ranked `threshold` and above, from 0 (all) to the number of hands (none). Five cards
 * are ranked as in poker, three with `straights` count straights and flushes; suits break ties. In place of `threshold`, `hand` names
 * the weakest hand held, such as "K K 7 7 2" or "JD7S": where suits are left open, the strongest that fits. Five cards are
 * 2,598,960 hands: they take about two seconds and 40 MB.
 */
export function gutsLine(options: { cards: 1 | 2 | 3 | 5; straights?: boolean; weenie?: boolean } & ({ threshold: number } | { hand: string })): LineLoss;

/**
 * The weakest class of hands to hold at a table of `players`, 2 to 10, with hands of a whole deck dealt without replacement, where all
 * others hold that class and better. Classes are by ranks, suits break ties inside. Three cards: `straights` counts straights and
 * flushes (from the top: straight flush, three alike, straight, flush, pair, high card). Milliseconds; up to two seconds with `straights`.
 */
export function gutsHold(players: number, cards: 1 | 2 | 3, options?: { straights?: boolean }): TableLine;

/**
 * One against two who share a die, in a round of Guts with hands of 1 or 2 cards of a deck: what she secures and what they hold
 * her to, in antes, both sides against everything, and exact. Two cards of the whole deck are 1326 hands: they take one to two
 * seconds and 60 MB.
 */
export function gutsCardCoalition(options: { cards: 1 | 2; ranks?: number; suits?: number; weenie?: boolean }): CardCoalition;

// ─────────────────────────── Games of Guts ───────────────────────────

/**
 * All that is chosen before a game. Player 1 is you. Antes are counted as paid at the end, so that a share of the pot is
 * its player's until somebody holds alone; the pot is the number of players times the stakes.
 */
export interface GutsSetup {
  /**
   * Hands on a number line for 2 to 8 players ({ line: 3 } by default), the same declared in turn (another is first in each round, you in the first one; without the
   * Weenie rule), or 1 to 3 cards of a whole deck for two, or 1 or 2 for three with "mixed", or 1 to 3 at a table of 2 to 6.
   */
  deal?: { line: number } | { turns: number } | { cards: 1 | 2 | 3 } | { table: { cards: 1 | 2 | 3; players: number } };
  /** Must the best hand match the pot where all drop? False by default. */
  weenie?: boolean;
  /**
   * "equilibrium" (by default): with cards the exact one, which holds some hands now and then. "reckless": the line half as
   * high (with cards, as that of the least exploitable line). "overcautious": half way from there to the top. On the number
   * line also "bloc": all at the one threshold that is worst for a player at the threshold `guess`; and "coalition": the
   * optimal mixture of one round, drawn jointly for every round, for 3 players and more. "mixed": the first half of the
   * others is reckless, the rest overcautious; with cards they are two. At a table each holds from a hand of hers on: that of `gutsHold` with
   * "equilibrium", and all but the first two with "mixed".
   */
  opponents?: "equilibrium" | "reckless" | "overcautious" | "bloc" | "coalition" | "mixed";
  /** From 0 to 1, 0.5 by default. */
  guess?: number;
  /** The price of leaving in hundredths of the stakes, from 0 to 100; 100 by default. */
  fee?: number;
  /** The number of pots to be played, from 1 to 1000; 1 by default. Each begins with stakes of 1. */
  pots?: number;
  /** 0 … 2^53 − 1; 1 by default. All draws are keyed by seed, round and purpose. */
  seed?: number;
}

/** "hold" and "drop" play the round; "leave" pays the fee and ends the game. */
export type GutsMove = "hold" | "drop" | "leave";

/** All that a game is: plain JSON. Equal records give equal games; nothing derived is ever trusted. */
export interface GutsRecord { v: 1; setup: Required<GutsSetup>; moves: GutsMove[] }

/** A new game. */
export function playGuts(setup?: GutsSetup): GutsGame;
/** Your move, and the round that it plays. A RangeError once the game is over. */
export function moveGuts(game: GutsGame | GutsRecord, move: GutsMove): GutsGame;
/** The game of a record or of an address. A RangeError says which move is impossible, and why. */
export function replayGuts(record: GutsGame | GutsRecord | string): GutsGame;

/**
 * What both choices return with the hand that you have, against the others as they are and if they were at the equilibrium;
 * nothing in it depends on their hands. `alone`: the chance that nobody else holds. `win`: the chance that a hold takes the
 * pot. `staying`: what the best reply to one round returns when it is played from the next deal on until the
 * pot is taken, per unit of its stakes; leaving costs the fee. Another reply may return more in the long run. Null where with
 * this one the stakes do not die out, so that the pot need not end. All is null when the game is over.
 */
export function adviseGuts(game: GutsGame | GutsRecord): GutsAdvice | null;

/**
 * Skill and luck told apart, in antes. In every round `expected` (what the best reply earns before the deal) + `dealt` (luck)
 * + `skill` (what your choice lost, ≤ 0) + `revealed` (luck) = `result`; over all, `expected` + `skill` + `luck` + `fee` =
 * `result`, exactly with cards. Below 0, `expected` is what a coalition took. `worst` is an index into `rounds`, null where
 * you lost nothing. At a table and in turn `expected` is not known and 0, so that `luck` is all but skill and fee.
 */
export function reviewGuts(game: GutsGame | GutsRecord): GutsReview;

/** A strategy that plays for you: `threshold` on the number line; with cards `above`, the number of weakest hands to drop. */
export type GutsPlan = "equilibrium" | "best" | { threshold: number } | { above: number };

/**
 * Rounds at once, 1000 by default, up to a million, each for stakes of one ante, with the others and the seed of the game but
 * other hands. `bankroll`: what you have won after 0, 1, 2, … rounds. `expectation` and `variance` are those of one round,
 * `expected` and `standardError` those of all. The plan is "equilibrium" by default. RangeError at a table and in turn, where there are no plans.
 */
export function forwardGuts(game: GutsGame | GutsRecord, plan?: GutsPlan, rounds?: number): GutsForward;

/**
 * "holds": as printed. "corrected": false as printed, corrected here; `correction` says how. "false": false, and nothing true in
 * its place. "settled": an open question that is settled here. "open": open still.
 */
export type ClaimStatus = "holds" | "corrected" | "false" | "settled" | "open";

/** Every statement of the papers, and what is known here beyond them. */
export function claims(): Claim[];

/**
 * Checks `statement` up to a size, by default the claim's own; rejects an unknown id and a size outside those of the claim
 * with a RangeError. `cases` were compared, `evidence` says what they were: the first that failed, the counterexamples to the
 * print, the extreme case or the certificate. It works in slices of about 10 ms, reports progress in [0, 1], and can be
 * aborted: the promise then rejects with the signal's reason.
 */
export function checkClaim(id: string, size?: number, options?: { onProgress?: (done: number) => void; signal?: Signal }):
  Promise<{ holds: boolean; cases: number; evidence: string }>;

/**
 * Who moves for the opponent. "perfect": one of the best moves, drawn by the seed. "halving": the most even question.
 * "bold": all parts but one as small as your pool forces. "careless": any move, with a chance that rises in its worth; pools up
 * to 64. "person": nobody, you move for both.
 */
export type Opponent = "perfect" | "halving" | "bold" | "careless" | "person";

/** What is agreed before the first move. */
export interface GuessWhoSetup {
  rules: Rules;
  /** Suspects on your board, and on the opponent's. */
  mine: number;
  theirs: number;
  /** Answers to the opponent's questions; as in `rules` by default. */
  opponentAnswers?: number;
  /** "perfect" by default. */
  opponent?: Opponent;
  /** 2 by default; 3 minds mistakes least. Without meaning for other opponents. */
  carelessness?: 1 | 2 | 3;
  /** true by default. */
  youBegin?: boolean;
  /** 0 … 2^53 − 1; 1 by default. Both secrets are fixed by it at the start; later draws are keyed by seed, ply and purpose. */
  seed?: number;
}

/** All that a game is: plain JSON. Equal records give equal games; nothing derived is ever trusted. */
export interface GuessWhoRecord {
  v: 1;
  setup: Required<GuessWhoSetup>;
  /**
   * The moves of people (yours; with "person" both), in order: part sizes; "name" (a suspect drawn by seed); or by suspect,
   * numbered 1 … pool in the order of those still standing, up to 65,536 of them.
   */
  moves: (number[] | "name" | { parts: number[][] } | { name: number })[];
}

/**
 * A new game; where the opponent begins, their first move is made. Any pools that the solver takes: up to 2^31 − 1 where both
 * have the same abilities, else about 830 for 3 answers against 2; up to 10,000 for a perfect opponent who has more than two
 * answers, up to 64 for a careless one. RangeError beyond, saying how far.
 */
export function playGuessWho(setup: GuessWhoSetup): GuessWhoGame;

/**
 * Your move, then theirs. Naming: no move of the race (RangeError); wrong under "official" loses, under "open" strikes one suspect.
 * Of a game only its record is read: it is played again from there.
 */
export function moveGuessWho(game: GuessWhoGame | GuessWhoRecord, move: GuessWhoRecord["moves"][number]): GuessWhoGame;

/** A RangeError says which move is impossible, and why. */
export function replayGuessWho(record: GuessWhoRecord): GuessWhoGame;

/**
 * `skill` (what your choices lost, ≤ 0) + `opponentSkill` (what theirs gave you, ≥ 0) + `luck` = result − start, exactly
 * (the result is 1, 0, or the chance now). `worst` is an index into `moves`, null where you lost nothing.
 */
export function reviewGuessWho(game: GuessWhoGame | GuessWhoRecord): GuessWhoReview;
