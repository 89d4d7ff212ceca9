//! The mean square of player 1's payoff in one round, from which its variance follows.
//!
//! With K of the others holding (K = 0 where all drop) the payoff is K − 1 ± n to a holder, K − 2 to one who drops and 0
//! where all drop; so with W that a holder has the best hand,
//!
//! ```text
//! E[(K − 1 ± n)²] = E[(K − 1)²] + n² + 2n·(2E[(K − 1)·W] − E[K − 1])
//! ```
//!
//! and E\[K·W\] is, like E\[W\], the integral of a power of the hand between neighbouring thresholds.

use super::opponents::Opponents;
use super::powers::power_integral;
use super::rules::Rules;
use super::threshold::Threshold;

impl Opponents {
    /// The mean square of player 1's payoff in one round, in antes squared, when she plays `mine`. O(n²).
    ///
    /// ```
    /// use upperhand::guts::{Opponents, Rules, Threshold};
    /// let always = Opponents::new(Rules::Standard, &[Threshold::ALWAYS_HOLD])?;
    /// // Who drops half of the hands loses an ante with them, wins or loses two with the others.
    /// assert_eq!(always.second_moment(Threshold::new(0.5)?), 0.5 * 1.0 + 0.5 * 4.0);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn second_moment(&self, mine: Threshold) -> f64 {
        let mine = mine.get();
        let thresholds: Vec<f64> = self.thresholds().iter().map(|t| t.get()).collect();
        let n = self.players().get() as f64;
        let holders: f64 = thresholds.iter().map(|t| 1.0 - t).sum();
        let spread: f64 = thresholds.iter().map(|t| t * (1.0 - t)).sum();
        let all_drop: f64 = thresholds.iter().product();
        // E[(K − of)²].
        let square = |of: f64| spread + (holders - of).powi(2);
        let (win, holders_beaten) = wins(&thresholds, mine);
        let hold = (1.0 - mine) * (square(1.0) + n * n - 2.0 * n * (holders - 1.0))
            + 4.0 * n * (holders_beaten - win);
        let drop = mine * (square(2.0) - 4.0 * all_drop);
        let weenie = match self.rules() {
            Rules::Standard => 0.0,
            Rules::Weenie => {
                mine * all_drop + ((n - 1.0).powi(2) - 1.0) * weenies(&thresholds, mine)
            }
        };
        hold + drop + weenie
    }
}

/// ∫ Π max(x, tⱼ) dx from `mine` to 1, and the same times the number of holders who are beaten.
fn wins(thresholds: &[f64], mine: f64) -> (f64, f64) {
    let (mut win, mut beaten) = (0.0, 0.0);
    for below in 0..=thresholds.len() {
        let (held, dropped) = thresholds.split_at(below);
        let from = held.last().map_or(mine, |t| t.max(mine));
        let to = dropped.first().map_or(1.0, |&t| t);
        if to <= from {
            continue;
        }
        let above: f64 = dropped.iter().product();
        win += above * power_integral(from, to, below + 1);
        if below > 0 {
            let sum: f64 = held.iter().sum();
            let power = below as f64 * power_integral(from, to, below + 1);
            beaten += above * (power - sum * power_integral(from, to, below));
        }
    }
    (win, beaten)
}

/// ∫ Π min(x, tⱼ) dx from 0 to `mine`.
fn weenies(thresholds: &[f64], mine: f64) -> f64 {
    let mut weenie = 0.0;
    for below in 0..=thresholds.len() {
        let (lower, higher) = thresholds.split_at(below);
        let from = lower.last().map_or(0.0, |&t| t);
        let to = higher.first().map_or(mine, |t| t.min(mine));
        if to > from {
            weenie += lower.iter().product::<f64>() * power_integral(from, to, higher.len() + 1);
        }
    }
    weenie
}
