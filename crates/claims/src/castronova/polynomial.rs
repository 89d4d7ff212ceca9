//! Payoffs along one threshold: polynomials through exact values, their value at the equilibrium, and bounds between points.

use super::round::{Q, double, whole};

/// The coefficients, the constant first, of the polynomial through these points, by Newton's divided differences.
pub(super) fn through(points: &[(Q, Q)]) -> Vec<Q> {
    let mut differences: Vec<Q> = points.iter().map(|(_, value)| *value).collect();
    for order in 1..points.len() {
        for i in (order..points.len()).rev() {
            let width = points[i].0 - points[i - order].0;
            differences[i] = (differences[i] - differences[i - 1]) / width;
        }
    }
    let mut coefficients = vec![whole(0); points.len()];
    for (difference, (at, _)) in differences.iter().zip(points).rev() {
        // Multiplies the coefficients so far by x − at, and adds the difference.
        for index in (1..coefficients.len()).rev() {
            coefficients[index] = coefficients[index - 1] - *at * coefficients[index];
        }
        coefficients[0] = *difference - *at * coefficients[0];
    }
    coefficients
}

/// A polynomial in p, where 2p^(n−1) = 1: reduced to degree n − 2. Only 0 vanishes at p among them.
pub(super) fn at_equilibrium(coefficients: &[Q], players: u32) -> Vec<Q> {
    let size = players as usize - 1;
    let mut reduced = vec![whole(0); size];
    for (power, coefficient) in coefficients.iter().enumerate() {
        let halvings = power / size;
        reduced[power % size] += *coefficient / whole(1_i128 << halvings);
    }
    reduced
}

/// The sign of a + b/√2.
pub(super) fn sign_with_root(number: &[Q]) -> i128 {
    let (a, b) = (number[0], number[1]);
    let square = |x: Q| x * x.max(-x);
    let sum = whole(2) * square(a) + square(b);
    sum.numer().signum()
}

/// The value of a + b/√2, in doubles.
pub(super) fn double_with_root(number: &[Q]) -> f64 {
    double(number[0]) + double(number[1]) * core::f64::consts::FRAC_1_SQRT_2
}

/// An upper bound of a concave function on the whole interval whose equally spaced values are given: between two points it
/// lies below both neighbouring chords.
pub(crate) fn concave_bound(values: &[Q]) -> Q {
    let last = values.len() - 1;
    let between = |i: usize| {
        // Slopes per step from the left, and towards the right.
        let left = (i > 0).then(|| values[i] - values[i - 1]);
        let right = (i + 2 <= last).then(|| values[i + 2] - values[i + 1]);
        let ends = values[i].max(values[i + 1]);
        match (left, right) {
            (Some(rise), Some(fall)) if rise > fall => {
                // values[i] + rise·s = values[i + 1] − fall·(1 − s).
                let at = (values[i + 1] - fall - values[i]) / (rise - fall);
                ends.max(values[i] + rise * at.clamp(whole(0), whole(1)))
            }
            (Some(rise), None) => ends.max(values[i] + rise),
            (None, Some(fall)) => ends.max(values[i + 1] - fall),
            _ => ends,
        }
    };
    (0..last).map(between).max().unwrap_or_default()
}

/// The value of such a polynomial, in doubles: rounding is below 1e-12 for the payoffs of up to eight players.
pub(super) fn double_at_equilibrium(reduced: &[Q]) -> f64 {
    let at = 0.5_f64.powf(1.0 / reduced.len() as f64);
    reduced
        .iter()
        .rev()
        .fold(0.0, |sum, coefficient| sum * at + double(*coefficient))
}
