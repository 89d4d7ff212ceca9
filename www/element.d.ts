/**
 * The npm package `upperhand`: `import "upperhand"` makes `<upper-hand>` known, the element that shows a figure.
 *
 * Safe to import on a server: without a document it defines nothing. See docs/embedding.md.
 */

/** A figure’s settings, and its name as `figure`, by the names of the attributes. */
export type State = Record<string, string | number | boolean>;

/** What the readout says. Fractions and decimals are texts, so that nothing exact is lost. */
export interface Readout {
  heading: string;
  value: string;
  exact: string;
  decimal: string;
  advice: string;
  facts: [term: string, text: string][];
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

/** What is told by `upper-hand:select`: the reader pinned a position, moved the pin, or let go. */
export interface SelectDetail {
  state: State;
  pinned: boolean;
  readout: Readout;
}

/** What is told by `upper-hand:progress`: what takes long, off the page, has come so far. */
export interface ProgressDetail {
  /** How far it is, from 0 to 1. */
  done: number;
}

/** What is told by `upper-hand:error`: the figure could not start, or could not be drawn or solved. */
export interface ErrorDetail {
  message: string;
}

/** The events of a figure. All bubble, and cross the borders of shadow trees. */
export interface UpperHandEvents {
  "upper-hand:ready": CustomEvent<ReadyDetail>;
  "upper-hand:change": CustomEvent<ChangeDetail>;
  "upper-hand:select": CustomEvent<SelectDetail>;
  "upper-hand:progress": CustomEvent<ProgressDetail>;
  "upper-hand:error": CustomEvent<ErrorDetail>;
}

/** What a figure can be asked. */
export interface Methods {
  /** Resolves when the figure is drawn, which a lazy one is once it nears the window; rejects where it cannot be. */
  readonly ready: Promise<void>;
  /** Resolves when nothing that is shown is still being solved. */
  readonly solved: Promise<void>;
  /** The present settings as an address query, defaults left out; empty before `ready`. */
  readonly query: string;
  /** Loads and shows the figure now, wherever it is; tries again after a failure. Returns `ready`. */
  start(): Promise<void>;
  /** What is shown; before `ready`, what the attributes say. */
  getState(): State;
  /** Shows something else; what is not named stays. Before `ready`, it is remembered. */
  setState(state: Readonly<State>): void;
  /**
   * What the readout says, here or with other settings, and these settings. Nothing that is shown changes.
   * @throws {RangeError} for a setting that is not possible
   * @throws {Error} before `ready`
   */
  valueAt(settings?: Readonly<State>): Readout & { state: State };
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
/** A setting: of its own type once the figure is there, before that a text. Null brings back the default. */
type Setting = string | number | boolean | null;

/** Every attribute is a property, too. */
export interface Attributes {
  /** The name of the figure. */
  figure: Setting;
  rules: Setting;
  answers: Setting;
  mine: Setting;
  theirs: Setting;
  size: Setting;
  left: Setting;
  bottom: Setting;
  axes: Setting;
  layer: Setting;
  contours: Setting;
  compare: Setting;
  compareAnswers: Setting;
  compareAs: Setting;
  divider: Setting;
  bid: Setting;
  second: Setting;
  alpha: Setting;
  beta: Setting;
  k: Setting;
  zoom: Setting;
  cards: Setting;
  ranks: Setting;
  suits: Setting;
  players: Setting;
  weenie: Setting;
  threshold: Setting;
  others: Setting;
  apart: Setting;
  third: Setting;
  fee: Setting;
  repeated: Setting;
  mixture: Setting;
  epsilon: Setting;
  delta: Setting;
  gapConstant: Setting;
  bloc: Setting;
  spoiler: Setting;
  beside: Setting;
  weight: Setting;
  near: Setting;
  show: Setting;
  holdAbove: Setting;
  hand: Setting;
  around: Setting;
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
  /** The site that links and embeds lead to, where it is not the one the script comes from. */
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
