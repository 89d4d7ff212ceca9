//! An exact probability.

use core::fmt;
use num_integer::Integer;

/// An exact probability in lowest terms.
///
/// ```
/// use upperhand::guess_who::Probability;
/// let p = Probability::new(55, 98);
/// assert_eq!(p.to_string(), "55/98");
/// assert_eq!(Probability::new(6, 8).to_string(), "3/4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Probability {
    numerator: u64,
    denominator: u64,
}

impl Probability {
    /// `numerator / denominator`, reduced.
    ///
    /// # Panics
    /// When the denominator is 0 or the fraction exceeds 1: both are errors of the caller.
    ///
    /// ```
    /// use upperhand::guess_who::Probability;
    /// assert_eq!(Probability::new(6, 8), Probability::new(3, 4));
    /// ```
    #[must_use]
    pub fn new(numerator: u64, denominator: u64) -> Self {
        assert!(denominator > 0 && numerator <= denominator);
        let divisor = numerator.gcd(&denominator);
        Self {
            numerator: numerator / divisor,
            denominator: denominator / divisor,
        }
    }

    /// The difference of this chance and another, `None` where the other is larger.
    ///
    /// ```
    /// use upperhand::guess_who::Probability;
    /// let (half, third) = (Probability::new(1, 2), Probability::new(1, 3));
    /// assert_eq!(half.less(third), Some(Probability::new(1, 6)));
    /// assert_eq!(third.less(half), None);
    /// ```
    #[must_use]
    pub fn less(self, other: Self) -> Option<Self> {
        let wide = |p: Self| (u128::from(p.numerator), u128::from(p.denominator));
        let ((n, d), (m, e)) = (wide(self), wide(other));
        let numerator = (n * e).checked_sub(m * d)?;
        let divisor = numerator.gcd(&(d * e));
        let (numerator, denominator) = (numerator / divisor, d * e / divisor);
        let whole = |number: u128| u64::try_from(number).ok();
        Some(Self::new(whole(numerator)?, whole(denominator)?))
    }

    /// The numerator in lowest terms.
    ///
    /// ```
    /// use upperhand::guess_who::Probability;
    /// assert_eq!(Probability::new(6, 8).numerator(), 3);
    /// ```
    #[must_use]
    pub const fn numerator(self) -> u64 {
        self.numerator
    }

    /// The denominator in lowest terms.
    ///
    /// ```
    /// use upperhand::guess_who::Probability;
    /// assert_eq!(Probability::new(6, 8).denominator(), 4);
    /// ```
    #[must_use]
    pub const fn denominator(self) -> u64 {
        self.denominator
    }

    /// The nearest double: numerator and denominator are scaled to 64 significant bits of quotient
    /// with a sticky last bit, so that only the final conversion rounds.
    ///
    /// ```
    /// use upperhand::guess_who::Probability;
    /// assert_eq!(Probability::new(1, 3).value(), 1.0 / 3.0);
    /// ```
    #[must_use]
    pub const fn value(self) -> f64 {
        let (n, d) = (self.numerator as u128, self.denominator as u128);
        if n == 0 {
            return 0.0;
        }
        let shift = 63 + n.leading_zeros() - d.leading_zeros();
        let scaled = n << shift;
        let quotient = scaled / d;
        let sticky = (scaled % d != 0) as u128;
        // 2^-shift is exact: shift is at most 63 + 64.
        ((quotient | sticky) as f64) * f64::from_bits((1023 - shift as u64) << 52)
    }
}

impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.denominator == 1 {
            write!(f, "{}", self.numerator)
        } else {
            write!(f, "{}/{}", self.numerator, self.denominator)
        }
    }
}
