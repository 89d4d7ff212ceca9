//! The boundary to JavaScript: the only place with wasm-bindgen and web-sys.
//!
//! Lives here: what checks and converts values on their way in and out, the canvas as a backend of
//! plotters, and the figures as objects that a page can hold. Every bad value becomes a `RangeError` or
//! a `TypeError` that says what was given and what is allowed; nothing panics.
//!
//! Never enters: mathematics, layout, words.

mod arguments;
#[cfg(feature = "canvas")]
mod canvas;
mod core;
mod guts;
#[cfg(feature = "canvas")]
mod plot;
#[cfg(feature = "canvas")]
mod stage;
#[cfg(feature = "canvas")]
mod theme;

use wasm_bindgen::prelude::wasm_bindgen;

/// Makes a panic, should there ever be one, readable in the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The version of the package.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
