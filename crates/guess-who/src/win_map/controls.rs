//! The map's controls.

use super::settings::{
    AXES, Axes, COMPARE, COMPARE_ANSWERS, COMPARE_AS, CONTOURS, ComparedAs, DIVIDER, LAYER, Layer,
    SIZE, SMALLEST_MAP,
};
use super::state::{Map, State};
use upperhand::guess_who::{Ending, Pool, Rules};
use upperhand_games::format::{grouped, percent, suspects};
use upperhand_games::rule_sets::{
    ANSWERS, LARGEST_POOL, MINE, THEIRS, answers_control, ending_control,
};
use upperhand_kit::{Control, Setting, Slide};

/// Pools slide evenly on an even axis; where the axis doubles, so do they.
pub(super) fn slide(state: &State, name: &str) -> Slide {
    if name == SIZE.name {
        Slide::Doubling(16)
    } else if state.axes == Axes::Log && (name == MINE.name || name == THEIRS.name) {
        Slide::Doubling(64)
    } else {
        Slide::Even
    }
}

pub(super) fn controls(state: &State) -> Vec<Control> {
    let map = state.map();
    let mut controls = vec![
        pool(state, (&MINE, state.mine), map.window.across(), ""),
        pool(
            state,
            (&THEIRS, state.theirs),
            map.window.upwards(),
            "they have ",
        ),
        size(state),
        ending_control(state.ending),
        answers_control(&ANSWERS, state.answers),
    ];
    // A difference of chances has no layers.
    if map.less_those_under().is_none() {
        let explanation = explanation(&map);
        controls.push(Control::choice(&LAYER, state.layer.name(), explanation));
    }
    controls.extend([
        Control::choice(&AXES, state.axes.name(), ""),
        Control::choice(&CONTOURS, state.contours.name(), ""),
        Control::choice(&COMPARE, state.compare.map_or("none", Ending::name), ""),
    ]);
    if state.compare.is_some() {
        controls.extend(comparison(state, &map));
    }
    controls
}

/// The slider of a pool: the window's pools, and a number field for all.
fn pool(
    state: &State,
    (setting, pool): (&Setting, Pool),
    (first, last): (u32, u32),
    whose: &str,
) -> Control {
    let said = suspects(pool.get());
    let spoken = match state.position().win() {
        Some(win) => format!("{whose}{said}, you win {}", percent(win)),
        None => format!("{said}, cannot happen in the race"),
    };
    let ends = (first.into(), last.into());
    Control::slider(setting, pool.get(), spoken).sliding(slide(state, setting.name), ends)
}

fn size(state: &State) -> Control {
    let size = grouped(state.size);
    let spoken = if (state.left, state.bottom) == (1, 1) {
        format!("pools up to {size}")
    } else {
        format!("{size} pools along each axis")
    };
    let ends = (f64::from(SMALLEST_MAP), f64::from(LARGEST_POOL));
    Control::slider(&SIZE, state.size, spoken).sliding(slide(state, SIZE.name), ends)
}

/// The controls beside the rules compared with.
fn comparison(state: &State, map: &Map) -> Vec<Control> {
    let explanation = match (map.other(), state.compare_as) {
        (None, _) => "Both rule sets are the same.",
        (Some(_), ComparedAs::Difference) => {
            "Your chance under the first rules less that under the others: blue where the first are better for you, orange where they are worse, no colour where both are the same."
        }
        (Some(_), ComparedAs::Split) => "",
    };
    let mut controls = vec![
        answers_control(&COMPARE_ANSWERS, state.compare_answers),
        Control::choice(&COMPARE_AS, state.compare_as.name(), explanation),
    ];
    if state.compare_as == ComparedAs::Split {
        let spoken = format!("at {} percent of the width", state.divider);
        controls.push(Control::slider(&DIVIDER, state.divider, spoken));
    }
    controls
}

/// The meaning of the layer's colours.
fn explanation(map: &Map) -> &'static str {
    let is_yes_no = map.is_yes_no();
    match map.layer {
        Layer::Win => {
            "Your chance to win if both play perfectly: blue where you are ahead, orange where they are, no colour where it is even."
        }
        Layer::Gain => "What the best move wins over an even split this once, in points.",
        Layer::Question if is_yes_no => {
            "Yellow: best to halve. Blue: best to ask about a small part."
        }
        Layer::Question => "Yellow: best to split evenly. Blue: best to split off a small part.",
        Layer::Regions if map.rule_sets().all(|rules| rules == Rules::RACE) => {
            "Where an even split is best, and where you should gamble."
        }
        Layer::Regions => "Where an even split is best, and where it loses something.",
        Layer::Count => "How many questions are equally good, and the best.",
        Layer::Distance => {
            "How far the chance is from where it settles as both pools double again and again."
        }
        Layer::Halving if is_yes_no => {
            "What you lose by halving every time as long as both have two suspects or more, if they know it and make the most of it."
        }
        Layer::Halving => {
            "What you lose by splitting evenly every time as long as both have two suspects or more, if they know it and make the most of it."
        }
        Layer::HalfOfTheSmaller if is_yes_no => {
            "What you lose by this rule if they know it: ask about half of the smaller pool, rounded up, never more than half of yours."
        }
        Layer::HalfOfTheSmaller => {
            "What you lose by this rule if they know it: make all parts but one an even share of the smaller pool, rounded up, never more than an even share of yours."
        }
        Layer::Ladder if is_yes_no => {
            "What you lose by this rule if they know it: round both pools up to a power of two; is yours the larger, ask about half of theirs, else halve."
        }
        Layer::Ladder => {
            "What you lose by this rule if they know it: round both pools up to a power of the number of answers; is yours the larger, make all parts but one an even share of theirs, else split evenly."
        }
        Layer::EvenParts if is_yes_no => {
            "What you lose by this rule if they know it: halve; but where they have five or more, never split six or more into two odd parts, and four against four ask about one."
        }
        Layer::EvenParts => {
            "What you lose by this rule if they know it: split evenly; but where yes and no are all the answers and they have five or more, never split six or more into two odd parts, and four against four ask about one."
        }
        Layer::NameFromThree if is_yes_no => {
            "What you lose by this rule if they know it: halve, but name a suspect once you have three left. In the race, where nobody is named, halve every time."
        }
        Layer::NameFromThree => {
            "What you lose by this rule if they know it: split evenly, but name a suspect once you have three left. In the race, where nobody is named, split evenly every time."
        }
        Layer::NameEarly if is_yes_no => {
            "What you lose by this rule if they know it: halve, but name a suspect once you have three left or they have two. In the race, where nobody is named, halve every time."
        }
        Layer::NameEarly => {
            "What you lose by this rule if they know it: split evenly, but name a suspect once you have two left; with yes and no, three, or they have two. In the race, where nobody is named, split evenly every time."
        }
    }
}
