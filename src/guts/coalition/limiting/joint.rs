//! One joint strategy of infinitely many, as player 1 meets it.

use super::rate::Rate;
use crate::guts::opponents::Round;
use crate::guts::rules::Rules;

/// A joint strategy of the coalition: all hold at the same rate, but for one who may hold every hand, the spoiler.
///
/// ```
/// use upperhand::guts::Rules;
/// use upperhand::guts::coalition::limiting::{Joint, Rate};
/// // Equals have nothing to win.
/// let fair = Joint { rate: Rate::of_chance(0.5)?, spoils: false };
/// assert_eq!(fair.round(Rules::Standard, fair.rate).alpha, 0.0);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Joint {
    /// The rate of all but a spoiler: the mean number of those who hold.
    pub rate: Rate,
    /// Does one of them hold every hand?
    pub spoils: bool,
}

impl Joint {
    /// The chance that nobody else holds.
    #[must_use]
    pub fn all_drop(&self) -> f64 {
        if self.spoils { 0.0 } else { self.rate.chance() }
    }

    /// Player 1's α, and β, when she holds at a rate. With P for the chance that all others drop, E for the mean number of them who
    /// hold, and 2, 0 (or 3, 1 with the Weenie rule) for c, w:
    #[must_use]
    pub fn round(&self, rules: Rules, mine: Rate) -> Round {
        let (x, rate) = (mine.get(), self.rate.get());
        let holders = rate + f64::from(u8::from(self.spoils));
        let beta = holders - 1.0 + rules.all_drop_factor() * self.all_drop();
        let shared = (-x.min(rate)).exp();
        let win = 1.0 - shared + (x - rate).max(0.0) * self.rate.chance();
        let weenie = if self.spoils {
            0.0
        } else {
            (-x.max(rate)).exp() + (rate - x).max(0.0) * self.rate.chance()
        };
        Round {
            alpha: beta - 1.0 + 2.0 * win - x - rules.weenies() * weenie,
            beta,
        }
    }

    /// The derivative of α in player 1's rate, which never rises. β does not depend on it.
    ///
    /// ```
    /// use upperhand::guts::Rules;
    /// use upperhand::guts::coalition::limiting::{Joint, Rate};
    /// let joint = Joint { rate: Rate::of_chance(0.75)?, spoils: true };
    /// assert_eq!(joint.slope(Rules::Weenie, Rate::new(9.0)?), 2.0 * 0.75 - 1.0);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn slope(&self, rules: Rules, mine: Rate) -> f64 {
        let (x, rate) = (mine.get(), self.rate.get());
        let win = if x < rate {
            mine.chance()
        } else {
            self.rate.chance()
        };
        let weenie = if self.spoils {
            0.0
        } else {
            (-x.max(rate)).exp()
        };
        2.0 * win - 1.0 + rules.weenies() * weenie
    }

    /// The slope of α where she holds ever more.
    pub(super) fn last_slope(&self) -> f64 {
        2.0 * self.rate.chance() - 1.0
    }

    /// With n players, α and β are those of the limit and this over n − 1 more, but for terms in 1/(n − 1)²; for rates of hers above
    /// theirs. A rate stands for the threshold e^(−rate/(n − 1)).
    pub(super) fn first_order(&self, rules: Rules, mine: Rate) -> Round {
        let (x, rate, p) = (mine.get(), self.rate.get(), self.rate.chance());
        let squares = (x * x - rate * rate) / 2.0;
        let w = rules.weenies();
        if self.spoils {
            Round {
                alpha: squares - rate + 2.0 * x * p * (1.0 + rate - x),
                beta: x - rate - rate * rate / 2.0,
            }
        } else {
            Round {
                alpha: squares * (1.0 - 2.0 * p) - w * x * (p - mine.chance()),
                beta: x - rate * rate / 2.0 - rules.all_drop_factor() * x * p,
            }
        }
    }
}
