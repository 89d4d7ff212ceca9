// The shapes of what crosses the boundary, generated from the Rust types by `cargo xtask generate`.

/**
 * The effect of a button beside a picture.
 */
export type Action = "zoom-in" | "zoom-out" | "reset" | "left" | "right" | "up" | "down" | "play";

/**
 * An axis.
 */
export type Along = "x" | "y";

/**
 * The answer to an event. Its changes on the screen come with the next frame.
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
 * The thing that a resting pointer would take hold of, where it moved.
 */
grip?: GripCue, 
/**
 * The settings that have changed, with their new values.
 */
settings: Array<[string, Value]>, 
/**
 * Wishes that are not possible, in words.
 */
notices: Array<string>, 
/**
 * The choice of a reader who holds the crosshair, moves it while it is held, or lets it go.
 */
selection?: Selection, 
/**
 * Is a game settled, so that the device's results are to be told by [`Event::Results`](super::Event::Results)?
 */
settled: boolean, 
/**
 * All results that the device is to keep, where it has others.
 */
results?: Array<string>, 
/**
 * Orders that cannot wait for a frame: none comes where nobody sees the figure.
 */
orders: Array<Order>, 
/**
 * The share of a task that is done, where that is news.
 */
progress?: number, };

/**
 * A control.
 */
export type Control = { 
/**
 * The setting it changes, or the act of a button.
 */
name: string, 
/**
 * Its label.
 */
label: string, 
/**
 * The label of a hero's number, in a word.
 */
tag: string, 
/**
 * The owner of its number: "you", "opponent" or "".
 */
whose: string, 
/**
 * Its place at the picture.
 */
place: Place, 
/**
 * Is its value only that of the position below a resting pointer?
 */
isPreviewed: boolean, 
/**
 * The kind of control, and its present value.
 */
input: Input, };

/**
 * The figure in words, for those who do not see it.
 */
export type Description = { 
/**
 * The whole figure.
 */
summary: string, 
/**
 * The position pointed at, to be said aloud to those who work on the picture.
 */
announcement: string, 
/**
 * The numbers around the crosshair, where the table is open.
 */
table?: Table, };

/**
 * Two places along a picture, as shares of its width from the left, or of its height from below.
 */
export type Ends = { 
/**
 * The first.
 */
from: number, 
/**
 * The last.
 */
to: number, };

/**
 * An act of a reader, of a script or of the browser.
 *
 * The form that crosses from JavaScript is named in kebab case: `{ slide: { name: "mine", position: 24 } }`, `"toggle-pin"`.
 */
export type Event = { "read": { 
/**
 * Names and texts; names of no setting are passed over.
 */
texts: Array<[string, string]>, 
/**
 * The same for settings that are not named in `texts`: what the group shows.
 */
others: Array<[string, string]>, } } | { "write": { 
/**
 * Names and texts; names of no setting are passed over.
 */
texts: Array<[string, string]>, 
/**
 * The author of the change.
 */
source: Source, } } | { "slide": { 
/**
 * The setting.
 */
name: string, 
/**
 * The position of the slider, which is not always the value.
 */
position: number, } } | { "step": { 
/**
 * The setting.
 */
name: string, 
/**
 * The number of steps, downwards where it is negative.
 */
by: number, } } | { "end": { 
/**
 * The setting.
 */
name: string, 
/**
 * Is it the last value, and not the first?
 */
last: boolean, } } | { "glide": { 
/**
 * Names and texts; names of no setting are passed over.
 */
texts: Array<[string, string]>, } } | { "number": { 
/**
 * The setting.
 */
name: string, 
/**
 * The number, allowed or not.
 */
value: number, } } | { "switch": { 
/**
 * The setting.
 */
name: string, 
/**
 * Its new position.
 */
on: boolean, } } | { "act": { 
/**
 * The name of its act.
 */
name: string, 
/**
 * A number that the page has drawn, for acts that are to differ from each other.
 */
draw: number, } } | { "cell": { 
/**
 * Its place among the cells.
 */
cell: number, } } | { "pointer": Pointer } | { "wheel": { 
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
 * The turn, in CSS pixels; positive towards the reader.
 */
turn: number, 
/**
 * Is Ctrl or ⌘ down? The plain wheel scrolls the page.
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
 * Its name in keyboard events.
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
 * The effect of the button.
 */
action: Action, } } | "toggle-pin" | "reset-view" | "reduce-motion" | "allow-motion" | { "resized": { 
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
pixelRatio: number, } } | { "seen": { 
/**
 * The time of the event, in milliseconds from some moment on.
 */
time: number, } } | "print" | { "table": { 
/**
 * Is it open?
 */
open: boolean, } } | { "results": { 
/**
 * The results, oldest first.
 */
kept: Array<string> | null, } } | "leave" | "task-button" | { "task-progress": { 
/**
 * The number of the order.
 */
id: number, 
/**
 * The share that is done, from 0 to 1.
 */
done: number, } } | { "task-failed": { 
/**
 * The number of the order.
 */
id: number, } };

/**
 * The news since the last frame; empty where there is none.
 *
 * Every field but `panels` is told once, when it changes. A short motion is a row of frames that ask for the next one
 * by `again`, as the endless zoom is.
 */
export type Frame = { 
/**
 * The position pointed at, in words.
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
 * A sentence on the picture.
 */
sentence?: string, 
/**
 * The results that are kept, in words: "" where none are; never for a figure that is no game.
 */
tally?: string, 
/**
 * The buttons that can do nothing now.
 */
idle?: Array<IdleButton>, 
/**
 * The places of the heroes' sliders, where the main picture lies otherwise than before.
 */
rails?: Rails, 
/**
 * The cells of the main picture, where they are others than before.
 */
cells?: PlacedCells, 
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
 * The task that is solved elsewhere, as a reader sees it.
 */
progress?: Progress, 
/**
 * Orders about tasks.
 */
orders: Array<Order>, 
/**
 * The reason why nothing could be drawn, in words.
 */
problem?: string, 
/**
 * The time until the next frame is wanted, in milliseconds; 0 for as soon as the browser paints again.
 */
again?: number, };

/**
 * The thing that a pointer would take hold of.
 */
export type GripCue = "none" | "sideways" | "upwards" | "handle";

/**
 * A button beside a picture that can do nothing.
 */
export type IdleButton = { 
/**
 * The panel.
 */
panel: number, 
/**
 * The effect that it would have.
 */
action: Action, };

/**
 * A setting as a sentence says it.
 */
export type InProse = { 
/**
 * The label of its control: "Your suspects".
 */
label: string, 
/**
 * Its value: "24", "0.61", "Official", "yes".
 */
text: string, 
/**
 * The kind of its control, and the present value.
 */
input: Input, };

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
 * The position of the slider …
 */
position: number, 
/**
 * … between this one …
 */
from: number, 
/**
 * … and this one, in the same steps.
 */
to: number, 
/**
 * The number of characters that its number field has room for.
 */
digits: number, 
/**
 * Its value as it is said aloud.
 */
spoken: string, } | { "kind": "choice", 
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
isMain: boolean, };

/**
 * How the window of a panel can be moved.
 */
export type Navigation = "still" | "fixed" | "free" | "endless";

/**
 * An order about a task.
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
 * The numbers that it is about.
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
 * The name: "Map of all positions".
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
 * A phase of a pointer's gesture.
 */
export type Phase = "down" | "move" | "up" | "cancel" | "leave";

/**
 * Where a control stands.
 */
export type Place = "across" | "upright" | "below" | "variants" | "more";

/**
 * A cell of the main picture.
 */
export type PlacedCell = { 
/**
 * Its name, with all that is seen of it.
 */
label: string, 
/**
 * Is it chosen?
 */
isChosen: boolean, 
/**
 * Can it be chosen, or given up?
 */
isOpen: boolean, 
/**
 * Its left edge and its right one, as shares of the picture's width.
 */
across: Ends, 
/**
 * Its lower edge and its upper one, as shares of the picture's height from below.
 */
upwards: Ends, };

/**
 * The cells of the main picture that can be chosen, in rows.
 */
export type PlacedCells = { 
/**
 * The name of all of them together.
 */
label: string, 
/**
 * The number of cells in a row.
 */
columns: number, 
/**
 * The cells.
 */
cells: Array<PlacedCell>, };

/**
 * A pointer event of the browser.
 */
export type Pointer = { 
/**
 * The phase of the gesture.
 */
phase: Phase, 
/**
 * The panel whose canvas hears of it.
 */
panel: number, 
/**
 * The browser's number for the pointer.
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
 * Its column.
 */
x: number, 
/**
 * Its row.
 */
y: number, };

/**
 * A task as a reader sees it.
 */
export type Progress = { 
/**
 * The name of the task: "Solving three cards from 13 ranks in 4 suits".
 */
label: string, 
/**
 * The status line, "" where the task is too brief to say anything.
 */
words: string, 
/**
 * The share that is done, from 0 to 1; nothing where nothing is under way.
 */
done: number | null, 
/**
 * The label of the button, "" for none.
 */
button: string, };

/**
 * The place of a hero's slider along the main picture.
 */
export type Rail = { 
/**
 * The setting.
 */
name: string, 
/**
 * The axis that it stands along.
 */
along: Along, 
/**
 * The place of the slider.
 */
ends: Ends, };

/**
 * The places of the heroes' sliders along the main picture.
 */
export type Rails = { 
/**
 * The place of each.
 */
rails: Array<Rail>, 
/**
 * The sides of the plot.
 */
plot: Ends, };

/**
 * The position pointed at, in words. Every field is ready to be shown.
 */
export type Readout = { 
/**
 * The position itself: "You have 24, they have 24".
 */
heading: string, 
/**
 * The one number that matters: "63.2 %".
 */
value: string, 
/**
 * The unit of that number, "" where it says that itself: "antes per 100 rounds".
 */
unit: string, 
/**
 * The same as an exact fraction, "" where there is none.
 */
exact: string, 
/**
 * The same as a decimal, with "=" or "≈" before it.
 */
decimal: string, 
/**
 * The advice, in one plain sentence.
 */
advice: string, 
/**
 * The other facts: terms and their texts. The same terms while somebody scrubs.
 */
facts: Array<[string, string]>, };

/**
 * A colour, 8 bits a channel; as "#rrggbb" where it is read.
 */
export type Rgb = string;

/**
 * A choice of a reader.
 */
export type Selection = { 
/**
 * Is the crosshair held?
 */
pinned: boolean, 
/**
 * The words that are said of it.
 */
readout: Readout, };

/**
 * The author of a change of settings.
 */
export type Source = "user" | "script" | "group";

/**
 * Numbers as texts.
 */
export type Table = { 
/**
 * The subject of the table.
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
 * A word of the field, explained where it appears.
 */
export type Term = { 
/**
 * The word, as the figure says it.
 */
word: string, 
/**
 * Its meaning, in a plain sentence or two.
 */
meaning: string, };

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
 * The value of a setting.
 */
export type Value = number | number | string | boolean | string;

