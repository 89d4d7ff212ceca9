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
    Entry::described::<guts_coalition::Coalition>(),
    Entry::described::<guts_ruin::Ruin>(),
    Entry::described::<cheating_table::Cheating>(),
    Entry::described::<three_players::Three>(),
    Entry::described::<blindfold::Blindfold>(),
];
