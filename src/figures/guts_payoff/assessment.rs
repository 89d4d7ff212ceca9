//! The round that is asked for, beside the best reply and the equilibrium.

use super::replies::{Best, best_reply};
use super::request::{Request, threshold};
use crate::guts::{Equilibrium, Round, equilibrium};

pub struct Assessment {
    pub round: Round,
    pub best: Best,
    pub fair: Equilibrium,
}

impl Assessment {
    pub fn of(request: &Request) -> Self {
        let opponents = request.terms.opponents();
        Self {
            round: opponents.round(threshold(request.mine)),
            best: best_reply(&opponents),
            fair: equilibrium(request.game().rules, request.game().players),
        }
    }

    /// Your loss a round by not playing the best reply.
    pub fn cost(&self) -> f64 {
        (self.best.round.alpha - self.round.alpha).max(0.0)
    }
}
