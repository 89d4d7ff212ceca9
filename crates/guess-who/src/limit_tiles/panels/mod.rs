//! The pictures.

pub mod boards;
pub mod lines;
pub mod map;
mod stairs;
pub mod thinning;

use super::window::RealWindow;
use super::words::{corner_unit, power_name};
use upperhand_kit::described::Movable;
use upperhand_kit::{Crosshair, Tick};

/// A crosshair alone: the steps of pools to scale depend on the window, and edits of the panels see to them.
const fn held(crosshair: Crosshair) -> Movable {
    Movable {
        x: None,
        y: None,
        crosshair,
    }
}

/// Ticks at those corners of the last levels that are shown, as told by their places in units of the window's power of r.
fn corner_ticks(window: RealWindow, is_shown: impl Fn(f64) -> bool) -> impl Iterator<Item = Tick> {
    let (unit, base) = (corner_unit(window.rules), u32::from(window.rules.answers()));
    let corner = move |power: f64| f64::from(unit) * power;
    (-5..=0)
        .filter(move |&periods| is_shown(corner(window.ratio(periods))))
        .map(move |periods| {
            let name = power_name(unit, base, window.level + periods);
            Tick::new(corner(window.power(periods)), name)
        })
}
