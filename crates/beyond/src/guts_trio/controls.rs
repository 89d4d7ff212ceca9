//! The controls below the figure.

use super::settings::{CARDS, Dealt, HOLD_ABOVE, MIXTURE, Mixed, ONE, OTHER};
use super::solved::Solved;
use super::state::State;
use super::words::{line_held, outcome};
use upperhand::guts::Rules;
use upperhand_games::guts_rules::WEENIE;
use upperhand_kit::{Control, Setting};

pub fn controls(solved: &Solved, state: &State) -> Vec<Control> {
    let ends = (0.0, solved.kinds() as f64);
    let [one, other] = state.pair();
    let slider = |setting: &Setting, line: usize, spoken: String| {
        Control::slider(setting, line as f64, spoken).between(ends)
    };
    let hold = |line: usize| format!("hold {}", line_held(solved, line));
    let ends = outcome(solved.lines.value([state.hold_above, one, other]));
    vec![
        slider(&ONE, one, format!("{}, {ends}", hold(one))),
        slider(&OTHER, other, format!("{}, {ends}", hold(other))),
        slider(
            &HOLD_ABOVE,
            state.hold_above,
            format!("{}, {ends}", hold(state.hold_above)),
        ),
        Control::choice(&MIXTURE, state.mixture.name(), explanation(state.mixture)),
        Control::choice(&CARDS, state.cards.name(), cards(state.cards)),
        Control::switch(&WEENIE, state.rules == Rules::Weenie),
    ]
}

const fn explanation(mixture: Mixed) -> &'static str {
    match mixture {
        Mixed::Optimum => {
            "Before each round they roll a die that you do not see. It says which pair of lines they play, so you cannot answer each. The map \
             shows what each pair leaves you at your line."
        }
        Mixed::Apart => {
            "They share no die, and you know what each plays. The map shows what each pair of lines leaves you at your best answer to it."
        }
    }
}

const fn cards(cards: Dealt) -> &'static str {
    match cards {
        Dealt::One => {
            "One card each. Suits break ties: clubs are lowest, then hearts, diamonds, spades."
        }
        Dealt::Two => {
            "Two cards each. Lines are drawn between hands of different ranks; what the die wins is solved for any hands."
        }
    }
}
