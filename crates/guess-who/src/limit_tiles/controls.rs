//! The controls of the tiles.

use super::advice::against;
use super::settings::{ALPHA, BETA, POWER, ZOOM};
use super::state::State;
use super::words::{chance, number};
use upperhand_games::format::{counted, percent, rounded_to};
use upperhand_games::rule_sets;
use upperhand_games::rule_sets::ANSWERS;
use upperhand_kit::model::Input;
use upperhand_kit::{Control, Setting, Slide};

pub fn controls(state: &State) -> Vec<Control> {
    let point = state.point();
    let win = percent(chance(point.limit()));
    let mine = format!("{}, you win {win}", number(point.alpha));
    let (n, m) = point.pools();
    let steps = counted(&point.power.to_string(), "step");
    let pools = format!("{steps}: {}", against(n, m));
    // As far as boards go, and at least one step long.
    let powers = f64::from(point.most_powers().max(1));
    let zoom = format!("pools to scale up to {}", number(state.window().side()));
    let theirs = format!("they have {}, you win {win}", number(point.beta));
    vec![
        pool_control(state, (&ALPHA, point.alpha), mine),
        pool_control(state, (&BETA, point.beta), theirs),
        Control::slider(&ZOOM, state.zoom, zoom),
        Control::slider(&POWER, point.power, pools).between((0.0, powers)),
        rule_sets::ending_control(state.ending),
        rule_sets::answers_control(&ANSWERS, state.answers),
    ]
}

/// The slider of a pool spans the axis that carries it. Its number is short, also where a carried pool is not.
fn pool_control(state: &State, (setting, value): (&Setting, f64), spoken: String) -> Control {
    let (step, side) = (state.window().step(), state.window().side());
    let value = rounded_to(value, 5);
    let mut control = Control::slider(setting, value, spoken)
        .in_steps(step)
        .sliding(Slide::Even, (step, side));
    if let Input::Slider { digits, .. } = &mut control.input {
        *digits = (*digits)
            .max(letters(value))
            .max(letters(rounded_to(side, 5)));
    }
    control
}

/// The number of letters of a number in a field: browsers take powers of ten below 10⁻⁶ and from 10²¹ on.
fn letters(number: f64) -> usize {
    if (1e-6..1e21).contains(&number) {
        number.to_string().len()
    } else {
        format!("{number:e}").len() + 1
    }
}
