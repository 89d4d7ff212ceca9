//! `official` in closed form, for questions of 2 to 6 answers, and an optimal strategy for three.
//!
//! The formulas are written in the modules below. Sources: the strategy is Cushing et al., Theorem 1.6,
//! corrected; the values were found here and checked against the exhaustive table for all pools up to 2048
//! in every number of answers (`cargo test` repeats it on smaller ones, `cargo xtask test storm` on all), and
//! at random pools up to 2³¹ − 1 against the recurrence.

mod bids;
mod many_answers;
mod strategy;
mod yes_no;

pub(super) use bids::{Bids, is_uncertain, most_even_bid, optimal_bids};
pub(super) use many_answers::{Hill, beyond, lacking};
pub use strategy::tripartite_strategy;
pub(super) use yes_no::Tent;

/// The exact integer n·m·P(n, m). O(log).
pub(super) fn numerator(answers: u8, mine: u32, theirs: u32) -> u64 {
    if answers == 2 {
        yes_no::numerator(mine, theirs)
    } else {
        many_answers::numerator(answers, mine, theirs)
    }
}

/// Q − E in the units that E is held in, `None` at the positions that are off the pattern.
pub(super) fn correction(answers: u8, mine: u32, theirs: u32) -> Option<i64> {
    if answers == 2 {
        yes_no::correction(mine, theirs)
    } else {
        many_answers::correction(answers, mine, theirs)
    }
}
