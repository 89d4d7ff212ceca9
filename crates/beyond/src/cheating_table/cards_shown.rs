//! The cards that each player has shown, round by round.

use super::CheatingTable;
use super::evening::Known;
use super::settings::{LAST, ROUND};
use super::state::{SetFields as _, State};
use super::words::name;
use upperhand::play::cheating::ALONE;
use upperhand_kit::span::nearest_whole;
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Edit, Figure, KeyPress, LegendKey, Panel, Resolution, Role,
    Segment, Size, Stroke, Tick,
};

/// The cards of each player, as dots in rows.
pub struct CardsShown;

/// The height of a row: all cards, and a gap.
const ROW: f64 = 60.0;

/// The ends of the axis of cards.
const HEIGHTS: (f64, f64) = (-5.0, 3.0 * ROW - 4.0);

/// The place of a card in the row of its player, the first above.
fn height(player: usize, card: usize) -> f64 {
    (2 - player) as f64 * ROW + card as f64
}

/// The ends of the axis of rounds.
pub const ENDS: (f64, f64) = (0.0, LAST as f64 + 1.0);

impl Panel<CheatingTable> for CardsShown {
    /// The deal, the number of rounds that may be seen, and whether all is told.
    type Key = (u32, usize, bool);

    fn key(&self, _: &CheatingTable, state: &State, _: Size) -> Self::Key {
        (state.seed, state.seen(), state.is_told())
    }

    fn draw(
        &self,
        figure: &mut CheatingTable,
        &(seed, rounds, is_told): &Self::Key,
        _: Resolution,
    ) -> Figure {
        drawn(figure.evening.of(seed), rounds, is_told)
    }

    fn crosshair(&self, _: &mut CheatingTable, state: &State) -> Option<Crosshair> {
        Some(of_round(state, HEIGHTS))
    }

    fn point(&self, _: &mut CheatingTable, state: &State, (x, _): (f64, f64)) -> Edit<State> {
        pointed(state, x)
    }

    fn press(&self, _: &mut CheatingTable, state: &State, key: KeyPress) -> Edit<State> {
        pressed(state, key)
    }
}

/// The round shown, between two heights.
pub fn of_round(state: &State, (low, high): (f64, f64)) -> Crosshair {
    let round = f64::from(state.round);
    let (from, to) = ((round - 0.5, low), (round + 0.5, high));
    Crosshair::cell(from, to, state.round.to_string(), None)
}

pub fn pointed(state: &State, x: f64) -> Edit<State> {
    state.edit().round(nearest_whole(x, (1, LAST)))
}

pub fn pressed(state: &State, key: KeyPress) -> Edit<State> {
    state.edit().round(key.moved_within(state.round, (1, LAST)))
}

/// The axis of rounds.
pub fn rounds() -> Axis {
    Axis::linear("Round", Role::Ink, ENDS)
        .whole_ticks(5)
        .carrying(&ROUND)
}

fn drawn(known: &Known, seen: usize, is_told: bool) -> Figure {
    let y = Axis::linear("", Role::Ink, HEIGHTS);
    let names = [2, 1, 0].map(|player| Tick::new(height(player, 26), name(player)));
    let mut figure = Figure::new("The cards shown", rounds(), y.ticks_at(names));
    let all = known.evening.rounds()[..seen].iter().zip(1..);
    let all: Vec<_> = all
        .map(|(round, number)| (round, f64::from(number)))
        .collect();
    let has_die = is_told && known.evening.agreement().pair().is_some();
    let apart = all.iter().filter(|(round, _)| has_die && round.roll <= 2);
    let apart: Vec<f64> = apart.map(|(_, x)| *x).collect();
    if !apart.is_empty() {
        figure.add(LegendKey::line(
            "the die said 1 or 2",
            Role::Opponent,
            Stroke::Thin,
        ));
    }
    for x in apart {
        figure.add(Segment::upright(x, HEIGHTS, Role::Opponent));
    }
    for player in 0..3 {
        let line = height(player, ALONE) - 0.5;
        figure.add(Curve::dashed([(ENDS.0, line), (ENDS.1, line)], Role::Muted));
    }
    for (round, x) in all {
        for player in 0..3 {
            let at = (x, height(player, round.cards[player]));
            if round.held[player] {
                figure.add(Dot::filled(at, Role::Ink, 4.5));
            } else if is_told {
                figure.add(Dot::ring(at, Role::Muted, 3.0));
            }
        }
    }
    figure.add(LegendKey::dot("held", Role::Ink, true));
    figure.add(LegendKey::line(
        "nobody holds less alone",
        Role::Muted,
        Stroke::Dashed,
    ));
    figure
}
