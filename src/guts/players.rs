//! The number of players at the table.

use super::error::Error;
use super::limits::{FEWEST_PLAYERS, MOST_PLAYERS};

/// The number of players: from 2 to 64.
///
/// ```
/// use upperhand::guts::Players;
/// assert_eq!(Players::new(3)?.others(), 2);
/// assert!(Players::new(1).is_err());
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Players(usize);

impl Players {
    /// The fewest that can play.
    pub const FEWEST: usize = FEWEST_PLAYERS;
    /// The most that are supported.
    pub const MOST: usize = MOST_PLAYERS;

    /// A number of players.
    ///
    /// # Errors
    /// [`Error::Players`] outside 2 to 64.
    pub fn new(players: usize) -> Result<Self, Error> {
        if (FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
            Ok(Self(players))
        } else {
            Err(Error::Players { given: players })
        }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0
    }

    /// The number of players but player 1.
    #[must_use]
    pub const fn others(self) -> usize {
        self.0 - 1
    }
}
