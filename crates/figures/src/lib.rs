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
//! Each figure has a folder. Its settings are declared once, its [`schema`] names them with its panels: whatever else lists them is
//! generated from there. Its state is a plain struct with a field for each setting; events edit it, and `agree` keeps its fields in
//! agreement. Each panel is a thing of its own: from the state and a canvas of a [`Size`] it makes a [`BackgroundKey`], the value that a
//! picture is made from, and nothing besides. `FigureModel` says what a figure writes, [`Model`] what others see of it, with
//! [`Settings`](settings::Settings) for a state of any figure; [`registry`] lists them all. Tasks that take too long for a frame are
//! [`task`]s, solved elsewhere. What all figures share is the kit; what the figures of one game share lies beside it.
#![allow(
    missing_docs,
    clippy::missing_errors_doc,
    clippy::must_use_candidate,
    reason = "published to nobody: what needs words has them"
)]

pub mod blindfold;
pub mod cheating_table;
pub mod format;
mod games;
pub mod guts_cards;
pub mod guts_coalition;
pub mod guts_lines;
pub mod guts_payoff;
pub mod guts_ruin;
pub mod guts_trio;
pub mod limit_tiles;
pub mod play_guess_who;
pub mod play_guts;
pub mod portraits;
pub mod question_profile;
pub mod real_board;
pub mod registry;
pub mod tasks;
pub mod three_players;
pub mod win_map;

use upperhand_kit as kit;

#[doc(hidden)]
pub use games::outcome;
pub use games::{board_report, board_table, card_names};
pub use kit::{controller, export, model, number, schema, settings, task};

// Every figure is written in these words, and imports them from here.
use games::payoff_gradient::{payoff_cell, payoff_ticks};
use games::position::Position;
use games::{
    antes, card_losses, guts_rules, guts_terms, halving, ladder, moves, play_settings, played,
    position, reviews, rule_sets, stakes, terms,
};
use kit::answered::{Answered, Known};
use kit::controls::{Control, Slide};
use kit::model::{Along, Extent, PanZoom, Readout, Resolution, Table};
use kit::schema::{Schema, Setting};
use kit::score::total;
use kit::span::{Span, ascending, index_at, nearest_whole, rounded, runs, steps, widened};
use kit::table::row;
use kit::task::{Task, TaskRun};
use kit::tracing::traced;
use kit::{FigureModel, Panel, Panels, choices, state};

#[doc(hidden)]
pub use kit::LruCache;
pub use kit::{
    ANY_DIGIT, Anchor, Axis, AxisSpan, BackgroundKey, Caption, Cell, Crosshair, Curve, DECIMAL,
    Dot, Edges, Edit, Error, ExportPage, FieldSet, Figure, Fill, GRADIENT_STEPS, Gradient, Hatch,
    Hotspot, Hotspots, Inscription, KeptResult, Label, Legend, LegendKey, Mark, Model, Outcome,
    Paint, Raster, Role, RoundNumbers, Scale, Score, Segment, Shape, Side, Size, Stroke, Swatch,
    Tick, Ticks, round_numbers,
};
