//! What follows from what is asked for: who was named, and what may be known.

use super::asked::{Asked, LAST};

impl Asked {
    /// The place of the case that was named among all; `None` until then.
    pub const fn named(&self) -> Option<usize> {
        (self.verdict as usize).checked_sub(1)
    }

    /// Has somebody been named, so that everything may be told?
    pub const fn is_told(&self) -> bool {
        self.named().is_some()
    }

    /// The rounds that a reader may know of.
    pub const fn seen(&self) -> usize {
        let rounds = if self.is_told() { LAST } else { self.round };
        rounds as usize
    }
}
