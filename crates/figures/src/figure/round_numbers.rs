//! Round numbers, for the ticks of an axis.

/// The multiples of a round step.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundNumbers {
    /// In their order.
    pub values: Vec<f64>,
    /// The number of decimals that all of them are written with.
    pub decimals: usize,
}

/// Steps of 1, 2 or 5 times a power of ten.
pub const DECIMAL: [u8; 4] = [1, 2, 5, 10];

/// Steps of a digit times a power of ten.
pub const ANY_DIGIT: [u8; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/// The round numbers from `low` to `high`: multiples of the smallest step that is at least `finest`. A step is one of `digits`, which
/// end with 10, times a power of ten.
#[expect(
    clippy::cast_possible_truncation,
    reason = "orders of magnitude, and numbers of steps, of doubles that are shown"
)]
#[must_use]
pub fn round_numbers((low, high): (f64, f64), finest: f64, digits: &[u8]) -> RoundNumbers {
    let order = finest.log10().floor() as i32;
    let scale = 10_f64.powi(order);
    let mut steps = digits
        .iter()
        .map(|&digit| (digit, f64::from(digit) * scale));
    let found = steps.clone().find(|&(_, step)| step >= finest);
    let (digit, step) = found.or_else(|| steps.next_back()).unwrap_or((1, scale));
    // The ends count, whatever their last bits.
    let first = (low / step - 1e-9).ceil() as i64;
    let last = (high / step + 1e-9).floor() as i64;
    RoundNumbers {
        values: (first..=last)
            .map(|multiple| multiple as f64 * step)
            .collect(),
        decimals: usize::try_from(-order - i32::from(digit == 10)).unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::{ANY_DIGIT, DECIMAL, round_numbers};

    #[test]
    fn steps_are_round_and_at_least_as_long_as_asked_for() {
        for (ends, least, digits, values, decimals) in [
            (
                (0.0, 1.0),
                0.2,
                &DECIMAL[..],
                &[0.0, 0.2, 0.4, 0.600_000_000_000_000_1, 0.8, 1.0][..],
                1,
            ),
            ((0.0, 1.0), 0.21, &DECIMAL, &[0.0, 0.5, 1.0], 1),
            ((0.0, 2.5), 0.6, &DECIMAL, &[0.0, 1.0, 2.0], 0),
            ((-7.0, 65.0), 11.0, &DECIMAL, &[0.0, 20.0, 40.0, 60.0], 0),
            (
                (1.0, 131.0),
                21.0,
                &ANY_DIGIT,
                &[30.0, 60.0, 90.0, 120.0],
                0,
            ),
            ((3.0, 4.0), 1.0, &ANY_DIGIT, &[3.0, 4.0], 0),
            // Three tenths, a little less and a little more.
            (
                (0.1 + 0.2, 0.5),
                0.1,
                &DECIMAL,
                &[0.300_000_000_000_000_04, 0.4, 0.5],
                1,
            ),
            ((0.2, 0.6), 0.3, &DECIMAL, &[0.5], 1),
        ] {
            let found = round_numbers(ends, least, digits);
            assert_eq!(
                (&*found.values, found.decimals),
                (values, decimals),
                "{ends:?} {least}"
            );
        }
    }
}
