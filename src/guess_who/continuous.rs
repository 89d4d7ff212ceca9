//! The continuous game: p∞(x, y), the limit of P(r^k·x, r^k·y), for every rule set.
//!
//! `p∞(x, y) = E(x, y)/(x·y)` with E as in [`shape`](super::shape). What is known of the way there, for
//! whole pools of 2 and more; found here but for the first line:
//!
//! | rules | how far P is from p∞ | where it was checked |
//! |---|---|---|
//! | race, r = 2 | exactly −2/(3nm) in the weeds, +4/(3nm) with the upper hand (Nica, Remark 3.10) | a theorem |
//! | race, r = 3 to 6 | at most r²/(r+1) over n·m | follows from the closed form |
//! | official | at most (r−1)²/(2r²) over min(n, m), for pools above r | all pools up to 255 |
//! | official, r = 2 | 0 when both pools are even, but for (2, 2) and (4, 2) | all pools up to 1024 |
//! | open, r = 2, 3 | 0 for n ≥ 3 (n ≥ 2 for three answers) | all pools up to 2048 |
//! | open, r = 4 to 6 | at most (r−3)/(2(r−2)) over min(n, m), for pools above r | all pools up to 255 |
//!
//! p∞ repeats with period r (with period 2 for `open` and four answers). The pools are first split into
//! a power of r and the rest, for r = 2 and 4 without any rounding: so for these p∞ is the same to the
//! last bit at every power of r.

use super::rules::Rules;
use super::shape::{Scaled, multiplier, shape, weeds};

/// p∞(x, y), the win probability of the continuous game: the limit of P(r^k·x, r^k·y) for questions of r
/// answers. `None` unless x and y are positive and finite.
///
/// Within 2⁻⁴⁹ of the truth, relatively too where it is small; for two and four answers within 2⁻⁵⁰, and
/// exactly the same at every power of r. Where p∞ is below 2⁻¹⁰²² it is rounded to 0 or a subnormal.
///
/// ```
/// use upperhand::guess_who::{limit_probability, Rules};
/// assert_eq!(limit_probability(Rules::RACE, 1.0, 1.0), Some(2.0 / 3.0));
/// assert_eq!(limit_probability(Rules::OFFICIAL, 3e100, 3e100), Some(limit_probability(Rules::OFFICIAL, 3e100 / 4.0, 3e100 / 4.0).unwrap()));
/// assert_eq!(limit_probability(Rules::OPEN, 24.0, 24.0), Some(2.0 / 3.0));
/// assert_eq!(limit_probability(Rules::RACE, 0.0, 1.0), None);
/// ```
#[must_use]
pub fn limit_probability(rules: Rules, x: f64, y: f64) -> Option<f64> {
    let base = u32::from(rules.answers());
    let r = f64::from(base);
    let (x, my_power) = mantissa(base, x)?;
    let (y, their_power) = mantissa(base, y)?;
    let between = their_power - my_power;
    let unit = f64::from(multiplier(rules));
    let far = |pool: f64| {
        let pool = Scaled {
            size: pool,
            power: 1.0,
        };
        weeds(rules, pool) / unit
    };
    // Every seam lies within three powers of the mover's pool.
    let value = if between < -SEAM {
        divided(far(y) / (x * y), base, between.unsigned_abs())
    } else if between > SEAM {
        1.0 - divided(far(x) / (r * x * y), base, between.unsigned_abs())
    } else {
        let mine = r.powi(SEAM);
        let theirs = r.powi(SEAM + between);
        let scaled = |mantissa: f64, power: f64| Scaled {
            size: mantissa * power,
            power,
        };
        shape(rules, scaled(x, mine), scaled(y, theirs)) / (unit * (x * mine) * (y * theirs))
    };
    Some(value.clamp(0.0, 1.0))
}

/// The number of powers of r by which a seam may be away from the mover's pool, in either direction.
const SEAM: i32 = 3;

/// `pool = mantissa·base^power` with the mantissa in [1, base), up to rounding; exact for bases 2 and 4.
pub(super) fn mantissa(base: u32, pool: f64) -> Option<(f64, i32)> {
    if !(pool > 0.0 && pool.is_finite()) {
        return None;
    }
    if base.is_power_of_two() {
        let (mantissa, exponent) = binary_mantissa(pool);
        let bits = i32::try_from(base.ilog2()).unwrap_or(1);
        let rest = exponent.rem_euclid(bits);
        return Some((mantissa * 2_f64.powi(rest), exponent.div_euclid(bits)));
    }
    let r = f64::from(base);
    let (fraction, exponent) = binary_mantissa(pool);
    let logarithm = (fraction.ln() + f64::from(exponent) * core::f64::consts::LN_2) / r.ln();
    #[expect(clippy::cast_possible_truncation, reason = "between −700 and 700")]
    let power = logarithm.floor() as i32;
    let mantissa = times_power(pool, base, -power);
    // The logarithm is rounded: close to a power it may be one off.
    Some(if mantissa >= r {
        (mantissa / r, power + 1)
    } else if mantissa < 1.0 {
        (mantissa * r, power - 1)
    } else {
        (mantissa, power)
    })
}

/// `pool = mantissa·2^exponent` with the mantissa in [1, 2), exactly.
fn binary_mantissa(pool: f64) -> (f64, i32) {
    // A subnormal is brought into the normal range first.
    let (pool, offset) = if pool < f64::MIN_POSITIVE {
        (pool * 2_f64.powi(64), -64)
    } else {
        (pool, 0)
    };
    let bits = pool.to_bits();
    let exponent = i32::try_from(bits >> 52).unwrap_or_default() - 1023 + offset;
    let mantissa = f64::from_bits((bits & ((1 << 52) - 1)) | (1023 << 52));
    (mantissa, exponent)
}

/// A power of the base as the sum of two doubles: `base^power = high + low` to about 100 bits.
fn wide_power(base: u32, power: u32) -> (f64, f64) {
    let r = f64::from(base);
    (0..power).fold((1.0, 0.0), |(high, low): (f64, f64), _| {
        let product = high * r;
        let error = high.mul_add(r, -product) + low * r;
        let sum = product + error;
        (sum, error - (sum - product))
    })
}

/// The largest power that is divided by or multiplied with at once: 6^120 is far from overflow.
const STEP: u32 = 120;

/// `value·base^power`.
pub(super) fn times_power(value: f64, base: u32, power: i32) -> f64 {
    if power < 0 {
        divided(value, base, power.unsigned_abs())
    } else {
        multiplied(value, base, power.unsigned_abs())
    }
}

/// `value/base^power`.
fn divided(value: f64, base: u32, power: u32) -> f64 {
    let (mut value, mut power) = (value, power);
    while power > 0 && value > 0.0 {
        let (high, low) = wide_power(base, power.min(STEP));
        let quotient = value / high;
        value = quotient - quotient * (low / high);
        power -= power.min(STEP);
    }
    value
}

/// `value·base^power`.
fn multiplied(value: f64, base: u32, power: u32) -> f64 {
    let (mut value, mut power) = (value, power);
    while power > 0 {
        let (high, low) = wide_power(base, power.min(STEP));
        value = value.mul_add(high, value * low);
        power -= power.min(STEP);
    }
    value
}
