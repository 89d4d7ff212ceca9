//! The boards of *Guess Who?* as a WebAssembly module.

use upperhand::figures::board_table;
use upperhand::figures::real_board;
use upperhand::figures::registry::BOARDS;
use upperhand::figures::tasks;
use upperhand::guess_who::board::{read_board, write_address};
use upperhand_web::{refused, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers its figures and their tasks, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_web::start(BOARDS);
    upperhand_tasks::know(tasks::of_boards);
}

/// The setting `board` for a table as spreadsheets write it.
///
/// # Errors
/// A `RangeError` that says what cannot be read, in which row and column.
#[wasm_bindgen(js_name = boardOfTable)]
pub fn board_of_table(table: &str) -> Result<String, JsValue> {
    let board = read_board(table).map_err(refused)?;
    Ok(write_address(&board))
}

/// The table of a board by its setting; of the usual board where that is none.
#[wasm_bindgen(js_name = tableOfBoard)]
#[must_use]
pub fn table_of_board(board: &str) -> String {
    board_table::table_of(board)
}

/// A table as spreadsheets write it, cell by cell, with all that is wrong in it and the board that it is.
///
/// # Errors
/// An error of the conversion.
#[wasm_bindgen(js_name = editTable, unchecked_return_type = "import(\"../generated/boundary.js\").EditedTable")]
pub fn edit_table(table: &str) -> Result<JsValue, JsValue> {
    to_js(&board_table::edited(table))
}

/// The numbers of the task `real-board/report`, for a board and rules by their settings.
#[wasm_bindgen(js_name = reportNumbers)]
#[must_use]
pub fn report_numbers(board: &str, rules: &str) -> Vec<u32> {
    real_board::report_numbers(board, rules)
}

/// The sentences of an answer of that task, which need not be whole; none of one that was stopped at once.
#[wasm_bindgen(js_name = reportSentences)]
#[must_use]
pub fn report_sentences(board: &str, rules: &str, answer: &[i64]) -> Vec<String> {
    real_board::report_sentences(board, rules, answer)
}
