//! The errors of play, which say what was given and what is allowed.

use super::player::Player;
use crate::guess_who;
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
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A position, a question or a table that the solver refuses.
    #[error(transparent)]
    Solver(#[from] guess_who::Error),
    /// A careless opponent with too many suspects.
    #[error(
        "a careless opponent weighs every question, up to pools of {most}: {given} is too many"
    )]
    Careless {
        /// The larger pool given.
        given: u32,
        /// The largest that such an opponent plays.
        most: u32,
    },
    /// A carelessness outside 1 to 3.
    #[error("a carelessness of {given} is outside 1..=3")]
    Carelessness {
        /// The number given.
        given: u64,
    },
    /// A seed of more than 53 bits.
    #[error("a seed of {given} is outside 0..=9007199254740991")]
    Seed {
        /// The number given.
        given: u64,
    },
    /// An opponent with a name nobody knows.
    #[error(
        "unknown opponent {given:?}: there are \"perfect\", \"halving\", \"bold\", \"careless\" and \"person\""
    )]
    Opponent {
        /// The name given.
        given: String,
    },
    /// A move after the end.
    #[error("the game is over, {} won it", winner_has(*winner))]
    Over {
        /// The winner.
        winner: Player,
    },
    /// A suspect that does not stand.
    #[error("suspect {given} is outside 1..={standing}, the suspects still standing")]
    Suspect {
        /// Its number given, in the order of those still standing.
        given: u32,
        /// How many stand.
        standing: u32,
    },
    /// Parts by suspect that are no parts: a suspect is in two of them, in none, or has no number from 1 on.
    #[error("{}", misplaced(*suspect, *given))]
    Parts {
        /// The suspect that is there twice, or has no such number.
        suspect: u32,
        /// How many suspects are given.
        given: u32,
    },
    /// A text that is no move.
    #[error("{MOVES}")]
    Unknown,
    /// A move that is impossible.
    #[error(transparent)]
    Rejected(Box<Rejection>),
}

/// The winner, as the subject of a sentence.
const fn winner_has(winner: Player) -> &'static str {
    match winner {
        Player::You => "you have",
        Player::Opponent => "the opponent has",
    }
}

/// What is wrong with a suspect among parts.
fn misplaced(suspect: u32, given: u32) -> String {
    match suspect {
        0 => "suspect 0 is none: those standing are numbered from 1".to_owned(),
        1.. if suspect <= given => format!(
            "suspect {suspect} is there twice: each of those standing must be in exactly one part"
        ),
        _ => format!(
            "suspect {suspect} is there, but only {given} are given: each of those standing, from 1 on, must be in exactly one part"
        ),
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

as_said!(Error);

impl From<Rejection> for Error {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected(Box::new(rejection))
    }
}
