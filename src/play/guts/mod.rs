//! *Guts* for two to eight players; you are the first.
//!
//! A [`Setup`] says what is played: real cards for two to six, or hands on a number line, declared at once or in turn. [`Game::new`] deals, [`Game::after`]
//! takes one move of yours, [`replay`] all moves of a [`Record`], [`replay_address`] those of its text. [`advice`] says
//! what holding and dropping return with your hand, [`review`] tells skill from luck, and [`forward()`] plays many
//! rounds at once and compares them with their exact expectation.
//!
//! # Bookkeeping
//!
//! Everything is counted in antes as in [`crate::guts`]. Antes are paid at the end: a share of the pot belongs to its
//! player until somebody takes the pot alone. The pot is the number of players times the stakes. With k ≥ 2 holders,
//! the stakes of the next round are k − 1 times as high. A single holder ends the pot, and if more pots are to be
//! played, everybody antes 1 again. A player who leaves pays the fee, a fraction of the stakes.
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
mod evening;
mod forward;
mod game;
mod hand;
mod long_run;
mod pair;
mod plan;
mod played;
mod record;
mod replay;
mod review;
mod round;
mod settle;
mod setup;
mod skill;
mod solution;
mod table;
mod turns;
mod worth;

pub use address::{read_moves, write_moves};
pub use choice::Choice;
pub use coach::{Advice, advice};
pub use ending::{Ending, MOST_STAKES};
pub use error::{AddressPart, Error, Rejection};
pub use evening::{Evening, EveningRound, Part};
pub use forward::{Forward, forward};
pub use game::{Game, Guts, Replay};
pub use hand::Hand;
pub use long_run::LongRun;
pub use pair::Pair;
pub use plan::Plan;
pub use record::Record;
pub use replay::{replay, replay_address};
pub use review::{Review, Step, review};
pub use round::Round;
pub use setup::{Deal, Opponent, Setup};
pub use skill::skill;
pub use solution::Solution;
pub use worth::Worth;

pub(in crate::play) use settle::settle;
