// What the core answers: written by `cargo xtask generate` from its Rust types.

import type { ClaimStatus, GuessWhoRecord, GutsRecord } from "../core.js";

/** The game in which neither sees how many suspects the other has left, solved. */
export interface Blindfold {
  /** The chance that the player to move wins, both playing perfectly; exact. */
  win: Fraction;
  /** Plans that the player to move draws from: they leave her `win` at least, whatever the other does. */
  first: DrawnPlan[];
  /** Plans that the other draws from: they leave her `win` at most. */
  second: DrawnPlan[];
}

/**
 * A board of suspects and the questions that can be asked about them: 2 to 64 suspects and 1 to 64 questions. Names and texts are
 * trimmed, have at most 60 letters, and differ.
 */
export interface Board {
  suspects: string[];
  questions: BoardQuestion[];
}

/** Something that a table did not say by itself. */
export interface BoardNote {
  kind: "names" | "left-out" | "same" | "opposite" | "twins" | "turned" | "header" | "nearly";
  /** A sentence. */
  text: string;
  /** The row, from 1, if it is about one. */
  row?: number;
  /** The column, from 1, if it is about one. */
  column?: number;
}

/** A question about the suspects of a board. */
export interface BoardQuestion {
  text: string;
  /** The indices of the suspects, from 0, for whom the answer is yes. */
  yes: number[];
}

/** A chance between two bounds. */
export interface Bounds {
  low: Fraction;
  high: Fraction;
}

/** One against two who have agreed. */
export interface CardCoalition {
  /** Hands from weakest to strongest, e.g. "JS/7C". */
  hands: string[];
  /** What she secures in a round, in antes; exact. */
  lowest: Fraction;
  /** What the two hold her to; the same as `lowest` unless the exact solution is too large for 128 bits. */
  highest: Fraction;
  /** Her probability of holding each hand, weakest first. */
  hold: Float64Array;
  /** The pairs of strategies that the two draw from. */
  coalition: CardPair[];
}

/** Strategies that two play together. */
export interface CardPair {
  /** How often they are drawn; exact. */
  weight: Probability;
  /** Does the first hold each hand, and the second? */
  held: [boolean[], boolean[]];
}

/** What a reply gains. */
export interface CardReply {
  /** A round, in antes. */
  gain: number;
  /** 1 for every hand that is held, weakest first. */
  reply: Float64Array;
}

/** A statement of one of the papers, or a finding of this project. */
export interface Claim {
  /** Stable, e.g. "cushing-thm-1.6". */
  id: string;
  paper: "nica" | "cushing" | "riddler" | "castronova" | "buck" | "babyak" | "upperhand";
  /** As printed: "Theorem 1.6", "(7.4)", "Example 6.14"; for findings of this project a short name. */
  number: string;
  /** The part of the text where it stands: "Section 4.4", "Appendix B"; for findings of this project their subject. */
  section: string;
  /** The pages of that part, "9 to 11", by the list of contents; null for texts that have none. */
  pages: string | null;
  /** In our own words, true as it stands here: with the correction where it is not as printed. */
  statement: string;
  status: ClaimStatus;
  /** For "corrected": "slip" of the pen, a "condition" that the print leaves out, or a "statement" in place of a wrong one; else null. */
  correction: "slip" | "condition" | "statement" | null;
  /** Where the print is wrong: the smallest counterexample, in words; else null. */
  counterexample: string | null;
  /** How far `statement` is known: "proved", or "checked to …". */
  extent: string;
  /** The query of a figure that shows it, null where none does. */
  figure: string | null;
  /** The sizes at which its check can run, and what they mean. More takes longer. */
  size: ClaimSizes;
}

/** The sizes of a check. */
export interface ClaimSizes {
  smallest: number;
  default: number;
  largest: number;
  meaning: string;
}

/** The cards of a hand. */
export interface DealtCards {
  /** The number of weaker hands. */
  index: number;
  /** Such as "JS/7C". */
  label: string;
}

/** What a player has declared. */
export interface Declared {
  player: number;
  holds: boolean;
}

/** A tree of questions, and the chance that it is played. */
export interface DrawnPlan {
  chance: Fraction;
  /** For how many suspects of the own pool the player is done, and right, after 0, 1, 2, … turns of hers. */
  right: number[];
  /** For how many she has named the wrong one then, which ends the game. */
  wrong: number[];
}

/** A fair handicap. */
export interface FairStart {
  mine: number;
  win: Probability;
  winWithOneMore: Probability | null;
}

/** An exact fraction, which may be negative. */
export interface Fraction {
  /** Lowest terms; exact. */
  numerator: bigint;
  /** Positive. */
  denominator: bigint;
  /** The nearest double. */
  value: number;
}

/** How long a game takes. A question is a turn, and so is naming a suspect. */
export interface GameLength {
  /** The mean number of turns of both players together. */
  mean: Fraction;
  variance: Fraction;
  /** The most turns it can take. */
  mostTurns: number;
  /** The chance that who moves first wins. */
  win: Probability;
}

/** A game in progress; immutable: each move gives a new one. */
export interface GuessWhoGame {
  record: GuessWhoRecord;
  mine: number;
  theirs: number;
  /** Whose turn it is; after the end, whose it would be. */
  toMove: "you" | "opponent";
  winner: "you" | "opponent" | null;
  /** Your chance before anybody moved, and now, with perfect play of both from there. */
  start: Probability;
  chance: Probability;
  moves: GuessWhoMove[];
}

/** A move that was made, and what came of it. */
export interface GuessWhoMove {
  by: "you" | "opponent";
  /** Your pool and the opponent's, whoever moved. */
  before: Pools;
  /** Part sizes in the order given, or "name". */
  question: number[] | "name";
  /** Which part the answer left standing (0-based); null for "name". */
  part: number | null;
  /** Was the named suspect the right one? null for a question. */
  right: boolean | null;
  /** The mover's pool afterwards. */
  kept: number;
  /** Your chance to win: with the mover's best move, with the one chosen, after the answer. All exact. */
  best: Probability;
  chosen: Probability;
  after: Probability;
}

/** Skill and luck. */
export interface GuessWhoReview {
  skill: Fraction;
  opponentSkill: Fraction;
  luck: Fraction;
  worst: number | null;
}

/** The coach's numbers. */
export interface GutsAdvice {
  returns: GutsChoices;
  /** The same until the pot is taken, by the best play; null where there is none, as the pot can be kept growing. */
  inTheLongRun: GutsChoices | null;
  /** Null for three players with cards. */
  againstEquilibrium: GutsChoices | null;
  alone: GutsWorth;
  win: GutsWorth;
  staying: number | null;
}

/** The returns of both choices, in antes per unit of stakes; `better` is null where they return the same. */
export interface GutsChoices {
  hold: GutsWorth;
  drop: GutsWorth;
  better: "hold" | "drop" | null;
}

/** Player 1 against all others together. */
export interface GutsCoalition {
  value: number;
  gap: number;
  coalition: JointStrategy[];
  player: OwnStrategy[];
}

/** How a game ended. */
export interface GutsEnding {
  kind: "pots-taken" | "left" | "bank-closed";
  by: number | null;
}

/** The equilibrium. */
export interface GutsEquilibrium {
  threshold: number;
  beta: number;
  recovers: boolean;
}

/** Many rounds at once. */
export interface GutsForward {
  bankroll: Float64Array;
  expectation: GutsWorth;
  variance: GutsWorth;
  expected: number;
  standardError: number;
}

/** A game in progress; immutable: each move gives a new one. */
export interface GutsGame {
  record: GutsRecord;
  /** The record as a text that needs no escaping in an address: `replayGuts` takes it. */
  address: string;
  players: number;
  /** Their joint strategies, thresholds ascending in the order of seats; one but for a coalition. Null with cards and in turn. */
  opponents: JointStrategy[] | null;
  /** What the best reply to them earns in a round, before the hands are dealt, per unit of stakes. */
  edge: GutsWorth;
  /** Yours in the round to come; null when the game is over. */
  hand: GutsHand | null;
  /** Of the round to come, in antes. */
  stakes: number;
  /** Who has declared before you in it, in turn. */
  declared: Declared[];
  /** What you have won, in antes, before the fee, and after it. */
  bankroll: number;
  result: GutsWorth;
  potsTaken: number;
  /** "bank-closed": the stakes are above 2^40 antes. `by`: the player who took the last pot. Null as long as a move can be made. */
  ending: GutsEnding | null;
  rounds: GutsRound[];
}

/** A number from 0 to 1, or cards. */
export type GutsHand = number | DealtCards;

/** A round declared in turn. */
export interface GutsInTurn {
  /** By history: "" for the first to declare, then "H" where somebody held and "D" where somebody dropped, in order. */
  thresholds: Record<string, number>;
  /** What each seat wins in the round, in antes, adding up to 0. */
  alpha: number[];
  /** No seat gains more by another strategy. */
  gap: number;
}

/** What a round pays. */
export interface GutsPayoff {
  alpha: number[];
  beta: number;
}

/** The pot until it is taken. */
export interface GutsPot {
  ends: number;
  exceeded: number[];
}

/** The tail of the pot. */
export interface GutsPotTail {
  exponent: number;
  gap: number;
  mean: boolean;
  variance: boolean;
}

/** The worst that the others can do. */
export interface GutsReply {
  thresholds: number[];
  alpha: number;
}

/** Skill and luck, over all rounds. */
export interface GutsReview {
  rounds: ReviewedRound[];
  expected: GutsWorth;
  skill: GutsWorth;
  luck: GutsWorth;
  fee: GutsWorth;
  result: GutsWorth;
  worst: number | null;
}

/** A round that was played. Lists have one entry for each player, you first; players are numbered from 1. */
export interface GutsRound {
  stakes: number;
  hands: GutsHand[];
  held: boolean[];
  /** Who takes the pot: the best of those who held; null where all dropped. */
  winner: number | null;
  /** Who must match the pot because all dropped. */
  weenie: number | null;
  /** Per unit of stakes; they add up to 0. */
  payoffs: number[];
  /** The stakes of the next round for this pot; 0 where it is taken. */
  carried: number;
}

/** The bounds of the chance of ruin. */
export interface GutsRuin {
  low: number;
  high: number;
}

/** A number of antes. Numerator and denominator, in lowest terms, are null where it is rounded: on the number line. */
export interface GutsWorth {
  numerator: bigint | null;
  denominator: bigint | null;
  value: number;
}

/** Thresholds that are played together. Of infinitely many players all others hold at a rate: above 1 − rate/n. */
export interface JointStrategy {
  thresholds: number[];
  weight: number;
  rate?: number;
}

/** The line that loses least. */
export interface LeastExploitable {
  /** How many of the weakest hands are dropped. */
  threshold: number;
  /** What it loses a round, in antes. */
  exploitability: Probability;
}

/** What a line of hands loses. */
export interface LineLoss {
  /** What the best reply wins from it a round, in antes; exact. 0n/1n proves that the line is optimal. */
  exploitability: Probability;
  /** The weakest hand that it holds, e.g. "JS/7C"; "" where it holds none. */
  firstHand: string;
}

/** A board, and what was taken for what. */
export interface NotedBoard {
  board: Board;
  notes: BoardNote[];
}

/** Both secrets from one deck: the chance of the player to move. */
export interface OneDeck {
  /** She never asks about her own card, and the other strikes what that tells. */
  careless: Probability;
  /** Both include their own card as often as any other face that stands. */
  hiding: Probability;
  /** Both play as they like: the race of 3 and 4 faces. */
  exact: Probability | null;
}

/** A threshold of player 1. Of infinitely many players: 1, from which she is rate/n away. */
export interface OwnStrategy {
  threshold: number;
  weight: number;
  rate?: number;
}

/** The pools of both players. */
export interface Pools {
  mine: number;
  theirs: number;
}

/** What is known of one position when both play optimally. */
export interface Position {
  win: Probability;
  /** Is naming a suspect now an optimal move? */
  nameSuspect: boolean;
  /** Every optimal question, as part sizes in ascending order, listed in ascending lexicographic order. */
  questions: number[][];
  /** The race's partition (Nica, Definitions 2.6 and 2.7); null under other rules or when a pool is 1. */
  region: Region | null;
}

/** The numerators of many positions. */
export interface PositionTable {
  maxMine: number;
  maxTheirs: number;
  numerators: Uint32Array;
}

/** An exact probability. */
export interface Probability {
  /** Lowest terms; exact. */
  numerator: bigint;
  denominator: bigint;
  /** The nearest double. */
  value: number;
}

/** Perfect play against somebody who keeps to a rule of thumb. */
export interface Punishment {
  win: Probability;
  /** Is naming a suspect now one of the best moves? */
  nameSuspect: boolean;
  /** Every best question, as part sizes in ascending order, listed in ascending lexicographic order. */
  questions: number[][];
}

/** The chance of the player who asks a question. */
export interface QuestionBounds {
  /** Its index on the board. */
  question: number;
  /** The number of suspects who stand and say yes. */
  yes: number;
  win: Bounds;
}

/** A part of the race's partition. */
export interface Region {
  kind: "weeds" | "upper-hand";
  level: number;
}

/** Skill and luck of one round. */
export interface ReviewedRound {
  stakes: number;
  expected: GutsWorth;
  dealt: GutsWorth;
  skill: GutsWorth;
  revealed: GutsWorth;
  result: GutsWorth;
  /** What you have won up to here, before a fee. */
  bankroll: number;
}

/** What keeping to a rule of thumb costs against the best reply to it. */
export interface RuleOfThumbCost {
  /** The chance that is lost from here on. */
  loses: Fraction;
  /** The move by the rule: part sizes ascending, or "name"; null where the game is over. */
  move: number[] | "name" | null;
  /** Where the rule loses most among pools from 2 to `upTo`; null where it loses nothing. */
  worst: WorstPosition | null;
  /** The mean of what it loses there. */
  average: Fraction;
}

/** A solved game of cards. */
export interface SolvedCards {
  /** Hands from weakest to strongest, e.g. "JS/7C". */
  hands: string[];
  /** The i of an optimal threshold strategy ("hold above the i-th weakest", 0 ≤ i ≤ hands.length); null for "any". */
  threshold: number | null;
  /** Probability of holding each hand, weakest first. */
  hold: Float64Array;
  /** What the best unrestricted reply gains per round against `hold`, in antes; exact. 0n/1n proves optimality. */
  exploitability: Probability;
  /**
   * Of all lines "hold above the i-th weakest", the one that loses least against every reply (ties: the lowest i), and
   * what it loses; exact. Of two cards in a whole deck it is 667, which loses 1/324870; 668, the best against lines,
   * loses 2/162435.
   */
  leastExploitable: LeastExploitable;
}

/** A solved position of a board. */
export interface SolvedPosition {
  exact: boolean;
  /** The chance of the player to move; `low` and `high` are the same where exact. */
  win: Bounds;
  /** Every question that splits `mine`, best first; ties in the order of the board. */
  questions: QuestionBounds[];
  /** Is naming a suspect now as good as anything? Never under "race". */
  nameSuspect: boolean;
  /** The number of classes of sets of suspects that answers can leave and that look alike to the questions. */
  classes: number;
}

/** The weakest hand to hold at a table. */
export interface TableLine {
  /** Its ranks as cards are written, the most important first: "A Q 8", "3 3 4". */
  hand: string;
  /** Is it of one suit? Only where straights and flushes count. */
  flush: boolean;
  /** The chance that nobody else holds, with such a hand: at least 1/2. */
  alone: Fraction;
  /** The same with the next weaker class, where all others hold that: below 1/2. */
  below: Fraction;
  /**
   * Are these two the chances themselves? With `straights` and six players or more `alone` is a bound from below and `below` one
   * from above, which prove the hand all the same.
   */
  exact: boolean;
  /** The share of hands that are held. */
  share: Fraction;
}

/** The chance of one of three players. */
export interface ThreeChance {
  /** No equilibrium gives less. */
  low: Probability;
  /** No equilibrium gives more. */
  high: Probability;
}

/** The position where a rule of thumb loses most. */
export interface WorstPosition {
  mine: number;
  theirs: number;
  loses: Fraction;
}
