//! A number of antes: exact with cards, rounded on the number line.

use crate::Fraction;

/// The largest rounding error in the return of a choice, in antes.
const ROUNDING: f64 = 1e-12;

/// A number of antes.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::play::guts::Worth;
/// assert_eq!(Worth::Exact(Fraction::new(1, 4)).value(), Worth::Rounded(0.25).value());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Worth {
    /// A fraction.
    Exact(Fraction),
    /// A double, up to rounding.
    Rounded(f64),
}

impl Worth {
    /// The nearest double.
    #[must_use]
    pub fn value(self) -> f64 {
        match self {
            Self::Exact(fraction) => fraction.value(),
            Self::Rounded(value) => value,
        }
    }

    /// The fraction, where it is exact.
    ///
    /// ```
    /// use upperhand::Fraction;
    /// use upperhand::play::guts::Worth;
    /// let half = Fraction::new(1, 2);
    /// assert_eq!(Worth::Exact(half).exact(), Some(half));
    /// assert_eq!(Worth::Rounded(0.5).exact(), None);
    /// ```
    #[must_use]
    pub const fn exact(self) -> Option<Fraction> {
        match self {
            Self::Exact(fraction) => Some(fraction),
            Self::Rounded(_) => None,
        }
    }

    /// Nothing, of the same kind.
    pub(super) fn nothing(self) -> Self {
        self.times(0)
    }

    pub(super) fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::Exact(one), Self::Exact(other)) => Self::Exact(one + other),
            _ => Self::Rounded(self.value() + other.value()),
        }
    }

    pub(super) fn minus(self, other: Self) -> Self {
        self.plus(other.times(-1))
    }

    pub(super) fn times(self, factor: i128) -> Self {
        match self {
            Self::Exact(fraction) => Self::Exact(fraction * factor.into()),
            Self::Rounded(value) => Self::Rounded(value * factor as f64),
        }
    }

    pub(super) fn by(self, factor: Self) -> Self {
        match (self, factor) {
            (Self::Exact(one), Self::Exact(other)) => Self::Exact(one * other),
            _ => Self::Rounded(self.value() * factor.value()),
        }
    }

    pub(super) fn larger(self, other: Self) -> Self {
        if self.minus(other).is_negative() {
            other
        } else {
            self
        }
    }

    /// Is it 0, on the number line up to rounding?
    pub(super) fn is_nothing(self) -> bool {
        match self {
            Self::Exact(fraction) => fraction.numerator() == 0,
            Self::Rounded(value) => value.abs() <= ROUNDING,
        }
    }

    pub(super) fn is_negative(self) -> bool {
        match self {
            Self::Exact(fraction) => fraction.numerator() < 0,
            Self::Rounded(value) => value < 0.0,
        }
    }
}
