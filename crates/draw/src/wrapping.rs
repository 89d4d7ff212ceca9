//! Text in a given width: on one line if it fits, else broken between words. Never smaller than [`SMALL`].

use super::pen::{Pen, SMALL, TextStyle};
use super::primitives::{Pixels, Point};

/// The line height as a multiple of the font size.
const LEADING: f64 = 1.3;

/// A text, wrapped to fit.
pub struct Fitted {
    pub lines: Vec<String>,
    pub style: TextStyle,
    /// The width of the widest line, in device pixels.
    pub width: Pixels,
}

impl Fitted {
    /// From a line to the next, in device pixels.
    pub fn leading(&self, pen: &Pen) -> Pixels {
        pen.px(self.style.size * LEADING)
    }

    /// How much higher the text is than one line.
    pub fn extra_height(&self, pen: &Pen) -> Pixels {
        (self.lines.len() as Pixels - 1).max(0) * self.leading(pen)
    }

    /// Writes the lines one below the other, or one to the right of the other where they read upwards.
    pub fn write(&self, pen: &mut Pen, (x, y): Point) {
        let leading = self.leading(pen);
        for (line, index) in self.lines.iter().zip(0..) {
            let at = if self.style.upwards {
                (x + index * leading, y)
            } else {
                (x, y + index * leading)
            };
            pen.text(line, at, self.style);
        }
    }
}

/// A text that fits a width: in its style, or a little smaller if it then stays on one line, or on several lines.
pub fn fitted(pen: &Pen, text: &str, style: TextStyle, room: Pixels) -> Fitted {
    let (width, _) = pen.measure(text, style);
    // Widths are rounded up to pixels.
    let share = f64::from(room - 1) / f64::from(width.max(1));
    let size = style.size * share.min(1.0);
    if size >= SMALL {
        return Fitted {
            lines: vec![text.to_owned()],
            style: TextStyle { size, ..style },
            width: width.min(room),
        };
    }
    let lines = wrapped(pen, text, style, room);
    let widths = lines.iter().map(|line| pen.measure(line, style).0);
    let width = widths.max().unwrap_or(0);
    Fitted {
        lines,
        style,
        width,
    }
}

/// The lines of a text: broken between words, and inside a word only where it is longer than a line.
pub fn wrapped(pen: &Pen, text: &str, style: TextStyle, room: Pixels) -> Vec<String> {
    let fits = |text: &str| pen.measure(text, style).0 <= room;
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let longer = if line.is_empty() {
            word.to_owned()
        } else {
            format!("{line} {word}")
        };
        if fits(&longer) {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in word.chars() {
            line.push(letter);
            if line.chars().nth(1).is_some() && !fits(&line) {
                line.pop();
                lines.push(std::mem::replace(&mut line, letter.to_string()));
            }
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}
