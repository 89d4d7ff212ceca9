//! The widths of texts in the browser. To ask for one costs as much as drawing, and the same few texts come in every
//! frame.

use std::cell::RefCell;
use web_sys::CanvasRenderingContext2d;

/// The most texts that are remembered.
const MOST: usize = 512;

/// A font of CSS.
#[derive(Clone, PartialEq)]
pub struct Font {
    pub weight: &'static str,
    /// Its size in pixels.
    pub size: f64,
    pub family: String,
}

struct Known {
    text: String,
    font: Font,
    width: f64,
}

thread_local! {
    static KNOWN: RefCell<Vec<Known>> = const { RefCell::new(Vec::new()) };
}

/// The width of a text in the font of the context.
pub fn measured(context: &CanvasRenderingContext2d, text: &str) -> f64 {
    context
        .measure_text(text)
        .map_or(0.0, |metrics| metrics.width())
}

/// The width of a text in a font by `measure`, remembered.
pub fn width(text: &str, font: &Font, measure: impl FnOnce() -> f64) -> f64 {
    KNOWN.with_borrow_mut(|all| {
        let mut known = all.iter();
        if let Some(known) = known.find(|known| known.text == text && known.font == *font) {
            return known.width;
        }
        if all.len() == MOST {
            all.clear();
        }
        let width = measure();
        all.push(Known {
            text: text.to_owned(),
            font: font.clone(),
            width,
        });
        width
    })
}
