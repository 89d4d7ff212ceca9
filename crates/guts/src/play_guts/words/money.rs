//! Antes in words: whole ones exactly, parts to two digits after the point, small ones to more. No sum is a rate.

use upperhand::guts::cards::Fraction;
use upperhand::play::guts::Worth;
use upperhand_games::antes::NOTHING;
use upperhand_games::format::{counted, decimals, grouped, with_sign, without_zeros};

/// Sums up to this are "next to nothing".
const HARDLY: f64 = 0.000_05;

/// What such a sum is called.
const HARDLY_ANY: &str = "next to nothing";

/// A whole number of antes: "1 ante", "12 antes".
pub fn whole(count: u128) -> String {
    counted(&grouped(count), "ante")
}

/// The size of a sum: "0.42 antes", "3 antes", "0.0056 antes", "next to nothing", "nothing".
pub fn size(value: f64) -> String {
    let size = value.abs();
    let number = match size {
        _ if size < NOTHING => return "nothing".to_owned(),
        _ if size < HARDLY => return HARDLY_ANY.to_owned(),
        _ if size < 0.001 => without_zeros(&decimals(size, 5)),
        _ if size < 0.01 => without_zeros(&decimals(size, 4)),
        _ if size < 99.995 => without_zeros(&decimals(size, 2)),
        _ => grouped(without_zeros(&decimals(size, 1))),
    };
    counted(&number, "ante")
}

/// The same with its sign: "+0.42 antes", "−3 antes", "nothing".
pub fn signed(value: f64) -> String {
    let size = size(value);
    if size == "nothing" || size == HARDLY_ANY {
        return size;
    }
    with_sign(value, size)
}

/// The longest denominator that a reader is shown.
const LEGIBLE: i128 = 100_000_000;

/// The same with its fraction, where that is exact, says more and can be read: "+0.42 antes (5/12)".
pub fn signed_exactly(worth: Worth) -> String {
    let said = signed(worth.value());
    match worth.exact() {
        Some(exact) if (2..LEGIBLE).contains(&exact.denominator()) => {
            format!("{said} ({})", fraction(exact))
        }
        _ => said,
    }
}

fn fraction(exact: Fraction) -> String {
    upperhand_games::format::true_minus(&exact.to_string())
}

/// The number of antes won so far, without their noun: "+12", "−3.5", "0".
pub fn balance(result: Fraction) -> String {
    let text = match result.denominator() {
        1 => grouped(result.numerator().unsigned_abs()),
        _ => grouped(without_zeros(&decimals(result.value().abs(), 2))),
    };
    match result.numerator() {
        0 => text,
        1.. => format!("+{text}"),
        _ => format!("−{text}"),
    }
}

/// A worth times the stakes.
pub fn staked(worth: Worth, stakes: u64) -> Worth {
    match worth.exact() {
        Some(exact) => Worth::Exact(Fraction::new(
            exact.numerator() * i128::from(stakes),
            exact.denominator(),
        )),
        None => Worth::Rounded(worth.value() * stakes as f64),
    }
}
