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
  compact?: boolean | "" | "yes" | "no";
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

/** "last-pool" as "lastPool". */
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;
type Properties = { [Name in keyof Settings as Camel<Name>]-?: NonNullable<Settings[Name]> | null };

/**
 * Every attribute is a property, too. A setting is of its own type once the figure is there, before that a text; null
 * brings back the default.
 */
export interface Attributes extends Properties {
  /** auto, light or dark. */
  theme: Attribute;
  /** The settings that have a control, or none. */
  controls: Attribute;
  /** Some of png svg csv json link embed, or none. */
  actions: Attribute;
  /** What a finger on the picture may do to the page, as in CSS. */
  touchAction: Attribute;
  /** Only the picture, its sliders and the advice; all else in a sheet. */
  compact: Attribute;
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
