//! The end of a game.

use core::fmt;

/// The largest stakes that the bank covers, in antes; beyond them the game ends.
pub const MOST_STAKES: u64 = 1 << 40;

/// The end of a game.
///
/// ```
/// use upperhand::play::guts::{Ending, Game, Choice, Setup};
/// let mut game = Game::new(Setup::default())?;
/// while game.ending().is_none() {
///     game = game.after(Choice::Drop)?;
/// }
/// // Somebody else holds alone in the end.
/// assert!(matches!(game.ending(), Some(Ending::PotsTaken { by: 1 | 2 })));
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The last pot is taken.
    PotsTaken {
        /// By the seat, from 0, that held alone.
        by: usize,
    },
    /// You have left.
    Left,
    /// The stakes are above [`MOST_STAKES`].
    BankClosed,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PotsTaken { by: 0 } => f.write_str("you have taken the last pot"),
            Self::PotsTaken { by } => write!(f, "player {} has taken the last pot", by + 1),
            Self::Left => f.write_str("you have left the game"),
            Self::BankClosed => f.write_str("the stakes have outgrown the bank"),
        }
    }
}
