//! Chances and names in words.

use super::super::facts::Facts;
use super::super::game::{Act, BoardGame, Question};
use super::super::known::{Wins, rules_of};
use super::super::options::{Choice, What};
use std::borrow::Cow;
use upperhand::guess_who::Probability;
use upperhand::guess_who::board::{Board, SuspectSet, first_listed};
use upperhand_games::format::{counted, grouped, percent};
use upperhand_games::rule_sets::in_words;

/// A chance between bounds: "57.1 %", or "55.2 % to 57.3 %".
pub fn chance(wins: Wins, pairs: u64) -> String {
    let [low, high] = wins.map(|wins| percent(Probability::new(wins.into(), pairs)));
    if low == high {
        low
    } else {
        format!("{low} to {high}")
    }
}

/// The first of some suspects, and how many more: “Anna”, “Bert” and 2 more.
pub fn names(board: &Board, indices: &[usize]) -> String {
    const LISTED: usize = 4;
    let names = indices.iter().map(|&index| &board.suspects()[index]);
    first_listed(&names.collect::<Vec<_>>(), LISTED)
}

/// A move in a few words, and its answer: "glasses", "no, 15 left".
pub fn brief(game: &BoardGame, index: usize) -> (Cow<'_, str>, String) {
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
pub fn told(game: &BoardGame, index: usize) -> String {
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

/// What is asked: "glasses", "glasses or a cap", "name a suspect".
pub fn asked(facts: &Facts, choice: &Choice) -> String {
    let (board, standing) = (facts.board(), facts.position.mine);
    let known = |yes| facts.values.as_ref()?.joined_question(yes);
    match choice.what {
        What::Question(Question::Joined(yes)) if let Some(joined) = known(yes) => {
            joined.text.clone()
        }
        What::Question(question) => question.text(board, standing).into_owned(),
        What::Naming => match standing.indices().next() {
            Some(only) if standing.count() == 1 => format!("name {}", board.suspects()[only]),
            _ => "name a suspect".to_owned(),
        },
    }
}

/// The same with how many say yes: "glasses? 9 of 24".
pub fn question(facts: &Facts, choice: &Choice) -> String {
    let text = asked(facts, choice);
    match choice.what {
        What::Question(_) => format!("{text}? {}", of_pool(facts, choice)),
        What::Naming => text,
    }
}

/// "9 of 24".
pub fn of_pool(facts: &Facts, choice: &Choice) -> String {
    format!("{} of {}", choice.yes, facts.position.mine.count())
}

/// The chance of something to ask, where there is one.
pub fn worth(facts: &Facts, choice: &Choice) -> Result<String, &'static str> {
    match choice.wins {
        _ if !choice.tells(facts.position.mine.count()) => Err("tells nothing"),
        Some(wins) => Ok(chance(wins, facts.position.pairs())),
        None => Err(unsolved(facts)),
    }
}

/// What an answer tells: "0.9"; nothing of naming a suspect.
pub fn bits(facts: &Facts, choice: &Choice) -> String {
    let bits = choice.bits(facts.position.mine.count());
    bits.map_or_else(String::new, |bits| format!("{bits:.1}"))
}

/// What an answer leads to: "9 left, 60.1 %".
pub fn after(facts: &Facts, choice: &Choice, yes: bool) -> Option<String> {
    if !facts.is_possible(choice, yes) {
        return Some("nobody".to_owned());
    }
    let (wins, pairs) = facts.wins_after(choice, yes)?;
    let chance = chance(wins, pairs);
    Some(match choice.what {
        What::Naming => chance,
        What::Question(_) => format!("{} left, {chance}", facts.left(choice, yes).count()),
    })
}

pub fn rules_in_words(facts: &Facts) -> String {
    in_words(rules_of(facts.game.terms.ending))
}

pub fn heading(facts: &Facts) -> String {
    let [yours, theirs] = facts.game.standing(facts.step).map(SuspectSet::count);
    let moves = counted(&grouped(facts.step), "move");
    match facts.winner() {
        Some(true) => format!("You won after {moves}"),
        Some(false) => format!("They won after {moves}"),
        None if facts.is_yours() => format!("Your turn: {yours} against their {theirs}"),
        None => format!("Their turn: {theirs} against your {yours}"),
    }
}

/// What is said of what has no number, now or for ever.
pub const fn unsolved(facts: &Facts) -> &'static str {
    match facts.refusal {
        Some(_) => "not solved",
        None => "not solved yet",
    }
}

/// Who is left at the end of a tree: the name of one; of more how many, where one of them is named or there is no room to go on.
pub fn standing(facts: &Facts, standing: SuspectSet, is_named: bool) -> String {
    let count = standing.count();
    match standing.indices().next() {
        Some(only) if count == 1 => facts.board().suspects()[only].clone(),
        _ if is_named => format!("name one of {count}"),
        _ => format!("{count} left"),
    }
}
