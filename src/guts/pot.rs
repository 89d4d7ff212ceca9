//! How far the pot grows until somebody takes it.
//!
//! A round of which k + 1 hold multiplies the stakes by k; where all drop they stay, or double with the Weenie rule; where one
//! holds alone the pot is taken. So the stakes never fall, and those that the pot is taken for, V, are the largest. With p_k the
//! chance of the factor k and p_0 that of the end,
//!
//! ```text
//! E[V^s] = p_0 / (p_0 − Σ p_k·(k^s − 1))
//! ```
//!
//! as long as the denominator is positive, and infinite from there. The s at which it vanishes is the exponent κ: the κ-th power
//! of the stakes, 0 once the pot is taken, has the mean 1 after every round. So it has when the stakes first reach x, as y with
//! x ≤ y < (n − 1)·x: the chance of V ≥ x is at most x^−κ, and at least ((n − 1)·x)^−κ.

use super::error::Error;
use super::limits::{FEWEST_PLAYERS, MOST_POT_PLAYERS};
use super::root::last_not_positive;
use super::rules::Rules;
use super::threshold::Threshold;
use core::cmp::Ordering;

/// The holders in the limit of many players that are counted: the chance of more is below 1e-140.
const MOST_HOLDERS: usize = 96;

/// The largest rounding error of a number near 1.
const ROUNDING: f64 = f64::EPSILON / 2.0;

/// What one round does to the stakes: the chance of each factor.
///
/// ```
/// use upperhand::guts::{Rules, StakeFactors, Threshold};
/// // Three who hold half of their hands: one of eight times all hold, and the stakes double.
/// let half = [Threshold::new(0.5)?; 3];
/// let factors = StakeFactors::new(Rules::Standard, &half)?;
/// assert_eq!(factors.chances(), [3.0 / 8.0, 1.0 / 2.0, 1.0 / 8.0]);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct StakeFactors {
    chances: Vec<f64>,
    /// A bound of the relative rounding error of each chance.
    error: f64,
}

/// The tail of the pot: it exceeds x antes with probability of order x^−`exponent`.
///
/// ```
/// use upperhand::guts::{Rules, StakeFactors};
/// let two = StakeFactors::at_equilibrium(Rules::Weenie, 2)?.tail();
/// assert!((two.exponent - 5.0_f64.log2()).abs() <= two.gap && two.gap < 1e-12);
/// assert!(two.has_mean() && two.has_variance());
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PotTail {
    /// Infinite where the pot never grows; 0 where it grows and is never taken.
    pub exponent: f64,
    /// The exponent is certified within it.
    pub gap: f64,
}

impl PotTail {
    /// Is the mean of the pot finite, for certain?
    #[must_use]
    pub fn has_mean(&self) -> bool {
        self.exponent - self.gap > 1.0
    }

    /// Is its variance finite, for certain?
    #[must_use]
    pub fn has_variance(&self) -> bool {
        self.exponent - self.gap > 2.0
    }
}

impl StakeFactors {
    /// The most players that are followed.
    pub const MOST_PLAYERS: usize = MOST_POT_PLAYERS;

    /// The factors of a round in which everybody holds above a threshold. O(players²).
    ///
    /// # Errors
    /// [`Error::PotPlayers`] outside 2 to 1000 thresholds.
    pub fn new(rules: Rules, thresholds: &[Threshold]) -> Result<Self, Error> {
        let players = allowed(thresholds.len())?;
        let each = thresholds.iter().map(|at| [at.get(), 1.0 - at.get()]);
        Ok(Self::of_holders(
            rules,
            holders(each),
            chances_error(players),
        ))
    }

    /// The factors at the symmetric equilibrium of so many players: they hold above (1/2)^(1/(n−1)), with the Weenie rule above
    /// (1/3)^(1/(n−1)). O(players²).
    ///
    /// # Errors
    /// [`Error::PotPlayers`] outside 2 to 1000.
    pub fn at_equilibrium(rules: Rules, players: usize) -> Result<Self, Error> {
        let counts = equilibrium_holders(rules, players)?;
        Ok(Self::of_holders(rules, counts, chances_error(players)))
    }

    /// The threshold of that equilibrium.
    ///
    /// # Errors
    /// [`Error::PotPlayers`] outside 2 to 1000.
    ///
    /// ```
    /// use upperhand::guts::{Rules, StakeFactors};
    /// let two = StakeFactors::equilibrium_threshold(Rules::Weenie, 2)?;
    /// assert!((two.get() - 1.0 / 3.0).abs() < 1e-15);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    pub fn equilibrium_threshold(rules: Rules, players: usize) -> Result<Threshold, Error> {
        let [drops, _] = equilibrium_chances(rules, players)?;
        Threshold::new(drops)
    }

    /// Their limit for more and more players: the number of holders is Poisson's with mean ln 2, with the Weenie rule ln 3.
    ///
    /// ```
    /// use upperhand::guts::{Rules, StakeFactors};
    /// // Nobody holds half of the time, and one holds alone ln 2 / 2 of it.
    /// let limit = StakeFactors::in_the_limit(Rules::Standard);
    /// assert!((limit.chances()[0] - 2.0_f64.ln() / 2.0).abs() < 1e-15);
    /// ```
    #[must_use]
    pub fn in_the_limit(rules: Rules) -> Self {
        let mean = rules.all_drop_factor().ln();
        let mut chance = 1.0 / rules.all_drop_factor();
        let counts = (0..=MOST_HOLDERS).map(|count| {
            if count > 0 {
                chance *= mean / count as f64;
            }
            chance
        });
        Self::of_holders(rules, counts.collect(), chances_error(MOST_HOLDERS))
    }

    /// From the chance that nobody holds, that one does, and so on.
    fn of_holders(rules: Rules, holders: Vec<f64>, error: f64) -> Self {
        let nobody = holders[0];
        let mut chances = holders;
        chances.remove(0);
        let factor = match rules {
            Rules::Standard => 1,
            Rules::Weenie => 2,
        };
        if chances.len() <= factor {
            chances.resize(factor + 1, 0.0);
        }
        chances[factor] += nobody;
        Self { chances, error }
    }

    /// The chance of each factor, from 0, which ends the game.
    #[must_use]
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }

    /// The chance that the pot is taken for each multiple of the antes, from 1 on: V = 1, 2, …, `most`. O(most · ln most).
    ///
    /// ```
    /// use upperhand::guts::{Rules, StakeFactors, Threshold};
    /// let half = [Threshold::new(0.5)?; 3];
    /// let taken = StakeFactors::new(Rules::Standard, &half)?.taken(4);
    /// // Three of four changes end the game, the others double the stakes.
    /// assert_eq!(taken, [3.0 / 4.0, 3.0 / 16.0, 0.0, 3.0 / 64.0]);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn taken(&self, most: usize) -> Vec<f64> {
        let changes: f64 = self.chances.iter().sum::<f64>() - self.chances[1];
        let mut reached = vec![0.0; most];
        if most == 0 || changes == 0.0 {
            return reached;
        }
        reached[0] = 1.0;
        for from in 1..=most {
            let here = reached[from - 1];
            if here == 0.0 {
                continue;
            }
            for (factor, chance) in (2..=most / from).zip(self.chances.iter().skip(2)) {
                reached[from * factor - 1] += here * chance / changes;
            }
        }
        let ends = self.chances[0] / changes;
        reached.into_iter().map(|chance| chance * ends).collect()
    }

    /// The chance that the stakes exceed each multiple of the antes: V > 0, 1, …, `most`. Sums of products of chances alone, so that
    /// small ones are as exact as others. O(most · players).
    ///
    /// ```
    /// use upperhand::guts::{Rules, StakeFactors, Threshold};
    /// let half = [Threshold::new(0.5)?; 3];
    /// let exceeded = StakeFactors::new(Rules::Standard, &half)?.exceeded(4);
    /// assert_eq!(exceeded, [1.0, 1.0 / 4.0, 1.0 / 16.0, 1.0 / 16.0, 1.0 / 64.0]);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn exceeded(&self, most: usize) -> Vec<f64> {
        let larger: Vec<f64> = self.chances.iter().skip(2).copied().collect();
        let changes = self.chances[0] + larger.iter().sum::<f64>();
        // A factor above `most` is enough by itself.
        let mut rests = larger.clone();
        for factor in (1..rests.len()).rev() {
            rests[factor - 1] += rests[factor];
        }
        let mut exceeded = vec![1.0];
        for stakes in 1..=most {
            let few = larger.len().min(stakes - 1);
            let each = (2..).zip(&larger[..few]);
            let sum: f64 = each
                .map(|(factor, chance)| chance * exceeded[stakes / factor])
                .sum();
            let rest = rests.get(few).copied().unwrap_or(0.0);
            exceeded.push(if changes > 0.0 {
                (sum + rest) / changes
            } else {
                0.0
            });
        }
        exceeded
    }

    /// The mean of V; infinite where the exponent is 1 or less.
    ///
    /// ```
    /// use upperhand::guts::{Rules, StakeFactors, Threshold};
    /// let half = [Threshold::new(0.5)?; 3];
    /// // 3/4 · (1 + 2/4 + 4/16 + …).
    /// assert_eq!(StakeFactors::new(Rules::Standard, &half)?.mean(), 1.5);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn mean(&self) -> f64 {
        let ends = self.chances[0];
        let left = ends - self.growth(1.0);
        if left > 0.0 {
            ends / left
        } else {
            f64::INFINITY
        }
    }

    /// Σ p_k·(k^s − 1) over the factors above 1. It rises with s, from 0.
    fn growth(&self, power: f64) -> f64 {
        let factors = self.chances.iter().enumerate().skip(2);
        factors
            .filter(|(_, chance)| **chance > 0.0)
            .map(|(factor, chance)| chance * (power * (factor as f64).ln()).exp_m1())
            .sum()
    }

    /// Is the growth below or above the chance of the end, whatever was lost in rounding? Equal where that is not sure.
    fn side(&self, power: f64) -> Ordering {
        let largest = self.chances.len() as f64;
        let relative = self.error + 8.0 * (1.0 + power * largest.ln()) * ROUNDING;
        // Chances too small for a number were rounded to 0.
        let lost = largest * f64::MIN_POSITIVE * largest.powf(power);
        let (growth, ends) = (self.growth(power), self.chances[0]);
        if growth * (1.0 + relative) + lost < ends * (1.0 - relative) {
            Ordering::Less
        } else if growth * (1.0 - relative) > ends * (1.0 + relative) + lost {
            Ordering::Greater
        } else {
            Ordering::Equal
        }
    }

    /// How fast large pots become rare.
    #[must_use]
    pub fn tail(&self) -> PotTail {
        if self.chances.iter().skip(2).all(|&chance| chance == 0.0) {
            return PotTail {
                exponent: f64::INFINITY,
                gap: 0.0,
            };
        }
        let mut most = 1.0;
        while self.growth(most) <= self.chances[0] {
            most *= 2.0;
        }
        let exponent = last_not_positive(0.0, most, |power| self.growth(power) - self.chances[0]);
        let mut gap = exponent.max(1.0) * f64::EPSILON;
        let below = |gap: f64| exponent <= gap || self.side(exponent - gap).is_lt();
        while !(below(gap) && self.side(exponent + gap).is_gt()) {
            gap *= 2.0;
        }
        PotTail { exponent, gap }
    }
}

fn allowed(players: usize) -> Result<usize, Error> {
    if (FEWEST_PLAYERS..=MOST_POT_PLAYERS).contains(&players) {
        Ok(players)
    } else {
        Err(Error::PotPlayers { given: players })
    }
}

/// The relative error of the chances of so many independent players: three roundings for each of them and five of what each does.
pub(super) fn chances_error(players: usize) -> f64 {
    (8 * players + 16) as f64 * ROUNDING
}

/// The chance of each number of holders at the symmetric equilibrium.
pub(super) fn equilibrium_holders(rules: Rules, players: usize) -> Result<Vec<f64>, Error> {
    let each = equilibrium_chances(rules, players)?;
    Ok(holders((0..players).map(|_| each)))
}

/// The chances that a player drops and holds there.
fn equilibrium_chances(rules: Rules, players: usize) -> Result<[f64; 2], Error> {
    let others = allowed(players)? as f64 - 1.0;
    let held = -rules.all_drop_factor().ln() / others;
    Ok([held.exp(), -held.exp_m1()])
}

/// The chance of each number of holders where everybody holds above one threshold.
pub(super) fn threshold_holders(players: usize, threshold: Threshold) -> Result<Vec<f64>, Error> {
    let each = [threshold.get(), 1.0 - threshold.get()];
    Ok(holders((0..allowed(players)?).map(|_| each)))
}

/// The chance of each number of holders, from the chances that each drops and holds.
fn holders(each: impl Iterator<Item = [f64; 2]>) -> Vec<f64> {
    let mut counts = vec![1.0];
    for [drop, hold] in each {
        counts.push(0.0);
        for count in (0..counts.len()).rev() {
            let one_less = if count > 0 { counts[count - 1] } else { 0.0 };
            counts[count] = counts[count] * drop + one_less * hold;
        }
    }
    counts
}
