//! The boundary to JavaScript: the only place with wasm-bindgen and web-sys.
//!
//! Lives here: what checks and converts values on their way in and out, the canvas as a backend of
//! plotters, and the figures as objects that a page can hold. Every bad value becomes a `RangeError` or
//! a `TypeError` that says what was given and what is allowed; nothing panics.
//!
//! Never enters: mathematics, layout, words.

#[cfg(feature = "web")]
mod arguments;
#[cfg(feature = "canvas")]
mod canvas;
#[cfg(feature = "web")]
mod cards;
#[cfg(feature = "web")]
mod core;
#[cfg(feature = "canvas")]
mod figures;
#[cfg(feature = "web")]
mod guts;
#[cfg(feature = "canvas")]
mod plot;
#[cfg(feature = "guts-cards")]
mod solver;
#[cfg(feature = "canvas")]
mod spelled;
#[cfg(feature = "canvas")]
mod stage;
#[cfg(feature = "canvas")]
mod surface;
#[cfg(feature = "canvas")]
mod text_metrics;
#[cfg(feature = "canvas")]
mod theme;

#[cfg(feature = "web")]
use wasm_bindgen::prelude::wasm_bindgen;

/// A fifth as large as the usual one. The core has the usual one, which is faster with large tables.
#[cfg(all(feature = "canvas", target_arch = "wasm32"))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Makes a panic, should there ever be one, readable in the console. The figures' modules go without: the
/// messages alone would be a tenth of them.
#[cfg(feature = "web")]
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The version of the package.
#[cfg(feature = "web")]
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
