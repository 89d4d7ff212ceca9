//! From solutions to figures: what is shown, as plain data.
//!
//! Lives here: the [`Figure`] (axes, raster, marks, legend, words), the functions that make one from a
//! solution, and every sentence and number that a reader sees, so that all of it can be tested
//! without a screen. This is where exact numbers become approximate ones.
//!
//! Never enters: a drawing backend, a colour value (only [`Role`]s), a pixel, the DOM.

mod controls;
mod error;
pub mod exhibit;
pub mod exhibits;
pub mod export;
mod figure;
pub mod guts_cards;
pub mod guts_coalition;
pub mod guts_payoff;
pub mod json;
mod kept;
pub mod limit_tiles;
mod moves;
pub mod numerals;
pub mod pace;
pub mod question_profile;
pub mod reading;
pub mod rule_sets;
pub mod settings;
mod sheet;
pub mod win_map;
pub mod work;
pub mod works;

pub use error::Error;
pub use exhibit::Exhibit;
pub use figure::{
    Axis, Cell, Crosshair, Curve, Dot, Edges, Figure, Fill, GRADIENT_STEPS, Gradient, Hatch, Key,
    Label, Legend, Place, Raster, Role, Scale, Segment, Stroke, Swatch, Tick, Ticks,
};
pub use sheet::Sheet;
