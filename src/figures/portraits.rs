//! Portraits of the suspects, for pages that show faces before any figure is there.

use super::games::cards::token;
use super::games::faces::{self, Easel};
use super::games::people::person;
use super::{Figure, Role};

pub use super::games::people::{described, name};

/// The faces of the first `count` suspects in a row, and behind them somebody of whom nothing is known. Each has a square of side 1.
#[must_use]
pub fn portraits(count: u32) -> Figure {
    let mut figure = Figure::bare("Portraits", (0.0, f64::from(count + 1)), (0.0, 1.0));
    figure.equal_units = true;
    for number in 1..=count {
        let easel = Easel {
            from: (f64::from(number - 1), 0.0),
            side: 1.0,
            height: 1.0,
        };
        faces::draw(&mut figure, easel, person(number));
    }
    let last = f64::from(count);
    token(
        &mut figure,
        ((last, 0.0), (last + 1.0, 1.0)),
        1.0,
        Role::Muted,
    );
    figure
}
