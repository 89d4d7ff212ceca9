//! Numbers enclosed in integers of 2⁻⁶⁰, rounded outwards.

use core::ops::{Add, Mul, Sub};
use num_traits::ToPrimitive;

/// The number of bits after the point.
const BITS: u32 = 60;

/// e^−y is summed for y of at most this, …
const SMALL: i128 = 1 << (BITS - 2);

/// … to this many terms: the next is below the last bit.
const TERMS: i128 = 16;

/// A number between two; of a size below 8, so that products fit.
#[derive(Clone, Copy, Debug)]
pub struct Enclosure {
    low: i128,
    high: i128,
}

impl Enclosure {
    /// A double, which may fall between two integers.
    pub fn of(number: f64) -> Self {
        // Scaling by a power of two is exact.
        let scaled = number * (1_u64 << BITS) as f64;
        let whole = |scaled: f64| scaled.to_i128().expect("a number below 8");
        Self {
            low: whole(scaled.floor()),
            high: whole(scaled.ceil()),
        }
    }

    pub const fn is_negative(self) -> bool {
        self.high < 0
    }

    pub const fn is_positive(self) -> bool {
        self.low > 0
    }

    /// The largest size.
    pub fn size(self) -> Self {
        let most = self.low.abs().max(self.high.abs());
        Self {
            low: most,
            high: most,
        }
    }

    pub fn max(self, other: Self) -> Self {
        Self {
            low: self.low.max(other.low),
            high: self.high.max(other.high),
        }
    }

    /// e to the power of −self, for numbers of at least 0.
    pub fn exp_of_negative(self) -> Self {
        if self.high > SMALL {
            let root = self.over(2).exp_of_negative();
            return root * root;
        }
        let one = Self::of(1.0);
        let (mut sum, mut term) = (one, one);
        for index in 1..=TERMS {
            term = (term * self).over(index);
            sum = if index % 2 == 1 {
                sum - term
            } else {
                sum + term
            };
        }
        // The series alternates: what is left is no larger than the last term.
        Self {
            low: sum.low - term.high,
            high: sum.high + term.high,
        }
    }

    /// Divided by a positive integer.
    const fn over(self, divisor: i128) -> Self {
        Self {
            low: self.low.div_euclid(divisor),
            high: -(-self.high).div_euclid(divisor),
        }
    }
}

impl Add for Enclosure {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }
}

impl Sub for Enclosure {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self {
            low: self.low - other.high,
            high: self.high - other.low,
        }
    }
}

impl Mul for Enclosure {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let ends = [self.low, self.high].map(|one| [other.low, other.high].map(|two| one * two));
        let [[a, b], [c, d]] = ends;
        Self {
            low: a.min(b).min(c).min(d) >> BITS,
            high: -(-a.max(b).max(c).max(d) >> BITS),
        }
    }
}
