//! Exact fractions of two kinds: [`Fraction`] of 128 bits, and [`BigRational`](num_rational::BigRational) for sums that outgrow them.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, Div, Mul, Neg, Sub};
use num_rational::Ratio;
use num_traits::{CheckedAdd, CheckedDiv, CheckedMul, CheckedSub};

/// An exact fraction in lowest terms, of either sign. Numerator and denominator have 128 bits.
///
/// ```
/// use upperhand::Fraction;
/// let (half, third) = (Fraction::new(1, 2), Fraction::new(2, 6));
/// assert_eq!((third - half).to_string(), "-1/6");
/// assert!(third < half);
/// ```
///
/// # Panics
/// Sums, differences, products and quotients panic where the result has more than 128 bits, in every build;
/// [`checked_add`](Self::checked_add) and [`checked_sub`](Self::checked_sub) do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fraction(Ratio<i128>);

impl Fraction {
    /// 0.
    pub const ZERO: Self = Self(Ratio::ZERO);

    /// 1.
    pub const ONE: Self = Self(Ratio::ONE);

    /// `numerator / denominator`, reduced.
    ///
    /// # Panics
    /// When the denominator is not positive, an error of the caller.
    #[must_use]
    pub fn new(numerator: impl Into<i128>, denominator: impl Into<i128>) -> Self {
        let denominator = denominator.into();
        assert!(denominator > 0, "a denominator of {denominator}");
        Self(Ratio::new(numerator.into(), denominator))
    }

    /// A fraction of which it is known that it cannot be reduced.
    pub(crate) const fn in_lowest_terms(numerator: i128, denominator: i128) -> Self {
        Self(Ratio::new_raw(numerator, denominator))
    }

    /// The numerator in lowest terms.
    #[must_use]
    pub const fn numerator(self) -> i128 {
        *self.0.numer()
    }

    /// The denominator in lowest terms, positive.
    #[must_use]
    pub const fn denominator(self) -> i128 {
        *self.0.denom()
    }

    /// The nearest double as long as the denominator is below 2⁶⁴; beyond that the quotient of the nearest two.
    ///
    /// ```
    /// use upperhand::Fraction;
    /// assert_eq!(Fraction::new(-1, 3).value(), -1.0 / 3.0);
    /// assert_eq!(Fraction::ZERO.value(), 0.0);
    /// ```
    #[must_use]
    pub const fn value(self) -> f64 {
        let (numerator, denominator) = (self.numerator(), self.denominator().unsigned_abs());
        let size = if denominator <= u64::MAX as u128 {
            nearest_double(numerator.unsigned_abs(), denominator)
        } else {
            numerator.unsigned_abs() as f64 / denominator as f64
        };
        if numerator < 0 { -size } else { size }
    }

    /// The sum, `None` where it has more than 128 bits.
    ///
    /// ```
    /// use upperhand::Fraction;
    /// let [least, next] = [i128::MAX, i128::MAX - 1].map(|size| Fraction::new(1, size));
    /// assert_eq!(least.checked_add(next), None);
    /// assert_eq!(least.checked_add(Fraction::ZERO), Some(least));
    /// ```
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        self.0.checked_add(&other.0).map(Self)
    }

    /// The difference, `None` where it has more than 128 bits.
    ///
    /// ```
    /// use upperhand::Fraction;
    /// let [least, next] = [i128::MAX, i128::MAX - 1].map(|size| Fraction::new(1, size));
    /// assert_eq!(least.checked_sub(next), None);
    /// assert_eq!(least.checked_sub(least), Some(Fraction::ZERO));
    /// ```
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        self.0.checked_sub(&other.0).map(Self)
    }
}

/// The double nearest to a quotient by a divisor below 2⁶⁴. The dividend is scaled to 128 bits, which leaves at least 64 bits
/// of quotient with a sticky last one, so that only the final conversion rounds.
pub(crate) const fn nearest_double(dividend: u128, divisor: u128) -> f64 {
    if dividend == 0 {
        return 0.0;
    }
    let shift = dividend.leading_zeros();
    let scaled = dividend << shift;
    let sticky = !scaled.is_multiple_of(divisor) as u128;
    // 2^-shift is exact: shift is at most 127.
    (((scaled / divisor) | sticky) as f64) * f64::from_bits((1023 - shift as u64) << 52)
}

impl From<i128> for Fraction {
    fn from(whole: i128) -> Self {
        Self(Ratio::from_integer(whole))
    }
}

/// Implements an operator that panics where the result does not fit.
macro_rules! operator {
    ($operator:ident, $apply:ident, $checked:ident) => {
        impl $operator for Fraction {
            type Output = Self;

            fn $apply(self, other: Self) -> Self {
                let result = self.0.$checked(&other.0);
                Self(result.expect("a fraction of more than 128 bits"))
            }
        }
    };
}

operator!(Add, add, checked_add);
operator!(Sub, sub, checked_sub);
operator!(Mul, mul, checked_mul);
operator!(Div, div, checked_div);

impl Neg for Fraction {
    type Output = Self;

    fn neg(self) -> Self {
        Self::ZERO - self
    }
}

impl Sum for Fraction {
    fn sum<I: Iterator<Item = Self>>(fractions: I) -> Self {
        fractions.fold(Self::ZERO, Self::add)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
