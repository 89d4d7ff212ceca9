//! The controls of the tiles.

use super::parameters::{MOST_POWERS, REAL_POOLS, Request, ZOOMS};
use super::period::limit;
use super::words::{chance, number};
use crate::view::exhibit::{Control, Input, Place, Slide};
use crate::view::numerals::{grouped, percent};
use crate::view::rule_sets;
use crate::view::settings::Settings;

/// Pools slide by ratios; periods and the zoom evenly.
pub fn slide(name: &str) -> Slide {
    match name {
        "alpha" | "beta" => Slide::Doubling(64),
        _ => Slide::Even,
    }
}

pub fn controls(settings: &Settings) -> Vec<Control> {
    let request = Request::of(settings);
    vec![
        pool_control(&request, "alpha"),
        pool_control(&request, "beta"),
        zoom_control(settings),
        power_control(&request),
        rule_sets::ending_control(settings),
        rule_sets::answers_control(settings),
    ]
}

/// The sliders of pools span the periods that can be seen, and further where the pool is elsewhere.
fn pool_control(request: &Request, name: &'static str) -> Control {
    let win = percent(chance(limit(request.rules, request.alpha, request.beta)));
    let (value, label, whose, spoken) = if name == "alpha" {
        let spoken = format!("{}, you win {win}", number(request.alpha));
        (request.alpha, "Your pool x", "you", spoken)
    } else {
        let spoken = format!("they have {}, you win {win}", number(request.beta));
        (request.beta, "Their pool y", "opponent", spoken)
    };
    let slide = slide(name);
    let window = request.window;
    Control {
        name,
        label: label.to_owned(),
        whose,
        place: Place::Sliders,
        input: Input::Slider {
            value,
            least: REAL_POOLS.0,
            most: REAL_POOLS.1,
            step: step(value),
            position: slide.position(value),
            from: slide
                .position(window.mantissa * window.power(-4))
                .min(slide.position(value)),
            to: slide.position(window.side()).max(slide.position(value)),
            spoken,
        },
    }
}

/// A thousandth of the power of ten below the value.
fn step(value: f64) -> f64 {
    10_f64.powf(value.log10().floor() - 3.0)
}

fn zoom_control(settings: &Settings) -> Control {
    let zoom = settings.real("zoom");
    let request = Request::of(settings);
    let side = number(request.window.side());
    Control {
        name: "zoom",
        label: "Zoom".to_owned(),
        whose: "",
        place: Place::Sliders,
        input: Input::Slider {
            value: zoom,
            least: ZOOMS.0,
            most: ZOOMS.1,
            step: 0.01,
            position: zoom,
            from: ZOOMS.0,
            to: ZOOMS.1,
            spoken: format!(
                "pools up to {side}, {} to the power of {zoom}",
                request.rules.answers()
            ),
        },
    }
}

fn power_control(request: &Request) -> Control {
    let (mine, theirs) = request.pools();
    let power = f64::from(request.power);
    Control {
        name: "k",
        label: "Periods to the finite game".to_owned(),
        whose: "",
        place: Place::Sliders,
        input: Input::Slider {
            value: power,
            least: 0.0,
            most: f64::from(MOST_POWERS),
            step: 1.0,
            position: power,
            from: 0.0,
            to: f64::from(MOST_POWERS),
            spoken: format!(
                "{}, {} against {} suspects",
                request.power,
                grouped(mine.get()),
                grouped(theirs.get())
            ),
        },
    }
}
