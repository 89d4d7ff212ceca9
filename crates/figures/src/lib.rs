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

pub mod blindfold;
pub mod cheating_table;
pub mod controller;
pub mod export;
mod figure;
mod figure_model;
mod games;
pub mod guts_cards;
pub mod guts_coalition;
pub mod guts_lines;
pub mod guts_payoff;
pub mod guts_ruin;
pub mod guts_trio;
mod kit;
pub mod limit_tiles;
pub mod model;
pub mod play_guess_who;
pub mod play_guts;
pub mod portraits;
pub mod question_profile;
pub mod real_board;
pub mod registry;
pub mod task;
pub mod tasks;
pub mod three_players;
pub mod win_map;

#[doc(hidden)]
pub use games::outcome;
pub use games::{board_report, board_table, card_names};
pub use kit::{format, number, schema, settings};

// Every figure is written in these words, and imports them from here.
use figure_model::{FigureModel, Panel, Panels};
use games::payoff_gradient::{payoff_cell, payoff_ticks};
pub(crate) use games::play_settings::{DAY, TODAY};
use games::position::Position;
use games::{
    antes, card_losses, guts_rules, guts_terms, halving, ladder, play_settings, position, reviews,
    rule_sets, stakes, terms,
};
use kit::answered::{Answered, Known};
use kit::controls::{Control, Slide};
use kit::schema::{Schema, Setting};
use kit::score::total;
use kit::span::{Span, ascending, index_at, nearest_whole, rounded, runs, steps, widened};
use kit::table::row;
use kit::tracing::traced;
use kit::{choices, moves, state};
use model::{Along, Extent, PanZoom, Readout, Resolution, Table};
use task::{Task, TaskRun};

pub(crate) use figure::ANY_DIGIT;
pub use figure::{
    Anchor, Axis, Caption, Cell, Crosshair, Curve, DECIMAL, Dot, Edges, Figure, Fill,
    GRADIENT_STEPS, Gradient, Hatch, Inscription, Label, Legend, LegendKey, Mark, Paint, Raster,
    Role, RoundNumbers, Scale, Segment, Shape, Side, Stroke, Swatch, Tick, Ticks, round_numbers,
};
pub use kit::axis_span::AxisSpan;
pub use kit::background_key::BackgroundKey;
pub use kit::error::Error;
pub use kit::export_page::ExportPage;
pub use kit::hotspots::{Hotspot, Hotspots};
#[doc(hidden)]
pub use kit::lru_cache::LruCache;
pub use kit::score::{KeptResult, Outcome, Score};
pub use kit::settings::Edit;
pub use kit::size::Size;
pub use kit::state::FieldSet;
pub use model::Model;
