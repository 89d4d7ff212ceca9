//! The limits of the settings.

/// Alone there is nobody to play against.
pub(super) const FEWEST_PLAYERS: u32 = 2;
/// A full table.
pub(super) const MOST_PLAYERS: u32 = 8;
/// Three cards are all that is solved.
pub(super) const MOST_CARDS: u32 = 3;
/// The whole stakes, in hundredths.
pub(super) const LARGEST_FEE: u32 = 100;
/// The most pots of one game.
pub(super) const MOST_POTS: u32 = 1000;
/// The largest whole number that JavaScript counts to.
pub(super) const LARGEST_SEED: u64 = (1 << 53) - 1;
