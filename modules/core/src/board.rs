//! Boards of suspects in JavaScript's terms: `readBoard`, `spokenQuestion`, and `solveBoard` in steps, which
//! `www/jobs/solver.js` runs.

use crate::arguments::{Argument, Read, Thrown, argument};
use crate::shapes::board::{
    Board, BoardNote, BoardQuestion, NotedBoard, QuestionBounds, SolvedPosition,
};
use crate::to_js;
use js_sys::Reflect;
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{self, Classes, Misread, SolvedBoard, SuspectSet};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The splits that one step looks at, in a few milliseconds.
const SPLITS: u64 = 1 << 20;

/// `readBoard(table)`.
#[wasm_bindgen(js_name = readBoard)]
pub fn read_board(table: JsValue) -> Result<JsValue, JsValue> {
    let board = board::read_board(&argument("table", table).text()?).map_err(unreadable)?;
    Ok(to_js(&Board::from(&board))?)
}

/// `readBoardWithNotes(table)`.
#[wasm_bindgen(js_name = readBoardWithNotes)]
pub fn read_board_with_notes(table: JsValue) -> Result<JsValue, JsValue> {
    let read = board::read_board_with_notes(&argument("table", table).text()?);
    let (board, notes) = read.map_err(unreadable)?;
    let note = |note: board::BoardNote| BoardNote {
        kind: note.kind,
        text: note.text,
        row: note.row,
        column: note.column,
    };
    Ok(to_js(&NotedBoard {
        board: Board::from(&board),
        notes: notes.into_iter().map(note).collect(),
    })?)
}

/// A `RangeError` with its `row` and `column`, null where it concerns all of them.
fn unreadable(misread: Misread) -> JsValue {
    let places = [("row", misread.row), ("column", misread.column)];
    let error = JsValue::from(Thrown::from(misread));
    for (name, at) in places {
        let number = at.map_or(JsValue::NULL, |at| JsValue::from(at as f64));
        // A new error takes every property.
        let _ = Reflect::set(&error, &name.into(), &number);
    }
    error
}

/// `spokenQuestion(board, standing, count, joined)`.
#[wasm_bindgen(js_name = spokenQuestion)]
pub fn spoken_question(
    board: JsValue,
    standing: JsValue,
    count: JsValue,
    joined: JsValue,
) -> Read<JsValue> {
    let board = argument("board", board).board()?;
    let standing = argument("standing", standing).suspects(&board)?;
    let most = u32::try_from(SuspectSet::MOST).unwrap_or(u32::MAX);
    let count = argument("count", count).whole(0..=most)?;
    let joined = match argument("joined", joined) {
        missing if missing.value.is_undefined() => 1,
        given => given.whole(1..=3)?,
    };
    let question = board::spoken_question(&board, standing, count as usize, joined as usize)?;
    to_js(&question.map(|question| BoardQuestion {
        text: question.text,
        yes: question.yes.indices().collect(),
    }))
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
    #[wasm_bindgen(constructor)]
    pub fn new(board: JsValue, options: JsValue) -> Read<Self> {
        let board = argument("board", board).board()?;
        let options = argument("options", options);
        options.object()?;
        let rules = options.or("rules", Rules::OFFICIAL, Argument::board_rules)?;
        let standing = |name| options.or(name, board.everybody(), |it| it.suspects(&board));
        let (mine, theirs) = (standing("mine")?, standing("theirs")?);
        options.check_listeners()?;
        let classes = Classes::reached_from(&board, &[mine, theirs])?;
        Ok(Self {
            solved: SolvedBoard::new(classes, rules)?,
            mine,
            theirs,
            is_over: false,
        })
    }

    /// Is the result known?
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The share that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
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

    /// The result that `solveBoard` promises; a `RangeError` where both have one suspect under the race.
    pub fn result(&self) -> Read<JsValue> {
        let position = self.solved.at(self.mine, self.theirs)?;
        let question = |question: board::QuestionValue| QuestionBounds {
            question: question.question,
            yes: question.yes,
            win: question.win.into(),
        };
        to_js(&SolvedPosition {
            exact: self.solved.is_exact(),
            win: position.win.into(),
            questions: position.questions.into_iter().map(question).collect(),
            name_suspect: position.name_suspect,
            classes: self.solved.classes().count(),
        })
    }
}
