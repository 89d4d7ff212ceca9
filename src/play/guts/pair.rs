//! The returns of both choices.

use super::worth::Worth;

/// The returns of holding and dropping, in antes per unit of stakes.
///
/// ```
/// use upperhand::play::guts::{Pair, Worth};
/// let pair = Pair { hold: Worth::Rounded(0.25), drop: Worth::Rounded(-0.5) };
/// assert_eq!((pair.best(), pair.chosen(false)), (pair.hold, pair.drop));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    /// Holding.
    pub hold: Worth,
    /// Dropping.
    pub drop: Worth,
}

impl Pair {
    /// The better of the two.
    #[must_use]
    pub fn best(&self) -> Worth {
        self.hold.larger(self.drop)
    }

    /// The one that was chosen.
    #[must_use]
    pub const fn chosen(&self, holds: bool) -> Worth {
        if holds { self.hold } else { self.drop }
    }
}
