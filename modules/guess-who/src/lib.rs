//! The maps and curves of *Guess Who?* as a WebAssembly module.

use upperhand_figures::registry::GUESS_WHO;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers its figures, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_web::start(GUESS_WHO);
}
