//! Strategies: the probability of holding each hand.

use super::disjoint::Number;
use super::error::Error;
use super::hands::Hands;
use super::limits::LARGEST_DENOMINATOR;
use crate::Fraction;
use num_integer::Integer;

/// The probability of holding each hand, weakest first, exact: numerators over one denominator.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{Deck, Hands, Strategy};
/// let hands = Hands::new(Deck::new(2, 2)?, 1)?;
/// let strategy = Strategy::new(&hands, vec![0, 1, 2, 2], 2)?;
/// assert_eq!(strategy.hold(1), Fraction::new(1, 2));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    numerators: Vec<i128>,
    denominator: i128,
}

impl Strategy {
    /// Holds the hand of index h with probability `numerators[h] / denominator`.
    ///
    /// # Errors
    /// [`Error::HandCount`] unless there is one numerator for each hand, [`Error::Denominator`] outside 1
    /// to 2⁴⁰, [`Error::HoldProbability`] when a numerator is not between 0 and the denominator.
    pub fn new(hands: &Hands, numerators: Vec<i128>, denominator: i128) -> Result<Self, Error> {
        if numerators.len() != hands.len() {
            return Err(Error::HandCount {
                given: numerators.len(),
                hands: hands.len(),
            });
        }
        if !(1..=LARGEST_DENOMINATOR).contains(&denominator) {
            return Err(Error::Denominator { given: denominator });
        }
        let wrong = |numerator: &i128| !(0..=denominator).contains(numerator);
        if let Some(index) = numerators.iter().position(wrong) {
            return Err(Error::HoldProbability {
                index,
                given: numerators[index] as f64 / denominator as f64,
            });
        }
        Ok(Self {
            numerators,
            denominator,
        })
    }

    /// Holds any hand better than the `threshold`-th weakest: strategy i of the paper.
    ///
    /// # Errors
    /// [`Error::Threshold`] above the number of hands.
    pub fn threshold(hands: &Hands, threshold: usize) -> Result<Self, Error> {
        if threshold > hands.len() {
            return Err(Error::Threshold {
                given: threshold,
                hands: hands.len(),
            });
        }
        Ok(Self::pure((0..hands.len()).map(|hand| hand >= threshold)))
    }

    /// Holds some hands and drops the others.
    pub(super) fn pure(held: impl Iterator<Item = bool>) -> Self {
        Self {
            numerators: held.map(i128::from).collect(),
            denominator: 1,
        }
    }

    /// Parts of a whole of at most 2⁴⁰.
    pub(super) const fn of_parts(numerators: Vec<i128>, denominator: i128) -> Self {
        Self {
            numerators,
            denominator,
        }
    }

    /// `None` when the denominator in lowest terms is above 2⁴⁰.
    pub(super) fn reduced(mut numerators: Vec<i128>, denominator: i128) -> Option<Self> {
        let divisor = numerators
            .iter()
            .fold(denominator, |divisor, numerator| numerator.gcd(&divisor));
        for numerator in &mut numerators {
            *numerator /= divisor;
        }
        let denominator = denominator / divisor;
        (denominator <= LARGEST_DENOMINATOR).then_some(Self {
            numerators,
            denominator,
        })
    }

    /// The numerators, weakest hand first.
    #[must_use]
    pub fn numerators(&self) -> &[i128] {
        &self.numerators
    }

    /// The denominator of all.
    #[must_use]
    pub const fn denominator(&self) -> i128 {
        self.denominator
    }

    /// The probability of holding a hand.
    ///
    /// # Panics
    /// When there is no such hand.
    ///
    /// ```
    /// use upperhand::Fraction;
    /// use upperhand::guts::cards::{Deck, Hands, Strategy};
    /// let hands = Hands::new(Deck::new(2, 2)?, 1)?;
    /// assert_eq!(Strategy::threshold(&hands, 1)?.hold(0), Fraction::ZERO);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn hold(&self, hand: usize) -> Fraction {
        Fraction::new(self.numerators[hand], self.denominator)
    }

    /// The hands that are sometimes held and sometimes dropped, weakest first.
    ///
    /// ```
    /// use upperhand::guts::cards::{Deck, Hands, Strategy};
    /// let hands = Hands::new(Deck::new(2, 2)?, 1)?;
    /// let strategy = Strategy::new(&hands, vec![0, 1, 2, 2], 2)?;
    /// assert_eq!(strategy.mixed_hands().collect::<Vec<_>>(), [1]);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    pub fn mixed_hands(&self) -> impl Iterator<Item = usize> + '_ {
        let is_mixed = |&hand: &usize| (1..self.denominator).contains(&self.numerators[hand]);
        (0..self.numerators.len()).filter(is_mixed)
    }
}

/// A strategy in any kind of number: `weights[h] / whole` is the probability of holding hand h.
#[derive(Clone, Copy)]
pub(super) struct Weights<'a, T: Number> {
    pub(super) weights: &'a [T],
    pub(super) whole: T,
}

impl Strategy {
    /// Numerators and denominator, at most 2⁴⁰, as shorter numbers.
    #[expect(clippy::cast_possible_truncation, reason = "at most 2⁴⁰")]
    pub(super) fn narrow(&self) -> (Vec<i64>, i64) {
        let numerators = self.numerators.iter();
        let numerators = numerators.map(|&numerator| numerator as i64);
        (numerators.collect(), self.denominator as i64)
    }
}
