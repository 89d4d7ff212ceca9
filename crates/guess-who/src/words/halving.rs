//! What halving every time, and other rules of thumb, are called, and what is known of them.

use crate::halving::{Kept, Untold, last_halved};
use upperhand::guess_who::{Ending, Rules};
use upperhand_games::format::{grouped, percent};
use upperhand_games::position::Position;
use upperhand_games::stakes::points;

/// The name of an even split at every turn: with two answers to every question that is a half. An even split this once
/// [has another](upperhand_games::stakes::even_split_name).
pub const fn every_time(is_yes_no: bool) -> &'static str {
    if is_yes_no {
        "Halving every time"
    } else {
        "Splitting evenly every time"
    }
}

/// The name of an even split this once, as a term.
pub const fn this_once(is_yes_no: bool) -> &'static str {
    if is_yes_no {
        "Halving now"
    } else {
        "Splitting evenly now"
    }
}

impl Untold {
    /// "not computed beyond 512".
    pub fn reason(self, rules: Rules) -> String {
        match self {
            Self::Over => "none, the game is over".to_owned(),
            Self::BeingComputed => "being computed".to_owned(),
            Self::Beyond => format!("not computed beyond {}", grouped(last_halved(rules).get())),
        }
    }
}

/// The chance that is left by halving every time, and its loss: "33.3 % (8.3 points less)". Where a pool is one and
/// suspects are named, whoever halves every time names: that is no question, and the text says so.
pub fn kept_in_words(position: &Position, kept: &Result<Kept, Untold>) -> String {
    let Kept { left, cost } = match kept {
        Ok(kept) => kept,
        Err(untold) => return untold.reason(position.rules),
    };
    let less = match cost.numerator() {
        0 => "nothing lost".to_owned(),
        _ => format!("{} less", points(*cost)),
    };
    let has_one = position.mine.get().min(position.theirs.get()) == 1;
    let by_name = match position.rules.ending() {
        Ending::Official | Ending::Open if has_one => "names a suspect: ",
        Ending::Race | Ending::Official | Ending::Open => "",
    };
    format!("{by_name}{} ({less})", percent(*left))
}
