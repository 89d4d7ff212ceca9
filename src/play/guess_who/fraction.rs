//! Exact sums of chances, of either sign and any size.

use crate::guess_who::Probability;
use core::fmt;
use core::ops::{Add, Sub};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};

/// An exact fraction in lowest terms. The sums over a long game have denominators of hundreds of bits.
///
/// ```
/// use upperhand::guess_who::Probability;
/// use upperhand::play::guess_who::Fraction;
/// let (half, third) = (Fraction::from(Probability::new(1, 2)), Fraction::from(Probability::new(1, 3)));
/// assert_eq!((third.clone() - half).to_string(), "-1/6");
/// assert_eq!(third.value(), 1.0 / 3.0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fraction(BigRational);

impl Fraction {
    /// Nothing.
    ///
    /// ```
    /// use upperhand::play::guess_who::Fraction;
    /// assert_eq!(Fraction::zero().to_string(), "0");
    /// ```
    #[must_use]
    pub fn zero() -> Self {
        Self(BigRational::zero())
    }

    /// The numerator in lowest terms.
    ///
    /// ```
    /// use upperhand::play::guess_who::Fraction;
    /// assert_eq!(Fraction::zero().numerator().to_string(), "0");
    /// ```
    #[must_use]
    pub const fn numerator(&self) -> &BigInt {
        self.0.numer()
    }

    /// The denominator in lowest terms, positive.
    ///
    /// ```
    /// use upperhand::play::guess_who::Fraction;
    /// assert_eq!(Fraction::zero().denominator().to_string(), "1");
    /// ```
    #[must_use]
    pub const fn denominator(&self) -> &BigInt {
        self.0.denom()
    }

    /// The nearest double.
    ///
    /// ```
    /// use upperhand::guess_who::Probability;
    /// use upperhand::play::guess_who::Fraction;
    /// assert_eq!(Fraction::from(Probability::new(5, 9)).value(), 5.0 / 9.0);
    /// ```
    #[must_use]
    pub fn value(&self) -> f64 {
        // Every fraction has a double.
        self.0.to_f64().unwrap_or_default()
    }
}

impl From<Probability> for Fraction {
    fn from(chance: Probability) -> Self {
        Self(BigRational::new_raw(
            chance.numerator().into(),
            chance.denominator().into(),
        ))
    }
}

impl Add for Fraction {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Fraction {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
