//! The widths of texts in the browser. To ask for one costs as much as drawing, and the same few texts come in every
//! frame.

use std::cell::RefCell;
use upperhand_draw::Font;
use web_sys::CanvasRenderingContext2d;

/// The most texts that are remembered.
const MOST: usize = 512;

struct Measured {
    text: String,
    family: String,
    size: f64,
    bold: bool,
    width: f64,
}

impl Measured {
    fn is(&self, text: &str, font: Font) -> bool {
        self.text == text
            && self.size == font.size
            && self.bold == font.bold
            && self.family == font.family
    }
}

thread_local! {
    static KNOWN: RefCell<Vec<Measured>> = const { RefCell::new(Vec::new()) };
}

/// The width of a text in a font, measured by a context whose own font changes, or remembered.
pub fn width(context: &CanvasRenderingContext2d, text: &str, font: Font) -> f64 {
    KNOWN.with_borrow_mut(|all| {
        if let Some(known) = all.iter().find(|known| known.is(text, font)) {
            return known.width;
        }
        if all.len() == MOST {
            all.clear();
        }
        context.set_font(&font.to_string());
        let metrics = context.measure_text(text);
        let width = metrics.map_or(0.0, |metrics| metrics.width());
        all.push(Measured {
            text: text.to_owned(),
            family: font.family.to_owned(),
            size: font.size,
            bold: font.bold,
            width,
        });
        width
    })
}
