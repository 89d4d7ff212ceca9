//! The same strategies, repeated without end (Guts, §4).

use super::opponents::Round;

/// α/(1 − β): the return of the same strategies, repeated without end, to player 1 (Guts, Example 4.4).
///
/// `None` unless β < 1: then the stakes do not die out and the sum of all rounds has no limit.
///
/// ```
/// use upperhand::guts::{Round, total_return};
/// assert_eq!(total_return(Round { alpha: 0.125, beta: 0.5 }), Some(0.25));
/// assert_eq!(total_return(Round { alpha: 0.125, beta: 1.0 }), None);
/// ```
#[must_use]
pub fn total_return(round: Round) -> Option<f64> {
    (round.beta < 1.0).then(|| round.alpha / (1.0 - round.beta))
}

/// The return of 0, 1, 2, … rounds after which player 1 leaves and pays the termination fee: `V₀ = −fee`, `Vₖ₊₁ = α +
/// βVₖ` (Guts, (4.9), for fixed strategies). An endless iterator.
///
/// ```
/// use upperhand::guts::{Round, returns};
/// let fair = Round { alpha: 0.0, beta: 0.5 };
/// assert!(returns(fair, 1.0).take(4).eq([-1.0, -0.5, -0.25, -0.125]));
/// ```
pub fn returns(round: Round, fee: f64) -> impl Iterator<Item = f64> {
    core::iter::successors(Some(-fee), move |&value| Some(round.followed_by(value)))
}
