//! What is shown: three pools, the rules, and whose chances the colours are.

use super::settings::{LARGEST, LAST, LAYER, Layer};
use crate::figures::rule_sets::{MINE, RULES, THEIRS, rules_of, sized};
use crate::figures::state::state;
use crate::guess_who::{Ending, Pool, Rules};

state! {
    pub struct State {
        ending: Ending = RULES,
        mine: Pool = MINE,
        theirs: Pool = THEIRS,
        last: Pool = LAST,
        layer: Layer = LAYER,
    }
}

impl State {
    pub fn clamp_pools(&mut self) {
        for pool in [&mut self.mine, &mut self.theirs, &mut self.last] {
            *pool = sized(pool.get().min(LARGEST));
        }
    }

    pub fn rules(&self) -> Rules {
        rules_of(self.ending, 2)
    }

    /// From the player to move on.
    pub const fn pools(&self) -> [Pool; 3] {
        [self.mine, self.theirs, self.last]
    }
}
