//! Games in progress: opponents, coach, review.
//!
//! This is what it takes to play a game to its end and to review it, without a screen. A game consists of a setup,
//! which contains a seed, and the moves of people; everything else follows from these, natively, in a browser and in
//! tests.
//!
//! There are no words for a screen here except errors, no drawing, no browser and no system entropy. Positions are
//! solved by [`guess_who`](crate::guess_who) and [`guts`](crate::guts).
//!
//! Both games have the same shape:
//!
//! | name | what it is |
//! |---|---|
//! | `Setup`, `Setup::check` | all that is agreed before the first move, the seed among it |
//! | `Choice` | a move of a person |
//! | `Game` | a game in progress: immutable, cheap to clone, equal to every game of the same setup and moves |
//! | `Game::new(setup)`, `game.restarted(setup)` | a new game; the second solves nothing again that both games share |
//! | `game.after(choice)`, `game.undone()`, `game.before(index)` | the game after one more move, before the last one, before an entry of its history |
//! | `game.moves()`, `game.history()`, `game.is_over()` | the choices of people, what came of them, whether any more can be made |
//! | `write_moves`, `read_moves`, `game.read(text)` | moves as a short text for an address |
//! | `Record`, `game.record()`, `replay(&record)`, `game.replayed(&moves)` | setup and moves, and the game of them as far as they are possible |
//! | `Replay`, `Rejection`, `Error` | the game up to the first impossible move, that move, the reason |
//! | `advice(&game)`, `review(&game)` | the coach before a choice; skill and luck told apart afterwards, a `Step` for each entry of the history |
//! | `skill(&game)` | your choices on one scale for both games: what they kept of what there was to lose |
//!
//! [`cheating`] is a game to be watched: thirty rounds of Guts among three, two of whom may play together.
//!
//! A [`Day`] is the seed of a date: the deal of the day. A [`guts::Evening`] is a pot that nobody has a choice in.

pub mod cheating;
mod day;
mod draws;
mod game;
pub mod guess_who;
pub mod guts;
mod history;
mod record;
mod replay;
mod skill;

pub use day::Day;
pub use game::{Game, Kind};
pub use record::Record;
pub use replay::{Rejection, Replay};
pub use skill::{Skill, Stake};

/// The largest seed: 2⁵³ − 1, up to which JavaScript counts without gaps.
const LARGEST_SEED: u64 = (1 << 53) - 1;
