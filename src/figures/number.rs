//! Numbers from the texts of attributes and addresses.

/// The length of the longest text that is parsed.
const LONGEST: usize = 1200;

/// A decimal number: "24", "-0.5", "1e36", "Infinity"; `None` for any other text.
///
/// The standard library's parser also takes "NaN", and "infinity" in any case.
pub fn parsed(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let is_decimal = unsigned.starts_with(|letter: char| letter.is_ascii_digit() || letter == '.');
    let is_number = is_decimal || matches!(unsigned, "Infinity" | "inf");
    (is_number && text.len() <= LONGEST)
        .then(|| text.parse().ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::parsed;

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
