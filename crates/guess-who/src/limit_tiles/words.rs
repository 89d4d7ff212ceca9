//! Real numbers, powers and parts of the board as people read them.

use num_integer::Integer;
use upperhand::guess_who::{Ending, LimitRegion, Probability, Rules};
use upperhand_games::format::{
    counted, grouped, rounded_to, significant, subscript, superscript, true_minus,
};

/// A positive number to five digits: "1.5", "0.0625", "1.2345·10¹²".
pub fn number(value: f64) -> String {
    significant(value, DIGITS)
}

/// The digits of a pool, as it is named.
const DIGITS: usize = 5;

/// A pool times a small power of r, with all its digits: "9404.6". Pools that have more digits than their names are near it.
pub fn multiplied(pool: f64, power: f64) -> String {
    let about = if rounded_to(pool, DIGITS) == pool {
        ""
    } else {
        "≈ "
    };
    // The power adds three digits at most.
    format!("{about}{}", significant(pool * power, DIGITS + 3))
}

/// The part that a position is in: "in the weeds, level 0 (W₀)".
pub fn region_name(region: LimitRegion) -> String {
    let (part, level, letter) = match region {
        LimitRegion::InTheWeeds { level } => ("in the weeds", level, "W"),
        LimitRegion::UpperHand { level } => ("the upper hand", level, "U"),
        LimitRegion::Seam { level } => ("between the two", level, ""),
    };
    let short = match letter {
        "" => String::new(),
        _ => format!(" ({letter}{})", subscript(level)),
    };
    format!("{part}, level {}{short}", true_minus(&level.to_string()))
}

/// `unit·base^exponent` as it is written on an axis: "48", "3/4", "3·2⁻²⁰".
pub fn power_name(unit: u32, base: u32, exponent: i32) -> String {
    let power = base.checked_pow(exponent.unsigned_abs());
    let number = power.and_then(|power| match exponent {
        ..0 => Some(power),
        _ => power.checked_mul(unit),
    });
    let short = number.filter(|&number| number < 10_000);
    match short {
        Some(number) if exponent >= 0 => grouped(number),
        Some(below) => {
            let divisor = unit.gcd(&below);
            match (unit / divisor, below / divisor) {
                (number, 1) => grouped(number),
                (above, below) => format!("{above}/{}", grouped(below)),
            }
        }
        None if unit == 1 => format!("{base}{}", superscript(exponent)),
        None => format!("{unit}·{base}{}", superscript(exponent)),
    }
}

/// The unit of the tiles' corners, which are this times powers of r.
pub fn corner_unit(rules: Rules) -> u32 {
    match (rules.ending(), rules.answers()) {
        (Ending::Open, 2) => 3,
        (Ending::Open, 3) => 2,
        (Ending::Race | Ending::Official | Ending::Open, _) => 1,
    }
}

/// A chance of the continuous game, never 0 and never 1, as a fraction to be rounded from.
pub fn chance(p: f64) -> Probability {
    const UNIT: u64 = 1 << 53;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a whole number from 0 to 2^53"
    )]
    let units = (p * UNIT as f64) as u64;
    Probability::new(units.clamp(1, UNIT - 1), UNIT)
}

/// A difference of chances: "0.0231 points".
pub fn points(value: f64) -> String {
    let size = number(rounded_to(100.0 * value.abs(), 3));
    counted(&size, "point")
}

/// A difference of chances with its sign: "+0.0231 points", "none".
pub fn gap(value: f64) -> String {
    if value == 0.0 {
        return "none".to_owned();
    }
    let sign = if value < 0.0 { "−" } else { "+" };
    format!("{sign}{}", points(value))
}

/// The fraction of the least denominator, at most 10,000, that is the number but for the last bits of a
/// double: by continued fractions.
pub fn near_fraction(value: f64) -> Option<(u64, u64)> {
    let close = |above: f64, below: f64| (above / below - value).abs() < 4e-14 * value.max(1.0);
    let (mut last, mut this) = ((0.0, 1.0), (1.0, 0.0));
    let mut rest = value;
    for _ in 0..20 {
        let whole = rest.floor();
        let next = (whole * this.0 + last.0, whole * this.1 + last.1);
        if next.1 > 1e4 {
            return None;
        }
        if close(next.0, next.1) {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "whole numbers below 2^53"
            )]
            return Some((next.0 as u64, next.1 as u64));
        }
        (last, this) = (this, next);
        rest = 1.0 / (rest - whole);
    }
    None
}

/// A number as its fraction where it is a simple one, else to five digits.
pub fn fraction_or_number(value: f64) -> String {
    match near_fraction(value) {
        Some((whole, 1)) => whole.to_string(),
        Some((above, below)) => format!("{above}/{below}"),
        None => number(value),
    }
}
