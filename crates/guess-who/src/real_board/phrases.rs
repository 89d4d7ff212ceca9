//! Chances and names in words.

use super::game::{Act, Game};
use super::known::Wins;
use std::borrow::Cow;
use upperhand::guess_who::Probability;
use upperhand::guess_who::board::{Board, first_listed};
use upperhand_games::format::percent;

/// A chance between bounds: "57.1 %", or "55.2 % to 57.3 %".
pub fn chance(wins: Wins, pairs: u64) -> String {
    let [low, high] = wins.map(|wins| percent(Probability::new(wins.into(), pairs)));
    if low == high {
        low
    } else {
        format!("{low} to {high}")
    }
}

/// A chance whose bounds are equal.
pub fn exact([low, high]: Wins, pairs: u64) -> Option<Probability> {
    (low == high).then(|| Probability::new(low.into(), pairs))
}

/// How much less something wins than the best, where both are known exactly.
pub fn less(wins: Wins, best: Wins, pairs: u64) -> Option<Probability> {
    exact(best, pairs)?.less(exact(wins, pairs)?)
}

/// The first of some suspects, and how many more: “Anna”, “Bert” and 2 more.
pub fn names(board: &Board, indices: &[usize]) -> String {
    const LISTED: usize = 4;
    let names = indices.iter().map(|&index| &board.suspects()[index]);
    first_listed(&names.collect::<Vec<_>>(), LISTED)
}

/// A move in a few words, and its answer: "glasses", "no, 15 left".
pub fn brief(game: &Game, index: usize) -> (Cow<'_, str>, String) {
    match game.moves[index] {
        Act::Name { right } => {
            let answer = if right { "right" } else { "wrong" };
            ("a name".into(), answer.to_owned())
        }
        Act::Ask { question, yes } => {
            let text = question.text(&game.board, game.positions[index].mine);
            let answer = if yes { "yes" } else { "no" };
            let left = game.positions[index + 1].theirs.count();
            (text, format!("{answer}, {left} left"))
        }
    }
}

/// A move as it was heard: "You asked “glasses?”: no, 15 left."
pub fn told(game: &Game, index: usize) -> String {
    let who = if game.is_yours(index) { "You" } else { "They" };
    match game.moves[index] {
        Act::Name { right: true } => format!("{who} named the right suspect."),
        Act::Name { right: false } => format!("{who} named a wrong suspect."),
        Act::Ask { .. } => {
            let (text, answer) = brief(game, index);
            format!("{who} asked “{text}?”: {answer}.")
        }
    }
}
