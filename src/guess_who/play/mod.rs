//! Playing it out: any strategy against any other, exactly and by simulation.
//!
//! Lives here: what a player does at a position ([`Strategy`], and a few of them), what comes of a
//! [`Match`] of two ([`outcomes`]: who wins, after how many turns, as exact fractions), and games
//! played from a seed ([`simulate`]).
//!
//! Never enters: finding good moves, which is [`SolvedTable`](super::SolvedTable)'s; entropy of the
//! system, so that a seed gives the same games everywhere.
//!
//! Boldness pays: with yes/no questions, 24 against 24 in the race, a second mover who halves
//! against a halver wins 2/9 of the games (22.2 %), a [`Bold`] one 5/12 (41.7 %).
//!
//! ```
//! use upperhand::guess_who::play::{Bold, Halving, Match, outcomes};
//! use upperhand::guess_who::{Pool, Probability, Rules};
//! let pool = Pool::new(24)?;
//! let halves = Halving { answers: 2 };
//! let meek = Match { rules: Rules::RACE, first: &halves, second: &halves };
//! let bold = Match { second: &Bold { answers: 2 }, ..meek };
//! assert_eq!(outcomes(&meek, pool, pool)?.first_wins(), Probability::new(7, 9));
//! assert_eq!(outcomes(&bold, pool, pool)?.first_wins(), Probability::new(7, 12));
//! # Ok::<(), upperhand::guess_who::Error>(())
//! ```

mod outcomes;
mod simulation;
mod strategy;
mod turn;

pub use outcomes::{Outcomes, outcomes};
pub use simulation::{Tally, simulate};
pub use strategy::{Bold, Halving, Move, Optimal, Strategy};
pub use turn::Match;
