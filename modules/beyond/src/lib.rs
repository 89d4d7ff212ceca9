//! The figures beyond the papers and the story as a WebAssembly module.

use upperhand_beyond::FIGURES;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers its figures and their tasks, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_web::start(FIGURES);
    upperhand_tasks::know(FIGURES.iter().flat_map(|figure| figure.tasks));
}
