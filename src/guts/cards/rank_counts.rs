//! How a hand stands among those that can be dealt beside it, and which it blocks.

use super::game::CardGame;

/// The hands weaker and stronger than a given one: those that the opponent can have, and those that cannot
/// be dealt because they share a card with it.
///
/// A weaker hand can be better to hold than a stronger one because of the hands that it blocks:
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankCounts {
    /// Weaker hands the opponent can have.
    pub weaker: usize,
    /// Stronger hands the opponent can have.
    pub stronger: usize,
    /// Weaker hands that share a card with this one.
    pub blocked_weaker: usize,
    /// Stronger hands that share a card with this one.
    pub blocked_stronger: usize,
}

/// How a hand stands. O(1).
///
/// # Panics
/// When there is no such hand.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, standing};
/// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
/// assert_eq!((standing(&game, 26).weaker, standing(&game, 26).stronger), (26, 25));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn standing(game: &CardGame, hand: usize) -> RankCounts {
    let counts = game.counts()[hand];
    let (weaker, stronger) = (
        counts.weaker.unsigned_abs() as usize,
        counts.stronger.unsigned_abs() as usize,
    );
    RankCounts {
        weaker,
        stronger,
        blocked_weaker: hand - weaker,
        blocked_stronger: game.hands().len() - 1 - hand - stronger,
    }
}
