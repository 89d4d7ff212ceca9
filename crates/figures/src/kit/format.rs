//! Numbers as people read them. Exact ones are rounded from the integers themselves, half up, never through a
//! float; doubles to as many decimals as matter.

use super::number;
use core::fmt::Display;
use itertools::Itertools;
use upperhand::guess_who::Probability;

/// The narrow space that stands between a number and its percent sign.
const NARROW_SPACE: char = '\u{202f}';

/// Chances below this are written with a power of ten.
pub const TINY: f64 = 1e-3;

/// "63.2 %"; a chance that is not 0 or 1 never reads as if it were.
///
/// ```
/// use upperhand::guess_who::Probability;
/// use upperhand_figures::format::percent;
/// assert_eq!(percent(Probability::new(91, 144)), "63.2\u{202f}%");
/// assert_eq!(percent(Probability::new(1, 100_000)), "under 0.1\u{202f}%");
/// assert_eq!(percent(Probability::new(1, 1)), "100\u{202f}%");
/// ```
#[must_use]
pub fn percent(p: Probability) -> String {
    let permille = rounded(p, 1000);
    let number = match permille {
        _ if p.numerator() == 0 => "0".to_owned(),
        _ if p.numerator() == p.denominator() => "100".to_owned(),
        0 => "under 0.1".to_owned(),
        1000 => "over 99.9".to_owned(),
        _ => format!("{}.{}", permille / 10, permille % 10),
    };
    format!("{number}{NARROW_SPACE}%")
}

/// "= 0.5625" where six digits say it all, "≈ 0.631944" where they do not; a small one with a power of ten.
///
/// ```
/// use upperhand::guess_who::Probability;
/// use upperhand_figures::format::decimal;
/// assert_eq!(decimal(Probability::new(9, 16)), "= 0.5625");
/// assert_eq!(decimal(Probability::new(91, 144)), "≈ 0.631944");
/// assert_eq!(decimal(Probability::new(1, 1)), "= 1");
/// assert_eq!(decimal(Probability::new(1, 3_000_000)), "≈ 3.33333·10⁻⁷");
/// assert_eq!(decimal(Probability::new(1, 10_000_001)), "≈ 1.00000·10⁻⁷");
/// assert_eq!(decimal(Probability::new(1, 10_000_000)), "= 10⁻⁷");
/// ```
#[must_use]
pub fn decimal(p: Probability) -> String {
    const SCALE: u64 = 1_000_000;
    let digits = rounded(p, SCALE);
    let exact = u128::from(p.numerator()) * u128::from(SCALE)
        == u128::from(digits) * u128::from(p.denominator());
    let number = format!("{}.{:06}", digits / SCALE, digits % SCALE);
    if exact {
        return format!("= {}", without_zeros(&number));
    }
    if p.value() >= TINY {
        return format!("≈ {number}");
    }
    // Six digits of it, rounded, and the power of ten of the last.
    let (whole, mut above) = (u128::from(p.denominator()), u128::from(p.numerator()));
    let mut power = 0_i64;
    while 2 * above + whole < 200_000 * whole {
        above *= 10;
        power -= 1;
    }
    let digits = (2 * above + whole) / (2 * whole);
    let mantissa = format!("{}.{:05}", digits / 100_000, digits % 100_000);
    let sign = if above == digits * whole { "=" } else { "≈" };
    let (short, power) = (without_zeros(&mantissa), power_of_ten(power + 5));
    match (sign, short.as_str()) {
        ("=", "1") => format!("= {power}"),
        ("=", short) => format!("= {short}·{power}"),
        _ => format!("≈ {mantissa}·{power}"),
    }
}

/// The power of ten at or below a positive number, as its exponent.
#[expect(clippy::cast_possible_truncation, reason = "between −400 and 400")]
pub(crate) fn exponent(number: f64) -> i32 {
    number.log10().floor() as i32
}

/// The text with a capital where it begins with a letter from a to z.
pub(crate) fn capitalized(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// Ascending numbers as ranges: "4, 6 or 8 to 12", "128, 130, … 256".
///
/// ```
/// use upperhand_figures::format::ranges;
/// assert_eq!(ranges(&[4, 6, 8, 9, 10]), "4, 6 or 8 to 10");
/// assert_eq!(ranges(&[4, 6, 8, 10, 12, 13]), "4, 6, … 12 or 13");
/// assert_eq!(ranges(&[7, 8]), "7 or 8");
/// assert_eq!(ranges(&[]), "");
/// ```
#[must_use]
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

/// A formatted number and the noun that it counts: "1 suspect", "24 suspects".
pub(crate) fn counted(number: &str, noun: &str) -> String {
    let ending = if number == "1" { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

/// "1 suspect", "24 suspects".
pub(crate) fn suspects(count: u32) -> String {
    counted(&grouped(count), "suspect")
}

/// p·scale to the nearest integer, half up.
pub(crate) fn rounded(p: Probability, scale: u64) -> u64 {
    let (n, d) = (u128::from(p.numerator()), u128::from(p.denominator()));
    u64::try_from((2 * n * u128::from(scale) + d) / (2 * d)).unwrap_or(u64::MAX)
}

/// "63.2 % (91/144)"; a certainty without its fraction.
pub(crate) fn percent_exactly(p: Probability) -> String {
    match p.denominator() {
        1 => percent(p),
        _ => format!("{} ({p})", percent(p)),
    }
}

/// A share between 0 and 1 as a percentage, like that of an exact chance.
pub(crate) fn percent_of(share: f64) -> String {
    const UNIT: u64 = 1_000_000_000_000;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a whole number from 0 to the unit"
    )]
    let units = (share.clamp(0.0, 1.0) * UNIT as f64).round() as u64;
    percent(Probability::new(units, UNIT))
}

/// A double as a percentage with this number of decimals: "−0.56 %".
///
/// ```
/// use upperhand_figures::format::percentage;
/// assert_eq!(percentage(-0.0056, 2), "−0.56\u{202f}%");
/// assert_eq!(percentage(-0.000_01, 2), "0.00\u{202f}%");
/// ```
#[must_use]
pub fn percentage(value: f64, digits: usize) -> String {
    format!("{}{NARROW_SPACE}%", decimals(100.0 * value, digits))
}

/// A double with this number of decimals; without a sign if it rounds to 0.
///
/// ```
/// use upperhand_figures::format::decimals;
/// assert_eq!(decimals(-1.25, 1), "−1.2");
/// assert_eq!(decimals(-0.01, 1), "0.0");
/// ```
#[must_use]
pub fn decimals(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    match text.strip_prefix('-') {
        Some(size) if size.bytes().all(|byte| matches!(byte, b'0' | b'.')) => size.to_owned(),
        _ => true_minus(&text),
    }
}

/// The text with minus signs in place of hyphens.
pub(crate) fn true_minus(text: &str) -> String {
    text.replace('-', "−")
}

/// A threshold, the weakest hand held: "0.7071", "0.5".
pub(crate) fn threshold(at: f64) -> String {
    without_zeros(&format!("{at:.4}"))
}

/// A decimal without zeros at its end.
pub(crate) fn without_zeros(text: &str) -> String {
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        text.to_owned()
    }
}

/// A whole number with a narrow space between its thousands, from five digits on: "2 147 483 647"; infinity as "∞".
///
/// ```
/// use upperhand_figures::format::grouped;
/// assert_eq!(grouped(4096), "4096");
/// assert_eq!(grouped(10_000), "10\u{202f}000");
/// assert_eq!(grouped(18_809.2), "18\u{202f}809.2");
/// assert_eq!(grouped(f64::INFINITY), "∞");
/// assert_eq!(grouped(2_147_483_647), "2\u{202f}147\u{202f}483\u{202f}647");
/// ```
#[must_use]
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

/// The parts of a question: "6 | 9 | 9".
pub(crate) fn parts(question: &[u32]) -> String {
    question.iter().map(grouped).join("\u{202f}|\u{202f}")
}

/// A small whole number as subscript digits: "₁₂", "₋₁".
pub(crate) fn subscript(number: impl Into<i64>) -> String {
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
/// use upperhand_figures::format::significant;
/// assert_eq!(significant(0.062_504, 4), "0.0625");
/// assert_eq!(significant(18_809.2, 8), "18\u{202f}809.2");
/// assert_eq!(significant(1.234_51e12, 5), "1.2345·10¹²");
/// assert_eq!(significant(1e-36, 15), "10⁻³⁶");
/// assert_eq!(significant(0.0, 5), "0");
/// assert_eq!(significant(-40.0, 5), "-40");
/// ```
#[must_use]
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
pub(crate) fn rounded_to(value: f64, digits: usize) -> f64 {
    let text = format!("{value:.*e}", digits.saturating_sub(1));
    number::parsed(&text).unwrap_or(value)
}

/// A power of ten: "10⁻⁷".
pub(crate) fn power_of_ten(exponent: impl Into<i64>) -> String {
    format!("10{}", superscript(exponent))
}

/// "yes" or "no".
pub(crate) fn yes_or_no(is_so: bool) -> String {
    (if is_so { "yes" } else { "no" }).to_owned()
}
