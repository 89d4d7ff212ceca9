//! Games in progress: turns, opponents, a coach, a review.
//!
//! Lives here: a game as an immutable value that each move replaces by a new one, opponents of several kinds, the worth
//! of every choice, and afterwards skill and luck told apart. A record of seed, settings and moves gives the same game
//! everywhere: draws are keyed by seed, round and purpose.
//!
//! Never enters: words for a screen, pixels, browsers, entropy of the system; nor mathematics, which is asked of the
//! rooms of the games.

pub mod guts;
