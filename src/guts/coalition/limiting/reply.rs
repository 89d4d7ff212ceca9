//! The worst that infinitely many can do to one rate of player 1.
//!
//! Whatever they do, some of them who hold all alike and at most one who holds every hand do the same to her or more: the proof is in
//! `docs/infinitely-many.md`. With c, w, P of [`Joint`] and s = 1 + V, the derivative of α + βV in the common rate is
//! e^−rate times
//!
//! ```text
//! s·e^rate − c·s − 2·(x − rate)⁺ + w·(rate − x)⁺    if no one spoils
//! s·e^rate       − 2·(x − rate)⁺                    if one does
//! ```
//!
//! Both rise with the rate: one zero is the minimum.

use super::joint::Joint;
use super::rate::Rate;
use crate::guts::root::last_not_positive;
use crate::guts::rules::Rules;

/// One round that is followed by something worth `value` per unit of stakes, above −1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stage {
    pub(super) rules: Rules,
    pub(super) value: f64,
}

impl Stage {
    /// α + βV.
    pub(super) fn worth(&self, joint: &Joint, mine: Rate) -> f64 {
        joint.round(self.rules, mine).followed_by(self.value)
    }

    /// The common rate that leaves her least, with a spoiler or without.
    pub(super) fn reply(&self, mine: Rate, spoils: bool) -> Joint {
        let (x, stakes) = (mine.get(), 1.0 + self.value);
        let slope = |rate: f64| {
            let above = 2.0 * (x - rate).max(0.0);
            let alone = if spoils {
                0.0
            } else {
                self.rules.weenies() * (rate - x).max(0.0) - self.rules.all_drop_factor() * stakes
            };
            stakes * rate.exp() - above + alone
        };
        // There s·e^rate is at least c·s + 2x.
        let most = (self.rules.all_drop_factor() + 2.0 * x / stakes).ln();
        let rate = Rate::found(last_not_positive(0.0, most, slope));
        Joint { rate, spoils }
    }

    /// What is left to her, with or without a spoiler, whichever is less.
    pub(super) fn worst(&self, mine: Rate) -> (Joint, f64) {
        let [bloc, spoiled] = [false, true].map(|spoils| {
            let joint = self.reply(mine, spoils);
            (joint, self.worth(&joint, mine))
        });
        if bloc.1 <= spoiled.1 { bloc } else { spoiled }
    }
}

/// The joint strategy that leaves player 1 the least in one round, and how much.
///
/// ```
/// use upperhand::guts::Rules;
/// use upperhand::guts::coalition::limiting::{Rate, best_response};
/// // At the equilibrium of one round one of them holds every hand and the others are more careful.
/// let (reply, alpha) = best_response(Rules::Standard, Rate::of_chance(0.5)?);
/// assert!(reply.spoils && reply.rate < Rate::of_chance(0.5)? && alpha < -0.12);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[must_use]
pub fn best_response(rules: Rules, mine: Rate) -> (Joint, f64) {
    Stage { rules, value: 0.0 }.worst(mine)
}
