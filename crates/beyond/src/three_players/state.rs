//! What is shown: three pools, the rules, and whose chances the colours are.

use super::settings::{LARGEST, LAST_POOL, LAYER, Layer, MOST_ANSWERS, SIZE};
use upperhand::guess_who::{Ending, Pool, Rules};
use upperhand_games::rule_sets::{ANSWERS, MINE, RULES, THEIRS, rules_of, sized};
use upperhand_kit::FieldSet;
use upperhand_kit::state::state;

state! {
    pub struct State {
        ending: Ending = RULES,
        answers: u8 = ANSWERS,
        mine: Pool = MINE,
        theirs: Pool = THEIRS,
        last: Pool = LAST_POOL,
        size: u32 = SIZE,
        layer: Layer = LAYER,
    }
}

impl State {
    /// Holds what other figures share to what is solved here. A smaller map moves the pools that are not on it, another pool makes
    /// the map larger.
    pub fn agree(&mut self, set: FieldSet) {
        for pool in [&mut self.mine, &mut self.theirs, &mut self.last] {
            *pool = sized(pool.get().min(LARGEST));
        }
        self.answers = self.answers.min(MOST_ANSWERS);
        for (pool, field) in [
            (&mut self.mine, Field::mine),
            (&mut self.theirs, Field::theirs),
        ] {
            if set.has(Field::size) && !set.has(field) {
                *pool = sized(pool.get().min(self.size));
            } else if pool.get() > self.size {
                self.size = pool.get().next_power_of_two().min(LARGEST);
            }
        }
    }

    pub fn rules(&self) -> Rules {
        rules_of(self.ending, self.answers)
    }

    /// From the player to move on.
    pub const fn pools(&self) -> [Pool; 3] {
        [self.mine, self.theirs, self.last]
    }
}
