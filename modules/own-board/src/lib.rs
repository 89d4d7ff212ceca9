//! What a reader can do with a board besides playing, as a WebAssembly module of its own: edit it, and have a report made. Most
//! readers never do, so it is loaded for the first who does.

use upperhand::guess_who::board::{BoardNote, examine_table, read_board, write_address};
use upperhand_convert::{refused, to_js};
use upperhand_guess_who::{REPORT_TASKS, board_table, real_board};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers the task of a report, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_convert::hook_panics();
    upperhand_tasks::know(REPORT_TASKS);
}

/// The table of a board by its setting; of the usual board where that is none.
#[wasm_bindgen(js_name = tableOfBoard)]
pub fn table_of_board(board: &str) -> String {
    board_table::table_of(board)
}

/// A table as people keep it, cell by cell, with all that is wrong in it and the board that it is, without what is not to be guessed.
#[wasm_bindgen(js_name = editTable, unchecked_return_type = "import(\"../generated/boundary.js\").EditedTable")]
pub fn edit_table(table: &str, not: &str) -> Result<JsValue, JsValue> {
    to_js(&board_table::edited(table, not))
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
    let address = core::iter::once(write_address(&board));
    Ok(address.chain(guesses).collect())
}

/// The numbers of the task `real-board/report`, for a board and rules by their settings.
#[wasm_bindgen(js_name = reportNumbers)]
pub fn report_numbers(board: &str, rules: &str) -> Vec<u32> {
    real_board::report_numbers(board, rules)
}

/// What a report on a board tells, and what it takes, in words.
#[wasm_bindgen(js_name = reportOffer)]
pub fn report_offer(board: &str) -> String {
    real_board::report_offer(board)
}

/// The sentences of an answer of that task, which need not be whole; none of one that was stopped at once.
#[wasm_bindgen(js_name = reportSentences)]
pub fn report_sentences(board: &str, rules: &str, answer: &[i64]) -> Vec<String> {
    real_board::report_sentences(board, rules, answer)
}
