//! The errors of play, which say what was given and what is allowed.

use super::player::Player;
use crate::guess_who;
use crate::play::json::Unreadable;
use core::fmt;

/// The forms of a move in an address.
const MOVES: &str = "sizes as 8-16, n or n5 to name a suspect, pa8b16 for parts by suspect";

/// A game, a move or a text that is impossible. Its text names what was given and what is allowed.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Setup};
/// let pool = Pool::new(24)?;
/// let game = Game::new(Setup::new(Rules::RACE, pool, pool))?;
/// assert_eq!(
///     game.after(Choice::Name).unwrap_err().to_string(),
///     "move 1, \"n\", is impossible: a suspect was named under the race, where a pool of one wins at once and nothing is named"
/// );
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A position, a question or a table that the solver refuses.
    Solver(guess_who::Error),
    /// A careless opponent with too many suspects.
    Careless {
        /// The larger pool given.
        given: u32,
        /// The largest that such an opponent plays.
        most: u32,
    },
    /// A carelessness outside 1 to 3.
    Carelessness {
        /// The number given.
        given: u64,
    },
    /// A seed of more than 53 bits.
    Seed {
        /// The number given.
        given: u64,
    },
    /// An opponent with a name nobody knows.
    Opponent {
        /// The name given.
        given: String,
    },
    /// An ending with a name nobody knows.
    Ending {
        /// The name given.
        given: String,
    },
    /// A record of another version.
    Version {
        /// The number given.
        given: u64,
    },
    /// A move after the end.
    Over {
        /// The winner.
        winner: Player,
    },
    /// A suspect that does not stand.
    Suspect {
        /// Its number given, in the order of those still standing.
        given: u32,
        /// How many stand.
        standing: u32,
    },
    /// Parts by suspect that are no parts: a suspect is in two of them, in none, or has no number from 1 on.
    Parts {
        /// The suspect that is there twice, or has no such number.
        suspect: u32,
        /// How many suspects are given.
        given: u32,
    },
    /// A text that is no move.
    Unknown,
    /// A move that is impossible.
    Rejected(Box<Rejection>),
    /// JSON that is no record.
    Json {
        /// The reason, by the reader of JSON.
        reason: String,
    },
}

impl From<guess_who::Error> for Error {
    fn from(error: guess_who::Error) -> Self {
        Self::Solver(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solver(error) => error.fmt(f),
            Self::Careless { given, most } => write!(
                f,
                "a careless opponent weighs every question, up to pools of {most}: {given} is too many"
            ),
            Self::Carelessness { given } => {
                write!(f, "a carelessness of {given} is outside 1..=3")
            }
            Self::Seed { given } => {
                write!(f, "a seed of {given} is outside 0..=9007199254740991")
            }
            Self::Opponent { given } => write!(
                f,
                "unknown opponent {given:?}: there are \"perfect\", \"halving\", \"bold\", \"careless\" and \"person\""
            ),
            Self::Ending { given } => write!(
                f,
                "unknown ending {given:?}: there are \"race\", \"official\" and \"open\""
            ),
            Self::Version { given } => {
                write!(
                    f,
                    "a record of version {given}, where only version 1 is known"
                )
            }
            Self::Over { winner } => match winner {
                Player::You => f.write_str("the game is over, you have won it"),
                Player::Opponent => f.write_str("the game is over, the opponent has won it"),
            },
            Self::Suspect { given, standing } => write!(
                f,
                "suspect {given} is outside 1..={standing}, the suspects still standing"
            ),
            Self::Parts { suspect: 0, .. } => {
                f.write_str("suspect 0 is none: those standing are numbered from 1")
            }
            Self::Parts { suspect, given } if suspect <= given => write!(
                f,
                "suspect {suspect} is there twice: each of those standing must be in exactly one part"
            ),
            Self::Parts { suspect, given } => write!(
                f,
                "suspect {suspect} is there, but only {given} are given: each of those standing, from 1 on, must be in exactly one part"
            ),
            Self::Unknown => f.write_str(MOVES),
            Self::Rejected(rejection) => rejection.fmt(f),
            Self::Json { reason } => write!(f, "this is no record of a game: {reason}"),
        }
    }
}

impl core::error::Error for Error {}

impl From<Unreadable> for Error {
    fn from(unreadable: Unreadable) -> Self {
        match unreadable {
            Unreadable::Json(reason) => Self::Json { reason },
            Unreadable::Version(given) => Self::Version { given },
        }
    }
}

/// A move that is impossible, or a piece of text that is no move.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Error, Game, Player, Rejection, Setup};
/// let one = Pool::new(1)?;
/// let won = Game::new(Setup::new(Rules::OFFICIAL, one, one))?.after(Choice::Name)?;
/// let rejection: Rejection = won.after(Choice::Name).unwrap_err();
/// assert_eq!((rejection.index, rejection.reason), (1, Error::Over { winner: Player::You }));
/// # Ok::<(), Error>(())
/// ```
pub type Rejection = crate::play::Rejection<Error>;

impl From<Rejection> for Error {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected(Box::new(rejection))
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, given) = (self.index + 1, &self.given);
        if let Error::Unknown = &self.reason {
            return write!(f, "move {number}, {given:?}, is no move: {MOVES}");
        }
        let reason = &self.reason;
        write!(f, "move {number}, {given:?}, is impossible: {reason}")
    }
}
