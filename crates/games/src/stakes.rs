//! The stakes of a choice in words: chances side by side, and their difference in points of a percentage.

use crate::format::{counted, percent, rounded, without_zeros};
use upperhand::guess_who::Probability;

/// A difference smaller than half of the last of so many decimals is only said to be that small.
const MOST_DECIMALS: u32 = 9;

/// The size of a sum of differences, which may exceed 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Size {
    /// The size as it is: its whole part and the rest.
    Exact(u64, Probability),
    /// A double near it, where the fraction is too long.
    Near(f64),
}

impl Size {
    fn is_nothing(self) -> bool {
        matches!(self, Self::Exact(0, rest) if rest.numerator() == 0)
    }

    /// Is size·scale so many or more, before it is rounded?
    fn is_at_least(self, least: u64, scale: u64) -> bool {
        match self {
            Self::Exact(whole, rest) => {
                let (above, below) = (u128::from(rest.numerator()), u128::from(rest.denominator()));
                (u128::from(whole) * below + above) * u128::from(scale) >= u128::from(least) * below
            }
            Self::Near(size) => size * scale as f64 >= least as f64,
        }
    }

    /// size·scale to the nearest integer, half up.
    fn rounded(self, scale: u64) -> u64 {
        match self {
            Self::Exact(whole, rest) => whole * scale + rounded(rest, scale),
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a size of a few wholes, times a scale far below 2^53"
            )]
            Self::Near(size) => (size * scale as f64).round() as u64,
        }
    }
}

/// A difference of percentages: "8.3 points"; where it is small, with the two digits that matter.
pub fn points(apart: Probability) -> String {
    sum_in_points(Size::Exact(0, apart))
}

/// What is lost, as a number: "−8.3" for 8.3 points.
pub fn minus_points(lost: Probability) -> String {
    let said = points(lost);
    format!("−{}", said.split(' ').next().unwrap_or_default())
}

/// A difference too small for all decimals there are.
const TRACE: &str = "under 0.00000001 points";

/// As [`points`], `None` for a size too small for all decimals there are.
fn in_points(size: Size) -> Option<String> {
    if size.is_nothing() {
        return Some("0 points".to_owned());
    }
    for decimals in 1..=MOST_DECIMALS {
        let unit = 10_u64.pow(decimals);
        if size.is_at_least(10, 100 * unit) {
            let digits = size.rounded(100 * unit);
            let (whole, part) = (digits / unit, digits % unit);
            let width = decimals as usize;
            let number = without_zeros(&format!("{whole}.{part:0width$}"));
            return Some(counted(&number, "point"));
        }
    }
    None
}

/// The size of a sum of differences: "108.3 points".
pub fn sum_in_points(size: Size) -> String {
    in_points(size).unwrap_or_else(|| TRACE.to_owned())
}

/// A difference with its sign: "+8.3 points"; in words where it is too small for all decimals there are: "a trace less,
/// under 0.00000001 points".
pub fn signed_points(sign: &str, apart: Probability) -> String {
    signed_sum(sign, Size::Exact(0, apart))
}

/// A sum of differences with its sign: "−108.3 points". Where it is too small for all decimals there are, the sign of a
/// double is that of its rounding, and is left out.
pub fn signed_sum(sign: &str, size: Size) -> String {
    match (in_points(size), size, sign) {
        (Some(points), ..) => format!("{sign}{points}"),
        (None, Size::Near(_), _) => TRACE.to_owned(),
        (None, _, "−") => format!("a trace less, {TRACE}"),
        (None, ..) => format!("a trace more, {TRACE}"),
    }
}

/// The loss of a move: "8.3 points (1/12)", or "nothing".
pub fn loss(apart: Probability) -> String {
    match apart.numerator() {
        0 => "nothing".to_owned(),
        _ => format!("{} ({apart})", points(apart)),
    }
}

/// The chance of the choice advised beside a smaller one: "this wins 22.1 %, halving now 21.7 %". Where both round to the
/// same, the difference instead: "this wins 44.4 %, halving now 0.0031 points less".
pub fn against(best: Probability, name: &str, other: Probability) -> String {
    let (one, two) = (percent(best), percent(other));
    let two = match best.less(other) {
        Some(apart) if one == two => match in_points(Size::Exact(0, apart)) {
            Some(points) => format!("{points} less"),
            None => "a trace less".to_owned(),
        },
        _ => two,
    };
    format!("this wins {one}, {name} {two}")
}

/// The name of an even split this once, with perfect play from then on: "halving now", where a question has two answers.
/// Whoever keeps to it is halving every time.
pub const fn even_split_name(answers: u8) -> &'static str {
    match answers {
        2 => "halving now",
        _ => "an even split now",
    }
}
