//! The maps and curves of *Guess Who?* as a WebAssembly module.

use upperhand_guess_who::MAPS;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers its figures, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_web::start(MAPS);
}
