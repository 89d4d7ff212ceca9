//! What a figure in use returns: a response to each event, and a frame to show.

use super::event::Action;
use crate::model::{Along, Control, Readout, Table};
use crate::settings::Value;
use crate::{Crosshair, Figure};
use serde::Serialize;
use ts_rs::TS;

/// The response to an event. What changes on the screen comes with the next frame.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
#[serde(rename_all = "camelCase")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, which a page reads by name"
)]
pub struct EventResponse {
    /// Should a frame be requested?
    pub redraw: bool,
    /// Should the browser's default action be prevented?
    pub handled: bool,
    /// Should the canvas capture this pointer until it goes up?
    pub capture: bool,
    /// What a hovering pointer could drag, after it has moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grip: Option<GripCue>,
    /// The settings that have changed, with their new values.
    pub settings: Vec<(&'static str, Value)>,
    /// Why a request could not be met as it was made, in words.
    pub notices: Vec<String>,
    /// Set when a reader pins the crosshair, moves it while it is pinned, or releases it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selection: Option<Selection>,
    /// Has a game, or a deal of it, ended? Then the stored results are to be sent with [`Event::Results`](super::Event::Results).
    pub settled: bool,
    /// All results to store on the device, where they differ from the stored ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<String>>,
    /// Requests that cannot wait for a frame, as none comes while the figure is out of sight.
    pub job_requests: Vec<JobRequest>,
    /// The fraction of the job that is done, where it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progress: Option<f64>,
}

/// What a pointer could drag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum GripCue {
    /// Nothing but the crosshair.
    None,
    /// The divider, or the crosshair's tag at the x axis: left and right.
    Sideways,
    /// The crosshair's tag at the y axis: up and down.
    Upwards,
    /// A handle, in any direction.
    Handle,
}

/// What a reader has selected with the crosshair.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Selection {
    /// Is the crosshair pinned?
    pub pinned: bool,
    /// The readout at the crosshair.
    pub readout: Readout,
}

/// What has changed since the last frame.
///
/// A field is present only in the frame in which it changes. Animations are frames that each ask for the next one with
/// `again`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// The panels to draw.
    #[serde(skip)]
    pub panels: Vec<PanelFrame>,
    /// The position pointed at, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub readout: Option<Readout>,
    /// The names of all controls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub control_names: Option<Vec<&'static str>>,
    /// The controls that have changed.
    pub controls: Vec<Control>,
    /// The sentence beside the picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<String>,
    /// The panels that have nothing to show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub absent: Option<Vec<usize>>,
    /// The game that is over, for others; empty where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<ToShare>,
    /// The stored results of a game, in words: "" where none are stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tally: Option<String>,
    /// The buttons that have no effect now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Vec<IdleButton>>,
    /// Where the sliders along the sides of the main picture go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side_sliders: Option<Vec<SideSlider>>,
    /// The hotspots of the main picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hotspots: Option<PlacedHotspots>,
    /// Is the crosshair pinned?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pinned: Option<bool>,
    /// Is the endless zoom running?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playing: Option<bool>,
    /// Is a job running?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solving: Option<bool>,
    /// Is any panel drawn coarsely, or waiting to be drawn?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coarse: Option<bool>,
    /// Has every panel been drawn at least once?
    pub complete: bool,
    /// The settings that an animation has changed, with their new values.
    pub settings: Vec<(&'static str, Value)>,
    /// The figure in words, once it has not changed for a while.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<Description>,
    /// The progress bar.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progress: Option<Progress>,
    /// Jobs to start or stop.
    pub job_requests: Vec<JobRequest>,
    /// Why drawing failed, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<String>,
    /// The time until the next frame is needed, in milliseconds: 0 for the next animation frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again: Option<f64>,
}

/// A game that is over, for others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct ToShare {
    /// What came of it, in a line that gives nothing of the deal away; "" where no game is over.
    pub line: String,
    /// The same deal before its first move, as an address query.
    pub query: String,
}

/// A button beside a picture that has no effect now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct IdleButton {
    /// The index of its panel.
    pub panel: usize,
    /// Its action.
    pub action: Action,
}

/// The hotspots of the main picture, in rows.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlacedHotspots {
    /// The accessible name of the group.
    pub label: String,
    /// The number of hotspots in a row.
    pub columns: usize,
    /// The hotspots, row by row.
    pub hotspots: Vec<PlacedHotspot>,
}

/// A part of the main picture that can be chosen, such as a suspect's card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PlacedHotspot {
    /// Its accessible name.
    pub label: String,
    /// Is it chosen?
    pub is_chosen: bool,
    /// Can it be chosen or unchosen now?
    pub is_open: bool,
    /// Its left and right edge, as fractions of the picture's width.
    pub across: Ends,
    /// Its lower and upper edge, as fractions of the picture's height from the bottom.
    pub upwards: Ends,
}

/// The position of a slider along a side of the main picture.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct SideSlider {
    /// The setting.
    pub name: &'static str,
    /// The axis that it is parallel to.
    pub along: Along,
    /// Where its track begins and ends.
    pub ends: Ends,
}

/// An interval along a picture, as fractions of its width from the left or of its height from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Ends {
    /// Its lower end.
    pub from: f64,
    /// Its upper end.
    pub to: f64,
}

/// A panel to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelFrame {
    /// Its index among the panels.
    pub panel: usize,
    /// The width and height of the canvas in canvas pixels.
    pub size: (u32, u32),
    /// The number of canvas pixels in a CSS pixel of the picture's design.
    pub pixel_ratio: f64,
    /// The number of canvas pixels along each side of a pixel of the raster.
    pub downsampling: u32,
    /// The picture without its crosshair.
    pub background: BackgroundFrame,
    /// Is the picture expected to stay? Then a copy of it is kept, from which a moving crosshair restores it.
    pub stays: bool,
    /// The crosshair on top of it.
    pub crosshair: Option<Crosshair>,
}

/// What to do with the picture below the crosshair.
#[derive(Clone, Debug, PartialEq)]
pub enum BackgroundFrame {
    /// Leave it as it was drawn.
    Kept,
    /// Draw the same figure again, as the size or the theme has changed.
    Redrawn,
    /// Draw another figure.
    New(Box<Figure>),
}

/// The figure in words, for screen readers.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
#[serde(rename_all = "camelCase")]
pub struct Description {
    /// A summary of the whole figure.
    pub summary: String,
    /// The position at the crosshair, announced to readers who work on the picture.
    pub announcement: String,
    /// The numbers around the crosshair, where the table is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
}

/// The progress bar: the present task, as a reader sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// The name of the task: "Solving three cards from 13 ranks in 4 suits".
    pub label: String,
    /// The status line, "" while the task has run too briefly for one.
    pub words: String,
    /// The fraction that is done, from 0 to 1; none where no job is running.
    pub done: Option<f64>,
    /// The label of the button, "" for none.
    pub button: &'static str,
}

/// A request to start or stop a job.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum JobRequest {
    /// Solve a task.
    Start {
        /// The number of the job.
        id: u32,
        /// The name of the task.
        name: &'static str,
        /// The parameters of the task.
        numbers: Vec<u32>,
    },
    /// Stop a job and return the part of the result that has been computed.
    Stop {
        /// The number of the job.
        id: u32,
    },
}
