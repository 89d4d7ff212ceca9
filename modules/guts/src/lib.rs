//! The figures of *Guts* as a WebAssembly module.

use upperhand_figures::registry::GUTS;
use upperhand_figures::tasks;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers its figures and their tasks, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_web::start(GUTS);
    upperhand_tasks::know(tasks::of_guts);
}
