//! What is written in a cell: yes or no in eight languages, a number, a list of words, a title.

/// Yes and no in English, German, French, Spanish, Italian, Portuguese, Dutch and Polish, and as marks.
const YES: &str =
    " yes y true 1 x ✓ ✔ ☑ ✅ ja wahr oui vrai si verdadero vero sim verdadeiro waar tak prawda ";
const NO: &str =
    " no n false 0 ✗ ✘ ☐ ❌ - – — nein falsch non faux falso nao nee onwaar nie falsz ";

/// What people write above names, and above features.
const NAMES: &str = " name names who suspect suspects character characters person people nom nombre nome naam imie figur vorname ";
const FEATURES: &str = " feature features question questions attribute attributes trait traits property properties merkmal merkmale ";

/// In small letters, without accents or what makes marks colourful.
pub(super) fn plain(cell: &str) -> String {
    // Tables of all letters take a tenth of the module; these are the ones in answers.
    let without = |letter: char| match letter {
        '\u{300}'..='\u{36f}' | '\u{fe0e}' | '\u{fe0f}' => None,
        'ì' | 'í' | 'Ì' | 'Í' => Some('i'),
        'ã' | 'Ã' => Some('a'),
        'ł' | 'Ł' => Some('l'),
        'ę' | 'Ę' => Some('e'),
        _ => Some(letter.to_ascii_lowercase()),
    };
    cell.chars().filter_map(without).collect()
}

fn is_among(cell: &str, words: &str) -> bool {
    // None of the words is longer.
    cell.len() <= 16
        && !cell.contains(char::is_whitespace)
        && words.contains(&format!(" {} ", plain(cell)))
}

pub(super) fn is_title_of_names(cell: &str) -> bool {
    is_among(cell, NAMES)
}

pub(super) fn is_title_of_features(cell: &str) -> bool {
    is_among(cell, FEATURES)
}

/// Yes or no, where a cell says it.
pub(super) fn answer(cell: &str) -> Option<bool> {
    let says_yes = is_among(cell, YES);
    (says_yes || is_among(cell, NO)).then_some(says_yes)
}

/// The same where letters stand for words: beside n or f, the letters j, o, s and t are yes.
pub(super) fn letter(cell: &str) -> Option<bool> {
    match cell.to_ascii_lowercase().as_str() {
        "j" | "o" | "s" | "t" => Some(true),
        "f" => Some(false),
        _ => answer(cell),
    }
}

/// Would nobody write this word but for an answer?
pub(super) fn is_surely_an_answer(cell: &str) -> bool {
    answer(cell).is_some() && plain(cell).chars().count() > 1
}

/// An age, a price, a date, "12 cm".
pub(super) fn is_number(cell: &str) -> bool {
    let digits = cell.trim_start_matches(['+', '-', '−', '#', '$', '€', '£', '.']);
    digits.starts_with(|letter: char| letter.is_ascii_digit())
}

/// The words of a cell: a list has several. A comma between digits is one of a number.
pub(super) fn words(cell: &str) -> impl Iterator<Item = &str> {
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let mut rest = Some(cell);
    let next = move || {
        let whole = rest?;
        let ends = whole.match_indices([';', ',', '|']).map(|(end, _)| end);
        let mut ends = ends.filter(|&end| {
            !(whole[end..].starts_with(',')
                && is_digit(whole[..end].chars().next_back())
                && is_digit(whole[end + 1..].chars().next()))
        });
        let end = ends.next();
        rest = end.map(|end| &whole[end + 1..]);
        Some(whole[..end.unwrap_or(whole.len())].trim())
    };
    core::iter::from_fn(next).filter(|word| !["", "-", "–", "—"].contains(word))
}
