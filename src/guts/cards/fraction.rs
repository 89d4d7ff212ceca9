//! An exact fraction of either sign.

use core::fmt;
use num_integer::Integer;

/// An exact fraction in lowest terms, the denominator positive.
///
/// ```
/// use upperhand::guts::cards::Fraction;
/// assert_eq!(Fraction::new(20, 1_624_350).to_string(), "2/162435");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// 0/1.
    pub const ZERO: Self = Self {
        numerator: 0,
        denominator: 1,
    };

    /// `numerator / denominator`, reduced.
    ///
    /// # Panics
    /// When the denominator is not positive, an error of the caller.
    ///
    /// ```
    /// use upperhand::guts::cards::Fraction;
    /// assert_eq!(Fraction::new(-6, 8), Fraction::new(-3, 4));
    /// ```
    #[must_use]
    pub fn new(numerator: i128, denominator: i128) -> Self {
        assert!(denominator > 0, "a denominator of {denominator}");
        let divisor = numerator.gcd(&denominator);
        Self {
            numerator: numerator / divisor,
            denominator: denominator / divisor,
        }
    }

    /// The numerator in lowest terms.
    ///
    /// ```
    /// use upperhand::guts::cards::Fraction;
    /// assert_eq!(Fraction::new(-6, 8).numerator(), -3);
    /// ```
    #[must_use]
    pub const fn numerator(self) -> i128 {
        self.numerator
    }

    /// The denominator in lowest terms.
    ///
    /// ```
    /// use upperhand::guts::cards::Fraction;
    /// assert_eq!(Fraction::new(-6, 8).denominator(), 4);
    /// ```
    #[must_use]
    pub const fn denominator(self) -> i128 {
        self.denominator
    }

    /// The fraction as a double: the nearest one as long as numerator and denominator are below 2⁵³.
    ///
    /// ```
    /// use upperhand::guts::cards::Fraction;
    /// assert_eq!(Fraction::new(-1, 3).value(), -1.0 / 3.0);
    /// ```
    #[must_use]
    pub const fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}
