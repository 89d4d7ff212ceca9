/**
 * The npm package `upperhand`: `import "upperhand"` makes `<upper-hand>` known, the element that shows a figure.
 *
 * Safe to import on a server: without a document it defines nothing. See docs/embedding.md.
 */

import type { SettingValues, Settings } from "./generated/settings.js";

export type { Settings };

/**
 * All settings of a figure, and its name as `figure`, by the names of the attributes. Numbers are numbers and switches are
 * booleans; before `ready` all are texts, as in the attributes.
 */
export interface State extends Settings {
  [name: string]: string | number | boolean | undefined;
}

/** What the readout says. Fractions and decimals are texts, so that nothing exact is lost. */
export interface Readout {
  heading: string;
  value: string;
  /** The unit of the value, "" if the value includes it. */
  unit: string;
  exact: string;
  decimal: string;
  advice: string;
  facts: [term: string, text: string][];
}

/** A setting for use in a sentence. */
export interface InProse {
  /** The label of its control. */
  label: string;
  /** Its value in words: "24", "Official", "yes". */
  text: string;
  /** The kind of its control, and the present value. */
  input:
    | { kind: "slider"; value: number; least: number; most: number; step: number; spoken: string }
    | { kind: "choice"; value: string; options: [value: string, label: string][] }
    | { kind: "switch"; on: boolean };
}

/** What is told by `upper-hand:ready`: the figure is drawn. */
export interface ReadyDetail {
  state: State;
}

/** What is told by `upper-hand:change`: the figure shows something else. */
export interface ChangeDetail {
  state: State;
  /** Who has changed it: the reader, a script, or another figure of the group. */
  source: "user" | "script" | "group";
}

/** What is told by `upper-hand:settled`: nothing has changed for 0.7 s, after one change or many. */
export interface SettledDetail extends ChangeDetail {}

/** What is told by `upper-hand:select`: the reader pinned a position, moved the pin, or let go. */
export interface SelectDetail {
  state: State;
  pinned: boolean;
  readout: Readout;
}

/** What is told by `upper-hand:progress`: how far a long computation in a Worker has come. */
export interface ProgressDetail {
  /** How far it is, from 0 to 1. */
  done: number;
}

/**
 * The kinds of errors: a script or the WebAssembly is missing or incomplete; WebAssembly is not supported or not allowed here;
 * something could not be drawn or solved; the figure has stopped, is not ready yet, or is not in a document.
 */
export type ErrorCode =
  | "script-missing"
  | "module-missing"
  | "webassembly-blocked"
  | "drawing"
  | "task"
  | "stopped"
  | "not-ready"
  | "no-document";

/** What is told by `upper-hand:error`: the figure could not start, or could not be drawn or solved, or has stopped. */
export interface ErrorDetail {
  code: ErrorCode;
  message: string;
  /** The address of the file that failed, if one did. */
  file?: string | undefined;
}

/** An error of a figure, with which `ready` and `solved` reject. Its `cause` is the error behind it, if there is one. */
export interface UpperHandError extends Error, ErrorDetail {}

/** The events of a figure, with their details. */
export interface EventDetails {
  ready: ReadyDetail;
  change: ChangeDetail;
  settled: SettledDetail;
  select: SelectDetail;
  progress: ProgressDetail;
  error: ErrorDetail;
}

/**
 * The events of a figure, each by two names: `upper-hand:change`, and `upperhandchange`, which frameworks bind. All
 * bubble, and cross the borders of shadow trees.
 */
export type UpperHandEvents = {
  [Name in keyof EventDetails as `upper-hand:${Name}` | `upperhand${Name}`]: CustomEvent<EventDetails[Name]>;
};

/** Listeners as frameworks name them: `on` and the name of the event. */
export type EventHandlers = {
  [Name in keyof EventDetails as `onupperhand${Name}`]?: (event: CustomEvent<EventDetails[Name]>) => void;
};

/** The attributes as markup and templates spell them. */
export interface AttributeValues extends SettingValues {
  theme?: "auto" | "light" | "dark";
  controls?: string;
  actions?: string;
  "touch-action"?: string;
  group?: string;
  loading?: "lazy" | "eager";
  "wasm-src"?: string;
  home?: string;
}

/** What a figure can be asked. */
export interface Methods {
  /**
   * Resolves when the figure is drawn, which a lazy one is once it nears the window; rejects with an `UpperHandError` if it
   * cannot be.
   */
  readonly ready: Promise<void>;
  /**
   * Resolves when nothing that is shown is still being solved, and no task will need the network; rejects with an
   * `UpperHandError` where it could not be solved.
   */
  readonly solved: Promise<void>;
  /** The present settings as an address query, defaults left out; empty before `ready`. */
  readonly query: string;
  /**
   * Loads and shows the figure now, wherever it is; tries again after a failure. Returns `ready`. Outside of a document it rejects,
   * and the figure starts once it is put into one.
   */
  start(): Promise<void>;
  /** What is shown; before `ready`, what the attributes say. */
  getState(): State;
  /**
   * Shows something else; settings that are missing or undefined stay. Before `ready`, the settings are remembered. A warning
   * on the console names what is not a setting of the figure.
   * @throws {TypeError} for anything but an object
   */
  setState(settings: Readonly<Settings>): void;
  /**
   * What the readout says, here or with other settings, and these settings. Nothing that is shown changes.
   * @throws {RangeError} for a setting that is not possible
   * @throws {Error} before `ready`
   */
  valueAt(settings?: Readonly<Settings>): Readout & { state: State };
  /**
   * Shows something else, as if the reader had changed it: like `setState()`, but numbers glide there within 400 ms, unless
   * the reader prefers less motion, and stop gliding when the reader touches something.
   */
  glideTo(settings: Readonly<Settings>): void;
  /**
   * Moves a number by steps, or a choice or a switch to other values, as the keys of its control do.
   * @throws {Error} before `ready`
   */
  step(name: string, by: number): void;
  /** Goes to the first value of a setting, or the last, as the keys of its control do. @throws {Error} before `ready` */
  stepToEnd(name: string, end: "first" | "last"): void;
  /**
   * A setting for use in a sentence.
   * @throws {RangeError} for a name that is not a setting with a control
   * @throws {Error} before `ready`
   */
  inProse(name: string): InProse;
  /** Brings the main picture back to where it was at first. */
  resetView(): void;
  /** The figure as a PNG. Rejects before `ready`. */
  toBlob(): Promise<Blob>;
  /** The figure as an SVG. @throws {Error} before `ready` */
  toSVG(): string;
  /** The numbers that are shown. @throws {Error} before `ready` */
  toCSV(): string;
  /** The numbers that are shown, and how they came about. @throws {Error} before `ready` */
  toJSON(): string;
}

/** A property that goes with an attribute: null removes it. */
type Attribute = string | null;

/**
 * Every attribute is a property, too. A setting is of its own type once the figure is there, before that a text; null
 * brings back the default.
 */
export interface Attributes {
  // written by `cargo xtask generate` from the schemas of the figures
  /** The name of the figure. */
  figure: "win-map" | "question-profile" | "limit-tiles" | "real-board" | "play-guess-who" | "guts-payoff" | "guts-cards" | "play-guts" | "guts-coalition" | "guts-ruin" | "cheating-table" | "three-players" | "blindfold" | null;
  /** The board (real-board): at most 40000 letters, digits and the signs . - _ *; usually empty. */
  board: string | null;
  /** The rules (win-map, question-profile, limit-tiles, play-guess-who, three-players, blindfold): race, official, open; usually race. The rules (real-board): race, official; usually official. */
  rules: "race" | "official" | "open" | "tripartite" | null;
  /** The number of answers (win-map, question-profile, limit-tiles, play-guess-who): a whole number from 2 to 6; usually 2. The number of answers (three-players): a whole number from 2 to 3; usually 2. */
  answers: number | `${number}` | null;
  /** The number of answers to the opponent’s questions (play-guess-who): a whole number from 2 to 6; usually 2. */
  opponentAnswers: number | `${number}` | null;
  /** Your pool (win-map, question-profile): a whole number from 1 to 2147483647; usually 6. Your pool (play-guess-who): a whole number from 2 to 64; usually 24. Your pool (three-players): a whole number from 1 to 64; usually 6. Your pool (blindfold): a whole number from 1 to 24; usually 6. */
  mine: number | `${number}` | null;
  /** Their pool (win-map, question-profile): a whole number from 1 to 2147483647; usually 4. Their pool (play-guess-who): a whole number from 2 to 64; usually 24. Their pool (three-players): a whole number from 1 to 64; usually 4. Their pool (blindfold): a whole number from 1 to 24; usually 4. */
  theirs: number | `${number}` | null;
  /** The last player’s pool (three-players): a whole number from 1 to 64; usually 5. */
  lastPool: number | `${number}` | null;
  /** The map’s size (win-map): a whole number from 8 to 2147483647; usually 24. The largest pool (question-profile): a whole number from 8 to 2147483647; usually 24. The part of the map’s height shown (guts-cards): a number from 0.015625 to 1; usually 1. The map’s size (three-players): a whole number from 8 to 64; usually 24. */
  size: number | `${number}` | null;
  /** The map’s left edge (win-map): a whole number from 1 to 2147483640; usually 1. The left edge of the map (guts-cards): a number from 0 to 1; usually 0. */
  left: number | `${number}` | null;
  /** The map’s lower edge (win-map): a whole number from 1 to 2147483640; usually 1. The lower edge of the map (guts-cards): a number from 0 to 1; usually 0. */
  bottom: number | `${number}` | null;
  /** The axes (win-map): linear, log; usually linear. */
  axes: "linear" | "log" | null;
  /** The layer (win-map): win, gain, question, regions, count, distance, halving, ladder, half-of-the-smaller, even-parts, name-from-three, name-early; usually win. The layer (three-players): win, next, last-player, choice; usually win. The layer (blindfold): difference, blindfold, win; usually difference. */
  layer: "win" | "gain" | "question" | "regions" | "count" | "distance" | "halving" | "ladder" | "half-of-the-smaller" | "even-parts" | "name-from-three" | "name-early" | "next" | "last-player" | "choice" | "difference" | "blindfold" | null;
  /** The contours (win-map): none, half, quarters, tenths; usually half. */
  contours: "none" | "half" | "quarters" | "tenths" | null;
  /** The rules compared with (win-map): none, race, official, open; usually none. */
  compare: "none" | "race" | "official" | "open" | null;
  /** The number of answers compared with (win-map): a whole number from 2 to 6; usually 2. */
  compareAnswers: number | `${number}` | null;
  /** The way to compare (win-map): split, difference; usually split. */
  compareAs: "split" | "difference" | null;
  /** The divider (win-map): a whole number from 0 to 100; usually 50. */
  divider: number | `${number}` | null;
  /** The part you ask about (question-profile): a whole number from 0 to 2147483647; usually 3. */
  bid: number | `${number}` | null;
  /** The second part (question-profile): a whole number from 0 to 2147483647; usually 2. */
  second: number | `${number}` | null;
  /** Your pool (limit-tiles): a number from 1e-36 to 1e36; usually 1.5. */
  alpha: number | `${number}` | null;
  /** Their pool (limit-tiles): a number from 1e-36 to 1e36; usually 1.5. */
  beta: number | `${number}` | null;
  /** The size of the real board (limit-tiles): a whole number from 0 to 30; usually 4. */
  k: number | `${number}` | null;
  /** The zoom (limit-tiles): a number from -40 to 40; usually 2.2. */
  zoom: number | `${number}` | null;
  /** Features that are joined (real-board): yes or no; usually no. */
  joined: boolean | "yes" | "no" | null;
  /** The opponent (play-guess-who): perfect, halving, bold, careless, person; usually perfect. */
  opponent: "perfect" | "halving" | "bold" | "careless" | "person" | null;
  /** How careless they are (play-guess-who): a whole number from 1 to 3; usually 2. */
  carelessness: number | `${number}` | null;
  /** Who begins (real-board, play-guess-who): you, opponent; usually you. */
  begins: "you" | "opponent" | null;
  /** The number of the deal (play-guess-who, play-guts, cheating-table): a whole number from 0 to 999999; usually 1. The number of the evening (guts-ruin): a whole number from 0 to 999999; usually 2173. */
  seed: number | `${number}` | null;
  /** The number of the deal of the day (play-guess-who, play-guts): a whole number from 0 to 99999; usually 0. */
  day: number | `${number}` | null;
  /** The coach (play-guess-who, play-guts): off, hints, full; usually hints. */
  coach: "off" | "hints" | "full" | null;
  /** The part that suspects are put into (play-guess-who): a whole number from 1 to 5; usually 1. */
  into: number | `${number}` | null;
  /** The suspects you ask about (play-guess-who): a whole number from 0 to 63; usually 0. */
  ask: number | `${number}` | null;
  /** The suspects chosen (play-guess-who): at most 200 letters, digits and the signs . - _ *; usually empty. */
  chosen: string | null;
  /** The question in words (play-guess-who): at most 120 letters, digits and the signs . - _ *; usually empty. */
  words: string | null;
  /** The moves (real-board): at most 2000 letters, digits and the signs . - _ *; usually 19y-1n-2y-19y-3n-8n-1y-11y. The moves (play-guess-who): at most 12000 letters, digits and the signs . - _ *; usually empty. The moves (play-guts): at most 4000 letters, digits and the signs . - _ *; usually empty. */
  moves: string | null;
  /** The move shown (real-board): a whole number from 0 to 400; usually 0. The move shown (play-guess-who): a whole number from 0 to 128; usually 128. The round shown (cheating-table): a whole number from 1 to 30; usually 1. */
  move: number | `${number}` | null;
  /** The question chosen (real-board): a whole number from 0 to 128; usually 0. */
  question: number | `${number}` | null;
  /** A phone at the table (real-board): yes or no; usually no. */
  phone: boolean | "yes" | "no" | null;
  /** Your card (real-board): the name of a suspect, the place on the board, or none; usually none. */
  card: string | null;
  /** The move shown of the best play after a mistake (play-guess-who): a whole number from 0 to 128; usually 0. */
  line: number | `${number}` | null;
  /** The hands (guts-coalition): numbers, cards1, cards2; usually numbers. */
  hands: "numbers" | "cards1" | "cards2" | null;
  /** The number of players (guts-payoff): a whole number from 2 to 20; usually 3. The number of players (play-guts): a whole number from 2 to 8; usually 3. The number of players (guts-coalition): a whole number from 3 to 20, or inf; usually 3. The number of players (guts-ruin): a whole number from 2 to 1000; usually 3. */
  players: number | `${number}` | "inf" | null;
  /** The width of the part shown for its height (guts-cards): a number from 0.015625 to 64; usually 1. */
  aspect: number | `${number}` | null;
  /** The cards of a hand (guts-cards): 1, 2, 3, 5; usually 2. */
  cards: 1 | "1" | 2 | "2" | 3 | "3" | 5 | "5" | null;
  /** The ranks of the deck (guts-cards): a whole number from 2 to 13; usually 13. */
  ranks: number | `${number}` | null;
  /** The suits of the deck (guts-cards): a whole number from 1 to 4; usually 4. */
  suits: number | `${number}` | null;
  /** Straights and flushes (guts-cards): yes or no; usually no. */
  straights: boolean | "yes" | "no" | null;
  /** The Weenie rule (guts-payoff, guts-cards, play-guts, guts-coalition, guts-ruin): yes or no; usually no. */
  weenie: boolean | "yes" | "no" | null;
  /** Your threshold (guts-payoff, guts-coalition): a number from 0 to 1; usually 0.5. */
  threshold: number | `${number}` | null;
  /** The others’ threshold (guts-payoff): a number from 0 to 1; usually 0.6. */
  others: number | `${number}` | null;
  /** Playing apart (guts-payoff): yes or no; usually no. */
  apart: boolean | "yes" | "no" | null;
  /** Player 3’s threshold (guts-payoff): a number from 0 to 1; usually 0. */
  third: number | `${number}` | null;
  /** The termination fee (guts-payoff): a number from 0 to 1; usually 1. The fee for leaving (play-guts): a number from 0 to 1; usually 1. */
  fee: number | `${number}` | null;
  /** The lines for theorists (guts-payoff): yes or no; usually no. */
  theory: boolean | "yes" | "no" | null;
  /** What is shown (guts-cards): equilibrium, threshold, difference, matrix, lines; usually equilibrium. */
  view: "equilibrium" | "threshold" | "difference" | "matrix" | "lines" | null;
  /** The hand (guts-cards): the cards of a hand, such as J7, JD 7S or J♦7♠; a ten is 10 or T; none of every line; usually JD7D. */
  hand: string | null;
  /** The repeated game (guts-coalition): yes or no; usually no. */
  repeated: boolean | "yes" | "no" | null;
  /** The mixture (guts-coalition): optimum, apart, paper, own; usually optimum. */
  mixture: "optimum" | "apart" | "paper" | "own" | null;
  /** ε (guts-coalition): a number from 0 to 0.5; usually 0.04. */
  epsilon: number | `${number}` | null;
  /** δ (guts-coalition): a number from 0 to 0.5; usually 0.137. */
  delta: number | `${number}` | null;
  /** C (guts-coalition): a number from 0 to 10000; usually 106.25. */
  gapConstant: number | `${number}` | null;
  /** The bloc’s threshold (guts-coalition): a number from 0 to 1; usually 0.66. */
  bloc: number | `${number}` | null;
  /** The spoiler’s threshold (guts-coalition): a number from 0 to 1; usually 0. */
  spoiler: number | `${number}` | null;
  /** The threshold beside the spoiler (guts-coalition): a number from 0 to 1; usually 0.85. */
  beside: number | `${number}` | null;
  /** How often one spoils (guts-coalition): a number from 0 to 1; usually 0.15. */
  weight: number | `${number}` | null;
  /** The close view first (guts-coalition): yes or no; usually yes. */
  near: boolean | "yes" | "no" | null;
  /** The line of the mixture in hand (guts-coalition): bloc, weight, spoiler, beside; usually bloc. */
  handle: "bloc" | "weight" | "spoiler" | "beside" | null;
  /** The line of one of the two (guts-coalition): a whole number from 0 to 91; usually 0. */
  oneLine: number | `${number}` | null;
  /** The line of the other (guts-coalition): a whole number from 0 to 91; usually 45. */
  otherLine: number | `${number}` | null;
  /** The line (guts-cards): a whole number from 0 to 22100; usually 668. The line (guts-coalition): a whole number from 0 to 91; usually 34. */
  holdAbove: number | `${number}` | null;
  /** The hands listed on each side (guts-cards): a whole number from 3 to 11050; usually 7. */
  around: number | `${number}` | null;
  /** The hands dealt (play-guts): line, cards1, cards2, cards3; usually cards2. */
  deal: "line" | "cards1" | "cards2" | "cards3" | null;
  /** The opponents (play-guts): equilibrium, reckless, overcautious, bloc, coalition, mixed; usually mixed. Those who are said to have an agreement (cheating-table): unsaid, nobody, ann-bo, ann-cy, bo-cy; usually unsaid. */
  opponents: "equilibrium" | "reckless" | "overcautious" | "bloc" | "coalition" | "mixed" | "unsaid" | "nobody" | "ann-bo" | "ann-cy" | "bo-cy" | null;
  /** The threshold that the bloc expects of you (play-guts): a number from 0 to 1; usually 0.5. */
  guess: number | `${number}` | null;
  /** 1000 rounds at once (play-guts): yes or no; usually no. */
  forward: boolean | "yes" | "no" | null;
  /** The hands revealed (play-guts): yes or no; usually no. */
  revealed: boolean | "yes" | "no" | null;
  /** Your bankroll (guts-ruin): a whole number from 1 to 100000; usually 20. */
  bankroll: number | `${number}` | null;
  // end of what is written
  /** auto, light or dark. */
  theme: Attribute;
  /** The settings that have a control, or none. */
  controls: Attribute;
  /** Some of png svg csv json link embed, or none. */
  actions: Attribute;
  /** What a finger on the picture may do to the page, as in CSS. */
  touchAction: Attribute;
  /** Figures of one group share rules and position. */
  group: Attribute;
  /** lazy or eager. */
  loading: Attribute;
  /** The folder of the WebAssembly module, where it is not beside the script. */
  wasmSrc: Attribute;
  /** The site that links, embeds and exports lead to; without one there are none. */
  home: Attribute;
}

/** The element `<upper-hand>`. */
export class UpperHand extends HTMLElement {
  /** The version of the package. */
  static readonly version: string;
  /** The names of all attributes. */
  static readonly observedAttributes: string[];
  addEventListener<K extends keyof UpperHandEvents>(
    type: K,
    listener: (this: UpperHand, event: UpperHandEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
export interface UpperHand extends Methods, Attributes {}

declare global {
  interface HTMLElementTagNameMap {
    "upper-hand": UpperHand;
  }
  interface HTMLElementEventMap extends UpperHandEvents {}
  interface WindowEventMap extends UpperHandEvents {}
  interface DocumentEventMap extends UpperHandEvents {}
}
