//! Texts and the boxes they take, as the tests measure them.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels"
)]

use upperhand_draw::{Align, Drawing, Font, Point, Primitive, Target, Text, Theme};

/// Left, top, right, bottom.
pub type Bounds = [i32; 4];

pub fn overlap(one: Bounds, other: Bounds) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

/// A text and its box.
#[derive(Clone, Debug)]
pub struct TextBox {
    pub words: String,
    /// Of the letters, in device pixels.
    pub size: f64,
    pub bounds: Bounds,
}

impl TextBox {
    /// A text of a layer that starts at a point.
    fn of(text: &Text, (left, top): Point) -> Self {
        let (across, along) = size(&text.text, text.size);
        let before = |align, length: u32| match align {
            Align::Start => 0,
            Align::Middle => -(length as i32) / 2,
            Align::End => -(length as i32),
        };
        let from = (before(text.across, across), before(text.along, along));
        let to = (from.0 + across as i32, from.1 + along as i32);
        let turned = |(x, y): Point| if text.upwards { (y, -x) } else { (x, y) };
        let (a, b) = (turned(from), turned(to));
        let (x, y) = (left + text.at.0, top + text.at.1);
        Self {
            words: text.text.clone(),
            size: text.size,
            bounds: [
                x + a.0.min(b.0),
                y + a.1.min(b.1),
                x + a.0.max(b.0),
                y + a.1.max(b.1),
            ],
        }
    }

    pub fn overlaps(&self, other: &Self) -> bool {
        overlap(self.bounds, other.bounds)
    }
}

/// The texts of a drawing.
pub fn texts(drawing: &Drawing) -> Vec<TextBox> {
    let mut texts = Vec::new();
    for layer in &drawing.layers {
        texts.extend(layer.primitives.iter().filter_map(|primitive| {
            let Primitive::Text(text) = primitive else {
                return None;
            };
            Some(TextBox::of(text, layer.at))
        }));
    }
    texts
}

/// A picture of a size in device pixels, whose text is as wide as [`width`] says.
pub fn target(size: (u32, u32), theme: &Theme, ratio: impl Into<f64>) -> Target<'_> {
    Target::new(size, theme)
        .at_ratio(ratio.into())
        .measured_by(&measured)
}

fn measured(text: &str, font: Font) -> f64 {
    width(text, font.size)
}

/// Wider than any letter but capitals and rare ones: what keeps clear of each other here does on paper.
pub fn width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * 0.6
}

/// The same and the height, in whole pixels.
pub fn size(text: &str, size: f64) -> (u32, u32) {
    (width(text, size).ceil() as u32, size.ceil() as u32)
}
