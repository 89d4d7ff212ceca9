//! Chances and names in words.

use super::known::Wins;
use crate::figures::format::percent;
use crate::guess_who::Probability;
use crate::guess_who::board::Board;

/// A chance between bounds: "57.1 %", or "55.2 % to 57.3 %".
pub fn chance([low, high]: Wins, pairs: u64) -> String {
    let [low, high] = [low, high].map(|wins| percent(Probability::new(wins.into(), pairs)));
    if low == high {
        low
    } else {
        format!("{low} to {high}")
    }
}

/// The first of some suspects, and how many more: “Anna”, “Bert” and 2 more.
pub fn names(board: &Board, indices: &[usize]) -> String {
    const LISTED: usize = 4;
    let (listed, rest) = indices.split_at(LISTED.min(indices.len()));
    let mut names: Vec<String> = listed
        .iter()
        .map(|&index| format!("“{}”", board.suspects()[index]))
        .collect();
    if !rest.is_empty() {
        names.push(format!("{} more", rest.len()));
    }
    match names.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => names.concat(),
    }
}
