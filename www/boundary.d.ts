// The shapes of what crosses the boundary, generated from the Rust types by `cargo xtask generate`.

/**
 * What a button beside a picture does.
 */
export type Action = "zoom-in" | "zoom-out" | "reset" | "left" | "right" | "up" | "down" | "play";

/**
 * The answer to an event. What it changes on the screen comes with the next frame.
 */
export type Changes = { 
/**
 * Is a frame wanted?
 */
redraw: boolean, 
/**
 * Is the event the figure's own, so that the browser does nothing with it?
 */
handled: boolean, 
/**
 * Are all events of this pointer wanted until it goes up?
 */
capture: boolean, 
/**
 * What a pointer that rests would take hold of, where it moved.
 */
grip?: GripCue, 
/**
 * The settings that have changed, with their new values.
 */
settings: Array<[string, Value]>, 
/**
 * What was asked for and is not possible, in words.
 */
notices: Array<string>, 
/**
 * What was chosen, where a reader holds the crosshair, moves it while it is held, or lets it go.
 */
selection?: Selection, 
/**
 * How far a task is, where that is news.
 */
progress?: number, };

/**
 * A control.
 */
export type Control = { 
/**
 * The setting it changes.
 */
name: string, 
/**
 * What it says.
 */
label: string, 
/**
 * Whose number it is: "you", "opponent" or "".
 */
whose: string, 
/**
 * Where it stands.
 */
place: Place, 
/**
 * The kind of control, and its present value.
 */
input: Input, };

/**
 * The figure in words, for those who do not see it.
 */
export type Description = { 
/**
 * All of it.
 */
summary: string, 
/**
 * What is pointed at, to be said aloud to those who work on the picture.
 */
announcement: string, 
/**
 * The numbers around the crosshair, where the table is open.
 */
table?: Table, };

/**
 * Something that a reader, a script or the browser did.
 *
 * What crosses from JavaScript is tagged by `type`, in kebab case: `{ type: "slide", name: "mine", position: 24 }`.
 */
export type Event = { "type": "read", 
/**
 * Names and texts; names of no setting are passed over.
 */
texts: Array<[string, string]>, } | { "type": "write", 
/**
 * Names and texts; names of no setting are passed over.
 */
texts: Array<[string, string]>, 
/**
 * Whose doing it is.
 */
source: Source, } | { "type": "slide", 
/**
 * The setting.
 */
name: string, 
/**
 * The position of the slider, which is not always the value.
 */
position: number, } | { "type": "number", 
/**
 * The setting.
 */
name: string, 
/**
 * The number, allowed or not.
 */
value: number, } | { "type": "switch", 
/**
 * The setting.
 */
name: string, 
/**
 * Its new position.
 */
on: boolean, } | { "type": "pointer" } & Pointer | { "type": "wheel", 
/**
 * The panel below the pointer.
 */
panel: number, 
/**
 * Where the pointer is.
 */
x: number, 
/**
 * Where the pointer is.
 */
y: number, 
/**
 * How far it turned, in CSS pixels; positive towards the reader.
 */
turn: number, 
/**
 * Is Ctrl or ⌘ down? The plain wheel scrolls the page.
 */
ctrl: boolean, 
/**
 * When, in milliseconds from some moment on.
 */
time: number, } | { "type": "touch", 
/**
 * The panel.
 */
panel: number, 
/**
 * Where the first finger is.
 */
x: number, 
/**
 * Where the first finger is.
 */
y: number, 
/**
 * The number of fingers.
 */
fingers: number, } | { "type": "key", 
/**
 * The panel.
 */
panel: number, 
/**
 * Its name in keyboard events.
 */
key: string, 
/**
 * Is Shift down?
 */
shift: boolean, } | { "type": "button", 
/**
 * The panel.
 */
panel: number, 
/**
 * What it does.
 */
action: Action, } | { "type": "toggle-pin" } | { "type": "reset-view" } | { "type": "reduce-motion" } | { "type": "resized", 
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
 * Device pixels in a CSS pixel of the picture's design.
 */
pixelRatio: number, } | { "type": "seen", 
/**
 * When, in milliseconds from some moment on.
 */
time: number, } | { "type": "print" } | { "type": "table", 
/**
 * Is it open?
 */
open: boolean, } | { "type": "leave" } | { "type": "task-button" } | { "type": "task-progress", 
/**
 * The number of the order.
 */
id: number, 
/**
 * How far it is, from 0 to 1.
 */
done: number, } | { "type": "task-failed", 
/**
 * The number of the order.
 */
id: number, };

/**
 * What is new since the last frame. Empty where nothing is.
 */
export type Frame = { 
/**
 * What is pointed at, in words.
 */
readout?: Readout, 
/**
 * The names of all controls, where that list has changed.
 */
controlNames?: Array<string>, 
/**
 * The controls that have changed.
 */
controls: Array<Control>, 
/**
 * One sentence on what is seen.
 */
sentence?: string, 
/**
 * Is the crosshair held?
 */
pinned?: boolean, 
/**
 * Is the picture zooming by itself?
 */
playing?: boolean, 
/**
 * Is anything being solved elsewhere?
 */
solving?: boolean, 
/**
 * Is anything coarser than it will be, or still waiting for its turn?
 */
coarse?: boolean, 
/**
 * Has everything been drawn once?
 */
complete: boolean, 
/**
 * The settings that have changed by themselves.
 */
settings: Array<[string, Value]>, 
/**
 * The figure in words, when it has been still for a while.
 */
description?: Description, 
/**
 * What is solved elsewhere, as a reader sees it.
 */
progress?: Progress, 
/**
 * What is to be done about tasks.
 */
orders: Array<Order>, 
/**
 * Why nothing could be drawn, in words.
 */
problem?: string, 
/**
 * In how many milliseconds the next frame is wanted; 0 for as soon as the browser paints again.
 */
again?: number, };

/**
 * What a pointer would take hold of.
 */
export type GripCue = "none" | "divider" | "handle";

/**
 * The kind of a control, and its present value.
 */
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
 * Where the slider stands …
 */
position: number, 
/**
 * … from here …
 */
from: number, 
/**
 * … to here, in the same steps.
 */
to: number, 
/**
 * What it says aloud.
 */
spoken: string, } | { "kind": "choice", 
/**
 * The name chosen.
 */
value: string, 
/**
 * The names, and what they say.
 */
options: Array<[string, string]>, 
/**
 * What the chosen one means, "" where its name says it.
 */
explanation: string, } | { "kind": "switch", 
/**
 * Is it on?
 */
on: boolean, };

/**
 * How the window of a panel can be moved.
 */
export type Navigation = "fixed" | "free" | "endless";

/**
 * What is to be done about a task.
 */
export type Order = { "type": "solve", 
/**
 * The number of the order.
 */
id: number, 
/**
 * The name of the task.
 */
name: string, 
/**
 * What it is about.
 */
numbers: Array<number>, } | { "type": "stop", 
/**
 * The number of the order.
 */
id: number, };

/**
 * One plot of a figure.
 */
export type Panel = { 
/**
 * What it is called: "Map of all positions".
 */
label: string, 
/**
 * How to work on it with pointer and keys.
 */
help: string, 
/**
 * How its window can be moved.
 */
navigation: Navigation, };

/**
 * What a pointer does.
 */
export type Phase = "down" | "move" | "up" | "cancel" | "leave";

/**
 * Where a control stands.
 */
export type Place = "sliders" | "choices" | "more";

/**
 * A pointer event of the browser.
 */
export type Pointer = { 
/**
 * What it does.
 */
phase: Phase, 
/**
 * The panel whose canvas hears of it.
 */
panel: number, 
/**
 * Which pointer.
 */
id: number, 
/**
 * Is it a finger?
 */
touch: boolean, 
/**
 * The button whose change this is, as the browser numbers them; −1 for none.
 */
button: number, 
/**
 * Is any button down?
 */
pressed: boolean, 
/**
 * Is Shift down?
 */
shift: boolean, 
/**
 * Where it is.
 */
x: number, 
/**
 * Where it is.
 */
y: number, };

/**
 * What a reader sees of a task.
 */
export type Progress = { 
/**
 * What it is: "Solving three cards from 13 ranks in 4 suits".
 */
label: string, 
/**
 * What is said, "" where it is too brief to say anything.
 */
words: string, 
/**
 * How far it is, from 0 to 1; nothing where nothing is under way.
 */
done: number | null, 
/**
 * What the button says, "" for none.
 */
button: string, };

/**
 * What is pointed at, in words. Every field is ready to be shown.
 */
export type Readout = { 
/**
 * What is pointed at: "You have 24, they have 24".
 */
heading: string, 
/**
 * The one number that matters: "63.2 %".
 */
value: string, 
/**
 * The same as an exact fraction, "" where there is none.
 */
exact: string, 
/**
 * The same as a decimal, with "=" or "≈" before it.
 */
decimal: string, 
/**
 * What to make of it, in one plain sentence.
 */
advice: string, 
/**
 * Whatever else is known: terms and their texts. The same terms while somebody scrubs.
 */
facts: Array<[string, string]>, };

/**
 * A colour, 8 bits a channel; as "#rrggbb" where it is read.
 */
export type Rgb = string;

/**
 * What a reader has chosen.
 */
export type Selection = { 
/**
 * Is the crosshair held?
 */
pinned: boolean, 
/**
 * What is said of it.
 */
readout: Readout, };

/**
 * Who changes settings.
 */
export type Source = "user" | "script" | "group";

/**
 * Numbers as texts.
 */
export type Table = { 
/**
 * What it holds.
 */
caption: string, 
/**
 * The name of each column.
 */
columns: Array<string>, 
/**
 * Row by row, as many texts as there are columns. The first of a row names it.
 */
rows: Array<Array<string>>, };

/**
 * The colours and the typeface of a figure.
 */
export type Theme = { 
/**
 * The page behind everything.
 */
paper: Rgb, 
/**
 * Text and strong lines.
 */
ink: Rgb, 
/**
 * Secondary text.
 */
muted: Rgb, 
/**
 * Thin rules.
 */
rule: Rgb, 
/**
 * The player to move.
 */
you: Rgb, 
/**
 * The other player.
 */
opponent: Rgb, 
/**
 * Positions in the weeds.
 */
weeds: Rgb, 
/**
 * Positions with the upper hand.
 */
upperHand: Rgb, 
/**
 * A CSS font family list.
 */
font: string, };

/**
 * What a setting is.
 */
export type Value = number | number | string | boolean;

