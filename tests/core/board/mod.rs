//! The real board: its reader, its table against the plain game tree, its brackets, its questions in words.

mod address;
mod brackets;
mod joined;
mod own_card;
pub mod plans;
mod progress;
mod question_tree;
mod reader;
mod second_route;
mod shapes;
mod shipped;
mod spoken;

use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Board, Classes, SolvedBoard, SuspectSet};
use upperhand_oracles::board_tree::Standing;

/// The rules under which boards are solved.
const RULES: [Rules; 2] = [Rules::RACE, Rules::OFFICIAL];

fn solved(board: &Board, rules: Rules) -> SolvedBoard {
    SolvedBoard::whole(Classes::of_board(board).unwrap(), rules).unwrap()
}

fn set(standing: &Standing) -> SuspectSet {
    SuspectSet::new(standing).unwrap()
}
