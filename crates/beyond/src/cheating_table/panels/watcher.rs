//! The chances of the four cases for a careful watcher, once somebody was named.

use super::super::Cheating;
use super::super::asked::Asked;
use super::super::facts::{Solved, WatchedEvening};
use super::super::words::{self, case};
use super::{round, rounds};
use upperhand_kit::described::{Movable, Panel};
use upperhand_kit::{Axis, Curve, Figure, LegendKey, Resolution, Role, Size, Stroke};

/// The chances of all cases after each round.
pub struct Chances;

/// The lines of the cases, nobody first.
const LINES: [(Role, Stroke); 4] = [
    (Role::Muted, Stroke::Dashed),
    (Role::You, Stroke::Thick),
    (Role::Opponent, Stroke::Cased),
    (Role::UpperHand, Stroke::Thin),
];

/// The ends of the axis of chances.
const HEIGHT: (f64, f64) = (-0.02, 1.02);

impl Panel<Cheating> for Chances {
    /// The deal, once somebody was named.
    type Key = Option<u32>;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Self::Key {
        state.is_told().then_some(state.seed)
    }

    fn movable(&self, state: &Asked, _: &mut Solved) -> Option<Movable> {
        Some(round(state, HEIGHT))
    }

    fn draw(&self, seed: &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        let chances = seed.map(|seed| &solved.get(seed, WatchedEvening::new).told.chances);
        let y = Axis::linear(words::CHANCE, Role::Ink, HEIGHT).percent_ticks();
        let mut figure = Figure::new(words::WATCHER, rounds(), y);
        for (place, (role, stroke)) in LINES.into_iter().enumerate() {
            let all = chances.into_iter().flatten().enumerate();
            let points = all.map(|(round, chances)| (round as f64, chances[place]));
            figure.add(Curve::new(points, role, stroke));
            figure.add(LegendKey::line(case(place), role, stroke));
        }
        figure
    }
}
