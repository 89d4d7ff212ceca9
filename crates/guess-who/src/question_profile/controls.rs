//! The controls below the figure.

use super::profile::Profile;
use super::settings::{BID, MINE, SECOND, SIZE, SMALLEST_SIZE, THEIRS};
use super::state::{Kind, State, kind, scale};
use upperhand::guess_who::Pool;
use upperhand_games::format::{grouped, percent, suspects};
use upperhand_games::rule_sets::{ANSWERS, LARGEST_POOL, answers_control, ending_control};
use upperhand_kit::{Control, Scale, Setting, Slide};

/// Up to this pool sliders stand for pools evenly.
const EVEN: u32 = 4096;

/// Pools slide evenly while they are small, bids as their axis goes.
pub fn slide(state: &State, name: &str) -> Slide {
    let is = |setting: &Setting| name == setting.name;
    if is(&SIZE) {
        Slide::Doubling(16)
    } else if (is(&MINE) || is(&THEIRS)) && state.size > EVEN
        || is(&BID) && scale(&state.position()) == Scale::Logarithmic
    {
        Slide::Doubling(64)
    } else {
        Slide::Even
    }
}

pub fn controls(profile: Option<&Profile>, state: &State) -> Vec<Control> {
    let mut controls = vec![
        pool(state, &MINE, state.mine),
        pool(state, &THEIRS, state.theirs),
    ];
    controls.extend(question(profile, state));
    controls.extend([
        size(state),
        ending_control(state.ending),
        answers_control(&ANSWERS, state.answers),
    ]);
    controls
}

/// A slider for whole numbers that spans all of them.
fn whole(
    setting: &Setting,
    value: u32,
    ends: [u32; 2],
    (slide, spoken): (Slide, String),
) -> Control {
    let ends = ends.map(f64::from).into();
    Control::slider(setting, value, spoken)
        .between(ends)
        .sliding(slide, ends)
}

/// The slider of a pool; the number field goes further.
fn pool(state: &State, setting: &Setting, pool: Pool) -> Control {
    let said = suspects(pool.get());
    let spoken = match state.position().win() {
        Some(win) => format!("{said}, you win {}", percent(win)),
        None => format!("{said}, cannot happen in the race"),
    };
    let ends = (1.0, f64::from(state.size));
    Control::slider(setting, pool.get(), spoken).sliding(slide(state, setting.name), ends)
}

fn size(state: &State) -> Control {
    let spoken = format!("pools up to {}", grouped(state.size));
    let ends = (f64::from(SMALLEST_SIZE), f64::from(LARGEST_POOL));
    Control::slider(&SIZE, state.size, spoken).sliding(slide(state, SIZE.name), ends)
}

fn question(profile: Option<&Profile>, state: &State) -> Vec<Control> {
    let pool = state.mine.get();
    let chance = match profile {
        None => "nothing to ask".to_owned(),
        Some(profile) => {
            let worths = profile.worths();
            let worth = worths.question(&profile.question(state));
            format!("you win {}", percent(worths.chance(worth)))
        }
    };
    let spoken = |part: u32| format!("{}, {chance}", suspects(part));
    let bid = |least: u32| {
        let ends = [least.min(pool - 1), pool - 1];
        let said = (slide(state, BID.name), spoken(state.bid));
        whole(&BID, state.bid, ends, said)
    };
    match state.answers {
        2 => vec![bid(1)],
        3 => {
            let is_three_way = kind(&state.position()) == Kind::ThreeWay;
            let least = u32::from(state.bid == 0 && is_three_way);
            let most = (pool - state.bid).min(pool - 1);
            let said = (Slide::Even, spoken(state.second));
            vec![
                Control {
                    short_label: "1st",
                    ..bid(0).labelled("First part")
                },
                whole(&SECOND, state.second, [least, most], said),
            ]
        }
        _ => vec![bid(1).labelled("One of the parts")],
    }
}
