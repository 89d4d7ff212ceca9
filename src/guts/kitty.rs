//! Guts with a kitty: one hand more is dealt, to nobody, and whoever takes the pot has to beat it, too.
//!
//! Everybody who holds pays the pot once more, unless hers is the best hand of those held and of the kitty's. If it is, she takes the
//! pot, and the next is what the other holders pay. If the kitty's is better, the pot stays and the next has that in it, too. If
//! nobody holds, the round is replayed. In the words of [`payoff`](super::payoff()): with C the chance that the kitty's hand is the best of those held
//! and its own, all drop in it, and W the chance to hold and beat all those,
//!
//! ```text
//! αᵢ = E[R] − 2 + 2C + n·(2W − (1 − tᵢ))       β = E[R] − 1 + 2C
//! ```
//!
//! Its only equilibrium has the threshold of one player more: `docs/kitty.md` proves it, and says with which rules it has not.

use super::equilibrium::Equilibrium;
use super::error::Error;
use super::payoff::{Payoff, one_round};
use super::players::Players;
use super::powers::{power, power_integral};
use super::root::last_not_positive;
use super::rules::Rules;
use super::threshold::Threshold;

/// One round with a kitty at these thresholds, one per player. What all drop costs is as without one.
///
/// O(n log n) time for n players; rounding errors stay below 1e-12.
///
/// # Errors
/// [`Error::Players`] unless there are 2 to 64 thresholds.
///
/// ```
/// use upperhand::guts::{Rules, Threshold, kitty_payoff};
/// // Player 2 holds everything and beats the kitty half of the time: she wins the ante or pays the pot, of two antes, once more.
/// let thresholds = [Threshold::ALWAYS_DROP, Threshold::ALWAYS_HOLD];
/// let round = kitty_payoff(Rules::Standard, &thresholds)?;
/// assert_eq!((round.alpha, round.beta), (vec![0.0, 0.0], 1.0));
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn kitty_payoff(rules: Rules, thresholds: &[Threshold]) -> Result<Payoff, Error> {
    one_round(rules, thresholds, true)
}

/// The symmetric equilibrium of one round with a kitty: the only equilibrium without the Weenie rule.
///
/// Its threshold is (1/2)^(1/n), that of n + 1 players without a kitty. With the Weenie rule it is the root of
/// 2pⁿ + pⁿ⁻¹ = 1, between those of n and of n + 1 players.
///
/// ```
/// use upperhand::guts::{Players, Rules, equilibrium, kitty_equilibrium};
/// let (two, three) = (Players::new(2)?, Players::new(3)?);
/// let with_kitty = kitty_equilibrium(Rules::Standard, two);
/// assert_eq!(with_kitty.threshold, equilibrium(Rules::Standard, three).threshold);
/// assert!((kitty_equilibrium(Rules::Weenie, two).threshold.get() - 0.5).abs() < 1e-15);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[must_use]
pub fn kitty_equilibrium(rules: Rules, players: Players) -> Equilibrium {
    let n = players.get();
    let at = match rules {
        Rules::Standard => 0.5_f64.powf(1.0 / n as f64),
        Rules::Weenie => {
            last_not_positive(0.0, 1.0, |at| 2.0 * power(at, n) + power(at, n - 1) - 1.0)
        }
    };
    // The kitty's hand is below the threshold and all drop, or it is above and beats all.
    let untaken = power(at, n + 1) + power_integral(at, 1.0, n + 1);
    let holders = n as f64 * (1.0 - at);
    let beta = holders - 1.0 + 2.0 * untaken + rules.weenies() * power(at, n);
    Equilibrium {
        threshold: Threshold::found(at),
        beta,
        margin: 1.0 - beta,
    }
}
