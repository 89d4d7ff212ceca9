//! The stakes of a choice in words: chances side by side, and their difference in points of a percentage.

use super::format::{counted, percent, rounded, without_zeros};
use crate::guess_who::Probability;

/// A difference smaller than half of the last of so many decimals is only said to be that small.
const MOST_DECIMALS: u32 = 9;

/// A difference of percentages: "8.3 points"; where it is small, with the two digits that matter.
pub fn points(apart: Probability) -> String {
    in_points(apart).unwrap_or_else(|| "under 0.00000001 points".to_owned())
}

/// As [`points`], `None` for a difference too small for all decimals there are.
fn in_points(apart: Probability) -> Option<String> {
    if apart.numerator() == 0 {
        return Some("0 points".to_owned());
    }
    for decimals in 1..=MOST_DECIMALS {
        let unit = 10_u64.pow(decimals);
        let digits = rounded(apart, 100 * unit);
        if digits >= 10 {
            let (whole, part) = (digits / unit, digits % unit);
            let width = decimals as usize;
            let number = without_zeros(&format!("{whole}.{part:0width$}"));
            return Some(counted(&number, "point"));
        }
    }
    None
}

/// A difference with its sign: "+8.3 points"; in words where it is too small for all decimals there are: "a trace less,
/// under 0.00000001 points".
pub fn signed_points(sign: &str, apart: Probability) -> String {
    match (in_points(apart), sign) {
        (Some(points), _) => format!("{sign}{points}"),
        (None, "−") => format!("a trace less, {}", points(apart)),
        (None, _) => format!("a trace more, {}", points(apart)),
    }
}

/// The loss of a move: "8.3 points (1/12)", or "nothing".
pub fn loss(apart: Probability) -> String {
    match apart.numerator() {
        0 => "nothing".to_owned(),
        _ => format!("{} ({apart})", points(apart)),
    }
}

/// The chance of the choice advised beside a smaller one: "this wins 22.1 %, halving 21.7 %". Where both round to the
/// same, the difference instead: "this wins 44.4 %, halving 0.0031 points less".
pub fn against(best: Probability, name: &str, other: Probability) -> String {
    let (one, two) = (percent(best), percent(other));
    let two = match best.less(other) {
        Some(apart) if one == two => match in_points(apart) {
            Some(points) => format!("{points} less"),
            None => "a trace less".to_owned(),
        },
        _ => two,
    };
    format!("this wins {one}, {name} {two}")
}

/// The name of an even split: "halving", where a question has two answers.
pub const fn even_split_name(answers: u8) -> &'static str {
    match answers {
        2 => "halving",
        _ => "an even split",
    }
}

#[cfg(test)]
mod tests {
    use super::{against, loss, points, signed_points};
    use crate::guess_who::Probability;

    #[test]
    fn differences_are_points_and_never_vanish() {
        for (numerator, denominator, text) in [
            (1, 12, "8.3 points"),
            (1, 100, "1 point"),
            (1, 1, "100 points"),
            (37, 500, "7.4 points"),
            (1, 250, "0.4 points"),
            (43, 10_000, "0.43 points"),
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

    #[test]
    fn chances_that_round_alike_are_told_apart_by_their_difference() {
        let chance = |numerator| Probability::new(numerator, 1_000_000);
        assert_eq!(
            against(chance(221_000), "halving", chance(217_000)),
            "this wins 22.1\u{202f}%, halving 21.7\u{202f}%"
        );
        assert_eq!(
            against(chance(221_000), "halving", chance(220_969)),
            "this wins 22.1\u{202f}%, halving 0.0031 points less"
        );
        let (more, less) = (
            Probability::new(u64::MAX / 2, u64::MAX),
            Probability::new(u64::MAX / 2 - 1, u64::MAX),
        );
        assert_eq!(
            against(more, "halving", less),
            "this wins 50.0\u{202f}%, halving a trace less"
        );
    }
}
