//! The controls of the tiles.

use super::request::Request;
use super::schema::{ALPHA, BETA, POWER, ZOOM};
use super::words::{chance, number};
use crate::figures::format::{grouped, percent};
use crate::figures::rule_sets::{self, ANSWERS};
use crate::figures::{Control, Setting, Settings, Slide};

/// Pools slide by ratios; periods and the zoom evenly.
pub fn slide(name: &str) -> Slide {
    if name == ALPHA.name || name == BETA.name {
        Slide::Doubling(64)
    } else {
        Slide::Even
    }
}

pub fn controls(request: &Request, settings: &Settings) -> Vec<Control> {
    let point = request.point;
    let win = percent(chance(point.limit()));
    let mine = format!("{}, you win {win}", number(point.alpha));
    let (n, m) = point.pools();
    let pools = format!("{} against {} suspects", grouped(n.get()), grouped(m.get()));
    let zoom = format!(
        "pools up to {}, {} to the power of {}",
        number(request.window.side()),
        point.rules.answers(),
        request.zoom
    );
    let theirs = format!("they have {}, you win {win}", number(point.beta));
    vec![
        pool_control(request, (&ALPHA, point.alpha), mine),
        pool_control(request, (&BETA, point.beta), theirs),
        Control::slider(&ZOOM, request.zoom, zoom),
        Control::slider(&POWER, point.power, format!("{}, {pools}", point.power)),
        rule_sets::ending_control(settings),
        rule_sets::answers_control(&ANSWERS, settings),
    ]
}

/// The slider of a pool spans the periods that can be seen, and further where the pool is elsewhere.
fn pool_control(request: &Request, (setting, value): (&Setting, f64), spoken: String) -> Control {
    let window = request.window;
    let first = window.mantissa * window.power(-4);
    let ends = (first.min(value), window.side().max(value));
    Control::slider(setting, value, spoken)
        .in_steps(step(value))
        .sliding(slide(setting.name), ends)
}

/// A thousandth of the power of ten below the value.
fn step(value: f64) -> f64 {
    10_f64.powf(value.log10().floor() - 3.0)
}
