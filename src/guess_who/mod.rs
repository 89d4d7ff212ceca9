//! *Guess Who?*: the rules, the exhaustive table, the closed forms.
//!
//! Lives here: the game and its exact solution, in integers. The player to move has `mine` suspects
//! left, the opponent `theirs`; nothing else matters, because every suspect left is equally likely.
//!
//! Never enters: floating point where integers do, pixels, colours, browsers. (The one function with
//! floats is [`race::limit`], whose arguments are real numbers.)
//!
//! In reading order: [`Pool`] and [`Rules`] say what is asked, [`SolvedTable`] solves any rule set by
//! exhaustion, [`race`] solves one by a theorem, [`Position`] gathers what is known of one position,
//! [`play`] plays one strategy against another.

mod error;
mod limits;
pub mod play;
mod pool;
mod position;
mod probability;
pub mod race;
mod rules;
mod solutions;
mod table;
mod win_table;

pub use error::Error;
pub use pool::Pool;
pub use position::Position;
pub use probability::Probability;
pub use rules::{Ending, Rules};
pub use solutions::Solutions;
pub use table::SolvedTable;
pub use win_table::WinTable;
