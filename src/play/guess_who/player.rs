//! The two players.

use crate::guess_who::Seat;

/// A player: you, or the opponent.
///
/// ```
/// use upperhand::play::guess_who::Player;
/// assert_eq!(Player::You.other(), Player::Opponent);
/// assert_eq!(Player::Opponent.name(), "opponent");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Whose chances are told.
    You,
    /// The other.
    Opponent,
}

impl Player {
    /// The player across the table.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::You => Self::Opponent,
            Self::Opponent => Self::You,
        }
    }

    /// The name in the JavaScript core.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Opponent => "opponent",
        }
    }

    /// The place in a pair of which yours comes first.
    #[doc(hidden)]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::You => 0,
            Self::Opponent => 1,
        }
    }

    /// The seat at a table of different abilities.
    pub(super) const fn seat(self) -> Seat {
        match self {
            Self::You => Seat::First,
            Self::Opponent => Seat::Second,
        }
    }
}
