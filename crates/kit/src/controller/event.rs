//! The events of a figure in use.

use serde::Serialize;
use ts_rs::TS;

/// A point on a canvas, in device pixels from its upper left corner.
pub type Point = (f64, f64);

/// Something that a reader, a script or the browser does.
///
/// JavaScript writes variants in kebab case: `{ slide: { name: "mine", position: 24 } }`, `"toggle-pin"`.
#[derive(Clone, Debug, PartialEq, TS)]
#[ts(rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// Settings are read from attributes or an address; all others get their defaults.
    Read {
        /// Names and texts; unknown names are ignored.
        texts: Vec<(String, String)>,
        /// Names and texts of the group, for settings that `texts` does not name.
        others: Vec<(String, String)>,
    },
    /// Some settings are set; all others keep their values.
    Write {
        /// Names and texts; unknown names are ignored.
        texts: Vec<(String, String)>,
        /// Who made the change.
        source: Source,
    },
    /// A slider was moved.
    Slide {
        /// The setting.
        name: String,
        /// The new position on the track, which need not be the value.
        position: f64,
    },
    /// A key steps through the values of a control; choices and switches wrap around.
    Step {
        /// The setting.
        name: String,
        /// The number of steps; negative is downwards.
        by: i32,
    },
    /// A key sets a control to its first or last value.
    End {
        /// The setting.
        name: String,
        /// The last value, rather than the first?
        last: bool,
    },
    /// A link or a passage of the page sets some settings, as in `Write`. Numbers glide to their new values where motion is
    /// allowed. They are given as names and texts; unknown names are ignored.
    Glide(Vec<(String, String)>),
    /// A number was typed.
    Number {
        /// The setting.
        name: String,
        /// The number, which need not be allowed.
        value: f64,
    },
    /// A switch was turned on or off.
    Switch {
        /// The setting.
        name: String,
        /// Is it on now?
        on: bool,
    },
    /// A button among the controls was pressed.
    Act {
        /// The name of the button.
        name: String,
        /// A random number from the page, for acts that need chance.
        draw: u32,
    },
    /// A key or assistive technology chooses the hotspot of this index in the main picture, or gives up a chosen one.
    Hotspot(usize),
    /// A pointer event on a canvas.
    Pointer(Pointer),
    /// A wheel was turned over a canvas.
    Wheel {
        /// The panel below the pointer.
        panel: usize,
        /// The column of the pointer.
        x: f64,
        /// The row of the pointer.
        y: f64,
        /// The scroll distance in CSS pixels; positive is towards the reader.
        turn: f64,
        /// Is Ctrl or ⌘ down? Without them, the wheel scrolls the page.
        ctrl: bool,
        /// The time of the event, in milliseconds from some moment on.
        time: f64,
    },
    /// Fingers touch a canvas; the page does not scroll if the response is `handled`.
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
    /// A key was pressed while a canvas had the focus, without Ctrl, ⌘ or Alt.
    Key {
        /// The panel.
        panel: usize,
        /// The `key` of the keyboard event.
        key: String,
        /// Is Shift down?
        shift: bool,
    },
    /// A button beside a picture was pressed.
    Button {
        /// The panel.
        panel: usize,
        /// What the button does.
        action: Action,
    },
    /// The button that pins or releases the crosshair was pressed.
    TogglePin,
    /// A script resets the window of the main picture.
    ResetView,
    /// A tap or a key, before anything else is done with it: a running animation goes to its end.
    Skip,
    /// The reader prefers reduced motion from now on.
    ReduceMotion,
    /// Short animations are allowed from now on; there are none before this event.
    AllowMotion,
    /// The size or theme of a panel has changed, so that its canvas is empty or stale.
    Resized {
        /// The panel.
        panel: usize,
        /// Its width in device pixels.
        width: u32,
        /// Its height in device pixels.
        height: u32,
        /// Device pixels per CSS pixel of the design.
        pixel_ratio: f64,
    },
    /// The last picture has been painted on the screen, at this time: milliseconds from some moment on.
    Seen(f64),
    /// The page is about to be printed: everything is drawn at once, in full resolution.
    Print,
    /// The table of numbers was opened, or closed.
    Table(bool),
    /// The date on the device’s clock, in days since 1 January 1970 in UTC, for the deal of the day: before any event that asks
    /// for it, and whenever it has changed.
    Date(f64),
    /// The results stored on the device, as [`EventResponse`](super::EventResponse) gave them; `None` where the reader does not
    /// want them stored. The oldest comes first.
    Results(Option<Vec<String>>),
    /// The figure was removed from the page: its job is stopped with this response, and requested again with the next
    /// frame.
    Leave,
    /// The button beside the progress bar was pressed.
    JobButton,
    /// A job has made progress.
    JobProgress {
        /// The number of the job.
        id: u32,
        /// The fraction that is done, from 0 to 1.
        done: f64,
    },
    /// The job of this number has failed.
    JobFailed(u32),
}

/// Who changed the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Source {
    /// A reader, with a control.
    User,
    /// A script of the page.
    Script,
    /// Another figure of the same group.
    Group,
}

/// A pointer event of the browser.
#[derive(Clone, Copy, Debug, PartialEq, TS)]
#[ts(rename_all = "camelCase")]
pub struct Pointer {
    /// The phase of the gesture.
    pub phase: Phase,
    /// The panel on whose canvas it happened.
    pub panel: usize,
    /// The browser's `pointerId`.
    pub id: i32,
    /// Is it a finger?
    pub touch: bool,
    /// The button that went down or up, as the browser numbers them; −1 for none.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Phase {
    /// The pointer goes down.
    Down,
    /// The pointer moves.
    Move,
    /// The pointer goes up.
    Up,
    /// The browser cancels it, to scroll the page.
    Cancel,
    /// The pointer leaves the canvas.
    Leave,
}

/// What a button beside a picture does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Halves the sides of the picture's window.
    ZoomIn,
    /// Doubles them.
    ZoomOut,
    /// Resets the window.
    Reset,
    /// Moves the window to the left.
    Left,
    /// Moves the window to the right.
    Right,
    /// Moves the window upwards.
    Up,
    /// Moves the window downwards.
    Down,
    /// Starts or stops the endless zoom.
    Play,
}

impl Action {
    /// The actions that change the window once.
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
