//! What figures say in words, read back.

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

/// The words between two others.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text
        .split_once(before)
        .unwrap_or_else(|| panic!("no {before:?} in {text:?}"));
    rest.split_once(after).map_or(rest, |(found, _)| found)
}
