//! *Guts* against two to eight players, the first of whom you are.
//!
//! A [`Setup`] says what is played: real cards for two, or hands on a number line. [`Game::new`] deals, [`Game::play`]
//! takes one move of yours, [`replay`] all moves of a [`Record`], [`replay_address`] those of its text. [`advise`] says
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
//! use upperhand::play::guts::{Deal, Game, Move, Setup, advise, review};
//! let setup = Setup { deal: Deal::Cards(2), seed: 7, ..Setup::default() };
//! let game = Game::new(setup)?;
//! let advice = advise(&game).expect("the game has begun");
//! let after = game.play(advice.returns.better().unwrap_or(Move::Drop))?;
//! // The better choice costs nothing; the rest is luck.
//! assert_eq!(review(&after).skill.value(), 0.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod address;
mod coach;
mod deal;
mod draws;
mod error;
mod forward;
mod game;
mod hand;
mod limits;
mod pair;
mod plan;
mod played;
mod record;
mod replay;
mod review;
mod settle;
mod setup;
mod table;
mod worth;

pub use coach::{Advice, advise};
pub use error::{AddressPart, Error, Impossible, Reason};
pub use forward::{Forward, forward};
pub use game::{Ending, Game, MOST_STAKES, Round};
pub use hand::Hand;
pub use pair::Pair;
pub use plan::Plan;
pub use record::{Move, Record};
pub use replay::{Replay, replay, replay_address};
pub use review::{Review, RoundReview, review};
pub use setup::{Deal, Opposition, Setup};
pub use table::Table;
pub use worth::Worth;
