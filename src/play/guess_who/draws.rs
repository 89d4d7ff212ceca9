//! All chance of a game: random numbers keyed by the seed, the ply and what they are for.

use super::setup::Setup;
use crate::play::draws::keyed;
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// The purpose of a draw. Its number is part of every game that was ever recorded.
#[derive(Clone, Copy)]
pub(super) enum Purpose {
    /// The suspect whom you look for, on your board.
    YourSuspect = 1,
    /// The suspect whom the opponent looks for.
    TheirSuspect = 2,
    /// The move of an automatic opponent.
    Move = 3,
    /// The suspects of a question that is given by its sizes, or the one that is named.
    Suspects = 4,
    /// The words of a question of an automatic opponent.
    Words = 5,
}

/// Random numbers for one purpose at one ply.
pub(super) fn draw(seed: u64, ply: usize, purpose: Purpose) -> Xoshiro256PlusPlus {
    keyed([seed, ply as u64, purpose as u64])
}

/// The suspect that each player looks for, by its number on the own board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Secrets {
    /// On your board.
    pub(super) yours: u32,
    /// On the opponent's.
    pub(super) theirs: u32,
}

impl Secrets {
    /// Both are fixed by the seed.
    pub(super) fn of(setup: &Setup) -> Self {
        let one_of = |pool: u32, purpose| draw(setup.seed, 0, purpose).random_range(1..=pool);
        Self {
            yours: one_of(setup.mine.get(), Purpose::YourSuspect),
            theirs: one_of(setup.theirs.get(), Purpose::TheirSuspect),
        }
    }
}
