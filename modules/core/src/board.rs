//! Boards of suspects in JavaScript's terms: `readBoard`, `spokenQuestion`, and `solveBoard` in steps, which
//! `www/jobs/solver.js` runs.

use crate::arguments::{Argument, Read, Thrown, argument};
use crate::shapes::board::{Board, BoardQuestion, NotedBoard, SolvedPosition};
use crate::to_js;
use js_sys::Reflect;
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{self as boards, Classes, Misread, SolvedBoard, SuspectSet};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The splits that one step looks at, in a few milliseconds.
const SPLITS: u64 = 1 << 20;

exports! {
    fn readBoard(table: text) -> Board {
        boards::read_board(&table).map_err(unreadable)?
    }

    fn readBoardWithNotes(table: text) -> NotedBoard {
        boards::read_board_with_notes(&table).map_err(unreadable)?
    }

    fn spokenQuestion(board: board, standing, count, joined) -> Option<BoardQuestion> {
        let standing = standing.suspects(&board)?;
        let count = count.whole(0..=Argument::MOST_SUSPECTS)?;
        let joined = joined.unless_missing(1, |it| it.whole(1..=3))?;
        boards::spoken_question(&board, standing, count as usize, joined as usize)?
    }
}

/// A `RangeError` with its `row` and `column`, null where it concerns all of them.
fn unreadable(misread: Misread) -> Thrown {
    let places = [("row", misread.row), ("column", misread.column)];
    let error = Thrown::from(misread);
    for (name, at) in places {
        let number = at.map_or(JsValue::NULL, |at| JsValue::from(at as f64));
        // A new error takes every property.
        let _ = Reflect::set(&error.0, &name.into(), &number);
    }
    error
}

/// `solveBoard` in progress: call `step` until it is over, then read the `result`.
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

    /// Goes on for a few milliseconds. Is the result known then?
    pub fn step(&mut self) -> bool {
        self.is_over = self.solved.advance(SPLITS);
        self.is_over
    }

    /// The result that `solveBoard` promises; a `RangeError` where both have one suspect under the race.
    pub fn result(&self) -> Read<JsValue> {
        let position = self.solved.at(self.mine, self.theirs)?;
        to_js::<SolvedPosition>((position, &self.solved))
    }
}
