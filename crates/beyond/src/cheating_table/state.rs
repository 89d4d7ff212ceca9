//! What is shown: an evening, one of its rounds, and what was said at its end.

use super::settings::{LAST, ROUND, VERDICT, Verdict};
use upperhand_games::play_settings::SEED;
use upperhand_kit::state::state;

state! {
    pub struct State {
        seed: u32 = SEED,
        round: u32 = ROUND,
        verdict: Verdict = VERDICT,
    }
}

impl State {
    /// Has somebody been named, so that everything may be told?
    pub fn is_told(&self) -> bool {
        self.verdict != Verdict::Unsaid
    }

    /// The index of the round shown.
    pub const fn index(&self) -> usize {
        self.round as usize - 1
    }

    /// The rounds that a reader may know of.
    pub fn seen(&self) -> usize {
        let rounds = if self.is_told() { LAST } else { self.round };
        rounds as usize
    }
}
