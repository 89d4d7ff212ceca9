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

#[cfg(test)]
mod tests {
    use super::Enclosure;

    /// The library's exponentials are right to the last bit.
    #[test]
    fn exponentials_are_enclosed_tightly() {
        for step in 0..400 {
            let at = f64::from(step) / 64.0;
            let found = Enclosure::of(at).exp_of_negative();
            let width = found.high - found.low;
            assert!(width < 1 << 12, "{at}: {width}");
            let library = Enclosure::of((-at).exp());
            assert!(
                found.low - (1 << 8) <= library.high && library.low <= found.high + (1 << 8),
                "{at}"
            );
        }
        let e = Enclosure::of(1.0).exp_of_negative();
        // 1/e = 0.36787944117144232159552377…
        let digits = 36_787_944_117_144_232_159_i128;
        let scale = 100_000_000_000_000_000_000_i128;
        assert!(
            e.low / (1 << 20) * scale / (1 << 40) <= digits
                && digits <= (e.high / (1 << 20) + 1) * scale / (1 << 40)
        );
    }
}
