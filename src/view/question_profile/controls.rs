//! The controls below the figure.

use super::parameters::{Kind, Request, SMALLEST_SIZE};
use super::profile::Profile;
use crate::guess_who::win_probability;
use crate::view::exhibit::{Control, Input, Place, Slide};
use crate::view::figure::Scale;
use crate::view::numerals::{grouped, percent, suspects};
use crate::view::rule_sets::{self, LARGEST_POOL};
use crate::view::settings::Settings;

/// Up to this pool sliders stand for pools evenly.
const EVEN: u32 = 4096;

/// Pools slide evenly while they are small, bids as their axis goes.
pub fn slide(request: &Request, name: &str) -> Slide {
    match name {
        "size" => Slide::Doubling(16),
        "mine" | "theirs" if request.size > EVEN => Slide::Doubling(64),
        "bid" if request.scale() == Scale::Logarithmic => Slide::Doubling(64),
        _ => Slide::Even,
    }
}

pub fn controls(profile: Option<&Profile>, settings: &Settings, request: &Request) -> Vec<Control> {
    let mut controls = vec![pool(request, "mine"), pool(request, "theirs")];
    controls.extend(question(profile, request));
    controls.push(size(request));
    controls.push(rule_sets::ending_control(settings));
    controls.push(rule_sets::answers_control(settings));
    controls
}

/// A slider for whole numbers from `least` to `most`.
fn whole(
    name: &'static str,
    (label, whose): (&str, &'static str),
    value: u32,
    (least, most): (u32, u32),
    (slide, spoken): (Slide, String),
) -> Control {
    let position = |number: u32| slide.position(f64::from(number));
    Control {
        name,
        label: label.to_owned(),
        whose,
        place: Place::Sliders,
        input: Input::Slider {
            value: f64::from(value),
            least: f64::from(least),
            most: f64::from(most),
            step: 1.0,
            position: position(value),
            from: position(least),
            to: position(most),
            spoken,
        },
    }
}

fn pool(request: &Request, name: &'static str) -> Control {
    let (value, label, whose) = if name == "mine" {
        (request.mine.get(), "Suspects you have left", "you")
    } else {
        (request.theirs.get(), "Suspects they have left", "opponent")
    };
    let spoken = match win_probability(request.rules, request.mine, request.theirs) {
        Ok(win) => format!("{}, you win {}", suspects(value), percent(win)),
        Err(_) => format!("{}, no position of the race", suspects(value)),
    };
    let mut control = whole(
        name,
        (label, whose),
        value,
        (1, request.size),
        (slide(request, name), spoken),
    );
    // The number field goes further than the slider.
    if let Input::Slider { most, .. } = &mut control.input {
        *most = f64::from(LARGEST_POOL);
    }
    control
}

fn size(request: &Request) -> Control {
    let ends = (SMALLEST_SIZE, LARGEST_POOL);
    let spoken = format!("pools up to {}", grouped(request.size));
    let said = (slide(request, "size"), spoken);
    whole("size", ("Largest pool", ""), request.size, ends, said)
}

/// The sliders of the question pointed at.
fn question(profile: Option<&Profile>, request: &Request) -> Vec<Control> {
    let pool = request.mine.get();
    let chance = profile.map_or_else(
        || "nothing to ask".to_owned(),
        |profile| {
            let worths = profile.worths();
            let worth = worths.question(&profile.asked(request));
            format!("you win {}", percent(worths.chance(worth)))
        },
    );
    let spoken = |part: u32| format!("{}, {chance}", suspects(part));
    let bid = |label: &str, least: u32| {
        let ends = (least.min(pool - 1), pool - 1);
        let said = (slide(request, "bid"), spoken(request.bid));
        whole("bid", (label, "you"), request.bid, ends, said)
    };
    match request.rules.answers() {
        2 => vec![bid("Suspects you ask about", 1)],
        3 => {
            let least = u32::from(request.bid == 0 && request.kind() == Kind::ThreeWay);
            let most = (pool - request.bid).min(pool - 1);
            let said = (Slide::Even, spoken(request.second));
            let ends = (least, most);
            vec![
                bid("First part", 0),
                whole("second", ("Second part", "you"), request.second, ends, said),
            ]
        }
        _ => vec![bid("One of the parts", 1)],
    }
}
