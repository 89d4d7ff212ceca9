//! The cards that each player has shown, round by round.

use super::super::Cheating;
use super::super::asked::Asked;
use super::super::facts::{Solved, WatchedEvening};
use super::super::words;
use super::super::words::round::name;
use super::{ENDS, round, rounds};
use upperhand::play::cheating::{ALONE, SEATS};
use upperhand_kit::described::{Movable, Panel};
use upperhand_kit::{
    Axis, Curve, Dot, Figure, LegendKey, Resolution, Role, Segment, Size, Stroke, Tick,
};

/// The cards of each player, as dots in rows.
pub struct PlayersCards;

/// The height of a row: all cards, and a gap.
const ROW: f64 = 60.0;

/// The ends of the axis of cards.
const HEIGHTS: (f64, f64) = (-5.0, 3.0 * ROW - 4.0);

/// The place of a card in the row of its player, the first above.
fn height(player: usize, card: usize) -> f64 {
    (2 - player) as f64 * ROW + card as f64
}

impl Panel<Cheating> for PlayersCards {
    /// The deal, the number of rounds that may be seen, and whether all is told.
    type Key = (u32, usize, bool);

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Self::Key {
        (state.seed, state.seen(), state.is_told())
    }

    fn movable(&self, state: &Asked, _: &mut Solved) -> Option<Movable> {
        Some(round(state, HEIGHTS))
    }

    fn draw(&self, key: &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        let &(seed, count, is_told) = key;
        let evening = &solved.get(seed, WatchedEvening::new).evening;
        let y = Axis::linear("", Role::Ink, HEIGHTS);
        let names = [2, 1, 0].map(|player| Tick::new(height(player, 26), name(player)));
        let mut figure = Figure::new(words::CARDS_SHOWN, rounds(), y.ticks_at(names));
        let all = || (1_u32..).map(f64::from).zip(&evening.rounds()[..count]);
        let has_die = is_told && evening.agreement().pair().is_some();
        let apart: Vec<f64> = all()
            .filter(|(_, round)| has_die && round.roll <= 2)
            .map(|(x, _)| x)
            .collect();
        if !apart.is_empty() {
            let text = words::DIE_SAID;
            figure.add(LegendKey::line(text, Role::Opponent, Stroke::Thin));
        }
        for x in apart {
            figure.add(Segment::upright(x, HEIGHTS, Role::Opponent));
        }
        for player in 0..SEATS {
            let line = height(player, ALONE) - 0.5;
            figure.add(Curve::dashed([(ENDS.0, line), (ENDS.1, line)], Role::Muted));
        }
        for (x, round) in all() {
            for player in 0..SEATS {
                let at = (x, height(player, round.cards[player]));
                if round.held[player] {
                    figure.add(Dot::filled(at, Role::Ink, 4.5));
                } else if is_told {
                    figure.add(Dot::ring(at, Role::Muted, 3.0));
                }
            }
        }
        figure.add(LegendKey::dot(words::HELD, Role::Ink, true));
        let text = words::NOBODY_HOLDS_LESS;
        figure.add(LegendKey::line(text, Role::Muted, Stroke::Dashed));
        figure
    }
}
