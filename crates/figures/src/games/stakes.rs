//! The stakes of a choice in words: chances side by side, and their difference in points of a percentage.

use crate::kit::format::{counted, percent, rounded, without_zeros};
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
/// Whoever keeps to it is halving [every time](crate::halving::every_time).
pub const fn even_split_name(answers: u8) -> &'static str {
    match answers {
        2 => "halving now",
        _ => "an even split now",
    }
}

#[cfg(test)]
mod tests {
    use super::{Size, against, loss, points, signed_points, signed_sum};
    use upperhand::guess_who::Probability;

    #[test]
    fn sums_may_exceed_a_whole() {
        let half = Probability::new(1, 2000);
        for (sign, size, text) in [
            (
                "−",
                Size::Exact(1, Probability::new(1, 12)),
                "−108.3 points",
            ),
            ("+", Size::Exact(1, half), "+100.1 points"),
            ("−", Size::Exact(2, Probability::new(0, 1)), "−200 points"),
            ("+", Size::Near(1.084_9), "+108.5 points"),
            ("−", Size::Near(0.000_012_34), "−0.0012 points"),
            ("−", Size::Near(0.01), "−1 point"),
            ("−", Size::Near(0.009_52), "−0.95 points"),
            ("−", Size::Near(1e-17), "under 0.00000001 points"),
        ] {
            assert_eq!(signed_sum(sign, size), text);
        }
    }

    #[test]
    fn differences_are_points_and_never_vanish() {
        for (numerator, denominator, text) in [
            (1, 12, "8.3 points"),
            (1, 100, "1 point"),
            (1, 1, "100 points"),
            (37, 500, "7.4 points"),
            (1, 250, "0.4 points"),
            (43, 10_000, "0.43 points"),
            // Below a power of ten, too, both digits are said: a single one would round them away.
            (952, 100_000, "0.95 points"),
            (984, 1_000_000, "0.098 points"),
            (996, 100_000, "1 point"),
            (1, 81_000, "0.0012 points"),
            (37, 5_000_000_000, "0.00000074 points"),
            (1, 4_000_000_000_000_000_000, "under 0.00000001 points"),
        ] {
            assert_eq!(points(Probability::new(numerator, denominator)), text);
        }
        assert_eq!(loss(Probability::new(0, 7)), "nothing");
        let trace = Probability::new(1, 4_000_000_000_000_000_000);
        for (sign, apart, text) in [
            ("+", Probability::new(1, 12), "+8.3 points"),
            ("−", Probability::new(1, 12), "−8.3 points"),
            ("", Probability::new(0, 1), "0 points"),
            ("+", trace, "a trace more, under 0.00000001 points"),
            ("−", trace, "a trace less, under 0.00000001 points"),
        ] {
            assert_eq!(signed_points(sign, apart), text);
        }
        assert_eq!(loss(Probability::new(1, 12)), "8.3 points (1/12)");
    }

    /// Whatever the size, what is said is no further from it than half of its second digit, or of a tenth of a point.
    #[test]
    fn two_digits_of_every_difference_are_said() {
        for denominator in [997, 9973, 1_000_003, 100_000_007] {
            for numerator in 1..900 {
                let apart = Probability::new(numerator, denominator);
                let (exact, said) = (100.0 * apart.value(), points(apart));
                let (number, _) = said.split_once(' ').unwrap();
                let second_digit = 10_f64.powf(exact.log10().floor() - 1.0).min(0.1);
                let apart = (number.parse::<f64>().unwrap() - exact).abs();
                assert!(apart <= 0.501 * second_digit, "{said}: {exact}");
            }
        }
    }

    #[test]
    fn chances_that_round_alike_are_told_apart_by_their_difference() {
        let chance = |numerator| Probability::new(numerator, 1_000_000);
        assert_eq!(
            against(chance(221_000), "halving now", chance(217_000)),
            "this wins 22.1\u{202f}%, halving now 21.7\u{202f}%"
        );
        assert_eq!(
            against(chance(221_000), "halving now", chance(220_969)),
            "this wins 22.1\u{202f}%, halving now 0.0031 points less"
        );
        let (more, less) = (
            Probability::new(u64::MAX / 2, u64::MAX),
            Probability::new(u64::MAX / 2 - 1, u64::MAX),
        );
        assert_eq!(
            against(more, "halving now", less),
            "this wins 50.0\u{202f}%, halving now a trace less"
        );
    }
}
