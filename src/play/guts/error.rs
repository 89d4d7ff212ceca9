//! The errors of settings and moves, which say what was given and what is allowed.

use super::limits::{
    FEWEST_PLAYERS, LARGEST_FEE, LARGEST_SEED, MOST_CARDS, MOST_PLAYERS, MOST_POTS,
};
use core::fmt;

/// A setting that is not allowed.
///
/// ```
/// use upperhand::play::guts::{Deal, Game, Setup};
/// let four = Setup { deal: Deal::Cards(4), ..Setup::default() };
/// assert_eq!(Game::new(four).unwrap_err().to_string(), "hands of 4 cards are outside 1..=3");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Error {
    /// Fewer than 2 or more than 8 players.
    Players {
        /// The number given.
        given: u32,
    },
    /// No card, or more than 3.
    Cards {
        /// The number given.
        given: u32,
    },
    /// A coalition with one member.
    CoalitionOfOne,
    /// Opponents that cards do not have.
    NeedsLine {
        /// The name of the opponents given.
        opponents: &'static str,
    },
    /// A threshold outside 0 to 1.
    Guess {
        /// The threshold given.
        given: f64,
    },
    /// A fee above the stakes.
    Fee {
        /// The fee given, in hundredths.
        given: u32,
    },
    /// No pot, or too many.
    Pots {
        /// The number given.
        given: u32,
    },
    /// A seed that JavaScript cannot count to.
    Seed {
        /// The seed given.
        given: u64,
    },
    /// A record of another version.
    Version {
        /// The version given.
        given: u32,
    },
    /// A text that is not the address of a game.
    Address {
        /// The text.
        given: String,
        /// What should have stood there.
        expected: &'static str,
    },
    /// A strategy that is not one of this deal.
    Plan {
        /// What is allowed.
        allowed: String,
    },
    /// No round to be played, or too many.
    Rounds {
        /// The number given.
        given: u32,
        /// The most.
        most: u32,
    },
    /// The solver of the game of cards has no answer.
    Solver(crate::guts::cards::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { given } => write!(
                f,
                "a table of {given} players is outside {FEWEST_PLAYERS}..={MOST_PLAYERS}"
            ),
            Self::Cards { given } => {
                write!(f, "hands of {given} cards are outside 1..={MOST_CARDS}")
            }
            Self::CoalitionOfOne => f.write_str("a coalition needs 3 players or more, not 2"),
            Self::NeedsLine { opponents } => write!(
                f,
                "opponents \"{opponents}\" need hands on a number line, not cards"
            ),
            Self::Guess { given } => write!(f, "a guess of {given} is outside 0..=1"),
            Self::Fee { given } => {
                write!(f, "a fee of {given} is outside 0..={LARGEST_FEE}")
            }
            Self::Pots { given } => {
                write!(f, "a game of {given} pots is outside 1..={MOST_POTS}")
            }
            Self::Seed { given } => {
                write!(f, "a seed of {given} is outside 0..={LARGEST_SEED}")
            }
            Self::Version { given } => write!(f, "a record of version {given} is not of version 1"),
            Self::Address { given, expected } => {
                write!(
                    f,
                    "\"{given}\" is not the address of a game: it needs {expected}"
                )
            }
            Self::Plan { allowed } => write!(f, "a strategy for this deal is {allowed}"),
            Self::Rounds { given, most } => write!(f, "{given} rounds are outside 1..={most}"),
            Self::Solver(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Error {}

/// The rule that a move breaks.
///
/// ```
/// use upperhand::play::guts::{Game, Move, Setup};
/// let gone = Game::new(Setup::default())?.play(Move::Leave)?;
/// let refused = gone.play(Move::Hold).unwrap_err();
/// assert_eq!(refused.to_string(), "move 2, \"hold\", is impossible: you have left the game");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The last pot is taken.
    LastPotTaken {
        /// By whom, numbered from 1: you.
        by: usize,
    },
    /// You have left.
    Left,
    /// The stakes have outgrown the bank.
    BankClosed,
    /// No such move.
    Unknown,
}

/// A move that the rules forbid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// Its place among the moves, from 0.
    pub index: usize,
    /// The move.
    pub given: String,
    /// The reason.
    pub reason: Reason,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "move {}, \"{}\", is impossible: ",
            self.index + 1,
            self.given
        )?;
        match self.reason {
            Reason::LastPotTaken { by: 1 } => f.write_str("you have taken the last pot"),
            Reason::LastPotTaken { by } => write!(f, "player {by} has taken the last pot"),
            Reason::Left => f.write_str("you have left the game"),
            Reason::BankClosed => f.write_str("the stakes have outgrown the bank"),
            Reason::Unknown => f.write_str("moves are \"hold\", \"drop\" and \"leave\""),
        }
    }
}

impl core::error::Error for Impossible {}
