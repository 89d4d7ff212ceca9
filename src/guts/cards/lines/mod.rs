//! Lines of hands as poker ranks them: of one to three cards without straights and flushes, of three with them, and of five.
//!
//! A line holds the hands ranked from it on. Here are no unrestricted strategies, so that there may be 2,598,960 hands:
//! [`LineGame`] ranks them and tells what a line loses to the best reply, [`LineSearch`] looks for the line that loses least.
//!
//! # What is best in the standard deck
//!
//! | cards | all drop | best against lines | its loss to them | loses least to everything | its loss |
//! |---|---|---|---|---|---|
//! | 3 with straights | replay | 10991 (above KC/9D/8S) | 1/11975600 | 10981 (above KC/9C/8H) | 1/3132080 |
//! | 5 | replay | 1286464 (above AC/KS/QS/10H/2C) | 3155/132888203448 | 1285550 (above AH/KH/QH/9S/8S) | 49121/569520871920 |
//! | 3 with straights | weenie | 7336 (above QH/7C/2C) | 0 | the same | 1/20358520 |
//! | 5 | weenie | 805057 (above AH/7C/5H/3H/2H) | 0 | the same | 1349/117254297160 |
//!
//! Without straights it agrees with [`ThresholdSearch`](super::ThresholdSearch) and [`least_exploitable`](super::least_exploitable).

mod game;
mod held_deals;
mod losses;
mod order;
mod ranking;
mod search;
mod seats;
mod subset_counts;
mod table_line;

pub use game::LineGame;
pub use losses::{LineLosses, ReplyCounts};
pub use order::HandOrder;
pub use ranking::Ranking;
pub use search::{LineSearch, Replies};
pub(crate) use seats::{MetAtTable, Seats};
pub(super) use table_line::MOST_PLAYERS;
pub use table_line::{TableLine, table_line};
