//! A random choice of the joint strategies of infinitely many.

use super::joint::Joint;
use super::rate::Rate;
use crate::guts::error::Error;
use crate::guts::opponents::Round;
use crate::guts::root::last_not_positive;
use crate::guts::rules::Rules;

/// How far a sum of weights may be from 1 by rounding.
const ROUNDING: f64 = 1e-9;

/// A slope of this size is 0 but for rounding.
const LEVEL: f64 = 1e-15;

/// This far above all rates of the coalition what is left of the Weenie rule is less than the last bit of a slope.
const FAR: f64 = 64.0;

/// A mixed strategy of infinitely many who share a die.
///
/// ```
/// use upperhand::guts::Rules;
/// use upperhand::guts::coalition::limiting::{Joint, Mixture, Rate};
/// let often = Joint { rate: Rate::of_chance(0.39)?, spoils: false };
/// let rarely = Joint { rate: Rate::of_chance(0.64)?, spoils: true };
/// let mixture = Mixture::new(Rules::Standard, &[(often, 0.5625), (rarely, 0.4375)])?;
/// assert!(mixture.best_rate().alpha < -0.06);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Mixture {
    rules: Rules,
    strategies: Vec<(Joint, f64)>,
}

/// The best rate of player 1 against a mixture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestRate {
    /// The lowest rate that is best; `None` where she wins the more, the more she holds, without end.
    pub rate: Option<Rate>,
    /// Her payoff α, or α + βV, in antes.
    pub alpha: f64,
}

impl Mixture {
    /// A random choice among joint strategies, with their weights.
    ///
    /// # Errors
    /// [`Error::Weight`] unless the weights are in 0 to 1 and add up to 1 (to 1e-9; they are scaled to add up).
    pub fn new(rules: Rules, strategies: &[(Joint, f64)]) -> Result<Self, Error> {
        let mut weights = strategies.iter().map(|(_, weight)| *weight);
        if let Some(given) = weights.clone().find(|weight| !(0.0..=1.0).contains(weight)) {
            return Err(Error::Weight { given });
        }
        let total = weights.by_ref().fold(0.0, |total, weight| total + weight);
        if (total - 1.0).abs() > ROUNDING {
            return Err(Error::Weight { given: total });
        }
        let scaled = strategies
            .iter()
            .map(|&(joint, weight)| (joint, weight / total));
        Ok(Self {
            rules,
            strategies: scaled.collect(),
        })
    }

    /// The joint strategies to choose from, and how often.
    #[must_use]
    pub fn joint_strategies(&self) -> &[(Joint, f64)] {
        &self.strategies
    }

    /// Player 1's α, and β, when she holds at this rate.
    ///
    /// ```
    /// use upperhand::guts::Rules;
    /// use upperhand::guts::coalition::limiting::{Rate, without_die};
    /// let fair = without_die(Rules::Standard).coalition;
    /// assert!((fair.round(Rate::NOTHING).beta - 2.0_f64.ln()).abs() < 1e-15);
    /// ```
    #[must_use]
    pub fn round(&self, mine: Rate) -> Round {
        self.mean(|joint| joint.round(self.rules, mine))
    }

    /// The derivative of α in her rate, which never rises.
    ///
    /// ```
    /// use upperhand::guts::Rules;
    /// use upperhand::guts::coalition::limiting::{Rate, without_die};
    /// let fair = without_die(Rules::Weenie).coalition;
    /// assert_eq!(fair.slope(Rate::NOTHING), 2.0 - 1.0 + fair.joint_strategies()[0].0.all_drop());
    /// ```
    #[must_use]
    pub fn slope(&self, mine: Rate) -> f64 {
        let each = self.strategies.iter();
        each.map(|(joint, weight)| weight * joint.slope(self.rules, mine))
            .sum()
    }

    /// Her best rate in one round: the zero of a slope that never rises. Some µs.
    #[must_use]
    pub fn best_rate(&self) -> BestRate {
        self.best_rate_before(0.0)
    }

    /// The best rate in a round after which a unit of stakes is worth `value`, with α + βV as `alpha`.
    ///
    /// ```
    /// use upperhand::guts::Rules;
    /// use upperhand::guts::coalition::limiting::repeated;
    /// let game = repeated(Rules::Standard);
    /// let best = game.coalition.best_rate_before(game.value);
    /// assert!((best.alpha - game.value).abs() <= game.gap);
    /// ```
    #[must_use]
    pub fn best_rate_before(&self, value: f64) -> BestRate {
        let slopes = self.strategies.iter();
        let last: f64 = slopes
            .map(|(joint, weight)| weight * joint.last_slope())
            .sum();
        if last > LEVEL {
            return BestRate {
                rate: None,
                alpha: f64::INFINITY,
            };
        }
        let rates = self.strategies.iter().map(|(joint, _)| joint.rate.get());
        let most = rates.fold(0.0, f64::max) + FAR;
        // The first place where it is level: the last where what rises is below 0.
        let falling = |x: f64| {
            let slope = self.slope(Rate::found(x)) - LEVEL;
            if slope > 0.0 {
                -slope
            } else {
                (-slope).max(f64::MIN_POSITIVE)
            }
        };
        let rate = Rate::found(last_not_positive(0.0, most, falling));
        BestRate {
            rate: Some(rate),
            alpha: self.round(rate).followed_by(value),
        }
    }

    /// The first order of n players, see [`Joint`].
    pub(super) fn first_order(&self, mine: Rate) -> Round {
        self.mean(|joint| joint.first_order(self.rules, mine))
    }

    fn mean(&self, each: impl Fn(&Joint) -> Round) -> Round {
        self.strategies
            .iter()
            .map(|(joint, weight)| each(joint).weighted(*weight))
            .fold(Round::default(), Round::plus)
    }
}
