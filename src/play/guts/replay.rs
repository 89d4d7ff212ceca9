//! A game from its record.

use super::address;
use super::error::{Error, Impossible};
use super::game::Game;
use super::record::Record;
use super::table::Table;
use std::sync::Arc;

/// A game that was played again, as far as the rules allow.
///
/// ```
/// use upperhand::play::guts::{Game, Move, Setup, replay};
/// let game = Game::new(Setup::default())?.play(Move::Hold)?;
/// let replayed = replay(&game.record())?;
/// assert_eq!(replayed.game.rounds(), game.rounds());
/// assert_eq!(replayed.impossible, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game up to the first impossible move.
    pub game: Game,
    /// That move.
    pub impossible: Option<Impossible>,
}

/// Plays all moves of a record, up to the first that is impossible.
///
/// # Errors
/// [`Error::Version`] for a record of another version, and the errors of [`Setup::check`](super::Setup::check).
///
/// ```
/// use upperhand::play::guts::{Move, Record, Setup, replay};
/// let record = Record { v: 1, setup: Setup::default(), moves: vec![Move::Leave, Move::Hold] };
/// let replayed = replay(&record)?;
/// assert_eq!(replayed.game.record().moves, [Move::Leave]);
/// assert_eq!(replayed.impossible.map(|refused| refused.index), Some(1));
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub fn replay(record: &Record) -> Result<Replay, Error> {
    let table = Arc::new(Table::new(&record.setup)?);
    replay_at(table, record)
}

/// The same at a table that was solved before.
fn replay_at(table: Arc<Table>, record: &Record) -> Result<Replay, Error> {
    if record.v != 1 {
        return Err(Error::Version { given: record.v });
    }
    let mut game = Game::seated(table, record.setup)?;
    let refused = record
        .moves
        .iter()
        .find_map(|&choice| game.take(choice).err());
    Ok(Replay {
        game,
        impossible: refused,
    })
}

impl Game {
    /// [`replay`] at a table that was solved before.
    ///
    /// # Errors
    /// The errors of [`replay`].
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Setup};
    /// let game = Game::new(Setup::default())?;
    /// let replayed = Game::replayed(game.table().clone(), &game.record())?;
    /// assert_eq!(replayed.game.hand(), game.hand());
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    pub fn replayed(table: Arc<Table>, record: &Record) -> Result<Replay, Error> {
        replay_at(table, record)
    }
}

/// Plays the game of an address, up to the first move that is impossible.
///
/// # Errors
/// [`Error::Address`] for a text that is none, and the errors of [`Setup::check`](super::Setup::check).
///
/// ```
/// use upperhand::play::guts::replay_address;
/// let replayed = replay_address("line3-replay-equilibrium-0.5-100-1-1-lx")?;
/// let refused = replayed.impossible.unwrap().to_string();
/// assert_eq!(refused, "move 2, \"x\", is impossible: moves are \"hold\", \"drop\" and \"leave\"");
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub fn replay_address(text: &str) -> Result<Replay, Error> {
    let (record, unread) = address::read(text)?;
    let mut replayed = replay(&record)?;
    replayed.impossible = replayed.impossible.or(unread);
    Ok(replayed)
}
