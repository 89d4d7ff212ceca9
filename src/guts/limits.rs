//! The limits of games.

/// A single player has nobody to play against.
pub(super) const FEWEST_PLAYERS: usize = 2;
/// More than at any table; up to here rounding errors stay below 1e-12.
pub(super) const MOST_PLAYERS: usize = 64;
/// A coalition needs two members.
pub(super) const SMALLEST_COALITION_GAME: usize = 3;
/// The largest game whose coalition is solved.
pub(super) const LARGEST_COALITION_GAME: usize = 20;
/// The most players whose pot is followed.
pub(super) const MOST_POT_PLAYERS: usize = 1000;
/// The largest bankroll that is followed, in antes.
pub(super) const LARGEST_BANKROLL: u32 = 1_000_000;
/// The most who declare in turn: 255 thresholds.
pub(super) const MOST_IN_TURN: usize = 8;
