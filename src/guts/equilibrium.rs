//! The symmetric equilibrium, and whether it recovers the ante.

use super::best_response::reply_of_blocs;
use super::error::Error;
use super::players::Players;
use super::powers::power;
use super::rules::Rules;
use super::stage::Stage;
use super::threshold::Threshold;

/// The symmetric equilibrium of one round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Equilibrium {
    /// The threshold that everybody plays.
    pub threshold: Threshold,
    /// The stakes carried on when everybody plays it.
    pub beta: f64,
    /// The least α − (β − 1) that a bloc leaves to a player who plays it: the ε of Guts, (4.11), for a
    /// termination fee of 1. It is 1 − β.
    pub margin: f64,
}

impl Equilibrium {
    /// Does playing it for ever recover the ante against any bloc?
    ///
    /// Guts, Theorem 4.8, with a termination fee of 1: true if the margin is positive, as α ≥ 0 against
    /// every bloc.
    #[must_use]
    pub fn recovers(&self) -> bool {
        self.margin > 0.0
    }
}

/// The threshold from which no single player gains by leaving, when all others play it too.
///
/// It is (1/2)^(1/(n−1)) without and (1/3)^(1/(n−1)) with the Weenie rule (Guts, Corollaries 7.9 and
/// B.2): the threshold of the best hand of n − 1 with which holding is worth what dropping is.
///
/// ```
/// use upperhand::guts::{Players, Rules, equilibrium};
/// let three = equilibrium(Rules::Standard, Players::new(3)?);
/// assert!((three.threshold.get() - 0.5_f64.sqrt()).abs() < 1e-15);
/// assert!((three.beta - (2.0 - 2.0_f64.sqrt())).abs() < 1e-15);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[must_use]
pub fn equilibrium(rules: Rules, players: Players) -> Equilibrium {
    let chance = 1.0 / rules.all_drop_factor();
    let at = chance.powf(1.0 / players.others() as f64);
    let n = players.get() as f64;
    let threshold = Threshold::found(at);
    Equilibrium {
        threshold,
        beta: n * (1.0 - at) - 1.0 + rules.all_drop_factor() * power(at, players.get()),
        margin: margin(rules, players, threshold, 1.0),
    }
}

/// The least α − fee·(β − 1) that a bloc leaves to a player at `mine`: the ε of Guts, (4.11).
///
/// # Errors
/// [`Error::Fee`] unless the termination fee is from 0 to 1.
///
/// ```
/// use upperhand::guts::{Players, Rules, Threshold, recovery_margin};
/// // Who always drops against two players loses just the fee, when they leave the pot to each other.
/// let margin = recovery_margin(Rules::Standard, Players::new(3)?, Threshold::ALWAYS_DROP, 1.0)?;
/// assert_eq!(margin, 0.0);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn recovery_margin(
    rules: Rules,
    players: Players,
    mine: Threshold,
    fee: f64,
) -> Result<f64, Error> {
    if (0.0..=1.0).contains(&fee) {
        Ok(margin(rules, players, mine, fee))
    } else {
        Err(Error::Fee { given: fee })
    }
}

fn margin(rules: Rules, players: Players, mine: Threshold, fee: f64) -> f64 {
    let stage = Stage {
        rules,
        players,
        value: -fee,
    };
    fee + reply_of_blocs(&stage, mine.get()).alpha
}
