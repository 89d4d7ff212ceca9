//! Numbers in words.

use super::solved::Solved;
use crate::figures::format::{power_of_ten, true_minus};
use crate::guess_who::Probability;
use crate::guts::cards::Fraction;

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

/// "−2/49 (−0.0408)".
pub fn exactly(fraction: Fraction) -> String {
    let text = true_minus(&fraction.to_string());
    match text.strip_suffix("/1") {
        Some(whole) => whole.to_owned(),
        None => format!("{text} ({})", antes(fraction.value())),
    }
}

pub fn chance(fraction: Fraction) -> Probability {
    let whole = |number: i128| u64::try_from(number).unwrap_or(0);
    let denominator = whole(fraction.denominator()).max(1);
    Probability::new(whole(fraction.numerator()), denominator)
}

/// "two cards from 13 ranks in 4 suits, with the weenie rule".
pub fn played(solved: &Solved) -> String {
    let hands = solved.game.hands();
    let cards = ["one card", "two cards", "three cards"][usize::from(hands.size()) - 1];
    let (ranks, suits) = (hands.deck().ranks(), hands.deck().suits());
    let deck = match suits {
        1 => format!("{ranks} ranks in one suit"),
        _ => format!("{ranks} ranks in {suits} suits"),
    };
    let rule = if solved.played.weenie {
        ", with the weenie rule"
    } else {
        ""
    };
    format!("{cards} from {deck}{rule}")
}
