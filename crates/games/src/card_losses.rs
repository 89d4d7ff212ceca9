//! What is won or lost with real cards, in words.

use crate::format::{counted, grouped, true_minus, without_zeros};
use upperhand::guts::cards::Fraction;

/// The occasions at which something is won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// Every round.
    Round,
    /// Every time that one hand is dealt.
    Deal,
}

impl Per {
    /// Once, and many times.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Round => ("a round", "rounds"),
            Self::Deal => ("each time", "such hands"),
        }
    }
}

/// What is won or lost, so that it can be felt: "0.214 antes each time", "0.82 antes in 100 rounds", "one ante in about
/// 81 000 rounds".
pub fn stakes(size: f64, per: Per) -> String {
    let (once, many) = per.words();
    let short = |size: f64, digits| without_zeros(&format!("{size:.digits$}"));
    match size {
        _ if size == 0.0 => format!("nothing {once}"),
        1.0 => format!("1 ante {once}"),
        _ if size >= 0.01 => format!("{} antes {once}", short(size, 3)),
        _ if size >= 1e-4 => format!("{} antes in 100 {many}", short(100.0 * size, 3)),
        _ => format!("one ante in about {} {many}", about(size.recip())),
    }
}

/// A large number to two digits: "81 000", "1.2 million".
fn about(number: f64) -> String {
    let power = 10_f64.powf(number.log10().floor() - 1.0);
    let rounded = (number / power).round() * power;
    if rounded < 1e6 {
        grouped(format!("{rounded:.0}"))
    } else {
        let millions = format!("{:.1}", rounded / 1e6);
        format!("{} million", without_zeros(&millions))
    }
}

/// A fraction of an ante: "−1/2", "0", "1".
pub fn exactly(fraction: Fraction) -> String {
    let exact = true_minus(&fraction.to_string());
    exact.strip_suffix("/1").unwrap_or(&exact).to_owned()
}

/// "1 hand", "668 hands".
pub fn counted_hands(count: usize) -> String {
    counted(&grouped(count), "hand")
}
