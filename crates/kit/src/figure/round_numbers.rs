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
