//! Playing a list of moves, up to the first impossible one.

use crate::guess_who::shortened;
use core::fmt;

/// A move that is impossible, or a piece of text that is no move.
///
/// ```
/// use upperhand::play::guts::{Choice, Error, Game, Setup};
/// let left = Game::new(Setup::default())?.after(Choice::Leave)?;
/// let rejection = left.after(Choice::Hold).unwrap_err();
/// assert_eq!((rejection.index, rejection.given.as_str()), (1, "hold"));
/// assert_eq!(rejection.to_string(), "move 2, \"hold\", is impossible: you have left the game");
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection<Error> {
    /// Its index among the moves, from 0.
    pub index: usize,
    /// The move as a text, its beginning where it is long.
    pub given: String,
    /// The reason.
    pub reason: Error,
}

impl<Error> core::error::Error for Rejection<Error> where Self: fmt::Debug + fmt::Display {}

/// A game up to its first impossible move.
///
/// ```
/// use upperhand::play::guts::{Choice, Error, Game, Setup};
/// let replay = Game::new(Setup::default())?.read("lh");
/// assert_eq!(replay.game.moves(), [Choice::Leave]);
/// assert_eq!(replay.rejection.map(|rejection| rejection.index), Some(1));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay<Game, Error> {
    /// The game up to the first impossible move.
    pub game: Game,
    /// That move.
    pub rejection: Option<Rejection<Error>>,
}

impl<Game, Error> Replay<Game, Error> {
    /// The game, where every move is possible.
    ///
    /// # Errors
    /// The first impossible move.
    pub fn whole(self) -> Result<Game, Rejection<Error>> {
        self.rejection.map_or(Ok(self.game), Err)
    }
}

/// The moves of pieces of text, up to the first that is none, and that piece.
pub(super) fn read<'a, Choice, Error>(
    pieces: impl Iterator<Item = &'a str>,
    read_move: impl Fn(&str) -> Option<Choice>,
    unknown: Error,
) -> (Vec<Choice>, Option<Rejection<Error>>) {
    let mut moves = Vec::new();
    for piece in pieces {
        let Some(choice) = read_move(piece) else {
            let rejection = Rejection {
                index: moves.len(),
                given: shortened(piece),
                reason: unknown,
            };
            return (moves, Some(rejection));
        };
        moves.push(choice);
    }
    (moves, None)
}
