//! The controls below the figure.

use super::readout::range;
use super::settings::{LARGEST, LAST_POOL, LAYER, Layer, MOST_ANSWERS, SIZE};
use super::solved::{Known, Solved};
use super::state::State;
use upperhand::guess_who::{Ending, Pool};
use upperhand_games::format::suspects;
use upperhand_games::rule_sets::{ANSWERS, MINE, RULES, THEIRS, answers_control, ending_explained};
use upperhand_kit::controls::{Control, Slide};
use upperhand_kit::schema::Setting;

pub fn controls(solved: &Solved, state: &State) -> Vec<Control> {
    let known = solved.at(state.pools());
    let slider = |setting: &Setting, (pool, most): (Pool, u32), player: usize, verb: &str| {
        let said = suspects(pool.get());
        let spoken = match &known {
            Known::Chances(chances) => format!("{said}, {verb} {}", range(&chances[player])),
            Known::Never => format!("{said}, cannot happen in the race"),
            Known::NotYet => format!("{said}, not solved yet"),
        };
        let ends = (1.0, f64::from(most));
        Control::slider(setting, pool.get(), spoken).sliding(Slide::Even, ends)
    };
    vec![
        slider(&MINE, (state.mine, state.size), 0, "you win"),
        slider(
            &THEIRS,
            (state.theirs, state.size),
            1,
            "the next player wins",
        ),
        Control::choice(&RULES, state.ending.name(), ending(state.ending)),
        slider(&LAST_POOL, (state.last, LARGEST), 2, "the last player wins"),
        answers_control(&ANSWERS, state.answers)
            .sliding(Slide::Even, (2.0, f64::from(MOST_ANSWERS))),
        Control::choice(&LAYER, state.layer.name(), explanation(state.layer)),
        Control::slider(&SIZE, state.size, format!("pools up to {}", state.size)),
    ]
}

const fn explanation(layer: Layer) -> &'static str {
    match layer {
        Layer::Yours => {
            "What you win at least, whatever the others choose where it is all the same to them. No colour where it is a third."
        }
        Layer::Next => "What the next player wins at least. No colour where it is a third.",
        Layer::Last => "What the last player wins at least. No colour where it is a third.",
        Layer::Choice => {
            "By how much a chance may change, at most, with what players choose to whom it is all the same."
        }
    }
}

const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Official => {
            "Naming a suspect takes your turn: right, you win; wrong, you are out, and the others play on."
        }
        Ending::Race | Ending::Open => ending_explained(ending),
    }
}
