//! The controls below the figure.

use super::ranking_settings::{CARDS, Cards, STRAIGHTS};
use super::settings::{GO_TO_DUELIST, GO_TO_LEAST, HAND};
use super::solved::Solved;
use super::state::State;
use super::words::{held, line_name, weakest_held};
use upperhand_games::guts_rules::WEENIE;
use upperhand_kit::Control;
use upperhand_kit::schema::Placement;

/// The letters of the longest name of five cards, so that the field is as wide for all.
const LETTERS: usize = 19;

pub fn controls(solved: &Solved, state: &State) -> Vec<Control> {
    let (played, line) = (solved.played, state.hand);
    let spoken = format!("hold {}, {}", line_name(played, line), held(played, line));
    let mut controls = vec![
        Control::slider(&HAND, line as f64, spoken)
            .between((0.0, solved.hands() as f64))
            .in_words(weakest_held(played, line), LETTERS),
        Control::choice(&CARDS, state.cards.name(), explanation(played.cards)),
    ];
    if played.cards == Cards::Three {
        controls.push(Control::switch(&STRAIGHTS, state.straights));
    }
    controls.push(Control::switch(&WEENIE, state.weenie));
    let least = solved.floor.as_ref().map(|floor| floor.least);
    let duelist = solved.duelist.map(|duelist| duelist.line);
    for (name, says, to) in [
        (GO_TO_LEAST, "To the line that loses least", least),
        (GO_TO_DUELIST, "To the best against lines", duelist),
    ] {
        let is_possible = to.is_some_and(|to| to != line);
        let says = says.to_owned();
        controls.push(Control::button(name, Placement::Below, says, is_possible));
    }
    controls
}

const fn explanation(cards: Cards) -> &'static str {
    match cards {
        Cards::One | Cards::Two | Cards::Three => "",
        Cards::Five => {
            "In the background: ten seconds or more, and half a minute for the best against lines."
        }
    }
}
