//! Nica, *Optimal Strategy in "Guess Who?": Beyond Binary Search*: the race.

mod ansatz;
mod bold_plays;
mod continuous;
mod escape;
mod handicap;
mod log_periodicity;
mod model;
mod proof_upper_hand;
mod proof_weeds;
mod recurrence;
mod regions;
mod theorem;

use super::check::{Claim, Paper, Section};

/// Its claims, section by section.
pub(super) const CLAIMS: &[Section] = &[
    theorem::CLAIMS,
    bold_plays::CLAIMS,
    log_periodicity::CLAIMS,
    handicap::CLAIMS,
    model::CLAIMS,
    recurrence::CLAIMS,
    continuous::CLAIMS,
    escape::CLAIMS,
    proof_weeds::CLAIMS,
    proof_upper_hand::CLAIMS,
];

/// A claim of this text that holds as printed.
const fn claim(id: &'static str, number: &'static str) -> Claim {
    Claim::new(id, Paper::Nica, number)
}
