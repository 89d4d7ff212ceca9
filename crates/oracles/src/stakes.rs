//! What figures say in words, read back: hands, and antes won or lost.

use upperhand::Fraction;

/// A label such as "JS/7C" as people write it, by its letters.
pub fn written(label: &str) -> String {
    let part = |letter: char| match letter {
        'C' => "♣\u{fe0e}".to_owned(),
        'H' => "♥\u{fe0e}".to_owned(),
        'D' => "♦\u{fe0e}".to_owned(),
        'S' => "♠\u{fe0e}".to_owned(),
        '/' => "\u{a0}".to_owned(),
        rank => rank.to_string(),
    };
    label.chars().map(part).collect()
}

/// Does a text tell this loss or gain at each occasion, as exactly as it can?
pub fn tells(text: &str, size: Fraction) -> bool {
    let size = size.value().abs();
    let number = |text: &str| text.replace('\u{202f}', "").parse::<f64>().unwrap();
    if let Some(rest) = text.strip_prefix("one ante in about ") {
        let words: Vec<&str> = rest.split(' ').collect();
        let unit = if words[1] == "million" { 1e6 } else { 1.0 };
        let occasions = number(words[0]) * unit;
        return size < 1e-4 && (occasions * size - 1.0).abs() <= 0.05;
    }
    let (told, rest) = text.split_once(' ').unwrap();
    if told == "nothing" {
        return size == 0.0;
    }
    if rest.starts_with("antes in 100 ") {
        return (1e-4..0.01).contains(&size) && (number(told) - 100.0 * size).abs() <= 0.000_500_1;
    }
    let is_one = rest.starts_with("ante ");
    let is_right = (number(told) - size).abs() <= 0.000_500_1;
    is_right && size >= 0.01 && is_one == (size == 1.0) && (is_one || rest.starts_with("antes "))
}

/// The words between two others.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text
        .split_once(before)
        .unwrap_or_else(|| panic!("no {before:?} in {text:?}"));
    rest.split_once(after).map_or(rest, |(found, _)| found)
}
