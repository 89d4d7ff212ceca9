//! The words on pictures, and the names of their parts.

use super::super::facts::Facts;
use super::super::options::{Choice, What};
use super::phrases::{asked, of_pool, told, worth};
use upperhand_games::stakes::points;

pub const BOARD: &str = "The board";
pub const QUESTIONS: &str = "The questions, best first";
pub const MOVES: &str = "The moves of the game";
pub const COURSE: &str = "From move to move";

/// The heads of the columns of questions: whose they are, and who wins so often.
pub const fn heads(is_yours: bool) -> [&'static str; 2] {
    if is_yours {
        ["your questions", "you win"]
    } else {
        ["their questions", "they win"]
    }
}

pub const BITS: &str = "bits";

/// At the line at one half, and on its sides.
pub const HALF: &str = "50\u{202f}%";
pub const SIDES: [&str; 2] = ["less", "more"];

pub fn yes_of(pool: usize) -> String {
    format!("yes of {pool}")
}

/// The heads of the moves of a game that is over.
pub const MOVE_HEADS: [&str; 2] = ["the game, move by move", "points lost"];

pub fn their_board(left: usize, is_wide: bool) -> String {
    let board = if is_wide { "Their board" } else { "Theirs" };
    format!("{board}: {left}")
}

/// The row that leads to more, from a place on.
pub fn more(count: usize, first: usize) -> String {
    match first {
        0 => "back to the best".to_owned(),
        _ => format!("{} more", count - first),
    }
}

/// A question as the name of its row.
pub fn row(facts: &Facts, choice: &Choice) -> String {
    let text = asked(facts, choice);
    let worth = match worth(facts, choice) {
        Ok(chance) => format!("wins {chance}"),
        Err(nothing) => nothing.to_owned(),
    };
    match choice.what {
        What::Question(_) => format!("{text}? {} say yes, {worth}", of_pool(facts, choice)),
        What::Naming => format!("{text}: {worth}"),
    }
}

pub fn more_questions(count: usize, first: usize) -> String {
    format!("{} questions", more(count, first))
}

/// A move as the name of its row.
pub fn made(facts: &Facts, index: usize) -> String {
    let said = format!("Move {}. {}", index + 1, told(&facts.game, index));
    match facts.lost(index) {
        Some(lost) => format!("{said} That gave away {}.", points(lost)),
        None => said,
    }
}

/// The axes of a course, what it says before it is known, and its legend: after your move, after theirs, luck, a mistake.
pub const YOUR_CHANCE: &str = "Your chance to win";
pub const MOVES_MADE: &str = "Moves";
pub const NOT_SOLVED: &str = "Not solved yet";
pub const COURSE_KEYS: [&str; 4] = ["after your move", "after theirs", "luck", "a mistake"];

/// What the directions of a tree mean.
pub const TREE_KEY: &str = "Up: yes. Down: no.";

/// How many of those who stand say yes.
pub fn say_yes(yes: usize, standing: usize) -> String {
    format!("{yes} of {standing}")
}
