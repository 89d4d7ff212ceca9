//! The chances of the four cases for a careful watcher, once somebody was named.

use super::CheatingTable;
use super::cards_shown::{of_round, pointed, pressed, rounds};
use super::evening::Known;
use super::state::State;
use super::words::case;
use upperhand::play::cheating::Agreement;
use upperhand_kit::{
    Axis, Crosshair, Curve, Edit, Figure, KeyPress, LegendKey, Panel, Resolution, Role, Size,
    Stroke,
};

/// The chances of all cases after each round.
pub struct Watcher;

/// The lines of the cases, nobody first.
const LINES: [(Role, Stroke); 4] = [
    (Role::Muted, Stroke::Dashed),
    (Role::You, Stroke::Thick),
    (Role::Opponent, Stroke::Cased),
    (Role::UpperHand, Stroke::Thin),
];

/// The ends of the axis of chances.
const HEIGHT: (f64, f64) = (-0.02, 1.02);

impl Panel<CheatingTable> for Watcher {
    /// The deal, and whether all is told.
    type Key = (u32, bool);

    fn key(&self, _: &CheatingTable, state: &State, _: Size) -> Self::Key {
        (state.seed, state.is_told())
    }

    fn draw(
        &self,
        figure: &mut CheatingTable,
        &(seed, is_told): &Self::Key,
        _: Resolution,
    ) -> Figure {
        drawn(is_told.then(|| figure.evening.of(seed)))
    }

    fn crosshair(&self, _: &mut CheatingTable, state: &State) -> Option<Crosshair> {
        Some(of_round(state, HEIGHT))
    }

    fn point(&self, _: &mut CheatingTable, state: &State, (x, _): (f64, f64)) -> Edit<State> {
        pointed(state, x)
    }

    fn press(&self, _: &mut CheatingTable, state: &State, key: KeyPress) -> Edit<State> {
        pressed(state, key)
    }
}

fn drawn(known: Option<&Known>) -> Figure {
    let y = Axis::linear("Chance", Role::Ink, HEIGHT).percent_ticks();
    let mut figure = Figure::new("A careful watcher", rounds(), y);
    for ((place, agreement), (role, stroke)) in Agreement::ALL.into_iter().enumerate().zip(LINES) {
        if let Some(known) = known {
            let points = known.chances.iter().enumerate();
            let points = points.map(|(round, chances)| (round as f64, chances[place]));
            figure.add(Curve::new(points, role, stroke));
        }
        figure.add(LegendKey::line(case(agreement), role, stroke));
    }
    figure
}
