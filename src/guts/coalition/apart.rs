//! Others who share no die: each draws a strategy alone, and together they win nothing.
//!
//! The proof is in `docs/no-die-no-profit.md`. Whatever each of the others does, player 1 does at least as well as if he dropped
//! below the threshold that is his chance to drop. Against thresholds t₂ … tₙ let F(a) = Π max(a, tⱼ) and L(a) = Π min(a, tⱼ):
//! she loses nothing with the threshold a at which 2F(a) is 1, with the Weenie rule 2F(a) + L(a); and by holding every hand where
//! twice the chance that all the others drop is 1 or more.

use crate::guts::error::Error;
use crate::guts::opponents::Opponents;
use crate::guts::root::last_not_positive;
use crate::guts::rules::Rules;
use crate::guts::threshold::Threshold;

/// A threshold with which player 1 loses nothing in a round against others who drop with these chances, independently of each
/// other. It is not her best one: that of
/// [`Mixture::best_threshold`](super::Mixture::best_threshold) is.
///
/// # Errors
/// [`Error::Players`] for no others or more than 63.
///
/// ```
/// use upperhand::guts::coalition::safe_reply;
/// use upperhand::guts::{Rules, Threshold, payoff};
/// let others = Threshold::all(&[0.0, 0.9, 0.9])?;
/// let mine = safe_reply(Rules::Standard, &others)?;
/// let round = payoff(Rules::Standard, &[vec![mine], others].concat())?;
/// assert!(round.alpha[0] > 0.12);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn safe_reply(rules: Rules, dropping: &[Threshold]) -> Result<Threshold, Error> {
    // Refuses what are no others.
    Opponents::new(rules, dropping)?;
    let excess = |a: f64| {
        let product = |of: fn(f64, f64) -> f64| -> f64 {
            dropping.iter().map(|at| of(a, at.get())).product()
        };
        2.0 * product(f64::max) + rules.weenies() * product(f64::min) - 1.0
    };
    Ok(Threshold::found(last_not_positive(0.0, 1.0, excess)))
}
