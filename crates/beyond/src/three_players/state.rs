//! What follows from what is asked for: the map has room for the pools.

use super::asked::{Asked, Field};
use super::facts::LARGEST;
use upperhand::guess_who::{Pool, Rules};
use upperhand_games::rule_sets::{rules_of, sized};
use upperhand_kit::state::{FieldSet, State as _};

impl Asked {
    /// Whoever asks for a smaller map moves the pools that would not be on it.
    pub fn take_along(&mut self, set: FieldSet) -> FieldSet {
        let moved = FieldSet::from([Field::mine, Field::theirs]).without(set);
        if !set.has(Field::size) || moved.is_empty() {
            return FieldSet::NONE;
        }
        let held = |pool: Pool| sized(pool.get().min(self.size));
        let on_map = Self {
            mine: held(self.mine),
            theirs: held(self.theirs),
            ..self.clone()
        };
        self.take(&on_map, moved);
        moved
    }

    /// The side of the map, on which there is room for the pools.
    pub fn side(&self) -> u32 {
        let largest = self.mine.max(self.theirs).get();
        if largest > self.size {
            largest.next_power_of_two().min(LARGEST)
        } else {
            self.size
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
