//! The boundary of figures to JavaScript: the only room with web-sys.
//!
//! It contains the canvas as a backend of plotters, and figures as JavaScript objects: events in, frames out. All modules
//! with figures export all of it. It is a crate of its own, so that the core does without it: wasm-bindgen exports everything in a library from each module that uses it.
//!
//! There is no state of figures here (the controller has it), no mathematics, no layout and no words.

mod canvas;
mod figure;
mod from_page;
mod plot;
mod state;
mod text_metrics;

pub use figure::{Figure, start};
