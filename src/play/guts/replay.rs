//! A game from its record.

use super::address;
use super::error::Error;
use super::game::Game;
use super::record::Record;

/// A move that is impossible, or a letter that is no move.
///
/// ```
/// use upperhand::play::guts::{Choice, Ending, Error, Game, Rejection, Setup};
/// let left = Game::new(Setup::default())?.after(Choice::Leave)?;
/// let rejection: Rejection = left.after(Choice::Drop).unwrap_err();
/// assert_eq!((rejection.index, rejection.reason), (1, Error::Over { ending: Ending::Left }));
/// # Ok::<(), Error>(())
/// ```
pub type Rejection = crate::play::Rejection<Error>;

/// A game as far as its moves are possible.
///
/// ```
/// use upperhand::play::guts::{Choice, Game, Replay, Setup, replay};
/// let game = Game::new(Setup::default())?.after(Choice::Hold)?;
/// assert_eq!(replay(&game.record())?, Replay { game, rejection: None });
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub type Replay = crate::play::Replay<Game, Error>;

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
