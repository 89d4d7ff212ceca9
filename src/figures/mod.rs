//! From solutions to figures, as plain data.
//!
//! Lives here: the [`Figure`] (axes, raster, marks, legend, words), the functions that make one from a
//! solution, and every sentence and number that a reader sees, so that all of it can be tested
//! without a screen. Here exact numbers become approximate ones.
//!
//! Never enters: a drawing backend, a colour value (only [`Role`]s), a place on a screen, the DOM, and the state of a
//! figure in use, which is the controller's. All places are in data coordinates; the one size in CSS pixels is the radius
//! of a [`Dot`], a mark that does not grow with its axes, as a [`Shape`] does.
//!
//! Each figure has a folder. Its [`schema`] declares name, panels and settings, once: whatever else lists them is generated
//! from there. Settings become a typed request, and the request gives each panel its [`Ground`] on a canvas of a [`Size`]:
//! the value that a picture is made from, and nothing besides. `FigureModel` says what a figure writes, [`Model`] what others see of it;
//! [`registry`] lists them all. Tasks that take too long for a frame are [`task`]s, solved elsewhere.

mod antes;
mod axis_span;
pub mod card_names;
mod cells;
mod choices;
mod controls;
mod error;
pub mod export;
mod export_page;
mod figure;
mod figure_model;
pub mod format;
mod ground;
pub mod guts_cards;
pub mod guts_coalition;
pub mod guts_payoff;
mod guts_rules;
mod guts_terms;
mod halving;
pub mod limit_tiles;
mod lru_cache;
pub mod model;
mod moves;
pub(crate) mod number;
mod payoff_gradient;
pub mod play_guess_who;
pub mod play_guts;
mod play_settings;
mod position;
pub mod question_profile;
pub mod registry;
mod rule_sets;
pub mod schema;
mod score;
pub mod settings;
mod size;
mod span;
mod stakes;
mod state;
mod table;
pub mod task;
pub mod tasks;
mod terms;
mod tracing;
pub mod win_map;

use figure_model::{FigureModel, Panel};
// The words in which every figure is written: each imports them from here.
use controls::{Control, Slide};
use lru_cache::LruCache;
use model::{Along, Extent, PanZoom, Readout, Resolution, Table};
use payoff_gradient::{payoff_cell, payoff_ticks};
use position::Position;
use schema::{Schema, Setting};
use score::total;
use span::{Span, ascending, index_at, nearest_whole, rounded, runs, steps, widened};
use table::row;
use task::{Task, TaskRun};
use tracing::traced;

pub use axis_span::AxisSpan;
pub use cells::{CellMark, Cells};
pub use error::Error;
pub use export_page::ExportPage;
pub(crate) use figure::{ANY_DIGIT, DECIMAL, RoundNumbers, round_numbers};
pub use figure::{
    Axis, Caption, Cell, Crosshair, Curve, Dot, Edges, Figure, Fill, GRADIENT_STEPS, Gradient,
    Hatch, Inscription, Key, Label, Legend, Mark, Paint, Place, Raster, Role, Scale, Segment,
    Shape, Stroke, Swatch, Tick, Ticks,
};
pub use ground::Ground;
pub use model::Model;
pub use score::{KeptResult, Score};
pub use settings::Edit;
pub use size::Size;
pub use state::FieldSet;
