// The shapes of what crosses the boundary, generated from the Rust types by `cargo xtask generate`.

/** What a button beside a picture does. */
export type Action = "zoom-in" | "zoom-out" | "reset" | "left" | "right" | "up" | "down" | "play";

/** An axis. */
export type Along = "x" | "y";

/** A word, and what a press does. */
export interface Chip {
  /** The word: "glasses". */
  word: string;
  /** The number of those it is true of; where it is denied, of the others. */
  count: number;
  /** Is it part of the question? */
  isPressed: boolean;
  /** Is it denied there? */
  isDenied: boolean;
  /** Why a press would change nothing; "" where it changes the question. */
  whyNot: string;
  /** Can it tell nothing, so that it is not shown? It keeps its room. */
  isGone: boolean;
  /** The setting after a press. */
  next: string;
}

/** Words that are pressed together to a question. What a press writes to the setting is said with each. */
export interface Chips {
  /** The question so far, and how many it is about. */
  says: string;
  /** Are the words joined by "and"? Else by "or". */
  isAnd: boolean;
  /** Are there two at least, so that they can be joined otherwise? */
  canJoin: boolean;
  /** The setting with the words joined otherwise. */
  joinedOtherwise: string;
  /** The words. */
  chips: Chip[];
}

/** A control. */
export interface Control {
  /** The setting it changes, or the act of a button. */
  name: string;
  /** Its label. */
  label: string;
  /** The short label of a primary control: "yours"; "" for others. */
  shortLabel: string;
  /** The player whose number it is: "you", "opponent" or "". */
  player: string;
  /** Where it stands beside the picture. */
  placement: Placement;
  /** Is its value only that of the position below a resting pointer? */
  isPreviewed: boolean;
  /** The kind of control, and its present value. */
  input: Input;
}

/** The figure in words, for screen readers. */
export interface Description {
  /** A summary of the whole figure. */
  summary: string;
  /** The position at the crosshair, announced to readers who work on the picture. */
  announcement: string;
  /** The numbers around the crosshair, where the table is open. */
  table?: Table;
}

/** What was taken for what, and how it is taken back. */
export interface EditedNote {
  /** A sentence. */
  says: string;
  /** What `edited` does not guess then, and the words of a button; nothing of what is no guess. */
  otherwise?: [string, string];
}

/** A row of cells. */
export interface EditedRow {
  /** Its number, as spreadsheets count. */
  number: number;
  /** What is written in each cell. */
  cells: string[];
  /** What each cell says in a column of yes and no; undefined where it says neither. */
  answers: (boolean | undefined)[];
}

/** A table as an editor shows it. */
export interface EditedTable {
  /** The rows that are not blank, the names of the features first; none where there are too many cells to be shown. */
  rows: EditedRow[];
  /** Is a column one of yes and no? As many as the first row has cells. */
  ticked: boolean[];
  /** What is wrong. */
  mistakes: Mistake[];
  /** What was taken for what. */
  notes: EditedNote[];
  /** The board as the setting of this name takes it; nothing where something is wrong. */
  board?: string;
}

/** An interval along a picture, as fractions of its width from the left or of its height from the bottom. */
export interface Ends {
  /** Its lower end. */
  from: number;
  /** Its upper end. */
  to: number;
}

/**
 * Something that a reader, a script or the browser does.
 * JavaScript writes variants in kebab case: `{ slide: { name: "mine", position: 24 } }`, `"toggle-pin"`.
 */
export type Event = { "read": { 
/**
 * Names and texts; unknown names are ignored.
 */
texts: Array<[string, string]>, 
/**
 * Names and texts of the group, for settings that `texts` does not name.
 */
others: Array<[string, string]>, } } | { "write": { 
/**
 * Names and texts; unknown names are ignored.
 */
texts: Array<[string, string]>, 
/**
 * Who made the change.
 */
source: Source, } } | { "slide": { 
/**
 * The setting.
 */
name: string, 
/**
 * The new position on the track, which need not be the value.
 */
position: number, } } | { "step": { 
/**
 * The setting.
 */
name: string, 
/**
 * The number of steps; negative is downwards.
 */
by: number, } } | { "end": { 
/**
 * The setting.
 */
name: string, 
/**
 * The last value, rather than the first?
 */
last: boolean, } } | { "glide": Array<[string, string]> } | { "number": { 
/**
 * The setting.
 */
name: string, 
/**
 * The number, which need not be allowed.
 */
value: number, } } | { "switch": { 
/**
 * The setting.
 */
name: string, 
/**
 * Is it on now?
 */
on: boolean, } } | { "act": { 
/**
 * The name of the button.
 */
name: string, 
/**
 * A random number from the page, for acts that need chance.
 */
draw: number, } } | { "hotspot": number } | { "pointer": Pointer } | { "wheel": { 
/**
 * The panel below the pointer.
 */
panel: number, 
/**
 * The column of the pointer.
 */
x: number, 
/**
 * The row of the pointer.
 */
y: number, 
/**
 * The scroll distance in CSS pixels; positive is towards the reader.
 */
turn: number, 
/**
 * Is Ctrl or ⌘ down? Without them, the wheel scrolls the page.
 */
ctrl: boolean, 
/**
 * The time of the event, in milliseconds from some moment on.
 */
time: number, } } | { "touch": { 
/**
 * The panel.
 */
panel: number, 
/**
 * The column of the first finger.
 */
x: number, 
/**
 * Its row.
 */
y: number, 
/**
 * The number of fingers.
 */
fingers: number, } } | { "key": { 
/**
 * The panel.
 */
panel: number, 
/**
 * The `key` of the keyboard event.
 */
key: string, 
/**
 * Is Shift down?
 */
shift: boolean, } } | { "button": { 
/**
 * The panel.
 */
panel: number, 
/**
 * What the button does.
 */
action: Action, } } | "toggle-pin" | "reset-view" | "skip" | "reduce-motion" | "allow-motion" | { "resized": { 
/**
 * The panel.
 */
panel: number, 
/**
 * Its width in device pixels.
 */
width: number, 
/**
 * Its height in device pixels.
 */
height: number, 
/**
 * Device pixels per CSS pixel of the design.
 */
pixelRatio: number, } } | { "seen": number } | "print" | { "table": boolean } | { "date": number } | { "results": Array<string> | null } | "leave" | "job-button" | { "job-progress": { 
/**
 * The number of the job.
 */
id: number, 
/**
 * The fraction that is done, from 0 to 1.
 */
done: number, } } | { "job-failed": number };

/** The response to an event. What changes on the screen comes with the next frame. */
export interface EventResponse {
  /** Should a frame be requested? */
  redraw: boolean;
  /** Should the browser's default action be prevented? */
  handled: boolean;
  /** Should the canvas capture this pointer until it goes up? */
  capture: boolean;
  /** What a hovering pointer could drag, after it has moved. */
  grip?: GripCue;
  /** The settings that have changed, with their new values. */
  settings: [string, Value][];
  /** Why a request could not be met as it was made, in words. */
  notices: string[];
  /** Set when a reader pins the crosshair, moves it while it is pinned, or releases it. */
  selection?: Selection;
  /** Has a game, or a deal of it, ended? Then the stored results are to be sent with [`Event::Results`](super::Event::Results). */
  settled: boolean;
  /** All results to store on the device, where they differ from the stored ones. */
  results?: string[];
  /** Requests that cannot wait for a frame, as none comes while the figure is out of sight. */
  jobRequests: JobRequest[];
  /** The fraction of the job that is done, where it has changed. */
  progress?: number;
}

/**
 * What has changed since the last frame.
 * A field is present only in the frame in which it changes. Animations are frames that each ask for the next one with
 * `again`.
 */
export interface Frame {
  /** The position pointed at, in words. */
  readout?: Readout;
  /** The names of all controls. */
  controlNames?: string[];
  /** The controls that have changed. */
  controls: Control[];
  /** The sentence beside the picture. */
  sentence?: string;
  /** The panels that have nothing to show. */
  absent?: number[];
  /** The game that is over, for others; empty where none is. */
  outcome?: ToShare;
  /** The stored results of a game, in words: "" where none are stored. */
  tally?: string;
  /** The buttons that have no effect now. */
  idle?: IdleButton[];
  /** Where the sliders along the sides of the main picture go. */
  sideSliders?: SideSlider[];
  /** The hotspots of the main picture. */
  hotspots?: PlacedHotspots;
  /** Is the crosshair pinned? */
  pinned?: boolean;
  /** Is the endless zoom running? */
  playing?: boolean;
  /** Is a job running? */
  solving?: boolean;
  /** Is any panel drawn coarsely, or waiting to be drawn? */
  coarse?: boolean;
  /** Has every panel been drawn at least once? */
  complete: boolean;
  /** The settings that an animation has changed, with their new values. */
  settings: [string, Value][];
  /** The figure in words, once it has not changed for a while. */
  description?: Description;
  /** The progress bar. */
  progress?: Progress;
  /** Jobs to start or stop. */
  jobRequests: JobRequest[];
  /** Why drawing failed, in words. */
  problem?: string;
  /** The time until the next frame is needed, in milliseconds: 0 for the next animation frame. */
  again?: number;
}

/** What a pointer could drag. */
export type GripCue = "none" | "sideways" | "upwards" | "handle";

/** A button beside a picture that has no effect now. */
export interface IdleButton {
  /** The index of its panel. */
  panel: number;
  /** Its action. */
  action: Action;
}

/** A setting for use in a sentence. */
export interface InProse {
  /** The label of its control: "Your suspects". */
  label: string;
  /** Its value: "24", "0.61", "Official", "yes". */
  text: string;
  /** The kind of its control, and its present value. */
  input: Input;
}

/** The kind of a control, and its present value. */
export type Input = { "kind": "slider", 
/**
 * The value.
 */
value: number, 
/**
 * The least value of the number field.
 */
least: number, 
/**
 * The largest.
 */
most: number, 
/**
 * Its step.
 */
step: number, 
/**
 * Its position.
 */
position: number, 
/**
 * The lowest position.
 */
from: number, 
/**
 * The highest position.
 */
to: number, 
/**
 * The number of characters that its number field has room for.
 */
digits: number, 
/**
 * Its value as it is said aloud.
 */
spoken: string, 
/**
 * Its value in the words that its field shows and takes; "" where that is a number.
 */
words: string, } | { "kind": "choice", 
/**
 * The name chosen.
 */
value: string, 
/**
 * The names and their labels.
 */
options: Array<[string, string]>, 
/**
 * The meaning of the chosen name, "" where the name says it.
 */
explanation: string, } | { "kind": "switch", 
/**
 * Is it on?
 */
on: boolean, } | { "kind": "button", 
/**
 * Its label, which says what it does now: "Ask about 8 of 24".
 */
says: string, 
/**
 * Is there anything that it can do?
 */
isPossible: boolean, 
/**
 * Is it the one to press next?
 */
isMain: boolean, } | { "kind": "chips" } & Chips;

/** A request to start or stop a job. */
export type JobRequest = { "type": "start", 
/**
 * The number of the job.
 */
id: number, 
/**
 * The name of the task.
 */
name: string, 
/**
 * The parameters of the task.
 */
numbers: Array<number>, } | { "type": "stop", 
/**
 * The number of the job.
 */
id: number, };

/** Something that is wrong in a table. */
export interface Mistake {
  /** The number of the row; undefined where it is the whole table. */
  row?: number;
  /** The number of the column, from 1; undefined where it is the whole row. */
  column?: number;
  /** A sentence, with its place where no row is shown to tell it. */
  says: string;
}

/** How the window of a panel can be moved. */
export type Navigation = "still" | "fixed" | "free" | "endless";

/** One plot of a figure. */
export interface Panel {
  /** The name: "Map of all positions". */
  label: string;
  /** How to work on it with pointer and keys. */
  help: string;
  /** How its window can be moved. */
  navigation: Navigation;
  /** Is its horizontal axis that of the main picture, from end to end? Then it stands below that picture, plot below plot. */
  in_line: boolean;
}

/** A phase of a pointer's gesture. */
export type Phase = "down" | "move" | "up" | "cancel" | "leave";

/** A part of the main picture that can be chosen, such as a suspect's card. */
export interface PlacedHotspot {
  /** Its accessible name. */
  label: string;
  /** Is it chosen? */
  isChosen: boolean;
  /** Can it be chosen or unchosen now? */
  isOpen: boolean;
  /** Its left and right edge, as fractions of the picture's width. */
  across: Ends;
  /** Its lower and upper edge, as fractions of the picture's height from the bottom. */
  upwards: Ends;
}

/** The hotspots of the main picture, in rows. */
export interface PlacedHotspots {
  /** The accessible name of the group. */
  label: string;
  /** The number of hotspots in a row. */
  columns: number;
  /** The hotspots, row by row. */
  hotspots: PlacedHotspot[];
}

/** Where a control stands. */
export type Placement = "across" | "upright" | "below" | "variants" | "more";

/** A pointer event of the browser. */
export interface Pointer {
  /** The phase of the gesture. */
  phase: Phase;
  /** The panel on whose canvas it happened. */
  panel: number;
  /** The browser's `pointerId`. */
  id: number;
  /** Is it a finger? */
  touch: boolean;
  /** The button that went down or up, as the browser numbers them; −1 for none. */
  button: number;
  /** Is any button down? */
  pressed: boolean;
  /** Is Shift down? */
  shift: boolean;
  /** Its column. */
  x: number;
  /** Its row. */
  y: number;
}

/** The progress bar: the present task, as a reader sees it. */
export interface Progress {
  /** The name of the task: "Solving three cards from 13 ranks in 4 suits". */
  label: string;
  /** The status line, "" while the task has run too briefly for one. */
  words: string;
  /** The fraction that is done, from 0 to 1; none where no job is running. */
  done: number | null;
  /** The label of the button, "" for none. */
  button: string;
}

/** The position pointed at, in words. Every field is ready to be shown. */
export interface Readout {
  /** The position itself: "You have 24, they have 24". */
  heading: string;
  /** The one number that matters: "63.2 %". */
  value: string;
  /** The unit of that number, "" where it says that itself: "antes per 100 rounds". */
  unit: string;
  /** The same as an exact fraction, "" where there is none. */
  exact: string;
  /** The same as a decimal, with "=" or "≈" before it. */
  decimal: string;
  /** The advice, in one plain sentence. */
  advice: string;
  /** The other facts: terms and their texts. The same terms while somebody scrubs. */
  facts: [string, string][];
}

/** A colour with 8 bits per channel, written as "#rrggbb". */
export type Rgb = string;

/** What a reader has selected with the crosshair. */
export interface Selection {
  /** Is the crosshair pinned? */
  pinned: boolean;
  /** The readout at the crosshair. */
  readout: Readout;
}

/** The position of a slider along a side of the main picture. */
export interface SideSlider {
  /** The setting. */
  name: string;
  /** The axis that it is parallel to. */
  along: Along;
  /** Where its track begins and ends. */
  ends: Ends;
}

/** Who changed the settings. */
export type Source = "user" | "script" | "group";

/** Numbers as texts. */
export interface Table {
  /** The subject of the table. */
  caption: string;
  /** The name of each column. */
  columns: string[];
  /** Row by row, as many texts as there are columns. The first of a row names it. */
  rows: string[][];
}

/** A word of the field, explained where it appears. */
export interface Term {
  /** The word, as the figure says it. */
  word: string;
  /** Its meaning, in a plain sentence or two. */
  meaning: string;
}

/** The colours and the typeface of a figure. */
export interface Theme {
  /** The page behind everything. */
  paper: Rgb;
  /** Text and strong lines. */
  ink: Rgb;
  /** Secondary text. */
  muted: Rgb;
  /** Thin rules. */
  rule: Rgb;
  /** The player to move. */
  you: Rgb;
  /** The other player. */
  opponent: Rgb;
  /** Positions in the weeds. */
  weeds: Rgb;
  /** Positions with the upper hand. */
  upperHand: Rgb;
  /** A CSS font family list. */
  font: string;
  /** Is the legend no more than its colour bar, where it has one, as beside prose that explains the rest? */
  foldsLegend: boolean;
}

/** A game that is over, for others. */
export interface ToShare {
  /** What came of it, in a line that gives nothing of the deal away; "" where no game is over. */
  line: string;
  /** The same deal before its first move, as an address query. */
  query: string;
}

/** The value of a setting. */
export type Value = number | number | string | boolean | string;
