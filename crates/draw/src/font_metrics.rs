//! Font metrics where nothing can measure text: the advance widths of Helvetica, which Arial, Liberation
//! Sans and many other sans-serif faces share, from Adobe's font metrics.

use super::font::Font;

/// The width of a line of text in Helvetica, of the size and weight of a font.
pub fn width(text: &str, font: Font) -> f64 {
    let thousandths: u32 = text.chars().map(advance).sum();
    let weight = if font.bold { BOLD } else { 1.0 };
    f64::from(thousandths) * font.size / 1000.0 * weight
}

/// Bold letters are wider, on average over English text.
const BOLD: f64 = 1.07;

/// The width of a letter in thousandths of the font size. Letters that Helvetica lacks are as wide as similar ones, and
/// at most the full size.
const fn advance(letter: char) -> u32 {
    match letter {
        '\u{200b}'..='\u{200f}' | '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}' => 0,
        '\'' => 191,
        '\u{2009}' | '\u{202f}' => 200,
        'i' | 'j' | 'l' => 222,
        '|' => 260,
        ' ' | '\u{a0}' | '!' | ',' | '.' | '/' | ':' | ';' | '\\' | '[' | ']' | 'I' | 'f' | 't'
        | '·' => 278,
        '(' | ')' | '-' | '`' | 'r' | '{' | '}' | '“' | '”' => 333,
        '"' | '²' | '³' | '¹' | '⁰' | '⁴'..='ⁿ' | '₀'..='₎' => 355,
        '*' | '°' => 389,
        '^' => 469,
        'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' | 'J' => 500,
        '#'
        | '$'
        | '0'..='9'
        | '?'
        | 'L'
        | '_'
        | '–'
        | 'a'
        | 'b'
        | 'd'
        | 'e'
        | 'g'
        | 'h'
        | 'n'
        | 'o'
        | 'p'
        | 'q'
        | 'u' => 556,
        '+' | '<' | '=' | '>' | '~' | '−' | '×' | '÷' | '±' | '≤' | '≥' | '≠' | '≈' => {
            584
        }
        'F' | 'T' | 'Z' => 611,
        '&'
        | 'A'
        | 'B'
        | 'E'
        | 'K'
        | 'P'
        | 'S'
        | 'V'
        | 'X'
        | 'Y'
        | '\u{a1}'..='\u{24f}'
        | '\u{370}'..='\u{5ff}' => 667,
        'C' | 'D' | 'H' | 'N' | 'R' | 'U' | 'w' | '∞' => 722,
        'G' | 'O' | 'Q' => 778,
        'M' | 'm' => 833,
        '♠' | '♥' | '♦' | '♣' => 753,
        '%' => 889,
        'W' => 944,
        '@' => 1015,
        _ => 1000,
    }
}
