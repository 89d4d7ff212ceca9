//! Babyak, Buck, Dichter, Jiang, Zumbrun, *Synchronous vs. asynchronous coalitions in multiplayer games, with applications to
//! guts poker*, arXiv:2412.19855: what its abstract states.

mod more_players;
mod symmetric_game;
mod three_players;
mod three_values;

use super::check::{Claim, Paper, Section};

/// Its claims, in the order of the abstract.
pub(super) const CLAIMS: &[Section] = &[Section::new(
    "Abstract",
    &[
        three_values::ORDER,
        three_values::NOT_CONVEX,
        three_players::CONVEX,
        three_players::VALUES,
        more_players::NO_DIE,
    ],
)];

/// A claim of this text that holds as printed.
const fn claim(id: &'static str, number: &'static str) -> Claim {
    Claim::new(id, Paper::Babyak, number)
}
