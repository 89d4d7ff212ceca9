//! Numbers from the texts of attributes, addresses and tables.

use lexical_parse_float::FromLexical;

/// The length of the longest text that is parsed.
const LONGEST: usize = 1200;

/// A decimal number: "24", "-0.5", "1e36", "Infinity", "∞", rounded to the nearest; `None` for any other text.
///
/// Like the standard library's parser, this one also takes "NaN", and "infinity" in any case.
#[must_use]
pub fn parsed(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    if text == "∞" {
        return Some(f64::INFINITY);
    }
    let is_decimal = unsigned.starts_with(|letter: char| letter.is_ascii_digit() || letter == '.');
    let is_number = is_decimal || matches!(unsigned, "Infinity" | "inf");
    (is_number && text.len() <= LONGEST)
        .then(|| f64::from_lexical(text.as_bytes()).ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::parsed;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_nearest_double(bits: u64, digits in "[0-9]{1,40}([.][0-9]{1,40})?(e-?[0-9]{1,3})?") {
            let double = f64::from_bits(bits);
            prop_assume!(double.is_finite());
            for text in [double.to_string(), format!("{double:e}"), format!("-{digits}"), digits] {
                let by_the_standard_library: f64 = text.parse()?;
                prop_assert_eq!(parsed(&text).map(f64::to_bits), Some(by_the_standard_library.to_bits()), "{}", text);
            }
        }
    }

    #[test]
    fn halfway_between_two_doubles() {
        for text in [
            "9007199254740993",
            "9007199254740993.0000000000000000000000000000000000001",
            "1e23",
            "2.2250738585072011e-308",
            "5e-324",
            "2.4703282292062327e-324",
            "2.4703282292062328e-324",
            "1.7976931348623158e308",
            "1.7976931348623159e308",
        ] {
            assert_eq!(parsed(text), text.parse().ok(), "{text}");
        }
    }

    #[test]
    fn forms_of_a_number() {
        for (text, number) in [
            ("0", 0.0),
            ("+3", 3.0),
            ("24", 24.0),
            ("007", 7.0),
            (".5", 0.5),
            ("5.", 5.0),
            ("1e3", 1e3),
            ("1E+3", 1e3),
            ("-2.5e-3", -2.5e-3),
            ("1e36", 1e36),
            ("1e309", f64::INFINITY),
            ("Infinity", f64::INFINITY),
            ("-inf", f64::NEG_INFINITY),
        ] {
            assert_eq!(parsed(text), Some(number), "{text}");
        }
        for text in [
            "", "-", ".", "e3", "1e", "1e2.5", "1,5", "--1", "0x10", "info", "NaN", "nan", "-NaN",
            "infinity", "INF", "½", "1 000", " 1",
        ] {
            assert_eq!(parsed(text), None, "{text}");
        }
        assert_eq!(parsed(&"1".repeat(1200)), Some(f64::INFINITY));
        assert_eq!(parsed(&"1".repeat(1201)), None);
    }
}
