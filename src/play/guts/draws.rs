//! Random draws, each keyed by seed, series, round and purpose: none depends on another that was or was not made.

use crate::play::draws::keyed;
use rand::rngs::Xoshiro256PlusPlus;

/// The rounds that a draw is for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Series {
    /// The game itself.
    Game = 1,
    /// Rounds played at once, which tell nothing of the hands of the game.
    Forward = 2,
}

/// The use of a draw.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purpose {
    /// Hands.
    Deal = 1,
    /// The choices of the others that they leave to chance.
    Opponents = 2,
    /// Yours, where a strategy plays for you.
    You = 3,
}

/// The draws of a round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draws {
    pub(super) seed: u64,
    pub(super) series: Series,
    pub(super) round: u64,
}

impl Draws {
    /// Those for one purpose.
    pub(super) fn of(self, purpose: Purpose) -> Xoshiro256PlusPlus {
        keyed([self.seed, self.series as u64, self.round, purpose as u64])
    }
}
