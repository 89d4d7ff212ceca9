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

#[cfg(test)]
mod tests {
    use super::width;
    use crate::font::Font;

    const fn font(size: f64, bold: bool) -> Font<'static> {
        let family = "Helvetica";
        Font { family, size, bold }
    }

    #[test]
    fn widths_are_those_of_the_published_metrics() {
        // The sums of the widths that the metrics file lists by letter.
        let font_1000 = font(1000.0, false);
        assert_eq!(width("abcdefghijklmnopqrstuvwxyz", font_1000), 12726.0);
        assert_eq!(width("ABCDEFGHIJKLMNOPQRSTUVWXYZ", font_1000), 17613.0);
        assert_eq!(width("0123456789", font(12.0, false)), 66.72);
        assert_eq!(width("", font(12.0, true)), 0.0);
        assert!(width("Win", font(12.0, true)) > width("Win", font(12.0, false)));
    }

    #[test]
    fn no_letter_is_wider_than_the_at_sign() {
        let widest = ('\u{0}'..=char::MAX)
            .map(|letter| width(letter.encode_utf8(&mut [0; 4]), font(1000.0, false)))
            .fold(0.0, f64::max);
        assert_eq!(widest, 1015.0);
    }
}
