//! The controls: what the answers lead to, the moves made and your card.

use super::super::card_spelling::name;
use super::super::facts::Facts;
use super::super::options::What;
use super::super::state;
use super::phrases::{after, told};
use upperhand_kit::Control;
use upperhand_kit::model::Input;

pub const YES: &str = "Yes";
pub const NO: &str = "No";
pub const UNDO: &str = "Undo";
pub const NEW_GAME: &str = "New game";

/// The letters of a name that its field has room for.
const LETTERS: usize = 12;

/// What sliders say aloud after their values.
pub fn spoken(facts: &Facts) -> Vec<(&'static str, String)> {
    let last = facts.step.checked_sub(1);
    let last = last.map_or("the start of the game".to_owned(), |last| {
        told(&facts.game, last)
    });
    vec![
        ("move", last),
        ("card", name(facts.board(), facts.card).to_owned()),
    ]
}

/// A control that is declared, as it is now; `None` where it decides nothing.
pub fn control(mut declared: Control, facts: &Facts) -> Option<Control> {
    let made = facts.game.moves.len();
    if let Input::Button {
        says, is_possible, ..
    } = &mut declared.input
    {
        match declared.name {
            state::UNDO => *is_possible = facts.step > 0,
            state::NEW_GAME => *is_possible = made > 0,
            name => (*says, *is_possible) = answer(facts, name == state::YES),
        }
    }
    match declared.name {
        "move" => return Some(declared.between((0.0, made.max(1) as f64))),
        "card" if facts.game.terms.joined => return None,
        "fallen" if facts.wanted.is_none() => return None,
        "card" => {
            let most = facts.board().suspects().len() as f64;
            let name = name(facts.board(), facts.card).to_owned();
            return Some(declared.between((0.0, most)).in_words(name, LETTERS));
        }
        _ => {}
    }
    Some(declared)
}

/// What an answer leads to, and whether it can be given.
fn answer(facts: &Facts, yes: bool) -> (String, bool) {
    let word = match (facts.chosen().map(|chosen| chosen.what), yes) {
        (Some(What::Naming), true) => "Right",
        (Some(What::Naming), false) => "Wrong",
        (_, true) => YES,
        (_, false) => NO,
    };
    let Some(chosen) = facts.chosen() else {
        return (word.to_owned(), false);
    };
    let after = after(facts, chosen, yes);
    let says = after.map_or_else(|| word.to_owned(), |after| format!("{word}: {after}"));
    (says, facts.is_possible(chosen, yes))
}
