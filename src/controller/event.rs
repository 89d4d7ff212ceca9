//! The events of a figure in use.

use serde::{Deserialize, Serialize};

/// A point on a canvas, in device pixels from its upper left corner.
pub type Point = (f64, f64);

/// An act of a reader, of a script or of the browser.
///
/// The form that crosses from JavaScript is named in kebab case: `{ slide: { name: "mine", position: 24 } }`, `"toggle-pin"`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// Attributes or an address give settings by name, as texts; all others get their defaults.
    Read {
        /// Names and texts; names of no setting are passed over.
        texts: Vec<(String, String)>,
        /// The same for settings that are not named in `texts`: what the group shows.
        others: Vec<(String, String)>,
    },
    /// Settings are given as texts; all others keep their values.
    Write {
        /// Names and texts; names of no setting are passed over.
        texts: Vec<(String, String)>,
        /// The author of the change.
        source: Source,
    },
    /// A slider stands elsewhere.
    Slide {
        /// The setting.
        name: String,
        /// The position of the slider, which is not always the value.
        position: f64,
    },
    /// A key goes on by steps of a number, or to other values of a choice or a switch, which begin again after the last.
    Step {
        /// The setting.
        name: String,
        /// The number of steps, downwards where it is negative.
        by: i32,
    },
    /// A key goes to an end of a slider, a choice or a switch.
    End {
        /// The setting.
        name: String,
        /// Is it the last value, and not the first?
        last: bool,
    },
    /// Settings are given as texts, as in `Write`, by a link or a passage of the page: where motions are allowed, numbers
    /// glide there.
    Glide {
        /// Names and texts; names of no setting are passed over.
        texts: Vec<(String, String)>,
    },
    /// A number was typed.
    Number {
        /// The setting.
        name: String,
        /// The number, allowed or not.
        value: f64,
    },
    /// A switch was turned.
    Switch {
        /// The setting.
        name: String,
        /// Its new position.
        on: bool,
    },
    /// A button among the controls is pressed.
    Act {
        /// The name of its act.
        name: String,
        /// A number that the page has drawn, for acts that are to differ from each other.
        draw: u32,
    },
    /// A cell of the main picture is chosen by a key, or by a reader's aid; a chosen one is given up.
    Cell {
        /// Its place among the cells.
        cell: usize,
    },
    /// A pointer does something on a canvas.
    Pointer(Pointer),
    /// A wheel turns above a canvas.
    Wheel {
        /// The panel below the pointer.
        panel: usize,
        /// The column of the pointer.
        x: f64,
        /// The row of the pointer.
        y: f64,
        /// The turn, in CSS pixels; positive towards the reader.
        turn: f64,
        /// Is Ctrl or ⌘ down? The plain wheel scrolls the page.
        ctrl: bool,
        /// The time of the event, in milliseconds from some moment on.
        time: f64,
    },
    /// Fingers touch a canvas; the answer says whether the page may scroll.
    Touch {
        /// The panel.
        panel: usize,
        /// The column of the first finger.
        x: f64,
        /// Its row.
        y: f64,
        /// The number of fingers.
        fingers: usize,
    },
    /// A key is pressed while a canvas has the focus, without Ctrl, ⌘ or Alt.
    Key {
        /// The panel.
        panel: usize,
        /// Its name in keyboard events.
        key: String,
        /// Is Shift down?
        shift: bool,
    },
    /// A button beside a picture is pressed.
    Button {
        /// The panel.
        panel: usize,
        /// The effect of the button.
        action: Action,
    },
    /// The button that holds the crosshair, or lets it go, is pressed.
    TogglePin,
    /// The main picture goes back to where it was at first, at the wish of a script.
    ResetView,
    /// The reader wants less motion from now on.
    ReduceMotion,
    /// The reader has nothing against short motions from now on: before that there are none.
    AllowMotion,
    /// A panel has a size, or another look: its canvas is empty or out of date.
    Resized {
        /// The panel.
        panel: usize,
        /// Its width in device pixels.
        width: u32,
        /// Its height in device pixels.
        height: u32,
        /// Device pixels in a CSS pixel of the picture's design.
        pixel_ratio: f64,
    },
    /// The picture that was begun last is on the screen.
    Seen {
        /// The time of the event, in milliseconds from some moment on.
        time: f64,
    },
    /// The page is about to be printed: everything is drawn, at once and finely.
    Print,
    /// The table of numbers is opened or closed.
    Table {
        /// Is it open?
        open: bool,
    },
    /// The device has these results of games, each a text that [`Changes`](super::Changes) gave; nothing where the
    /// reader wants none to be kept.
    Results {
        /// The results, oldest first.
        kept: Option<Vec<String>>,
    },
    /// The figure is out of the page: what is solved for it elsewhere is given up with the answer to this event, and
    /// asked for again with the next frame.
    Leave,
    /// The button beside the progress bar is pressed.
    TaskButton,
    /// A task that was ordered is on its way.
    TaskProgress {
        /// The number of the order.
        id: u32,
        /// The share that is done, from 0 to 1.
        done: f64,
    },
    /// There is no answer to a task.
    TaskFailed {
        /// The number of the order.
        id: u32,
    },
}

/// The author of a change of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A reader, by a control.
    User,
    /// A script of the page.
    Script,
    /// Another figure of the same group.
    Group,
}

/// A pointer event of the browser.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Pointer {
    /// The phase of the gesture.
    pub phase: Phase,
    /// The panel whose canvas hears of it.
    pub panel: usize,
    /// The browser's number for the pointer.
    pub id: i32,
    /// Is it a finger?
    pub touch: bool,
    /// The button whose change this is, as the browser numbers them; −1 for none.
    pub button: i16,
    /// Is any button down?
    pub pressed: bool,
    /// Is Shift down?
    pub shift: bool,
    /// Its column.
    pub x: f64,
    /// Its row.
    pub y: f64,
}

/// A phase of a pointer's gesture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The pointer goes down.
    Down,
    /// The pointer moves.
    Move,
    /// The pointer goes up.
    Up,
    /// The browser takes it away, to scroll the page.
    Cancel,
    /// The pointer leaves the canvas.
    Leave,
}

/// The effect of a button beside a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Halves the sides of the picture's window.
    ZoomIn,
    /// Doubles them.
    ZoomOut,
    /// Brings the window back to where it was at first.
    Reset,
    /// Moves the window to the left.
    Left,
    /// Moves the window to the right.
    Right,
    /// Moves the window upwards.
    Up,
    /// Moves the window downwards.
    Down,
    /// Starts to zoom slowly for ever, or stops.
    Play,
}

impl Action {
    /// The actions that move a window by a step.
    pub const MOVES: [Self; 7] = [
        Self::ZoomIn,
        Self::ZoomOut,
        Self::Reset,
        Self::Left,
        Self::Right,
        Self::Up,
        Self::Down,
    ];
}
