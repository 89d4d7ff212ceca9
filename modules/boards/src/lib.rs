//! The boards of *Guess Who?* as a WebAssembly module.

use upperhand::guess_who::board::{BoardNote, examine_table, read_board, write_address};
use upperhand_convert::refused;
use upperhand_figures::registry::BOARDS;
use upperhand_figures::tasks;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers its figures and their tasks, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_web::start(BOARDS);
    upperhand_tasks::know(tasks::of_boards);
}

/// The setting `board` for a table as people keep it, and what was taken for what, in sentences.
///
/// # Errors
/// A `RangeError` that says what cannot be read, in which row and column.
#[wasm_bindgen(js_name = boardOfTable)]
pub fn board_of_table(table: &str) -> Result<Vec<String>, JsValue> {
    let board = read_board(table).map_err(refused)?;
    let notes = examine_table(table, "").notes.into_iter();
    let guesses = notes.filter(BoardNote::is_guess).map(|note| note.text);
    Ok(core::iter::once(write_address(&board))
        .chain(guesses)
        .collect())
}
