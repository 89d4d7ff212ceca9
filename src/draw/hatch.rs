//! Hatching: thin diagonal lines over a rectangle.

use super::DrawError;
use super::pen::{Pen, Pixels};
use super::theme::Rgb;
use plotters::prelude::DrawingBackend;

/// The distance from one line to the next along an axis, and the width of a line, in CSS pixels.
const PERIOD: f64 = 8.0;
const WIDTH: f64 = 1.0;

/// Hatches the rectangle from `from` to `to`. Lines of neighbouring rectangles meet, because all of
/// them run where x + y is a multiple of the period.
pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    from: (Pixels, Pixels),
    to: (Pixels, Pixels),
    colour: Rgb,
) -> Result<(), DrawError<B>> {
    let (period, width) = (pen.px(PERIOD), pen.px(WIDTH));
    // Lines shorter than the distance between them would be dots.
    if (to.0 - from.0).min(to.1 - from.1) < period / 2 {
        return Ok(());
    }
    let first = (from.0 + from.1).div_euclid(period) + 1;
    let last = (to.0 + to.1 - 1).div_euclid(period);
    for sum in (first..=last).map(|line| line * period) {
        let (left, right) = (from.0.max(sum - to.1), to.0.min(sum - from.1));
        pen.line((left, sum - left), (right, sum - right), width, colour)?;
    }
    Ok(())
}
