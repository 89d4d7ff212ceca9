//! The controls below the figure.

use super::parameters::{Kind, Request, SMALLEST_SIZE};
use super::profile::Profile;
use crate::figures::controls::{Control, Slide};
use crate::figures::figure::Scale;
use crate::figures::format::{grouped, percent, suspects};
use crate::figures::rule_sets::{self, LARGEST_POOL};
use crate::figures::settings::Settings;
use crate::guess_who::win_probability;

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

/// A slider for whole numbers that spans all of them.
fn whole(
    name: &'static str,
    label: &'static str,
    value: u32,
    ends: [u32; 2],
    (slide, spoken): (Slide, String),
) -> Control {
    let ends = ends.map(f64::from).into();
    Control::slider(name, label, f64::from(value), ends, spoken).sliding(slide, ends)
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
    // The number field goes further than the slider.
    let ends = (1.0, f64::from(LARGEST_POOL));
    Control::slider(name, label, f64::from(value), ends, spoken)
        .of(whose)
        .sliding(slide(request, name), (1.0, f64::from(request.size)))
}

fn size(request: &Request) -> Control {
    let spoken = format!("pools up to {}", grouped(request.size));
    let said = (slide(request, "size"), spoken);
    let ends = [SMALLEST_SIZE, LARGEST_POOL];
    whole("size", "Largest pool", request.size, ends, said)
}

/// The sliders of the question pointed at.
fn question(profile: Option<&Profile>, request: &Request) -> Vec<Control> {
    let pool = request.mine.get();
    let chance = profile.map_or_else(
        || "nothing to ask".to_owned(),
        |profile| {
            let worths = profile.worths();
            let worth = worths.question(&profile.question(request));
            format!("you win {}", percent(worths.chance(worth)))
        },
    );
    let spoken = |part: u32| format!("{}, {chance}", suspects(part));
    let bid = |label: &'static str, least: u32| {
        let ends = [least.min(pool - 1), pool - 1];
        let said = (slide(request, "bid"), spoken(request.bid));
        whole("bid", label, request.bid, ends, said).of("you")
    };
    match request.rules.answers() {
        2 => vec![bid("Suspects you ask about", 1)],
        3 => {
            let least = u32::from(request.bid == 0 && request.kind() == Kind::ThreeWay);
            let most = (pool - request.bid).min(pool - 1);
            let said = (Slide::Even, spoken(request.second));
            let ends = [least, most];
            vec![
                bid("First part", 0),
                whole("second", "Second part", request.second, ends, said).of("you"),
            ]
        }
        _ => vec![bid("One of the parts", 1)],
    }
}
