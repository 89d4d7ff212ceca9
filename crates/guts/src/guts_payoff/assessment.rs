//! The round that is asked for, beside the best reply and the equilibrium.

use super::replies::{Best, best_reply};
use super::state::{State, threshold};
use upperhand::guts::{Equilibrium, Round, equilibrium};

pub struct Assessment {
    pub round: Round,
    pub best: Best,
    pub fair: Equilibrium,
}

impl Assessment {
    pub fn of(state: &State) -> Self {
        let opponents = state.terms().opponents();
        Self {
            round: opponents.round(threshold(state.mine)),
            best: best_reply(&opponents),
            fair: equilibrium(state.game().rules, state.game().players),
        }
    }

    /// Your loss a round by not playing the best reply.
    pub fn cost(&self) -> f64 {
        (self.best.round.alpha - self.round.alpha).max(0.0)
    }
}
