//! The interface of every figure of the page: settings, panels, controls, words, tables.

use super::background_key::BackgroundKey;
use super::calendar::Calendar;
use super::error::Error;
use super::figure::{Crosshair, Figure};
use super::hotspots::Hotspots;
use super::schema::Schema;
use super::score::{Outcome, Score};
use super::settings::Edit;
use super::settings::Settings;
use super::size::Size;
use super::state::{FieldSet, State};
use super::task::Task;
use serde::Serialize;
use ts_rs::TS;

pub use super::controls::{Chip, Chips, Control, Input, Slide};
pub use super::schema::{Navigation, Options, Panel, Placement};
pub use super::table::{Extent, Table};

/// A figure as a reader meets it: one or more panels that show the same settings, the ways to change these, and the
/// words about them. All of it without a screen.
///
/// Settings are already within their declared ranges, and agree with each other after [`normalize`](Self::normalize). A
/// described figure is a `Model` once it is [hosted](crate::described::Hosted).
pub trait Model {
    /// The declaration of its panels and settings.
    fn schema(&self) -> &'static Schema;

    /// The panels, the main one first.
    fn panels(&self) -> &'static [Panel] {
        self.schema().panels
    }

    /// The settings of an address that names none, in agreement.
    fn defaults(&mut self) -> Settings;

    /// Makes the settings agree with each other after these fields were set. Returns the fields that keep what they
    /// have come to when a later change would move them.
    fn normalize(&mut self, settings: &mut Settings, set: FieldSet) -> FieldSet;

    /// Notices of requests that conflict with each other, for settings that were read and are not yet
    /// [normalized](Self::normalize).
    fn rejections(&mut self, settings: &Settings) -> Vec<String>;

    /// Everything that a panel's figure depends on besides its resolution, on a canvas of a size. Cheap: nothing is
    /// solved for it.
    fn background_key_on(&self, panel: usize, way: Way, size: Size) -> BackgroundKey;

    /// The same for settings that are not being moved to.
    fn background_key(&self, panel: usize, to: &Settings, size: Size) -> BackgroundKey {
        self.background_key_on(panel, Way { from: None, to }, size)
    }

    /// All of a panel but its crosshair.
    fn figure(&mut self, panel: usize, key: &BackgroundKey, resolution: Resolution) -> Figure;

    /// The figure of a panel under these settings, on a canvas of the [usual size](Size::USUAL).
    fn figure_at(&mut self, panel: usize, settings: &Settings, resolution: Resolution) -> Figure {
        let key = self.background_key(panel, settings, Size::USUAL);
        self.figure(panel, &key, resolution)
    }

    /// The crosshair of a panel, `None` where there is nothing to point at.
    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair>;

    /// The edit of pointing at these data coordinates of a panel.
    fn point(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Edit;

    /// The thing to take hold of at these data coordinates of a panel.
    fn grip(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Grip;

    /// The edit of a key while a panel has the focus.
    fn press(&mut self, panel: usize, settings: &Settings, key: KeyPress) -> Edit;

    /// The edit of a button, by the name of its act; an unknown name sets nothing. `draw` is a new random number for
    /// each press, for acts such as another deal of the cards.
    fn act(&mut self, settings: &Settings, name: &str, draw: u32) -> Edit;

    /// The hotspots of the main panel, at their places in its figure on a canvas of a size; `None` where
    /// it has none.
    fn hotspots(&mut self, settings: &Settings, size: Size) -> Option<Hotspots>;

    /// The edit of choosing a hotspot on a canvas of a size, or of giving it up.
    fn choose(&mut self, settings: &Settings, hotspot: (usize, bool), size: Size) -> Edit;

    /// The game so far; `None` for a figure whose results are not counted.
    fn score(&mut self, settings: &Settings) -> Option<Score>;

    /// The game for others, once it is over; `None` for a figure whose deals cannot be played by others.
    fn outcome(&mut self, settings: &Settings) -> Option<Outcome>;

    /// The results that a reader keeps, in words, on a day; `None` for a figure that is no game. The number of the day whose
    /// deal a result is of stands last, where that was played in time.
    fn tally(&self, results: &[&[f64]], today: Option<u32>) -> Option<String>;

    /// What it knows of dates; `None` for a figure that has nothing for each day.
    fn calendar(&self) -> Option<&'static dyn Calendar>;

    /// Does an address that names no figure mean this one?
    fn is_usual(&self) -> bool;

    /// The time in which the panels move from what they show with the first settings to what they show with the
    /// second, in milliseconds; 0 where they do so at once.
    fn motion(&self, before: &Settings, after: &Settings) -> f64;

    /// Has a panel anything to show?
    fn shows(&self, panel: usize, settings: &Settings) -> bool;

    /// The settings that words and controls speak of at a share of the way between two others; `None` where they are those
    /// that it leads to.
    fn midway(&self, before: &Settings, after: &Settings, share: f64) -> Option<Settings>;

    /// The edit of moving the window of a panel; it sets nothing where it has no window.
    fn pan_zoom(&mut self, panel: usize, settings: &Settings, by: PanZoom) -> Edit;

    /// The way in which the slider of a setting stands for its values.
    fn slide(&self, settings: &Settings, name: &str) -> Slide;

    /// The controls below the picture, with their present values.
    fn controls(&mut self, settings: &Settings) -> Vec<Control>;

    /// The position pointed at, in words.
    fn readout(&mut self, settings: &Settings) -> Readout;

    /// A sentence on the picture.
    fn sentence(&mut self, settings: &Settings) -> String;

    /// The whole figure in words, for those who do not see it.
    fn summary(&mut self, settings: &Settings) -> String;

    /// The numbers that are shown.
    fn table(&mut self, settings: &Settings, extent: Extent) -> Table;

    /// Goes on for a few milliseconds with what takes too long for one frame, and is not worth a task. Returns whether more
    /// remains: then the figure is asked again with the next frame, and shows meanwhile what it knows. Whoever does not call
    /// this gets everything at once.
    fn prepare(&mut self, settings: &Settings) -> bool;

    /// The task to be solved elsewhere before everything is shown, `None` where there is none.
    fn task(&mut self, settings: &Settings) -> Option<Task>;

    /// Takes over the answer to its task of this name and these numbers, or a part of it where it was
    /// stopped. An answer to a task that is not shown any more is left alone.
    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error>;
}

/// Settings, and where an animation comes from while it leads to them.
#[derive(Clone, Copy, Debug)]
pub struct Way<'a> {
    /// The settings before, and the share of the time that has passed, from 0 to 1.
    pub from: Option<(&'a Settings, f64)>,
    /// The settings themselves.
    pub to: &'a Settings,
}

/// The most cells that are worth computing along each axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// Along x.
    pub columns: usize,
    /// Along y.
    pub rows: usize,
}

impl Resolution {
    /// As many cells along both axes.
    pub const fn square(cells: usize) -> Self {
        Self {
            columns: cells,
            rows: cells,
        }
    }

    /// The columns and rows of a raster with at least one cell and at most so many along each axis.
    pub fn cells(self, most: usize) -> (usize, usize) {
        (self.columns.clamp(1, most), self.rows.clamp(1, most))
    }
}

/// The thing below a pointer.
#[derive(Clone, Debug)]
pub enum Grip<S = Settings> {
    /// The panel itself: the crosshair follows the pointer wherever it goes down, and is previewed where it rests.
    Anywhere,
    /// A handle: this edit takes hold of it, and pointing moves it.
    Handle(Edit<S>),
    /// The hotspots: a drag chooses or unchooses all that it passes, whichever it does to the first.
    Hotspots,
    /// Nothing.
    Nothing,
}

impl<S: State> Grip<S> {
    /// The same without the type of the state.
    pub fn forgotten(self) -> Grip {
        match self {
            Self::Anywhere => Grip::Anywhere,
            Self::Handle(edit) => Grip::Handle(edit.forgotten()),
            Self::Hotspots => Grip::Hotspots,
            Self::Nothing => Grip::Nothing,
        }
    }
}

/// A key that moves the crosshair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPress {
    /// A step along the axes: (±1, 0), (0, ±1), or tens of them.
    Step(i32, i32),
    /// To the start of the x axis, or of the y axis.
    Start(Along),
    /// To the end of an axis.
    End(Along),
}

impl KeyPress {
    /// The axis along which it moves.
    pub const fn along(self) -> Along {
        match self {
            Self::Step(0, _) => Along::Y,
            Self::Step(..) => Along::X,
            Self::Start(along) | Self::End(along) => along,
        }
    }

    /// Where it moves a number on an axis with these ends; a step may lead beyond them.
    pub fn moved(self, from: f64, step: f64, (start, end): (f64, f64)) -> f64 {
        match self {
            Self::Step(x, y) => from + f64::from(x.saturating_add(y)) * step,
            Self::Start(_) => start,
            Self::End(_) => end,
        }
    }

    /// Where it moves a whole number by ones, and no further than to the ends.
    pub fn moved_within(self, from: u32, (start, end): (u32, u32)) -> u32 {
        self.moved_whole(from, (start, end)).clamp(start, end)
    }

    /// Where it moves a whole number, by ones; a step may lead beyond the ends.
    pub const fn moved_whole(self, from: u32, (start, end): (u32, u32)) -> u32 {
        match self {
            Self::Step(x, y) => from.saturating_add_signed(x.saturating_add(y)),
            Self::Start(_) => start,
            Self::End(_) => end,
        }
    }
}

/// An axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Along {
    /// The horizontal one.
    X,
    /// The vertical one.
    Y,
}

/// A way to move the window of a panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PanZoom {
    /// By shares of its width and height.
    Pan(f64, f64),
    /// Its sides become this many times as long, around a point in data coordinates or one that the panel chooses.
    Zoom(f64, Option<(f64, f64)>),
    /// Back to where it was at first.
    Reset,
    /// Its divider goes to a share of its width.
    Divide(f64),
}

/// The position pointed at, in words. Every field is ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Readout {
    /// The position itself: "You have 24, they have 24".
    pub heading: String,
    /// The one number that matters: "63.2 %".
    pub value: String,
    /// The unit of that number, "" where it says that itself: "antes per 100 rounds".
    pub unit: &'static str,
    /// The same as an exact fraction, "" where there is none.
    pub exact: String,
    /// The same as a decimal, with "=" or "≈" before it.
    pub decimal: String,
    /// The advice, in one plain sentence.
    pub advice: String,
    /// The other facts: terms and their texts. The same terms while somebody scrubs.
    pub facts: Vec<(&'static str, String)>,
}
