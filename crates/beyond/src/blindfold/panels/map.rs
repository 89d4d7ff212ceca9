//! The map of all pools.

use super::super::Blindfold;
use super::super::asked::{Asked, Field};
use super::super::facts::{LARGEST, Place, Solved};
use super::super::layers::Layer;
use upperhand::guess_who::Rules;
use upperhand_kit::described::{Movable, Panel, SquareMap};
use upperhand_kit::{Figure, Resolution, Size};

pub const MAP: SquareMap<Place> = SquareMap {
    declared: Asked::SETTINGS,
    fields: [Field::mine as usize, Field::theirs as usize],
    side: LARGEST,
    layers: &[
        Layer::Blindfold.row(),
        Layer::Seeing.row(),
        Layer::Difference.row(),
    ],
};

pub struct Positions;

impl Panel<Blindfold> for Positions {
    /// The rules, what colours show, and the number of positions that are solved.
    type Key = (Rules, Layer, usize);

    fn key(&self, state: &Asked, solved: &Solved, _: Size) -> Self::Key {
        let rules = state.rules();
        (rules, state.layer, solved.all(rules).count())
    }

    fn draw(&self, (rules, layer, _): &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        MAP.figure(layer.row(), |at| solved.place(*rules, at))
    }

    fn movable(&self, state: &Asked, _: &mut Solved) -> Option<Movable> {
        Some(MAP.movable(state))
    }
}
