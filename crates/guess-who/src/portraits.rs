//! Portraits of suspects, for pages that show faces where there is no figure.

use crate::likeness;
use upperhand::guess_who::board::Board;
use upperhand_games::cards::token;
use upperhand_games::faces;
use upperhand_games::faces::Easel;
use upperhand_games::people::person;
use upperhand_kit::{Figure, Paint, Role, Shape};

pub use upperhand_games::people::{described, name};

/// The faces of the first `count` suspects in a row, and behind them somebody of whom nothing is known. Each has a square of side 1.
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

/// A card for each suspect of a board with a face on which one sees all answers, in a square of side 1; nothing for those
/// who cannot be drawn.
pub fn likenesses(board: &Board) -> Vec<Option<Figure>> {
    let faces = likeness::faces(board).into_iter();
    let portrait = |person| {
        let mut figure = Figure::bare("Portrait", (0.0, 1.0), (0.0, 1.0));
        figure.add(Shape::rounded((0.0, 0.0), (1.0, 1.0), 0.1, Paint::Card));
        let easel = Easel {
            from: (0.0, 0.0),
            side: 1.0,
            height: 1.0,
        };
        faces::draw(&mut figure, easel, person);
        figure
    };
    faces.map(|person| person.map(portrait)).collect()
}
