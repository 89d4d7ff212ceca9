//! *Guts* against two to eight players, the first of whom you are.
//!
//! A [`Setup`] says what is played: real cards for two, or hands on a number line. [`Game::new`] deals, [`Game::after`]
//! takes one move of yours, [`replay`] all moves of a [`Record`], [`replay_address`] those of its text. [`advice`] says
//! what holding and dropping return with the very hand, [`review`] what came of which choice and which chance,
//! [`forward()`] plays many rounds at once beside their exact expectation.
//!
//! # Bookkeeping
//!
//! All is counted in antes as in [`crate::guts`]: antes are paid at the end, so that a share of the pot counts as its
//! player's until somebody takes it alone. The pot is the number of players times the stakes. Two or more holders leave
//! the stakes times their number less one to the next round; one ends the pot, and where more pots are to be played
//! everybody antes 1 again. Who leaves pays the fee, a part of the stakes.
//!
//! ```
//! use upperhand::play::guts::{Deal, Game, Choice, Setup, advice, review};
//! let setup = Setup { deal: Deal::Cards(2), seed: 7, ..Setup::default() };
//! let game = Game::new(setup)?;
//! let advice = advice(&game)?;
//! let after = game.after(advice.returns.better().unwrap_or(Choice::Drop))?;
//! // The better choice costs nothing; the rest is luck.
//! assert_eq!(review(&after).skill.value(), 0.0);
//! # Ok::<(), upperhand::play::guts::Error>(())
//! ```

mod address;
mod check;
mod choice;
mod coach;
mod deal;
mod draws;
mod ending;
mod error;
mod forward;
mod game;
mod hand;
mod pair;
mod plan;
mod played;
mod record;
mod replay;
mod review;
mod round;
mod settle;
mod setup;
mod solution;
mod worth;

pub use address::{read_moves, write_moves};
pub use choice::Choice;
pub use coach::{Advice, advice};
pub use ending::{Ending, MOST_STAKES};
pub use error::{AddressPart, Error, Rejection};
pub use forward::{Forward, forward};
pub use game::{Game, Replay};
pub use hand::Hand;
pub use pair::Pair;
pub use plan::Plan;
pub use record::Record;
pub use replay::{replay, replay_address};
pub use review::{Review, Step, review};
pub use round::Round;
pub use setup::{Deal, Opponent, Setup};
pub use solution::Solution;
pub use worth::Worth;
