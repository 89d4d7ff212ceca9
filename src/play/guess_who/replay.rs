//! A game from its record.

use super::error::Error;
use super::game::{Game, Replay};
use super::record::Record;

/// Plays the moves of a record, up to the first that is impossible. O(moves), see [`Game::after`].
///
/// # Errors
/// As [`Game::new`], where the setup itself is no game.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Record, Setup, replay};
/// let pool = Pool::new(24)?;
/// let moves = vec![Choice::Ask(vec![12, 12]), Choice::Ask(vec![12, 12])];
/// let replayed = replay(&Record { setup: Setup::new(Rules::OFFICIAL, pool, pool), moves })?;
/// assert_eq!(replayed.game.moves().len(), 1);
/// let said = replayed.rejection.map(|rejection| rejection.to_string());
/// assert!(said.is_some_and(|said| said.starts_with("move 2, \"12-12\", is impossible: ")));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub fn replay(record: &Record) -> Result<Replay, Error> {
    Ok(Game::new(record.setup)?.replayed(&record.moves))
}
