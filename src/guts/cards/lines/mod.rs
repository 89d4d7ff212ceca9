//! Lines of hands as poker ranks them: of one to three cards without straights and flushes, of three with them, and of five.
//!
//! A line holds the hands ranked from it on. Here are no unrestricted strategies, so that there may be 2,598,960 hands:
//! [`LineGame`] ranks them and tells what a line loses to the best reply, [`LineSearch`] looks for the line that loses least.
//!
//! # What is best in the standard deck
//!
//! | cards | all drop | best against lines | loses least against everything |
//! |---|---|---|---|

mod game;
mod ranking;
mod search;
mod subset_counts;

pub use game::LineGame;
pub use ranking::Ranking;
pub use search::{LineSearch, Replies};
