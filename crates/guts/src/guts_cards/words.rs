//! Numbers in words.

use super::solved::Solved;
use upperhand::guess_who::Probability;
use upperhand::guts::cards::{Deck, Fraction};
use upperhand_games::card_losses::{Per, exactly, stakes};
use upperhand_games::format::{power_of_ten, true_minus, with_sign, without_zeros};

/// A number of antes with four decimals that matter: "+0.1234", "−1.235·10⁻⁶".
pub fn antes(value: f64) -> String {
    let size = value.abs();
    if size == 0.0 {
        return "0".to_owned();
    }
    if size >= 1e-3 {
        return with_sign(value, format!("{size:.4}"));
    }
    let text = format!("{size:.3e}");
    let (digits, power) = text.split_once("e-").unwrap_or((&text, "0"));
    let power = power_of_ten(-power.parse().unwrap_or(0));
    with_sign(value, format!("{digits}·{power}"))
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

/// The same for a loss a round, in brackets after a space, unless its size says it already.
pub fn exact_loss(loss: Fraction) -> String {
    if loss.denominator() == 1 {
        return String::new();
    }
    format!(" ({} a round)", exactly(loss))
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
