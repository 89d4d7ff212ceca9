//! Figures of what goes beyond the papers and the story: what is known of a state, its pictures as plain data, and every
//! sentence and number that a reader sees, so that all of it can be tested without a screen.
//!
//! Never enters: a drawing backend, a colour value (only [`Role`](upperhand_kit::Role)s), a place on a screen, the DOM, a figure of another crate.

pub mod blindfold;
pub mod cheating_table;
pub mod guts_coalition;
pub mod guts_ruin;
pub mod three_players;

use upperhand_kit::Entry;

/// All of them, as the module of them has them.
pub const FIGURES: &[Entry] = &[
    Entry::of::<guts_coalition::Coalition>(),
    Entry::of::<guts_ruin::Ruin>(),
    Entry::of::<cheating_table::Cheating>(),
    Entry::of::<three_players::Three>(),
    Entry::of::<blindfold::Blindfold>(),
];
