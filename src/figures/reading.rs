//! Numbers from texts.
//!
//! The standard library reads them too, with a table of powers that would be a tenth of what a reader of
//! one figure downloads.

/// Beyond ten to this power, up or down, every double is infinite or zero.
const FURTHEST: i32 = 400;

/// Nobody types a longer one; reading takes time by the square of the length.
const LONGEST: usize = 1200;

/// The double nearest to a decimal number: "24", "-0.5", "1e36", "Infinity". Halfway between two, the even one; `None`
/// for a text that is no decimal number, or one of more than 1200 letters. Exact from 2⁻¹⁰²² on.
///
/// ```
/// use upperhand::figures::reading::number;
/// assert_eq!(number("0.1"), Some(0.1));
/// assert_eq!(number("-2.5e3"), Some(-2500.0));
/// assert_eq!(number("many"), None);
/// ```
#[must_use]
pub fn number(text: &str) -> Option<f64> {
    if text.len() > LONGEST {
        return None;
    }
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let size = if matches!(unsigned, "Infinity" | "inf") {
        f64::INFINITY
    } else {
        size(unsigned)?
    };
    Some(if text.starts_with('-') { -size } else { size })
}

/// The double nearest to a decimal number without a sign.
fn size(text: &str) -> Option<f64> {
    let (decimal, exponent) = match text.split_once(['e', 'E']) {
        Some((decimal, exponent)) => (decimal, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, fraction) = decimal.split_once('.').unwrap_or((decimal, ""));
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let mut digits = Natural::default();
    for letter in whole.chars().chain(fraction.chars()) {
        digits.times_plus(10, letter.to_digit(10)?);
    }
    let places = i32::try_from(fraction.len()).ok()?;
    Some(digits.times_power_of_ten(exponent.saturating_sub(places)))
}

/// A natural number without bounds, in digits of 32 bits, the lowest first.
#[derive(Default)]
struct Natural(Vec<u32>);

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "digits are split into 32 bits each, and there are a few hundred at most"
)]
impl Natural {
    fn times_plus(&mut self, factor: u32, mut carry: u32) {
        for digit in &mut self.0 {
            let product = u64::from(*digit) * u64::from(factor) + u64::from(carry);
            (*digit, carry) = (product as u32, (product >> 32) as u32);
        }
        if carry > 0 {
            self.0.push(carry);
        }
    }

    /// Leaves the quotient, rounded down, and returns the remainder.
    fn divide(&mut self, divisor: u32) -> u32 {
        let mut rest = 0;
        for digit in self.0.iter_mut().rev() {
            let part = (u64::from(rest) << 32) | u64::from(*digit);
            (*digit, rest) = (
                (part / u64::from(divisor)) as u32,
                (part % u64::from(divisor)) as u32,
            );
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest
    }

    /// The double nearest to this number times ten to that power.
    fn times_power_of_ten(mut self, power: i32) -> f64 {
        if self.0.is_empty() {
            return 0.0;
        }
        let power = power.clamp(-FURTHEST - self.decimal_digits(), FURTHEST);
        if power >= 0 {
            for _ in 0..power {
                self.times_plus(10, 0);
            }
            return self.nearest(0, false);
        }
        // Four bits for each division by ten and 64 more keep enough of the quotient to round it.
        let words = power.unsigned_abs() as usize / 8 + 3;
        self.0.splice(..0, vec![0; words]);
        let mut inexact = false;
        for _ in power..0 {
            inexact |= self.divide(10) != 0;
        }
        self.nearest(words, inexact)
    }

    /// At least as many decimal digits as the number has.
    fn decimal_digits(&self) -> i32 {
        i32::try_from(self.0.len().saturating_mul(10)).unwrap_or(i32::MAX - FURTHEST)
    }

    /// The double nearest to this number, or to a little more where it is `inexact`, over 2 to the power of
    /// 32 times `words`.
    fn nearest(&self, words: usize, inexact: bool) -> f64 {
        let len = self.0.len();
        let digit = |back: usize| len.checked_sub(back).map_or(0, |at| u64::from(self.0[at]));
        // The upper 96 bits hold 65 that count; whatever lies below is said by the lowest of them.
        let upper = (u128::from(digit(1)) << 64) | u128::from((digit(2) << 32) | digit(3));
        let below = self.0.iter().rev().skip(3).any(|digit| *digit != 0) || inexact;
        let rounded = (upper | u128::from(below)) as f64;
        let places = 32 * (len as i32 - 3 - words as i32);
        // In two steps, because one power of two may be no double where the product is.
        rounded * power_of_two(places / 2) * power_of_two(places - places / 2)
    }
}

/// Two to a power from −1022 to 1023, or to the nearest of these.
fn power_of_two(power: i32) -> f64 {
    f64::from_bits(u64::from((power.clamp(-1022, 1023) + 1023).unsigned_abs()) << 52)
}

#[cfg(test)]
mod tests {
    use super::number;
    use proptest::prelude::*;

    /// The standard library's answer, for texts that are decimal numbers.
    fn agrees(text: &str) {
        let expected: f64 = text.parse().unwrap();
        let read = number(text).unwrap();
        assert_eq!(
            read.to_bits(),
            expected.to_bits(),
            "{text}: {read} is not {expected}"
        );
    }

    #[test]
    fn forms_of_a_number() {
        for text in [
            "0", "-0", "+3", "24", "007", ".5", "5.", "1e3", "1E+3", "2.5e-3", "1e36", "1e-36",
            "inf", "-inf",
        ] {
            agrees(text);
        }
        for text in [
            "", "-", ".", "e3", "1e", "1e2.5", "1,5", "--1", "0x10", "info", "NaN", "½", "1 000",
        ] {
            assert_eq!(number(text), None, "{text}");
        }
        assert_eq!(number(&"1".repeat(2000)), None);
    }

    #[test]
    fn halfway_between_two_doubles() {
        for text in [
            "9007199254740993",
            "9007199254740992.9999999999999999999999999999999999999",
            "9007199254740993.0000000000000000000000000000000000001",
            "9007199254740995",
            "1.00000000000000011102230246251565404236316680908203125",
            "1.00000000000000011102230246251565404236316680908203124",
            "1.00000000000000011102230246251565404236316680908203126",
        ] {
            agrees(text);
        }
    }

    #[test]
    fn the_largest_and_the_least() {
        for text in [
            "1.7976931348623157e308",
            "1.7976931348623159e308",
            "1e309",
            "1e400000",
            "2.2250738585072014e-308",
            "1e-400",
            "1e-400000",
            "0e400000",
        ] {
            agrees(text);
        }
        agrees(&format!("1{}e-500", "0".repeat(500)));
        agrees(&format!("0.{}1e500", "0".repeat(499)));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4096))]

        #[test]
        fn what_is_written_is_read(number in proptest::num::f64::NORMAL) {
            agrees(&number.to_string());
            agrees(&format!("{number:e}"));
            agrees(&format!("{number:.5e}"));
        }

        #[test]
        fn any_digits(whole in 0_u64.., fraction in 0_u64.., exponent in -280_i32..280) {
            agrees(&format!("{whole}.{fraction:020}e{exponent}"));
        }
    }
}
