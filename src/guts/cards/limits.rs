//! The limits of games.

/// Ranks of a deck: 2 to 10, J, Q, K, A.
pub(super) const MOST_RANKS: u8 = 13;

/// Suits of a deck.
pub(super) const MOST_SUITS: u8 = 4;

/// Cards of a hand.
pub(super) const MOST_CARDS: u8 = 3;

/// The common denominator of a strategy, 2⁴⁰. Payoffs of two strategies over D deals, at most 2²⁹, are
/// then sums below 2¹²⁰ (see `payoff`), so that `i128` never overflows.
pub(super) const LARGEST_DENOMINATOR: i128 = 1 << 40;
