//! The errors of requests, which say what was given and what is allowed.

use super::limits::{
    FEWEST_PLAYERS, LARGEST_BANKROLL, LARGEST_COALITION_GAME, MOST_IN_TURN, MOST_PLAYERS,
    MOST_POT_PLAYERS, SMALLEST_COALITION_GAME,
};

/// A request that has no answer. Its text names what was given and what is allowed.
///
/// ```
/// use upperhand::guts::Threshold;
/// assert_eq!(Threshold::new(1.5).unwrap_err().to_string(), "a threshold of 1.5 is outside 0..=1");
/// ```
#[derive(Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A threshold outside 0 to 1, or not a number.
    #[error("a threshold of {given} is outside 0..=1")]
    Threshold {
        /// The threshold given.
        given: f64,
    },
    /// A rate that is negative or not a finite number.
    #[error("a rate of {given} hands is not a finite number of at least 0")]
    Rate {
        /// The rate given, in hands of a table.
        given: f64,
    },
    /// A game for fewer than 2 or more than 64 players.
    #[error("a game of {given} players is outside {FEWEST_PLAYERS}..={MOST_PLAYERS}")]
    Players {
        /// The number of players given.
        given: usize,
    },
    /// A round declared in turn by fewer than 2 or more than 8 players.
    #[error(
        "a round declared in turn by {given} players is outside {FEWEST_PLAYERS}..={MOST_IN_TURN}"
    )]
    PlayersInTurn {
        /// The number of players given.
        given: usize,
    },
    /// A pot of fewer than 2 or more than 1000 players.
    #[error("a pot of {given} players is outside {FEWEST_PLAYERS}..={MOST_POT_PLAYERS}")]
    PotPlayers {
        /// The number of players given.
        given: usize,
    },
    /// A pot that is no multiple of a cap.
    #[error("a pot of {given} times the cap is not a finite number of at least 0")]
    Caps {
        /// The multiple given.
        given: f64,
    },
    /// A bankroll of no ante, or of more than a million.
    #[error("a bankroll of {given} antes is outside 1..={LARGEST_BANKROLL}")]
    Bankroll {
        /// The bankroll given, in antes.
        given: u32,
    },
    /// A coalition game for fewer than 3 or more than 20 players.
    #[error(
        "one player against the coalition of all others, {given} in all, is outside {SMALLEST_COALITION_GAME}..={LARGEST_COALITION_GAME}"
    )]
    CoalitionPlayers {
        /// The number of players given, player 1 among them.
        given: usize,
    },
    /// A termination fee outside 0 to 1, or not a number.
    #[error("a termination fee of {given} is outside 0..=1")]
    Fee {
        /// The fee given, in antes.
        given: f64,
    },
    /// Weights that are not those of a random choice.
    #[error("a weight or a sum of weights is {given}: weights are in 0..=1 and add up to 1")]
    Weight {
        /// The sum of the weights, or the first that is negative or not a number.
        given: f64,
    },
    /// The members of a coalition are not the same number in all of its joint strategies.
    #[error(
        "a joint strategy of {given} thresholds stands beside one of {expected}: all need the same number"
    )]
    Members {
        /// The number given.
        given: usize,
        /// The number in the first joint strategy.
        expected: usize,
    },
}

as_said!(Error);
