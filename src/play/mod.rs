//! Games in progress: turns, opponents, coach, review.
//!
//! Lives here: what is needed to play a game to its end and to look back on it, without a screen. A game is a setup, a
//! seed and the moves of people: whatever else there is to know follows from these, natively, in a browser and in tests.
//!
//! Never enters: words for a screen, but for errors; drawing, a browser, entropy of the system; how a position is solved,
//! which is asked of [`guess_who`](crate::guess_who) and [`guts`](crate::guts).

mod draws;
pub mod guess_who;
pub mod guts;
