//! *Guts* poker: who holds, who drops.
//!
//! Lives here: the game and its solutions; [`cards`] is the game with real cards.
//!
//! Never enters: pixels, colours, browsers, the other game.

pub mod cards;
