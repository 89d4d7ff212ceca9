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

/// How wide the browser would set a text in the font of the context.
pub fn measured(context: &CanvasRenderingContext2d, text: &str) -> f64 {
    let metrics = context.measure_text(text);
    metrics.map_or(0.0, |metrics| metrics.width())
}

/// The width of a text in a CSS font, measured the first time.
pub fn width(text: &str, font: &str, measure: impl FnOnce() -> f64) -> f64 {
    let key = format!("{font}\n{text}");
    KNOWN.with_borrow_mut(|known| {
        if let Some((_, width)) = known.iter().find(|(known, _)| *known == key) {
            return *width;
        }
        if known.len() == MOST {
            known.clear();
        }
        let width = measure();
        known.push((key, width));
        width
    })
}
