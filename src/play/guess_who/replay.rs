//! A recorded game, played again.

use super::error::Error;
use super::game::Game;
use super::record::Record;

/// A game as far as its moves are possible.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Record, Setup, replay};
/// let pool = Pool::new(24)?;
/// let moves = vec![Choice::Ask(vec![12, 12]), Choice::Ask(vec![12, 12])];
/// let replay = replay(&Record { setup: Setup::new(Rules::OFFICIAL, pool, pool), moves })?;
/// assert_eq!(replay.game.record().moves.len(), 1);
/// let said = replay.impossible.map(|error| error.to_string());
/// assert!(said.is_some_and(|said| said.starts_with("move 2, \"12-12\", is impossible: ")));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The game up to the first impossible move; its record has no more than that.
    pub game: Game,
    /// An [`Error::Move`]: the first impossible move and the reason.
    pub impossible: Option<Error>,
}

/// Plays a record. O(moves), see [`Game::with_move`].
///
/// # Errors
/// As [`Game::new`], where the setup itself is no game.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Record, Setup, replay};
/// let pool = Pool::new(24)?;
/// let setup = Setup::new(Rules::OPEN, pool, pool);
/// let record = Record { setup, moves: vec![Choice::Name] };
/// let game = Game::new(setup)?.with_move(Choice::Name)?;
/// assert_eq!(replay(&record)?.game, game);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub fn replay(record: &Record) -> Result<Replay, Error> {
    let mut game = Game::new(record.setup)?;
    let mut moves = record.moves.iter();
    let impossible = moves.find_map(|choice| game.make_move(choice.clone()).err());
    Ok(Replay { game, impossible })
}
