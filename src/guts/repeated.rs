//! The same strategies, repeated without end, and how long that takes (Guts, §4).

use super::error::Error;
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
pub fn returns(round: Round, fee: f64) -> impl Iterator<Item = f64> {
    core::iter::successors(Some(-fee), move |&value| Some(round.followed_by(value)))
}

/// The expected stakes of round 1, 2, 3, …, in those of the first: the powers of β. An iterator without
/// end; they die out, stay or grow as β is below, at or above 1.
///
/// ```
/// use upperhand::guts::{Players, Rules, equilibrium, expected_stakes};
/// let beta = equilibrium(Rules::Weenie, Players::new(20)?).beta;
/// assert!(expected_stakes(beta).nth(100) > Some(600.0));
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn expected_stakes(beta: f64) -> impl Iterator<Item = f64> {
    core::iter::successors(Some(1.0), move |&stakes| Some(stakes * beta))
}

/// The bound of Guts, Theorem 4.8: a strategy with α ≥ `least` ≥ 0 and α ≥ fee·(β − 1) + `margin` against
/// everything returns at least `v_k` when player 1 leaves after `rounds` = k rounds at the latest:
///
/// # Errors
/// [`Error::Negative`] unless `least` is finite and at least 0, [`Error::Fee`] unless 0 < `fee` ≤ 1,
/// [`Error::Margin`] unless 0 < `margin` ≤ `fee`.
///
/// ```
/// use upperhand::guts::{Round, return_bound, returns};
/// // Remark 4.10: a fair game with stakes that halve attains it.
/// let fair = Round { alpha: 0.0, beta: 0.5 };
/// for (rounds, value) in returns(fair, 1.0).take(10).enumerate() {
///     assert_eq!(return_bound(0.0, 0.5, 1.0, rounds as u32)?, value);
/// }
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn return_bound(least: f64, margin: f64, fee: f64, rounds: u32) -> Result<f64, Error> {
    if !(0.0..f64::INFINITY).contains(&least) {
        return Err(Error::Negative { given: least });
    }
    if fee.is_nan() || fee <= 0.0 || fee > 1.0 {
        return Err(Error::Fee { given: fee });
    }
    if margin.is_nan() || margin <= 0.0 || margin > fee {
        return Err(Error::Margin { given: margin, fee });
    }
    let rate = 1.0 - margin / fee;
    let rounds = i32::try_from(rounds).unwrap_or(i32::MAX);
    let before = rate.powi((rounds - 1).max(0));
    Ok(least - least * before - fee * rate.powi(rounds))
}
