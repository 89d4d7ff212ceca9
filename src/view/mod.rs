//! From solutions to figures: what is shown, as plain data.
//!
//! Lives here: the [`Figure`] (axes, raster, marks, legend, words), the functions that make one from a
//! solution, and every sentence and number that a reader sees, so that all of it can be tested
//! without a screen. This is where exact numbers become approximate ones.
//!
//! Never enters: a drawing backend, a colour value (only [`Role`]s), a pixel, the DOM.

mod figure;
pub mod numerals;
pub mod win_map;

pub use figure::{
    Axis, Cell, Crosshair, Figure, Fill, GRADIENT_STEPS, Hatch, Key, Label, Legend, Place, Raster,
    Role, Segment, Tick,
};
