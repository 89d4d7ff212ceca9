//! The Riddler column of 6 March 2020 and its solution by dynamic programming: the official rules with yes/no questions.

mod method;
mod solution;
mod strategy;

use super::check::{Claim, Paper, Section};

/// Its claims, section by section.
pub(super) const CLAIMS: &[Section] = &[solution::CLAIMS, strategy::CLAIMS, method::CLAIMS];

/// A claim of this text that holds as printed.
const fn claim(id: &'static str, number: &'static str) -> Claim {
    Claim::new(id, Paper::Riddler, number)
}
