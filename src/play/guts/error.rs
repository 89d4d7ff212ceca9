//! The errors of settings and moves, which say what was given and what is allowed.

use super::ending::Ending;
use super::plan::Plan;
use super::setup::{Deal, Setup};
use core::fmt;

/// A setting that is not allowed.
///
/// ```
/// use upperhand::play::guts::{Deal, Game, Setup};
/// let four = Setup { deal: Deal::Cards(4), ..Setup::default() };
/// assert_eq!(Game::new(four).unwrap_err().to_string(), "hands of 4 cards are outside 1..=3");
/// ```
#[derive(Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Fewer than 2 or more than 8 players.
    #[error(
        "a table of {given} players is outside {}..={}",
        Deal::FEWEST_PLAYERS,
        Deal::MOST_PLAYERS
    )]
    Players {
        /// The number given.
        given: u32,
    },
    /// No card, or more than 3.
    #[error("hands of {given} cards are outside 1..={}", Deal::MOST_CARDS)]
    Cards {
        /// The number given.
        given: u32,
    },
    /// Fewer than 2 or more than 6 players with cards.
    #[error(
        "a table of {given} players with cards is outside {}..={}",
        Deal::FEWEST_PLAYERS,
        Deal::MOST_SEATS
    )]
    Seats {
        /// The number given.
        given: u32,
    },
    /// A coalition with one member.
    #[error("a coalition needs 3 players or more, not 2")]
    CoalitionOfOne,
    /// The Weenie rule where all declare in turn: who is last then never drops.
    #[error("the Weenie rule is for players who declare at once, not in turn")]
    WeenieInTurn,
    /// Opponents that cards do not have, nor players who declare in turn.
    #[error("opponents \"{opponents}\" need hands on a number line, declared at once")]
    NeedsLine {
        /// The name of the opponents given.
        opponents: &'static str,
    },
    /// Hands of more than two cards for a table of three.
    #[error("three players are dealt hands of 1 or 2 cards, not {given}")]
    CardsOfThree {
        /// The number of cards given.
        given: u32,
    },
    /// The plan of an equilibrium that is not known, that of three players with cards; or any plan at a table or in turn.
    #[error(
        "no equilibrium is known for three players with cards, and there are no plans for a table or for players in turn: a plan is for a number line, or for one or two others with cards, declared at once"
    )]
    NoEquilibrium,
    /// A threshold outside 0 to 1.
    #[error("a guess of {given} is outside 0..=1")]
    Guess {
        /// The threshold given.
        given: f64,
    },
    /// A fee above the stakes.
    #[error("a fee of {given} is outside 0..={}", Setup::LARGEST_FEE)]
    Fee {
        /// The fee given, in hundredths.
        given: u32,
    },
    /// No pot, or too many.
    #[error("a game of {given} pots is outside 1..={}", Setup::MOST_POTS)]
    Pots {
        /// The number given.
        given: u32,
    },
    /// A seed that JavaScript cannot count to.
    #[error("a seed of {given} is outside 0..={}", Setup::LARGEST_SEED)]
    Seed {
        /// The seed given.
        given: u64,
    },
    /// A text that is not the address of a game.
    #[error("\"{given}\" is not the address of a game: it needs {expected}")]
    Address {
        /// The text.
        given: String,
        /// The part that is missing.
        expected: AddressPart,
    },
    /// A move after the end.
    #[error("{ending}")]
    Over {
        /// The end.
        ending: Ending,
    },
    /// A text that is no move.
    #[error("moves are \"hold\", \"drop\" and \"leave\"")]
    Unknown,
    /// A move that is impossible.
    #[error(transparent)]
    Rejected(Box<Rejection>),
    /// A strategy that is not one of this deal.
    #[error("a strategy for this deal is the equilibrium, the best reply or {}, not {}", plans_of(*cards), named(*given))]
    Plan {
        /// The strategy given.
        given: Plan,
        /// The number of hands of cards; `None` on the number line.
        cards: Option<usize>,
    },
    /// No round to be played, or too many.
    #[error("{given} rounds are outside 1..={most}")]
    Rounds {
        /// The number given.
        given: u32,
        /// The most.
        most: u32,
    },
    /// The solver of the game of cards has no answer.
    #[error(transparent)]
    Solver(crate::guts::cards::Error),
}

/// The strategies of a deal that are a number.
fn plans_of(cards: Option<usize>) -> String {
    match cards {
        None => "a threshold from 0 to 1".to_owned(),
        Some(hands) => format!("a number of hands to drop from 0 to {hands}"),
    }
}

fn named(plan: Plan) -> String {
    match plan {
        Plan::Equilibrium => "the equilibrium".to_owned(),
        Plan::Best => "the best reply".to_owned(),
        Plan::Threshold(at) => format!("a threshold of {at:?}"),
        Plan::Above(dropped) => format!("{dropped} hands to drop"),
    }
}

/// A part of an address, in words for errors.
///
/// ```
/// use upperhand::play::guts::{AddressPart, Error, replay_address};
/// let error = replay_address("line3-replay-nobody-0.5-100-1-1-").unwrap_err();
/// assert!(matches!(error, Error::Address { expected: AddressPart::Opponents, .. }));
/// assert!(error.to_string().ends_with("it needs a kind of opponents"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressPart {
    /// All eight of them.
    All,
    /// Hands on the number line or of cards, and the players or the cards of a hand.
    Deal,
    /// The rule where all drop.
    AllDrop,
    /// The others.
    Opponents,
    /// The threshold that a bloc believes you to play.
    Guess,
    /// The price of leaving.
    Fee,
    /// The number of pots.
    Pots,
    /// The seed.
    Seed,
}

impl fmt::Display for AddressPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("eight parts with hyphens between them"),
            Self::Deal => f.write_str("\"line\" or \"cards\" and a number"),
            Self::AllDrop => f.write_str("\"weenie\" or \"replay\""),
            Self::Opponents => f.write_str("a kind of opponents"),
            Self::Guess => f.write_str("a guess from 0 to 1"),
            Self::Fee => write!(f, "a fee from 0 to {}", Setup::LARGEST_FEE),
            Self::Pots => f.write_str("a number of pots"),
            Self::Seed => f.write_str("a seed"),
        }
    }
}

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

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, given, reason) = (self.index + 1, &self.given, &self.reason);
        write!(f, "move {number}, {given:?}, is impossible: {reason}")
    }
}

as_said!(Error);

impl From<Rejection> for Error {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected(Box::new(rejection))
    }
}
