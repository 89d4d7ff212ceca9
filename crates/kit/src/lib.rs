//! What a figure is, and its host: everything that no game is named in.
//!
//! Lives here: the [`Figure`] (axes, raster, marks, legend, words) as plain data, the [`schema`] that declares a figure's settings
//! and panels, typed [`state`]s and the [`settings`] that stand for one of any figure, controls, formats, tables; what a
//! figure [describes](described), and what others see of it, a [`Model`]; and the [`controller`], which holds the state of a figure in
//! use: events in, frames out.
//!
//! Never enters: a game, a solver, a drawing backend, a colour value (only [`Role`]s), a place on a screen, the DOM.

pub mod answered;
pub mod axis_span;
pub mod background_key;
pub mod calendar;
pub mod choices;
pub mod controller;
pub mod controls;
pub mod described;
pub mod error;
pub mod export;
pub mod export_page;
mod figure;
pub mod format;
pub mod hotspots;
pub mod lru_cache;
pub mod model;
pub mod number;
pub mod registry;
pub mod schema;
pub mod score;
pub mod settings;
pub mod size;
pub mod slide;
pub mod span;
pub mod state;
pub mod table;
pub mod task;
pub mod tracing;

pub use answered::{Answered, AnsweredKey};
pub use axis_span::AxisSpan;
pub use background_key::BackgroundKey;
pub use controls::{Control, Slide};
pub use error::Error;
pub use export_page::ExportPage;
pub use figure::{
    ANY_DIGIT, Anchor, Axis, Caption, Cell, Crosshair, Curve, DECIMAL, Dot, Edges, Figure, Fill,
    GRADIENT_STEPS, Gradient, Hatch, Inscription, Label, Legend, LegendKey, Mark, Paint, Raster,
    Role, RoundNumbers, Scale, Segment, Shape, Side, Stroke, Swatch, Tick, Ticks, round_numbers,
    turned,
};
pub use hotspots::{Hotspot, Hotspots};
pub use lru_cache::LruCache;
pub use model::{Along, Extent, Grip, KeyPress, Model, PanZoom, Readout, Resolution, Table};
pub use registry::Entry;
pub use schema::{Schema, Setting};
pub use score::{KeptResult, Outcome, Score};
pub use settings::{Edit, Settings};
pub use size::Size;
pub use span::Span;
pub use state::FieldSet;
pub use task::{Task, Tasks, Work};
