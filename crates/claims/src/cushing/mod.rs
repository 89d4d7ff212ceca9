//! Cushing, Gipp, Levick, Rickinson, Stewart, *Optimal play in Guess Who*: the official rules.

mod cases;
mod game;
mod halves;
mod induction;
mod notation;
mod recurrence;
mod rows;
mod small_pools;
mod theorem;
mod tripartite;
mod values;

use super::check::{Claim, Paper, Section};

/// Its claims, section by section.
pub(super) const CLAIMS: &[Section] = &[
    game::CLAIMS,
    small_pools::CLAIMS,
    theorem::CLAIMS,
    halves::CLAIMS,
    recurrence::CLAIMS,
    induction::CLAIMS,
    cases::CLAIMS,
    values::CLAIMS,
    rows::CLAIMS,
    tripartite::CLAIMS,
];

/// A claim of this text that holds as printed.
const fn claim(id: &'static str, number: &'static str) -> Claim {
    Claim::new(id, Paper::Cushing, number)
}
