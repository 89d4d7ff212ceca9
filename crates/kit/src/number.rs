//! Numbers from the texts of attributes, addresses and tables.

use lexical_parse_float::FromLexical;

/// The length of the longest text that is parsed.
const LONGEST: usize = 1200;

/// A decimal number: "24", "-0.5", "1e36", "Infinity", "∞", rounded to the nearest; `None` for any other text.
///
/// Like the standard library's parser, this one also takes "NaN", and "infinity" in any case.
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
