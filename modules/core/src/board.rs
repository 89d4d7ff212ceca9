//! Boards of suspects in JavaScript's terms: `readBoard`, `spokenQuestion`, and `solveBoard` in steps, which
//! `www/jobs/solver.js` runs.

use crate::arguments::board::{board, rules, standing, suspect_set};
use crate::arguments::{check_listeners, must_be_object, range_error, text, whole};
use crate::shapes::board::{Board, BoardQuestion, NotedBoard, SolvedPosition};
use crate::shapes::to_js;
use js_sys::{RangeError, Reflect};
use upperhand::guess_who::board::{self, Classes, Misread, SolvedBoard, SuspectSet};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The splits that one step looks at, in a few milliseconds.
const SPLITS: u64 = 1 << 20;

/// `readBoard(table)`.
#[wasm_bindgen(js_name = readBoard)]
pub fn read_board(table: JsValue) -> Result<JsValue, JsValue> {
    let board = board::read_board(&text("table", &table)?);
    to_js(&Board::from(
        &board.map_err(|misread| unreadable(&misread))?,
    ))
}

/// `readBoardWithNotes(table)`.
#[wasm_bindgen(js_name = readBoardWithNotes)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn read_board_with_notes(table: JsValue) -> Result<JsValue, JsValue> {
    let read = board::read_board_with_notes(&text("table", &table)?);
    to_js(&NotedBoard::from(
        read.map_err(|misread| unreadable(&misread))?,
    ))
}

/// A `RangeError` with its `row` and `column`, null where it concerns all of them.
fn unreadable(misread: &Misread) -> JsValue {
    let error = RangeError::new(&misread.to_string());
    let number = |at: Option<usize>| at.map_or(JsValue::NULL, |at| JsValue::from(at as f64));
    for (name, at) in [("row", misread.row), ("column", misread.column)] {
        // A new error takes every property.
        let _ = Reflect::set(&error, &name.into(), &number(at));
    }
    error.into()
}

/// `spokenQuestion(board, standing, count, joined)`.
#[wasm_bindgen(js_name = spokenQuestion)]
pub fn spoken_question(
    of: JsValue,
    standing: JsValue,
    count: JsValue,
    joined: JsValue,
) -> Result<JsValue, JsValue> {
    let board = board(&of)?;
    let standing = suspect_set("standing", &standing, board.suspects().len())?;
    let most = u32::try_from(SuspectSet::MOST).unwrap_or(u32::MAX);
    let count = whole("count", &count, 0, most)?;
    let joined = if joined.is_undefined() {
        1
    } else {
        whole("joined", &joined, 1, 3)?
    };
    let question = board::spoken_question(&board, standing, count as usize, joined as usize);
    to_js(&question.map_err(range_error)?.map(BoardQuestion::from))
}

/// `solveBoard` in progress: call `step` until it `isOver`, then read the `result`.
#[wasm_bindgen]
pub struct BoardSolver {
    solved: SolvedBoard,
    mine: SuspectSet,
    theirs: SuspectSet,
    is_over: bool,
}

#[wasm_bindgen]
impl BoardSolver {
    /// Reads the arguments of `solveBoard`.
    ///
    /// # Errors
    /// A `TypeError` or `RangeError` that says what was given and what is allowed.
    #[wasm_bindgen(constructor)]
    pub fn new(of: JsValue, options: JsValue) -> Result<Self, JsValue> {
        let board = board(&of)?;
        must_be_object("options", &options)?;
        let rules = rules(&options)?;
        let [mine, theirs] = ["mine", "theirs"].map(|name| standing(&options, name, &board));
        let (mine, theirs) = (mine?, theirs?);
        check_listeners(&options)?;
        let classes = Classes::reached_from(&board, &[mine, theirs]).map_err(range_error)?;
        Ok(Self {
            solved: SolvedBoard::new(classes, rules).map_err(range_error)?,
            mine,
            theirs,
            is_over: false,
        })
    }

    /// Is the result known?
    #[wasm_bindgen(getter, js_name = isOver)]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The share that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn done(&self) -> f64 {
        let (done, steps) = self.solved.progress();
        if self.is_over {
            1.0
        } else {
            done as f64 / steps.max(1) as f64
        }
    }

    /// Goes on for a few milliseconds.
    pub fn step(&mut self) {
        self.is_over = self.solved.advance(SPLITS);
    }

    /// The result that `solveBoard` promises.
    ///
    /// # Errors
    /// A `RangeError` where both have one suspect under the race.
    pub fn result(&self) -> Result<JsValue, JsValue> {
        let position = self.solved.at(self.mine, self.theirs);
        to_js(&SolvedPosition::new(
            &self.solved,
            position.map_err(range_error)?,
        ))
    }
}
