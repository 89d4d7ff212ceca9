//! Where things go: the plot inside its margins, and the way between data and device pixels.

use super::error::DrawError;
use super::pen::{Pen, Pixels, TITLE};
use crate::view::{Axis, Figure, Role};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

/// The plot's box in device pixels and the data it spans.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The left edge, the first pixel column of the plot.
    pub left: i32,
    /// The top edge, the first pixel row of the plot.
    pub top: i32,
    /// The first pixel column right of the plot.
    pub right: i32,
    /// The first pixel row below the plot.
    pub bottom: i32,
    x: (f64, f64),
    y: (f64, f64),
}

impl Layout {
    /// The device pixel column of an x value.
    #[must_use]
    pub fn pixel_from_x(&self, x: f64) -> i32 {
        let share = (x - self.x.0) / (self.x.1 - self.x.0);
        self.left + (share * f64::from(self.right - self.left)).round() as i32
    }

    /// The device pixel row of a y value.
    #[must_use]
    pub fn pixel_from_y(&self, y: f64) -> i32 {
        let share = (y - self.y.0) / (self.y.1 - self.y.0);
        self.bottom - (share * f64::from(self.bottom - self.top)).round() as i32
    }

    /// The whole numbers under a device pixel, `None` outside the plot.
    #[must_use]
    pub fn whole_from_pixel(&self, x: f64, y: f64) -> Option<(u32, u32)> {
        let across = (x - f64::from(self.left)) / f64::from(self.right - self.left);
        let along = (f64::from(self.bottom) - y) / f64::from(self.bottom - self.top);
        let inside = |share: f64| (0.0..1.0).contains(&share);
        if !inside(across) || !inside(along) {
            return None;
        }
        let whole =
            |share: f64, (from, to): (f64, f64)| (from + share * (to - from)).round() as u32;
        Some((whole(across, self.x), whole(along, self.y)))
    }

    /// The nearest whole numbers to a device pixel, wherever it is.
    #[must_use]
    pub fn nearest_whole(&self, x: f64, y: f64) -> Option<(u32, u32)> {
        let (left, right) = (f64::from(self.left) + 0.5, f64::from(self.right) - 0.5);
        let (top, bottom) = (f64::from(self.top) + 0.5, f64::from(self.bottom) - 0.5);
        if left > right || top > bottom || x.is_nan() || y.is_nan() {
            return None;
        }
        self.whole_from_pixel(x.clamp(left, right), y.clamp(top, bottom))
    }
}

/// Lays the plot out below a legend of that height.
pub fn arrange<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    legend_height: Pixels,
) -> Result<Layout, DrawError<B>> {
    let (width, height) = pen.area.dim_in_pixel();
    let (width, height) = (width as Pixels, height as Pixels);
    let (widest, line) = widest_label(pen, &figure.y)?;
    let title = pen.px(TITLE);
    let gap = pen.px(6.0);
    let left = title + gap + widest + gap + pen.px(4.0);
    let (last_label, _) = widest_label(pen, &figure.x)?;
    let right = width - (last_label / 2 + pen.px(6.0));
    let top = legend_height;
    let bottom = height - (title + gap + line + gap + pen.px(6.0));
    Ok(Layout {
        left,
        top,
        right: right.max(left + 1),
        bottom: bottom.max(top + 1),
        x: (figure.x.from, figure.x.to),
        y: (figure.y.from, figure.y.to),
    })
}

/// The widest label an axis may carry: its largest number.
fn widest_label<B: DrawingBackend>(
    pen: &Pen<B>,
    axis: &Axis,
) -> Result<(Pixels, Pixels), DrawError<B>> {
    let largest = (axis.to - 0.5).floor().to_string();
    pen.measure(&largest, pen.small(Role::Muted, HPos::Left, VPos::Top))
}
