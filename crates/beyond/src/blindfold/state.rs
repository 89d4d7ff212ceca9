//! What the solver calls what is asked for.

use super::asked::Asked;
use upperhand::guess_who::Rules;
use upperhand_games::rule_sets::rules_of;

impl Asked {
    pub fn rules(&self) -> Rules {
        rules_of(self.ending, 2)
    }

    /// Yours, then theirs.
    pub const fn pools(&self) -> [u32; 2] {
        [self.mine.get(), self.theirs.get()]
    }
}
