//! The controls below the figure.

use super::settings::{LARGEST, LAYER, Layer};
use super::solved::Solved;
use super::state::State;
use upperhand::guess_who::Pool;
use upperhand_games::format::{percent, suspects};
use upperhand_games::rule_sets::{MINE, THEIRS, ending_control};
use upperhand_kit::controls::{Control, Slide};
use upperhand_kit::schema::Setting;

pub fn controls(solved: &Solved, state: &State) -> Vec<Control> {
    let win = solved.at(state.mine, state.theirs).map(|known| known.win);
    let chance = win.map_or_else(
        || "not solved yet".to_owned(),
        |win| format!("you win {} blindfold", percent(win)),
    );
    let slider = |setting: &Setting, pool: Pool| {
        let spoken = format!("{}, {chance}", suspects(pool.get()));
        let ends = (1.0, f64::from(LARGEST));
        Control::slider(setting, pool.get(), spoken).sliding(Slide::Even, ends)
    };
    vec![
        slider(&MINE, state.mine),
        slider(&THEIRS, state.theirs),
        ending_control(state.ending),
        Control::choice(&LAYER, state.layer.name(), explanation(state.layer)),
    ]
}

const fn explanation(layer: Layer) -> &'static str {
    match layer {
        Layer::Difference => {
            "How much more you win where neither sees the other’s pool than where both do. No colour where it is all the same."
        }
        Layer::Blindfold => "What you win where neither sees the other’s pool.",
        Layer::Seeing => "What you win where both see both pools, as on every other map.",
    }
}
