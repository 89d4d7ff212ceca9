//! Hands on a number line, declared in turn: who declares later has seen who holds. Another player is first in each round.

use super::error::Error;
use super::hand::Hand;
use super::setup::{Opponent, Setup};
use super::solution::{overcautious, reckless};
use crate::guts::{HandInTurn, History, InTurn};

/// At the equilibrium weak hands are worth as much held as dropped, but for so many antes.
const ROUNDING: f64 = 1e-11;

/// All thresholds, by the seat of who is first.
#[derive(Clone, Debug)]
pub(super) struct TurnSolution(Vec<InTurn>);

impl TurnSolution {
    pub(super) fn new(setup: &Setup, given: u32) -> Result<Self, Error> {
        let players = given as usize;
        let fair = InTurn::new(players).map_err(|_| Error::Players { given })?;
        let others = players - 1;
        let line = |seat: usize, fair: f64| match setup.opponents {
            Opponent::Mixed if 2 * (seat - 1) < others => reckless(fair),
            Opponent::Reckless => reckless(fair),
            Opponent::Overcautious | Opponent::Mixed => overcautious(fair),
            Opponent::Equilibrium | Opponent::Bloc | Opponent::Coalition => fair,
        };
        // Your own threshold is nobody's business: you choose.
        let by = |first: usize| {
            fair.changed(|place, fair| match (first + place) % players {
                0 => fair,
                seat => line(seat, fair),
            })
        };
        Ok(Self((0..players).map(by).collect()))
    }

    /// The seats in the order in which they declare in a round.
    fn order(&self, round: usize) -> impl Iterator<Item = usize> {
        let players = self.0.len();
        (round..round + players).map(move |place| place % players)
    }

    /// The thresholds of a round, by history.
    fn thresholds(&self, round: usize) -> &InTurn {
        &self.0[round % self.0.len()]
    }

    /// Who holds, by seats, if you do or do not: all declare one after another.
    pub(super) fn held(&self, hands: &[Hand], round: usize, holds: bool) -> Vec<bool> {
        let mut held = vec![holds; hands.len()];
        let mut history = History::START;
        for seat in self.order(round) {
            if seat > 0 {
                held[seat] = hands[seat].place() > self.thresholds(round).above(history);
            }
            history = history.then(held[seat]);
        }
        held
    }

    /// The seats that declare before you.
    pub(super) fn before(&self, round: usize) -> impl Iterator<Item = usize> {
        self.order(round).take_while(|&seat| seat > 0)
    }

    /// What a hand of yours returns and meets in a round, beside those who hold before you.
    pub(super) fn met(&self, hand: Hand, (round, held): (usize, &[bool])) -> HandInTurn {
        let before = self.before(round).map(|seat| held[seat]);
        let history = before.fold(History::START, History::then);
        let mut met = self.thresholds(round).with_hand(history, hand.place());
        if (met.hold - met.drop).abs() < ROUNDING {
            met.drop = met.hold;
        }
        met
    }
}
