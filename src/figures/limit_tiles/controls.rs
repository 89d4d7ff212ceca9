//! The controls of the tiles.

use super::parameters::{MOST_POWERS, REAL_POOLS, Request, ZOOMS};
use super::period::limit;
use super::words::{chance, number};
use crate::figures::controls::{Control, Slide};
use crate::figures::format::{grouped, percent};
use crate::figures::rule_sets;
use crate::figures::settings::Settings;

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
        zoom_control(&request, settings.real("zoom")),
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
    let first = request.window.mantissa * request.window.power(-4);
    let ends = (first.min(value), request.window.side().max(value));
    Control::slider(name, label, value, REAL_POOLS, spoken)
        .of(whose)
        .in_steps(step(value))
        .sliding(slide(name), ends)
}

/// A thousandth of the power of ten below the value.
fn step(value: f64) -> f64 {
    10_f64.powf(value.log10().floor() - 3.0)
}

fn zoom_control(request: &Request, zoom: f64) -> Control {
    let spoken = format!(
        "pools up to {}, {} to the power of {zoom}",
        number(request.window.side()),
        request.rules.answers()
    );
    Control::slider("zoom", "Zoom", zoom, ZOOMS, spoken).in_steps(0.01)
}

fn power_control(request: &Request) -> Control {
    let (mine, theirs) = request.pools();
    let spoken = format!(
        "{}, {} against {} suspects",
        request.power,
        grouped(mine.get()),
        grouped(theirs.get())
    );
    let (power, ends) = (f64::from(request.power), (0.0, f64::from(MOST_POWERS)));
    Control::slider("k", "Periods to the finite game", power, ends, spoken)
}
