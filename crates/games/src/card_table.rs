//! A table of Guts: its felt, and a word on what a player does.

use crate::cards::Area;
use upperhand_kit::{Caption, Figure, Paint, Shape};

/// The height of a table in data coordinates; its width follows from the aspect ratio of its canvas.
pub const HEIGHT: f64 = 100.0;

/// The felt of the table: white words can be read on it.
pub const FELT: Paint = Paint::Cloth(2);

/// The felt, as large as the canvas.
pub fn felt(figure: &mut Figure, width: f64) {
    let ((from, to), radius) = (((0.0, 1.2), (width, HEIGHT)), 6.0);
    figure.add(Shape::rounded(from, to, radius, Paint::Hair(1)));
    let inner = ((1.2, 2.4), (width - 1.2, HEIGHT - 1.2));
    figure.add(Shape::rounded(inner.0, inner.1, radius - 1.2, FELT));
}

/// A word in the middle of a place, on a plate where it has one.
pub fn badge(figure: &mut Figure, area: Area, text: &str, fill: Option<Paint>) {
    let ((left, bottom), (right, top)) = area;
    let middle = f64::midpoint(left, right);
    let half = ((right - left) * 0.47).min(11.0);
    let (from, to) = ((middle - half, bottom), (middle + half, top));
    if let Some(fill) = fill {
        figure.add(Shape::rounded(from, to, (top - bottom) * 0.35, fill));
    }
    let paint = if fill.is_some() {
        Paint::Line
    } else {
        Paint::White
    };
    figure.add(Caption::within(from, to, text, paint));
}
