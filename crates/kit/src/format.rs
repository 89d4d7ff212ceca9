//! Numbers as people read them. Exact ones are rounded from the integers themselves, half up, never through a
//! float; doubles to as many decimals as matter.

use super::number;
use core::fmt::Display;
use itertools::Itertools;

/// The narrow space that stands between a number and its percent sign.
pub const NARROW_SPACE: char = '\u{202f}';

/// Chances below this are written with a power of ten.
pub const TINY: f64 = 1e-3;

/// The power of ten at or below a positive number, as its exponent.
#[expect(clippy::cast_possible_truncation, reason = "between −400 and 400")]
pub fn exponent(number: f64) -> i32 {
    number.log10().floor() as i32
}

/// The text with a capital where it begins with a letter from a to z.
pub fn capitalized(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// Ascending numbers as ranges: "4, 6 or 8 to 12", "128, 130, … 256".
///
/// ```
/// use upperhand_kit::format::ranges;
/// assert_eq!(ranges(&[4, 6, 8, 9, 10]), "4, 6 or 8 to 10");
/// assert_eq!(ranges(&[4, 6, 8, 10, 12, 13]), "4, 6, … 12 or 13");
/// assert_eq!(ranges(&[7, 8]), "7 or 8");
/// assert_eq!(ranges(&[]), "");
/// ```
pub fn ranges(numbers: &[u32]) -> String {
    let mut words = Vec::new();
    let mut rest = numbers;
    while let [first, after @ ..] = rest {
        let step = after.first().map_or(0, |second| second - first);
        let pairs = rest.windows(2);
        let run = 1 + pairs.take_while(|pair| pair[1] - pair[0] == step).count();
        let (said, taken) = match step {
            1 if run >= 3 => (format!("{first} to {}", rest[run - 1]), run),
            2.. if run >= 4 => (format!("{first}, {}, … {}", rest[1], rest[run - 1]), run),
            _ => (first.to_string(), 1),
        };
        words.push(said);
        rest = &rest[taken..];
    }
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}

/// The size of a number, with its sign unless it is "0".
pub fn with_sign(value: f64, size: String) -> String {
    match size.as_str() {
        "0" => size,
        _ if value < 0.0 => format!("−{size}"),
        _ => format!("+{size}"),
    }
}

/// A formatted number and the noun that it counts: "1 suspect", "24 suspects".
pub fn counted(number: &str, noun: &str) -> String {
    let ending = if number == "1" { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

/// A double as a percentage with this number of decimals: "−0.56 %".
///
/// ```
/// use upperhand_kit::format::percentage;
/// assert_eq!(percentage(-0.0056, 2), "−0.56\u{202f}%");
/// assert_eq!(percentage(-0.000_01, 2), "0.00\u{202f}%");
/// ```
pub fn percentage(value: f64, digits: usize) -> String {
    format!("{}{NARROW_SPACE}%", decimals(100.0 * value, digits))
}

/// A double with this number of decimals; without a sign if it rounds to 0.
///
/// ```
/// use upperhand_kit::format::decimals;
/// assert_eq!(decimals(-1.25, 1), "−1.2");
/// assert_eq!(decimals(-0.01, 1), "0.0");
/// ```
pub fn decimals(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    match text.strip_prefix('-') {
        Some(size) if size.bytes().all(|byte| matches!(byte, b'0' | b'.')) => size.to_owned(),
        _ => true_minus(&text),
    }
}

/// The text with minus signs in place of hyphens.
pub fn true_minus(text: &str) -> String {
    text.replace('-', "−")
}

/// A decimal without zeros at its end.
pub fn without_zeros(text: &str) -> String {
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        text.to_owned()
    }
}

/// A whole number with a narrow space between its thousands, from five digits on: "2 147 483 647"; infinity as "∞".
///
/// ```
/// use upperhand_kit::format::grouped;
/// assert_eq!(grouped(4096), "4096");
/// assert_eq!(grouped(10_000), "10\u{202f}000");
/// assert_eq!(grouped(18_809.2), "18\u{202f}809.2");
/// assert_eq!(grouped(f64::INFINITY), "∞");
/// assert_eq!(grouped(2_147_483_647), "2\u{202f}147\u{202f}483\u{202f}647");
/// ```
pub fn grouped(number: impl Display) -> String {
    let digits = number.to_string();
    if digits == "inf" {
        return "∞".to_owned();
    }
    let (whole, decimals) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    if whole.len() < 5 {
        return digits;
    }
    let groups = whole.as_bytes().rchunks(3).rev();
    groups.map(String::from_utf8_lossy).join("\u{202f}") + decimals
}

/// A small whole number as subscript digits: "₁₂", "₋₁".
pub fn subscript(number: impl Into<i64>) -> String {
    in_script(number.into(), "₋₀₁₂₃₄₅₆₇₈₉")
}

/// A small whole number as superscript digits: "³⁰", "⁻⁷".
pub fn superscript(number: impl Into<i64>) -> String {
    in_script(number.into(), "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
}

/// A number in other characters: its minus sign and its digits, from 0 to 9.
fn in_script(number: i64, characters: &str) -> String {
    let place = |letter: char| letter.to_digit(10).map_or(0, |digit| 1 + digit as usize);
    let letters = number.to_string();
    let script = letters.chars().map(place);
    script
        .filter_map(|place| characters.chars().nth(place))
        .collect()
}

/// A number with this number of digits: "0.0625", "1.2345·10¹²".
///
/// ```
/// use upperhand_kit::format::significant;
/// assert_eq!(significant(0.062_504, 4), "0.0625");
/// assert_eq!(significant(18_809.2, 8), "18\u{202f}809.2");
/// assert_eq!(significant(1.234_51e12, 5), "1.2345·10¹²");
/// assert_eq!(significant(1e-36, 15), "10⁻³⁶");
/// assert_eq!(significant(0.0, 5), "0");
/// assert_eq!(significant(-40.0, 5), "-40");
/// ```
pub fn significant(value: f64, digits: usize) -> String {
    let rounded = rounded_to(value, digits);
    if rounded == 0.0 || (1e-4..1e6).contains(&rounded.abs()) {
        return grouped(rounded);
    }
    let text = format!("{rounded:e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let power = power_of_ten(exponent.parse::<i32>().unwrap_or(0));
    if mantissa == "1" {
        power
    } else {
        format!("{mantissa}·{power}")
    }
}

/// The number rounded to this many digits, so that it is short in an address.
pub fn rounded_to(value: f64, digits: usize) -> f64 {
    let text = format!("{value:.*e}", digits.saturating_sub(1));
    number::parsed(&text).unwrap_or(value)
}

/// A power of ten: "10⁻⁷".
pub fn power_of_ten(exponent: impl Into<i64>) -> String {
    format!("10{}", superscript(exponent))
}

/// "yes" or "no".
pub fn yes_or_no(is_so: bool) -> String {
    (if is_so { "yes" } else { "no" }).to_owned()
}
