//! The answers of a figure in use: at once to an event, and once a frame.

use super::event::Action;
use crate::figures::model::{Along, Control, Readout, Table};
use crate::figures::settings::Value;
use crate::figures::{Crosshair, Figure};
use serde::Serialize;

/// The answer to an event. Its changes on the screen come with the next frame.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(optional_fields))]
#[serde(rename_all = "camelCase")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an answer of its own, which a page reads by its name"
)]
pub struct Changes {
    /// Is a frame wanted?
    pub redraw: bool,
    /// Is the event the figure's own, so that the browser does nothing with it?
    pub handled: bool,
    /// Are all events of this pointer wanted until it goes up?
    pub capture: bool,
    /// The thing that a resting pointer would take hold of, where it moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grip: Option<GripCue>,
    /// The settings that have changed, with their new values.
    pub settings: Vec<(&'static str, Value)>,
    /// Wishes that are not possible, in words.
    pub notices: Vec<String>,
    /// The choice of a reader who holds the crosshair, moves it while it is held, or lets it go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selection: Option<Selection>,
    /// Is a game settled, so that the device's results are to be told by [`Event::Results`](super::Event::Results)?
    pub settled: bool,
    /// All results that the device is to keep, where it has others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<String>>,
    /// Orders that cannot wait for a frame: none comes where nobody sees the figure.
    pub orders: Vec<Order>,
    /// The share of a task that is done, where that is news.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progress: Option<f64>,
}

/// The thing that a pointer would take hold of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum GripCue {
    /// The crosshair, or nothing.
    None,
    /// The divider or the tag at the x axis, which goes to the left and right.
    Sideways,
    /// The tag at the y axis, which goes up and down.
    Upwards,
    /// A handle.
    Handle,
}

/// A choice of a reader.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Selection {
    /// Is the crosshair held?
    pub pinned: bool,
    /// The words that are said of it.
    pub readout: Readout,
}

/// The news since the last frame; empty where there is none.
///
/// Every field but `panels` is told once, when it changes. A short motion is a row of frames that ask for the next one
/// by `again`, as the endless zoom is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// The panels to be drawn.
    #[serde(skip)]
    pub panels: Vec<PanelFrame>,
    /// The position pointed at, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub readout: Option<Readout>,
    /// The names of all controls, where that list has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub control_names: Option<Vec<&'static str>>,
    /// The controls that have changed.
    pub controls: Vec<Control>,
    /// A sentence on the picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<String>,
    /// The results that are kept, in words: "" where none are; never for a figure that is no game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tally: Option<String>,
    /// The buttons that can do nothing now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Vec<IdleButton>>,
    /// The places of the heroes' sliders, where the main picture lies otherwise than before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rails: Option<Rails>,
    /// The cells of the main picture, where they are others than before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cells: Option<PlacedCells>,
    /// Is the crosshair held?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pinned: Option<bool>,
    /// Is the picture zooming by itself?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playing: Option<bool>,
    /// Is anything being solved elsewhere?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solving: Option<bool>,
    /// Is anything coarser than it will be, or still waiting for its turn?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coarse: Option<bool>,
    /// Has everything been drawn once?
    pub complete: bool,
    /// The settings that have changed by themselves.
    pub settings: Vec<(&'static str, Value)>,
    /// The figure in words, when it has been still for a while.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<Description>,
    /// The task that is solved elsewhere, as a reader sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progress: Option<Progress>,
    /// Orders about tasks.
    pub orders: Vec<Order>,
    /// The reason why nothing could be drawn, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<String>,
    /// The time until the next frame is wanted, in milliseconds; 0 for as soon as the browser paints again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again: Option<f64>,
}

/// A button beside a picture that can do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct IdleButton {
    /// The panel.
    pub panel: usize,
    /// The effect that it would have.
    pub action: Action,
}

/// The cells of the main picture that can be chosen, in rows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlacedCells {
    /// The name of all of them together.
    pub label: String,
    /// The number of cells in a row.
    pub columns: usize,
    /// The cells.
    pub cells: Vec<PlacedCell>,
}

/// A cell of the main picture.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlacedCell {
    /// Its name, with all that is seen of it.
    pub label: String,
    /// Is it chosen?
    pub is_chosen: bool,
    /// Can it be chosen, or given up?
    pub is_open: bool,
    /// Its left edge and its right one, as shares of the picture's width.
    pub across: Ends,
    /// Its lower edge and its upper one, as shares of the picture's height from below.
    pub upwards: Ends,
}

/// The places of the heroes' sliders along the main picture.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Rails {
    /// The place of each.
    pub rails: Vec<Rail>,
    /// The sides of the plot.
    pub plot: Ends,
}

/// The place of a hero's slider along the main picture.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Rail {
    /// The setting.
    pub name: &'static str,
    /// The axis that it stands along.
    pub along: Along,
    /// The place of the slider.
    pub ends: Ends,
}

/// Two places along a picture, as shares of its width from the left, or of its height from below.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ends {
    /// The first.
    pub from: f64,
    /// The last.
    pub to: f64,
}

/// A panel to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelFrame {
    /// Its place among the panels.
    pub panel: usize,
    /// The width and height of the canvas in pixels of its own.
    pub size: (u32, u32),
    /// The number of canvas pixels in a CSS pixel of the picture's design.
    pub pixel_ratio: f64,
    /// The number of canvas pixels along each side of an image's pixel.
    pub grain: u32,
    /// The picture without its crosshair.
    pub ground: GroundFrame,
    /// Will the picture stay, as far as one knows? Then it is worth a copy, to which crosshairs that move bring it back.
    pub stays: bool,
    /// The position pointed at.
    pub crosshair: Option<Crosshair>,
}

/// The fate of a picture without its crosshair.
#[derive(Clone, Debug, PartialEq)]
pub enum GroundFrame {
    /// The picture stays as it was drawn.
    Kept,
    /// The picture is drawn once more, in another size or look.
    Redrawn,
    /// Another picture takes its place.
    New(Box<Figure>),
}

/// The figure in words, for those who do not see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Description {
    /// The whole figure.
    pub summary: String,
    /// The position pointed at, to be said aloud to those who work on the picture.
    pub announcement: String,
    /// The numbers around the crosshair, where the table is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
}

/// A task as a reader sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// The name of the task: "Solving three cards from 13 ranks in 4 suits".
    pub label: String,
    /// The status line, "" where the task is too brief to say anything.
    pub words: String,
    /// The share that is done, from 0 to 1; nothing where nothing is under way.
    pub done: Option<f64>,
    /// The label of the button, "" for none.
    pub button: &'static str,
}

/// An order about a task.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Order {
    /// A task is to be solved.
    Solve {
        /// The number of the order.
        id: u32,
        /// The name of the task.
        name: &'static str,
        /// The numbers that it is about.
        numbers: Vec<u32>,
    },
    /// An order is withdrawn: the part of the answer that is there is wanted now.
    Stop {
        /// The number of the order.
        id: u32,
    },
}
