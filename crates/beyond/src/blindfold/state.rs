//! What is shown: both pools, the rules, and what colours stand for.

use super::settings::{LARGEST, LAYER, Layer};
use upperhand::guess_who::{Ending, Pool, Rules};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::{MINE, RULES, THEIRS, rules_of, sized};
use upperhand_kit::state::state;

state! {
    pub struct State {
        ending: Ending = RULES,
        mine: Pool = MINE,
        theirs: Pool = THEIRS,
        layer: Layer = LAYER,
    }
}

impl State {
    pub fn clamp_pools(&mut self) {
        for pool in [&mut self.mine, &mut self.theirs] {
            *pool = sized(pool.get().min(LARGEST));
        }
    }

    pub fn rules(&self) -> Rules {
        rules_of(self.ending, 2)
    }

    pub fn position(&self) -> Position {
        Position {
            rules: self.rules(),
            mine: self.mine,
            theirs: self.theirs,
        }
    }
}
