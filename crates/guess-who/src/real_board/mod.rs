//! The figure `real-board`: a board with features, and what every question about them is worth, for both players.
//!
//! | panel | shows |
//! |---|---|
//! | the board | your suspects as faces or names, theirs as tokens, and each question with its exact chance, best first; once the game is over its moves; or the best tree of questions, as a sheet of paper |
//! | the chance | yours from move to move of the game, mistakes told from luck |
//!
//! At a table one hears the other's questions and knows the answers: the state holds a game of both, up to any move. A board
//! is solved elsewhere, where its table stays: only the worth of the positions of the game comes back.

mod asked;
mod card_spelling;
mod chosen_board;
mod facts;
mod game;
mod joined;
mod known;
mod moves;
mod numbers;
mod openings;
mod options;
mod own_card;
mod panels;
pub(super) mod report;
mod state;
mod task;
mod tree;
mod words;

pub use asked::Asked;
pub use facts::{Facts, Refusal};
pub use options::{Choice, What};
pub use report::{report_numbers, report_offer, report_sentences};

use known::Boards;
use upperhand_kit::described::{AnyPanel, Board, Button, Described, Hosted, Moves, Tasks, Words};
use upperhand_kit::state::FieldSet;
use upperhand_kit::{Control, Extent, Schema, Table};

/// The time in which cards are turned, in milliseconds.
const TURNING: f64 = 280.0;

/// The figure.
pub struct FeatureBoard;

pub type RealBoard = Hosted<FeatureBoard>;

impl Described for FeatureBoard {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] =
        &[&panels::board::Main, &panels::chart::Chance];
    const WORK: upperhand_kit::Tasks = task::WORK;
    const TASKS: Option<&'static dyn Tasks<Self>> = Some(&task::Left);
    const MOVES: Option<&'static dyn Moves<Self>> = Some(&Played);
    const BOARD: Option<&'static dyn Board<Self>> = Some(&panels::board::Main);
    const BUTTONS: &'static [Button<Self>] = state::BUTTONS;

    type Asked = Asked;
    /// What is known of boards.
    type Solved = Boards;
    type Facts = Facts;

    const REDUCE: fn(&mut Asked, FieldSet, &mut Boards) -> FieldSet =
        |asked, set, _| asked.take_along(set);
    const AGREED: fn(&Asked) -> Asked = Asked::agreed;
    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> =
        |_, declared, facts| words::controls::control(declared, facts);
    const FACTS: fn(&Asked, &mut Boards) -> Facts = |state, boards| Facts::of(state, boards);
    const WORDS: fn(&Facts) -> Words = words::words;

    fn table(state: &Asked, boards: &mut Boards, extent: Extent) -> Table {
        words::table(&Facts::of(state, boards), extent)
    }
}

/// The game of both.
struct Played;

impl Moves<FeatureBoard> for Played {
    fn rejections(&self, asked: &Asked, _: &mut Boards) -> Vec<String> {
        asked.rejections()
    }

    fn motion(&self, before: &Asked, after: &Asked) -> f64 {
        let is_same = before.board == after.board && before.ending == after.ending;
        let is_moved = before.step != after.step || before.play != after.play;
        let is_falling = after.is_tree() && before.fallen != after.fallen;
        if is_same && (is_moved || is_falling) {
            TURNING
        } else {
            0.0
        }
    }
}
