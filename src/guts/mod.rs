//! *Guts* poker.
//!
//! Lives here: the game with real cards.
//!
//! Never enters: pixels, colours, browsers.

pub mod cards;
