//! Powers of hands, and the one integral that everything here is built from.

/// base^exponent.
pub(super) fn power(base: f64, exponent: usize) -> f64 {
    // No more than 64 players.
    base.powi(i32::try_from(exponent).unwrap_or(i32::MAX))
}

/// ∫ x^(exponent−1) dx from `from` to `to`, for exponents of at least 1.
pub(super) fn power_integral(from: f64, to: f64, exponent: usize) -> f64 {
    (power(to, exponent) - power(from, exponent)) / exponent as f64
}
