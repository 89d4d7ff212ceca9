//! Payoffs in antes as people read them: of a hundred rounds, where a single one pays a few hundredths.

use crate::format::{decimals, grouped, with_sign};

/// Payoffs closer to 0 than this are 0 but for rounding.
pub const NOTHING: f64 = 1e-12;

/// A gain up to this much a round, a hundredth of an ante in a hundred rounds, is not worth a change.
pub const NEGLIGIBLE: f64 = 1e-4;

/// The advice where the best reply wins hardly more a round, less than [`NEGLIGIBLE`], or nothing.
pub fn no_better(more: f64, unit: &str) -> String {
    if more < NOTHING {
        "You can’t do better here.".to_owned()
    } else {
        format!("You can hardly do better here: by under 0.01 {unit}.")
    }
}

/// The size of a payoff in antes per 100 rounds, to three digits or more: "1.17", "34.5", "0".
pub fn per_hundred(value: f64) -> String {
    let size = 100.0 * value.abs();
    match size {
        _ if size < 0.005 => "0".to_owned(),
        _ if size < 9.995 => decimals(size, 2),
        _ if size < 99.95 => decimals(size, 1),
        _ => grouped(size.round()),
    }
}

/// The same with its sign: "−1.17", "+34.5", "0".
pub fn signed_per_hundred(value: f64) -> String {
    with_sign(value, per_hundred(value))
}

/// The unit of a hundred rounds.
pub const ROUNDS: &str = "antes per 100 rounds";

/// "−1.17 antes per 100 rounds".
pub fn antes_per_hundred(value: f64) -> String {
    format!("{} {ROUNDS}", signed_per_hundred(value))
}

/// "you win 3.60 antes per 100 rounds", "you break even".
pub fn outcome(value: f64, unit: &str) -> String {
    let verb = match per_hundred(value).as_str() {
        _ if value.abs() < NOTHING => return "you break even".to_owned(),
        "0" => return "you all but break even".to_owned(),
        _ if value < 0.0 => "lose",
        _ => "win",
    };
    format!("you {verb} {} {unit}", per_hundred(value))
}
