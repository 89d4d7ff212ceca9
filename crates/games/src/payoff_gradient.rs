//! The gradient of payoffs of either sign, by their square root, so that small ones are seen, too.

use upperhand_kit::{Cell, Tick};

/// The colour of a part of the largest payoff, from −1 to 1.
pub fn payoff_cell(part: f64) -> Cell {
    Cell::magnitude(share(part))
}

/// Ticks, by what is said of parts of the largest payoff.
pub fn payoff_ticks(text: impl Fn(f64) -> String) -> Vec<Tick> {
    let parts = [-1.0, -0.25, 0.0, 0.25, 1.0];
    Tick::list(parts.map(|part| (share(part), text(part))))
}

fn share(part: f64) -> f64 {
    f64::midpoint(1.0, part.abs().sqrt().copysign(part))
}
