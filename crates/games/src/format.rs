//! Numbers as people read them: those of the kit, and exact chances, rounded from the integers themselves, half up, never
//! through a float.

use itertools::Itertools;
use upperhand::guess_who::Probability;
use upperhand_kit::Readout;

pub use upperhand_kit::format::*;

/// "63.2 %"; a chance that is not 0 or 1 never reads as if it were.
///
/// ```
/// use upperhand::guess_who::Probability;
/// use upperhand_games::format::percent;
/// assert_eq!(percent(Probability::new(91, 144)), "63.2\u{202f}%");
/// assert_eq!(percent(Probability::new(1, 100_000)), "under 0.1\u{202f}%");
/// assert_eq!(percent(Probability::new(1, 1)), "100\u{202f}%");
/// ```
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
/// use upperhand_games::format::decimal;
/// assert_eq!(decimal(Probability::new(9, 16)), "= 0.5625");
/// assert_eq!(decimal(Probability::new(91, 144)), "≈ 0.631944");
/// assert_eq!(decimal(Probability::new(1, 1)), "= 1");
/// assert_eq!(decimal(Probability::new(1, 3_000_000)), "≈ 3.33333·10⁻⁷");
/// assert_eq!(decimal(Probability::new(1, 10_000_001)), "≈ 1.00000·10⁻⁷");
/// assert_eq!(decimal(Probability::new(1, 10_000_000)), "= 10⁻⁷");
/// ```
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

/// p·scale to the nearest integer, half up.
pub fn rounded(p: Probability, scale: u64) -> u64 {
    let (n, d) = (u128::from(p.numerator()), u128::from(p.denominator()));
    u64::try_from((2 * n * u128::from(scale) + d) / (2 * d)).unwrap_or(u64::MAX)
}

/// "63.2 % (91/144)"; a certainty without its fraction.
pub fn percent_exactly(p: Probability) -> String {
    match p.denominator() {
        1 => percent(p),
        _ => format!("{} ({p})", percent(p)),
    }
}

/// A share between 0 and 1 as a percentage, like that of an exact chance.
pub fn percent_of(share: f64) -> String {
    const UNIT: u64 = 1_000_000_000_000;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a whole number from 0 to the unit"
    )]
    let units = (share.clamp(0.0, 1.0) * UNIT as f64).round() as u64;
    percent(Probability::new(units, UNIT))
}

/// "1 suspect", "24 suspects".
pub fn suspects(count: u32) -> String {
    counted(&grouped(count), "suspect")
}

/// The parts of a question: "6 | 9 | 9".
pub fn parts(question: &[u32]) -> String {
    question.iter().map(grouped).join("\u{202f}|\u{202f}")
}

/// A threshold, the weakest hand held: "0.7071", "0.5".
pub fn threshold(at: f64) -> String {
    without_zeros(&format!("{at:.4}"))
}

/// The number of a chance: in percent, as a fraction, and as a decimal where that says more; a dash where there is none.
pub fn readout_of(chance: impl Into<Option<Probability>>) -> Readout {
    let chance = chance.into();
    let uncertain = chance.filter(|chance| chance.denominator() > 1);
    Readout {
        value: chance.map_or_else(|| "–".to_owned(), percent),
        exact: chance.map_or_else(String::new, |chance| chance.to_string()),
        decimal: uncertain.map_or_else(String::new, decimal),
        ..Readout::default()
    }
}
