//! Numbers in words.

use super::solved::Solved;
use crate::figures::format::{counted, grouped, power_of_ten, true_minus, without_zeros};
use crate::guess_who::Probability;
use crate::guts::cards::{Deck, Fraction};

/// A number of antes with four decimals that matter: "+0.1234", "−1.235·10⁻⁶".
pub fn antes(value: f64) -> String {
    let sign = match value {
        _ if value == 0.0 => return "0".to_owned(),
        _ if value < 0.0 => "−",
        _ => "+",
    };
    let size = value.abs();
    if size >= 1e-3 {
        return format!("{sign}{size:.4}");
    }
    let text = format!("{size:.3e}");
    let (digits, power) = text.split_once("e-").unwrap_or((&text, "0"));
    let power = power_of_ten(-power.parse().unwrap_or(0));
    format!("{sign}{digits}·{power}")
}

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

/// What a hand returns when it is dealt, with its sign: "−0.5 antes (−1/2)".
pub fn returned(fraction: Fraction) -> String {
    let exact = exactly(fraction);
    let value = fraction.value();
    match exact.as_str() {
        "0" => exact,
        "1" | "−1" => format!("{exact} ante"),
        _ if fraction.denominator() == 1 => format!("{exact} antes"),
        _ if value.abs() >= 0.01 => {
            let value = without_zeros(&true_minus(&format!("{value:.4}")));
            format!("{value} antes ({exact})")
        }
        _ => {
            let sign = if value < 0.0 { "−" } else { "" };
            format!("{sign}{} ({exact})", stakes(value.abs(), Per::Deal))
        }
    }
}

/// A fraction of an ante: "−1/2", "0", "1".
pub fn exactly(fraction: Fraction) -> String {
    let exact = true_minus(&fraction.to_string());
    exact.strip_suffix("/1").unwrap_or(&exact).to_owned()
}

/// The same for a loss a round, in brackets after a space, unless its size says it already.
pub fn exact_loss(loss: Fraction) -> String {
    if loss.denominator() == 1 {
        return String::new();
    }
    format!(" ({} a round)", exactly(loss))
}

/// "1 hand", "668 hands".
pub fn counted_hands(count: usize) -> String {
    counted(&grouped(count), "hand")
}

pub fn chance(fraction: Fraction) -> Probability {
    let whole = |number: i128| u64::try_from(number).unwrap_or(0);
    let denominator = whole(fraction.denominator()).max(1);
    Probability::new(whole(fraction.numerator()), denominator)
}

/// "two cards from a whole deck", "one card from 8 ranks in 2 suits, with the Weenie rule".
pub fn played(solved: &Solved) -> String {
    let hands = solved.game.hands();
    let cards = ["one card", "two cards", "three cards"][usize::from(hands.size()) - 1];
    let (ranks, suits) = (hands.deck().ranks(), hands.deck().suits());
    let deck = match suits {
        _ if hands.deck() == Deck::STANDARD => "a whole deck".to_owned(),
        1 => format!("{ranks} ranks in one suit"),
        _ => format!("{ranks} ranks in {suits} suits"),
    };
    let rule = if solved.played.weenie {
        ", with the Weenie rule"
    } else {
        ""
    };
    format!("{cards} from {deck}{rule}")
}

#[cfg(test)]
mod tests {
    use super::{Per, stakes};

    #[test]
    fn stakes_are_told_in_numbers_that_can_be_read() {
        for (size, text) in [
            (0.0, "nothing a round"),
            (1.0, "1 ante a round"),
            (0.5, "0.5 antes a round"),
            (0.002_14, "0.214 antes in 100 rounds"),
            (2.0 / 162_435.0, "one ante in about 81\u{202f}000 rounds"),
            (1.0 / 101_792_600.0, "one ante in about 100 million rounds"),
            (3.0 / 5_987_800.0, "one ante in about 2 million rounds"),
        ] {
            assert_eq!(stakes(size, Per::Round), text);
        }
        assert_eq!(stakes(0.25, Per::Deal), "0.25 antes each time");
        assert_eq!(stakes(0.001, Per::Deal), "0.1 antes in 100 such hands");
    }
}
