//! An exact probability.

use crate::fraction::{Fraction, nearest_double};
use core::fmt;
use num_rational::{BigRational, Ratio};

/// An exact probability in lowest terms.
///
/// ```
/// use upperhand::guess_who::Probability;
/// let p = Probability::new(55, 98);
/// assert_eq!(p.to_string(), "55/98");
/// assert_eq!(Probability::new(6, 8).to_string(), "3/4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Probability(Ratio<u64>);

impl Probability {
    /// `numerator / denominator`, reduced.
    ///
    /// # Panics
    /// When the denominator is 0 or the fraction exceeds 1: both are errors of the caller.
    #[must_use]
    pub fn new(numerator: u64, denominator: u64) -> Self {
        assert!(denominator > 0 && numerator <= denominator);
        Self(Ratio::new(numerator, denominator))
    }

    /// The difference of this chance and another, `None` where the other is larger or 64 bits do not hold the difference.
    ///
    /// ```
    /// use upperhand::guess_who::Probability;
    /// let (half, third) = (Probability::new(1, 2), Probability::new(1, 3));
    /// assert_eq!(half.less(third), Some(Probability::new(1, 6)));
    /// assert_eq!(third.less(half), None);
    /// ```
    #[must_use]
    pub fn less(self, other: Self) -> Option<Self> {
        let difference = Fraction::from(self).checked_sub(other.into())?;
        let [numerator, denominator] = [difference.numerator(), difference.denominator()];
        let in_64_bits = |number: i128| u64::try_from(number).ok();
        Some(Self::new(in_64_bits(numerator)?, in_64_bits(denominator)?))
    }

    /// The numerator in lowest terms.
    #[must_use]
    pub const fn numerator(self) -> u64 {
        *self.0.numer()
    }

    /// The denominator in lowest terms.
    #[must_use]
    pub const fn denominator(self) -> u64 {
        *self.0.denom()
    }

    /// The nearest double.
    #[must_use]
    pub const fn value(self) -> f64 {
        nearest_double(self.numerator() as u128, self.denominator() as u128)
    }
}

impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Probability> for Fraction {
    fn from(chance: Probability) -> Self {
        Self::in_lowest_terms(chance.numerator().into(), chance.denominator().into())
    }
}

impl From<Probability> for BigRational {
    fn from(chance: Probability) -> Self {
        Self::new_raw(chance.numerator().into(), chance.denominator().into())
    }
}
