//! Thirty rounds from a seed.

use super::agreement::{Agreement, DIE, SEATS};
use crate::play::draws::keyed;
use crate::play::guts::{Hand, settle};
use rand::RngExt;

/// The number of rounds.
pub const ROUNDS: usize = 30;

/// The number of cards.
const CARDS: u32 = 52;

/// Keeps the draws apart from those of other games with the same seed.
const GAME: u64 = 0xC4EA7;

/// A round, as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The card of each seat: the number of weaker ones.
    pub cards: [usize; SEATS],
    /// The number that the die showed, from 1; rolled without anybody looking where nobody plays together.
    pub roll: u32,
    /// Who held.
    pub held: [bool; SEATS],
    /// The seat with the best card held.
    pub winner: Option<usize>,
    /// What each seat gained, in antes.
    pub gains: [i64; SEATS],
}

impl Round {
    /// The cards that everybody sees: of those who held.
    #[must_use]
    pub fn shown(&self) -> [Option<usize>; SEATS] {
        core::array::from_fn(|seat| self.held[seat].then_some(self.cards[seat]))
    }
}

/// An evening: who plays together, and its rounds.
///
/// ```
/// use upperhand::play::cheating::{Evening, ROUNDS};
/// assert_eq!(Evening::new(1), Evening::new(1));
/// assert_eq!(Evening::new(2).rounds().len(), ROUNDS);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    agreement: Agreement,
    rounds: Vec<Round>,
}

impl Evening {
    /// The evening of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut dice = keyed([GAME, seed]);
        let drawn: u32 = dice.random_range(0..4);
        let agreement = Agreement::ALL[drawn as usize];
        let rounds = (0..ROUNDS as u64).map(|number| {
            let mut dice = keyed([GAME, seed, number + 1]);
            let cards = loop {
                let drawn: [u32; SEATS] = core::array::from_fn(|_| dice.random_range(0..CARDS));
                let [one, two, three] = drawn;
                if one != two && one != three && two != three {
                    break drawn.map(|card| card as usize);
                }
            };
            played(agreement, cards, dice.random_range(1..=DIE))
        });
        Self {
            agreement,
            rounds: rounds.collect(),
        }
    }

    /// Who plays together.
    #[must_use]
    pub const fn agreement(&self) -> Agreement {
        self.agreement
    }

    /// Its rounds.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// What each seat has gained in the first rounds.
    ///
    /// ```
    /// use upperhand::play::cheating::Evening;
    /// assert_eq!(Evening::new(3).gained(0), [0, 0, 0]);
    /// ```
    #[must_use]
    pub fn gained(&self, rounds: usize) -> [i64; SEATS] {
        let first = self.rounds.iter().take(rounds);
        first.fold([0; SEATS], |sum, round| {
            core::array::from_fn(|seat| sum[seat] + round.gains[seat])
        })
    }
}

fn played(agreement: Agreement, cards: [usize; SEATS], roll: u32) -> Round {
    let lines = agreement.lines(roll);
    let held: [bool; SEATS] = core::array::from_fn(|seat| cards[seat] >= lines[seat]);
    let settled = settle(&cards.map(Hand::Cards), &held, false);
    Round {
        cards,
        roll,
        held,
        winner: settled.winner,
        gains: core::array::from_fn(|seat| settled.payoffs[seat]),
    }
}
