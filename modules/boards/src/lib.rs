//! The boards of *Guess Who?* as a WebAssembly module.

use upperhand_figures::registry::BOARDS;
use upperhand_figures::tasks;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers its figures and their tasks, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_web::start(BOARDS);
    upperhand_tasks::know(tasks::of_boards);
}
