//! Chances, antes and an evening as people read them.

use super::evening::Shown;
use super::solved::Solved;
use upperhand_games::format::{counted, grouped, percent_of, significant};

/// Chances below this have as many decimals as they need.
const SMALL: f64 = 0.001;

/// "3.2 %", "0.0012 %".
pub fn chance(value: f64) -> String {
    if value >= SMALL || value == 0.0 {
        percent_of(value)
    } else {
        format!("{}\u{202f}%", significant(100.0 * value, 2))
    }
}

/// "1 ante", "20 antes", "12 345 antes".
pub fn antes(count: u32) -> String {
    counted(&grouped(count), "ante")
}

/// What large pots come to: how much rarer ten times as large a pot is in the long run.
pub fn rarity(solved: &Solved) -> String {
    let exponent = solved.tail.exponent;
    if exponent.is_finite() {
        let times = significant(10_f64.powf(exponent), 2);
        format!("about {times} times as rare")
    } else {
        "never: the pot does not grow".to_owned()
    }
}

/// What is finite of the pot.
pub fn moments(solved: &Solved) -> &'static str {
    match (solved.tail.has_mean(), solved.tail.has_variance()) {
        (_, true) => "its mean and its variance are finite",
        (true, false) => "its mean is finite, its variance is not",
        (false, false) => "it has no finite mean: the average of many evenings grows without end",
    }
}

/// An evening in words: "4 rounds, pots up to 12 antes; you lose 4 antes".
pub fn evening(shown: Shown) -> String {
    let evening = shown.evening();
    let rounds = counted(&grouped(evening.rounds().len()), "round");
    let largest = counted(&grouped(evening.largest_pot()), "ante");
    let net = evening.net();
    let sum = counted(&grouped(net.unsigned_abs()), "ante");
    let outcome = match (evening.ruined(shown.bankroll), net) {
        (Some(round), _) => format!("round {round} ruins you"),
        (None, 0) => "you come out even".to_owned(),
        (None, 1..) => format!("you win {sum}"),
        (None, _) => format!("you lose {sum}"),
    };
    format!("{rounds}, pots up to {largest}; {outcome}")
}
