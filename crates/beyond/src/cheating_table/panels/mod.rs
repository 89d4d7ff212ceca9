//! The pictures.

pub mod cards;
mod layout;
pub mod table;
pub mod watcher;

use super::asked::{Asked, Field, LAST};
use upperhand_kit::described::{Handle, Movable};
use upperhand_kit::{Axis, Crosshair, Role};

/// The ends of the axis of rounds.
const ENDS: (f64, f64) = (0.0, LAST as f64 + 1.0);

/// The axis of rounds.
fn rounds() -> Axis {
    let round = &Asked::SETTINGS[Field::round as usize];
    Axis::linear("Round", Role::Ink, ENDS)
        .whole_ticks(5)
        .carrying(round)
}

/// The round shown, between two heights.
fn round(state: &Asked, (low, high): (f64, f64)) -> Movable {
    let round = f64::from(state.round);
    let (from, to) = ((round - 0.5, low), (round + 0.5, high));
    Movable::across(
        Handle::new(Field::round as usize, (1.0, LAST.into())),
        Crosshair::cell(from, to, state.round.to_string(), None),
    )
}
