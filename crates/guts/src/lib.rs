//! The figures of *Guts*: what is known of a state, its pictures as plain data, and every sentence and number that a reader
//! sees, so that all of it can be tested without a screen. Here exact numbers become approximate ones.
//!
//! Never enters: a drawing backend, a colour value (only [`Role`](upperhand_kit::Role)s), a place on a screen, the DOM, a figure of *Guess Who?*

pub mod guts_cards;
pub mod guts_payoff;
pub mod play_guts;

use upperhand_kit::Entry;

/// All of them, as the module of them has them.
pub const FIGURES: &[Entry] = &[
    Entry::of::<guts_payoff::Payoff>(),
    Entry::of::<guts_cards::Cards>(),
    Entry::of::<play_guts::CardTable>(),
];
