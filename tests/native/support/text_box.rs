//! Texts and the boxes they take, as the backends of the tests measure them.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels"
)]

use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{BackendCoord, BackendTextStyle, FontTransform};

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
    /// A text anchored at a point.
    pub fn of<S: BackendTextStyle>(words: &str, style: &S, (x, y): BackendCoord) -> Self {
        let (across, along) = size(words, style.size());
        let (across, along) = (across as i32, along as i32);
        let left = match style.anchor().h_pos {
            HPos::Left => 0,
            HPos::Center => -across / 2,
            HPos::Right => -across,
        };
        let top = match style.anchor().v_pos {
            VPos::Top => 0,
            VPos::Center => -along / 2,
            VPos::Bottom => -along,
        };
        let corners = [(left, top), (left + across, top + along)];
        let upwards = reads_upwards(style);
        let [a, b] = corners.map(|(x, y)| if upwards { (y, -x) } else { (x, y) });
        Self {
            words: words.to_owned(),
            size: style.size(),
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

pub fn reads_upwards<S: BackendTextStyle>(style: &S) -> bool {
    match style.transform() {
        FontTransform::None => false,
        FontTransform::Rotate270 => true,
        _ => unreachable!("text reads to the right or upwards"),
    }
}

/// Wider than any letter but capitals and rare ones: what keeps clear of each other here does on paper.
pub fn width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * 0.6
}

/// The same and the height, in whole pixels.
pub fn size(text: &str, size: f64) -> (u32, u32) {
    (width(text, size).ceil() as u32, size.ceil() as u32)
}
