//! How wide the browser sets texts. Asking costs as much as drawing, and the same few are asked for in every
//! frame.

use std::cell::RefCell;
use web_sys::CanvasRenderingContext2d;

/// So many texts are remembered.
const MOST: usize = 256;

thread_local! {
    /// Fonts and texts as one, and their widths.
    static KNOWN: RefCell<Vec<(String, f64)>> = const { RefCell::new(Vec::new()) };
}

/// How wide the browser would set a text in a CSS font.
pub fn measured(context: &CanvasRenderingContext2d, text: &str, font: &str) -> f64 {
    context.set_font(font);
    context
        .measure_text(text)
        .map_or(0.0, |metrics| metrics.width())
}

/// The same, remembered.
pub fn width(context: &CanvasRenderingContext2d, text: &str, font: &str) -> f64 {
    let key = format!("{font}\n{text}");
    KNOWN.with_borrow_mut(|known| {
        if let Some((_, width)) = known.iter().find(|(known, _)| *known == key) {
            return *width;
        }
        if known.len() == MOST {
            known.clear();
        }
        let width = measured(context, text, font);
        known.push((key, width));
        width
    })
}
