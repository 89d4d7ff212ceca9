//! Buck, Lee, Platnick, Wheeler, Zumbrun, *Continuous guts poker and numerical optimization of generalized recursive games*,
//! arXiv:2208.02788: what its abstract states.

mod advantage;
mod fictitious_play;
mod two_families;
mod weenie;

use super::check::{Claim, Paper, Section};

/// Its claims, in the order of the abstract.
pub(super) const CLAIMS: &[Section] = &[Section::new(
    "Abstract",
    &[
        advantage::TWO_STRATEGIES,
        advantage::ADVANTAGE,
        fictitious_play::CONVERGES,
        weenie::STRONG,
    ],
)];

/// A claim of this text that holds as printed.
const fn claim(id: &'static str, number: &'static str) -> Claim {
    Claim::new(id, Paper::Buck, number)
}
