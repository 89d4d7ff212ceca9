//! The returns of both choices.

use super::choice::Choice;
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

    /// The choice that returns more; `None` where both return the same, on the number line up to rounding: as with every
    /// hand below the line against others at the equilibrium.
    ///
    /// ```
    /// use upperhand::play::guts::{Choice, Pair, Worth};
    /// let pair = |hold, drop| Pair { hold: Worth::Rounded(hold), drop: Worth::Rounded(drop) };
    /// assert_eq!(pair(0.5, 0.25).better(), Some(Choice::Hold));
    /// assert_eq!(pair(0.1 + 0.2, 0.3).better(), None);
    /// ```
    #[must_use]
    pub fn better(&self) -> Option<Choice> {
        let more = self.hold.minus(self.drop);
        if more.is_nothing() {
            None
        } else if more.is_negative() {
            Some(Choice::Drop)
        } else {
            Some(Choice::Hold)
        }
    }

    /// What a choice loses against the better one: 0 or below.
    pub(super) fn lost(&self, holds: bool) -> Worth {
        let lost = self.chosen(holds).minus(self.best());
        if lost.is_nothing() {
            lost.nothing()
        } else {
            lost
        }
    }

    /// The one that was chosen.
    #[must_use]
    pub const fn chosen(&self, holds: bool) -> Worth {
        if holds { self.hold } else { self.drop }
    }
}
