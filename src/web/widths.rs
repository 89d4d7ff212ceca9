//! How wide the browser sets texts. Asking costs as much as drawing, and the same few are asked for in every
//! frame.

use std::cell::RefCell;
use web_sys::CanvasRenderingContext2d;

/// So many texts of a font are remembered.
const MOST_TEXTS: usize = 512;
/// So many fonts are.
const MOST_FONTS: usize = 32;

/// A font and the widths of texts in it, sorted by text.
struct Font {
    weight: &'static str,
    size: f64,
    family: String,
    widths: Vec<(String, f64)>,
}

thread_local! {
    static FONTS: RefCell<Vec<Font>> = const { RefCell::new(Vec::new()) };
}

/// How wide the browser would set a text in a CSS font.
pub fn measured(context: &CanvasRenderingContext2d, text: &str, font: &str) -> f64 {
    context.set_font(font);
    context
        .measure_text(text)
        .map_or(0.0, |metrics| metrics.width())
}

/// The same, remembered.
pub fn width(
    context: &CanvasRenderingContext2d,
    text: &str,
    weight: &'static str,
    size: f64,
    family: &str,
) -> f64 {
    FONTS.with_borrow_mut(|fonts| {
        let is_it = |font: &Font| {
            font.weight == weight && font.size.to_bits() == size.to_bits() && font.family == family
        };
        let at = fonts.iter().position(is_it).unwrap_or_else(|| {
            fonts.truncate(MOST_FONTS - 1);
            fonts.insert(
                0,
                Font {
                    weight,
                    size,
                    family: family.to_owned(),
                    widths: Vec::new(),
                },
            );
            0
        });
        let widths = &mut fonts[at].widths;
        let place = widths.binary_search_by(|(known, _)| known.as_str().cmp(text));
        match place {
            Ok(place) => widths[place].1,
            Err(place) => {
                let width = measured(context, text, &format!("{weight} {size}px {family}"));
                if widths.len() == MOST_TEXTS {
                    widths.clear();
                    widths.push((text.to_owned(), width));
                } else {
                    widths.insert(place, (text.to_owned(), width));
                }
                width
            }
        }
    })
}
