//! What controls say and offer beside what is known.

use super::super::asked::{Asked, Cards, Field, View};
use super::super::facts::HandFacts;
use super::super::lines::LineFacts;
use super::weakest_held;
use upperhand_kit::Control;
use upperhand_kit::controls::Input;

/// The buttons that go to the line that loses least to everything, and to the best one against lines.
pub const GO_TO_LEAST: &str = "go-to-least";
pub const GO_TO_BEST: &str = "go-to-best";

/// The letters of the longest name of so many cards, and of "nothing".
fn letters(cards: Cards) -> usize {
    (4 * cards.count() as usize - 1).max(7)
}

/// Of hands of at most three cards, without straights.
pub fn of_hands(mut control: Control, facts: &HandFacts) -> Option<Control> {
    let hands = facts.hands as f64;
    if facts.view == View::Matrix {
        match control.name {
            "hand" => {
                control.label = "Their line: the weakest hand held";
                control.short_label = "theirs";
            }
            "hold-above" => control.short_label = "yours",
            _ => {}
        }
    }
    Some(match control.name {
        "hand" => {
            let words = facts.game.name(facts.hand);
            let control = control.in_words(words, letters(facts.game.cards));
            control.between((0.0, hands - 1.0))
        }
        "hold-above" => control.between((0.0, hands)),
        "cards" => {
            let setting = &Asked::SETTINGS[Field::cards as usize];
            let few = &Cards::OPTIONS[..3];
            Control::choice_among(setting, facts.game.cards.name(), few, "")
        }
        "straights" | GO_TO_LEAST | GO_TO_BEST => return None,
        _ => control,
    })
}

/// Of lines: the hand is the weakest that is held.
pub fn of_lines(mut control: Control, facts: &LineFacts) -> Option<Control> {
    let game = facts.game;
    let to = match control.name {
        "hand" => {
            (control.label, control.short_label) = ("Weakest hand held", "line");
            control.player = "you";
            let words = weakest_held(game, facts.line);
            let control = control.in_words(words, letters(game.cards));
            return Some(control.between((0.0, game.hands() as f64)));
        }
        "hold-above" => return None,
        "straights" if game.cards != Cards::Three => return None,
        "ranks" | "suits" if game.straights => return None,
        GO_TO_LEAST => facts.least.map(|(line, _)| line),
        GO_TO_BEST => facts.best.map(|best| best.line),
        _ => return Some(control),
    };
    if let Input::Button { is_possible, .. } = &mut control.input {
        *is_possible = to.is_ok_and(|line| line != facts.line);
    }
    Some(control)
}
