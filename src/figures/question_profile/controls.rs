//! The controls below the figure.

use super::profile::Profile;
use super::request::{Kind, Request};
use super::schema::{BID, MINE, SECOND, SIZE, SMALLEST_SIZE, THEIRS};
use crate::figures::format::{grouped, percent, suspects};
use crate::figures::rule_sets::{self, ANSWERS, LARGEST_POOL};
use crate::figures::{Control, Position, Scale, Setting, Slide};
use crate::guess_who::Pool;

/// Up to this pool sliders stand for pools evenly.
const EVEN: u32 = 4096;

/// Pools slide evenly while they are small, bids as their axis goes.
pub fn slide(request: &Request, name: &str) -> Slide {
    let is = |setting: &Setting| name == setting.name;
    if is(&SIZE) {
        Slide::Doubling(16)
    } else if (is(&MINE) || is(&THEIRS)) && request.size > EVEN
        || is(&BID) && request.position.scale() == Scale::Logarithmic
    {
        Slide::Doubling(64)
    } else {
        Slide::Even
    }
}

pub fn controls(profile: Option<&Profile>, request: &Request) -> Vec<Control> {
    let Position { mine, theirs, .. } = request.position;
    let mut controls = vec![pool(request, &MINE, mine), pool(request, &THEIRS, theirs)];
    controls.extend(question(profile, request));
    controls.push(size(request));
    controls.push(rule_sets::ending_control(request.position.rules.ending()));
    controls.push(rule_sets::answers_control(
        &ANSWERS,
        request.position.rules.answers(),
    ));
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
fn pool(request: &Request, setting: &Setting, pool: Pool) -> Control {
    let said = suspects(pool.get());
    let spoken = match request.position.win() {
        Some(win) => format!("{said}, you win {}", percent(win)),
        None => format!("{said}, cannot happen in the race"),
    };
    let ends = (1.0, f64::from(request.size));
    Control::slider(setting, pool.get(), spoken).sliding(slide(request, setting.name), ends)
}

fn size(request: &Request) -> Control {
    let spoken = format!("pools up to {}", grouped(request.size));
    let ends = (f64::from(SMALLEST_SIZE), f64::from(LARGEST_POOL));
    Control::slider(&SIZE, request.size, spoken).sliding(slide(request, SIZE.name), ends)
}

fn question(profile: Option<&Profile>, request: &Request) -> Vec<Control> {
    let pool = request.position.mine.get();
    let chance = match profile {
        None => "nothing to ask".to_owned(),
        Some(profile) => {
            let worths = profile.worths();
            let worth = worths.question(&profile.question(request));
            format!("you win {}", percent(worths.chance(worth)))
        }
    };
    let spoken = |part: u32| format!("{}, {chance}", suspects(part));
    let bid = |least: u32| {
        let ends = [least.min(pool - 1), pool - 1];
        let said = (slide(request, BID.name), spoken(request.bid));
        whole(&BID, request.bid, ends, said)
    };
    match request.position.rules.answers() {
        2 => vec![bid(1)],
        3 => {
            let is_three_way = request.position.kind() == Kind::ThreeWay;
            let least = u32::from(request.bid == 0 && is_three_way);
            let most = (pool - request.bid).min(pool - 1);
            let said = (Slide::Even, spoken(request.second));
            vec![
                Control {
                    tag: "1st",
                    ..bid(0).labelled("First part")
                },
                whole(&SECOND, request.second, [least, most], said),
            ]
        }
        _ => vec![bid(1).labelled("One of the parts")],
    }
}
