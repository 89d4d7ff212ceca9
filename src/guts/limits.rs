//! The limits of the room.

/// Alone there is nobody to play against.
pub(super) const FEWEST_PLAYERS: usize = 2;
/// Beyond any table; rounding errors stay below 1e-12 up to here.
pub(super) const MOST_PLAYERS: usize = 64;
/// A coalition needs two members.
pub(super) const SMALLEST_COALITION_GAME: usize = 3;
/// The largest game whose coalition is solved.
pub(super) const LARGEST_COALITION_GAME: usize = 20;
