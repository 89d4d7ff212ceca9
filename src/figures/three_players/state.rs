//! What is shown: three pools, the rules, and whose chances the colours are.

use super::settings::{LARGEST, LAST, LAYER, Layer, MOST_ANSWERS};
use crate::figures::rule_sets::{ANSWERS, MINE, RULES, THEIRS, rules_of, sized};
use crate::figures::state::state;
use crate::guess_who::{Ending, Pool, Rules};

state! {
    pub struct State {
        ending: Ending = RULES,
        answers: u8 = ANSWERS,
        mine: Pool = MINE,
        theirs: Pool = THEIRS,
        last: Pool = LAST,
        layer: Layer = LAYER,
    }
}

impl State {
    /// Holds what other figures share to what is solved here.
    pub fn clamp(&mut self) {
        for pool in [&mut self.mine, &mut self.theirs, &mut self.last] {
            *pool = sized(pool.get().min(LARGEST));
        }
        self.answers = self.answers.min(MOST_ANSWERS);
    }

    pub fn rules(&self) -> Rules {
        rules_of(self.ending, self.answers)
    }

    /// From the player to move on.
    pub const fn pools(&self) -> [Pool; 3] {
        [self.mine, self.theirs, self.last]
    }
}
