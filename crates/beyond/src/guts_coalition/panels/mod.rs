//! The pictures.

pub mod by_line;
pub mod mixture;
pub mod pairs;
pub mod returns;
pub mod values;

use super::Coalition;
use super::asked::Asked;
use super::facts::Solved;
use super::words::cards::DEALING;
use upperhand_kit::described::Gesture;
use upperhand_kit::described::{Movable, Panel};
use upperhand_kit::model::Grip;
use upperhand_kit::settings::Edit;
use upperhand_kit::{Axis, Figure, Label, Resolution, Role, Size, Ticks};

/// The picture of a game of cards that is being prepared.
fn dealing() -> Figure {
    let side = |role| Axis::linear("", role, (0.0, 1.0)).with_ticks(Ticks::None);
    let mut figure = Figure::new(DEALING, side(Role::You), side(Role::Ink));
    figure.add(Label::on((0.5, 0.5), DEALING));
    figure
}

/// One panel of numbers, and another of real cards.
pub struct ByHands<N, C>(pub N, pub C);

impl<N: Panel<Coalition>, C: Panel<Coalition>> Panel<Coalition> for ByHands<N, C> {
    type Key = Result<N::Key, C::Key>;

    fn key(&self, state: &Asked, solved: &Solved, size: Size) -> Self::Key {
        match state.played() {
            None => Ok(self.0.key(state, solved, size)),
            Some(_) => Err(self.1.key(state, solved, size)),
        }
    }

    fn draw(&self, key: &Self::Key, solved: &mut Solved, resolution: Resolution) -> Figure {
        match key {
            Ok(key) => self.0.draw(key, solved, resolution),
            Err(key) => self.1.draw(key, solved, resolution),
        }
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        match state.played() {
            None => self.0.movable(state, solved),
            Some(_) => self.1.movable(state, solved),
        }
    }

    fn grip(&self, state: &Asked, solved: &mut Solved, at: (f64, f64)) -> Grip<Asked> {
        match state.played() {
            None => self.0.grip(state, solved, at),
            Some(_) => self.1.grip(state, solved, at),
        }
    }

    fn edit(&self, state: &Asked, solved: &mut Solved, gesture: Gesture) -> Option<Edit<Asked>> {
        match state.played() {
            None => self.0.edit(state, solved, gesture),
            Some(_) => self.1.edit(state, solved, gesture),
        }
    }
}
