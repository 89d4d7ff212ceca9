//! A game from its record.

use super::address;
use super::error::Error;
use super::game::{Game, Replay};
use super::record::Record;

/// Plays the moves of a record, up to the first that is impossible.
///
/// # Errors
/// The errors of [`Setup::check`](super::Setup::check).
///
/// ```
/// use upperhand::play::guts::{Choice, Record, Setup, replay};
/// let record = Record { setup: Setup::default(), moves: vec![Choice::Leave, Choice::Hold] };
/// let replayed = replay(&record)?;
/// assert_eq!(replayed.game.moves(), [Choice::Leave]);
/// assert_eq!(replayed.rejection.map(|rejection| rejection.index), Some(1));
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub fn replay(record: &Record) -> Result<Replay, Error> {
    Ok(Game::new(record.setup)?.replayed(&record.moves))
}

/// Plays the game of an [address](Record::address), up to the first move that is impossible.
///
/// # Errors
/// [`Error::Address`] for a text that is none, and the errors of [`Setup::check`](super::Setup::check).
///
/// ```
/// use upperhand::play::guts::replay_address;
/// let replayed = replay_address("line3-replay-equilibrium-0.5-100-1-1-lx")?;
/// let rejection = replayed.rejection.map(|rejection| rejection.to_string());
/// assert_eq!(rejection.unwrap(), "move 2, \"x\", is impossible: moves are \"hold\", \"drop\" and \"leave\"");
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub fn replay_address(text: &str) -> Result<Replay, Error> {
    let (setup, moves) = address::read(text)?;
    Ok(Game::new(setup)?.read(moves))
}
