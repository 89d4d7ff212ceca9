//! Text in a room: on one line where it fits, else broken between words. Never smaller than [`SMALL`].

use super::error::DrawError;
use super::pen::{Pen, Pixels, SMALL, Type};
use plotters::prelude::DrawingBackend;

/// The distance of lines in their size.
const LEADING: f64 = 1.3;

/// A text as it fits its room.
pub struct Fitted {
    pub lines: Vec<String>,
    pub set: Type,
    /// The width of the widest line, in device pixels.
    pub width: Pixels,
}

impl Fitted {
    /// From a line to the next, in device pixels.
    pub fn leading<B: DrawingBackend>(&self, pen: &Pen<B>) -> Pixels {
        pen.px(self.set.size * LEADING)
    }

    /// How much higher than one line it is.
    pub fn further<B: DrawingBackend>(&self, pen: &Pen<B>) -> Pixels {
        (self.lines.len() as Pixels - 1).max(0) * self.leading(pen)
    }

    /// Writes the lines one below the other, or one to the right of the other where they read upwards.
    pub fn write<B: DrawingBackend>(
        &self,
        pen: &Pen<B>,
        (x, y): (Pixels, Pixels),
    ) -> Result<(), DrawError<B>> {
        let leading = self.leading(pen);
        for (line, index) in self.lines.iter().zip(0..) {
            let at = if self.set.upwards {
                (x + index * leading, y)
            } else {
                (x, y + index * leading)
            };
            pen.text(line, at, self.set)?;
        }
        Ok(())
    }
}

/// A text in its room: as it is set; or a little smaller, where it then stays on one line; or on several.
pub fn fitted<B: DrawingBackend>(
    pen: &Pen<B>,
    text: &str,
    set: Type,
    room: Pixels,
) -> Result<Fitted, DrawError<B>> {
    let (width, _) = pen.measure(text, set)?;
    // Widths are rounded up to pixels.
    let share = f64::from(room - 1) / f64::from(width.max(1));
    let size = set.size * share.min(1.0);
    if size >= SMALL {
        return Ok(Fitted {
            lines: vec![text.to_owned()],
            set: Type { size, ..set },
            width: width.min(room),
        });
    }
    let lines = wrapped(pen, text, set, room)?;
    let mut widest = 0;
    for line in &lines {
        widest = widest.max(pen.measure(line, set)?.0);
    }
    Ok(Fitted {
        lines,
        set,
        width: widest,
    })
}

/// The lines of a text: broken between words, and inside a word only where it is longer than a line.
pub fn wrapped<B: DrawingBackend>(
    pen: &Pen<B>,
    text: &str,
    set: Type,
    room: Pixels,
) -> Result<Vec<String>, DrawError<B>> {
    let fits = |text: &str| Ok(pen.measure(text, set)?.0 <= room);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let longer = if line.is_empty() {
            word.to_owned()
        } else {
            format!("{line} {word}")
        };
        if fits(&longer)? {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in word.chars() {
            line.push(letter);
            if line.chars().nth(1).is_some() && !fits(&line)? {
                line.pop();
                lines.push(std::mem::replace(&mut line, letter.to_string()));
            }
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    Ok(lines)
}
