//! Where a plot lies on its canvas.

use super::event::Point;
use crate::model::Along;
use crate::{AxisSpan, Crosshair};

/// The box of a plot in pixels of its canvas, and the spans of its axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlotArea {
    /// The least x and y.
    pub from: Point,
    /// The largest x and y, just outside the plot.
    pub to: Point,
    /// The span of the x axis.
    pub x: AxisSpan,
    /// The span of the y axis, upwards.
    pub y: AxisSpan,
    /// The column of the divider, a vertical line that can be dragged.
    pub divider: Option<f64>,
}

/// The distance from the divider within which a pointer grabs it, in CSS pixels.
const DIVIDER_REACH: f64 = 14.0;

/// The space below a plot and left of it where the tags of its crosshair are, and the distance from the middle of a tag
/// within which a pointer grabs it, in CSS pixels.
const TAG_HEIGHT: f64 = 26.0;
const TAG_WIDTH: f64 = 60.0;
const TAG_REACH: f64 = 24.0;

impl PlotArea {
    fn size(&self) -> (f64, f64) {
        (self.to.0 - self.from.0, self.to.1 - self.from.1)
    }

    /// The data coordinates under a point, `None` outside the plot.
    pub fn data_at(&self, (x, y): Point) -> Option<(f64, f64)> {
        let (width, height) = self.size();
        let (across, along) = ((x - self.from.0) / width, (self.to.1 - y) / height);
        let inside = |share: f64| (0.0..1.0).contains(&share);
        (inside(across) && inside(along)).then(|| (self.x.value(across), self.y.value(along)))
    }

    /// The data coordinates in the plot nearest to any point; `None` where the plot has no pixel or the point is NaN.
    pub fn nearest_data(&self, (x, y): Point) -> Option<(f64, f64)> {
        let (left, right) = (self.from.0 + 0.5, self.to.0 - 0.5);
        let (top, bottom) = (self.from.1 + 0.5, self.to.1 - 0.5);
        if !(left <= right && top <= bottom) {
            return None;
        }
        // NaN stays NaN, which is nowhere.
        self.data_at((x.clamp(left, right), y.clamp(top, bottom)))
    }

    /// Does a pointer at a column grab the divider? `pixel_ratio` is the number of canvas pixels in a CSS pixel.
    pub fn holds_divider(&self, x: f64, pixel_ratio: f64) -> bool {
        self.divider
            .is_some_and(|divider| (divider - x).abs() <= DIVIDER_REACH * pixel_ratio)
    }

    /// The axis whose crosshair tag is under a point: the tag of the x axis is below the plot, that of the y axis left
    /// of it. `pixel_ratio` as above.
    pub fn tag_at(&self, at: Point, crosshair: &Crosshair, pixel_ratio: f64) -> Option<Along> {
        let (width, height) = self.size();
        let centre = crosshair.centre();
        let column = self.from.0 + self.x.share(centre.0) * width;
        let row = self.to.1 - self.y.share(centre.1) * height;
        let near = |distance: f64, reach: f64| distance.abs() <= reach * pixel_ratio;
        let within = |distance: f64, reach: f64| (0.0..=reach * pixel_ratio).contains(&distance);
        let (below, beside) = (at.1 - self.to.1, self.from.0 - at.0);
        if crosshair.x.is_some() && within(below, TAG_HEIGHT) && near(at.0 - column, TAG_REACH) {
            Some(Along::X)
        } else if crosshair.y.is_some() && within(beside, TAG_WIDTH) && near(at.1 - row, TAG_REACH)
        {
            Some(Along::Y)
        } else {
            None
        }
    }

    /// The ends of a side slider as fractions of a canvas, from the left or from the bottom: at two values of the axis,
    /// or at the ends of the plot.
    pub fn slider_ends(
        &self,
        along: Along,
        ends: Option<(f64, f64)>,
        (width, height): (f64, f64),
    ) -> (f64, f64) {
        let (span, start, length, whole) = match along {
            Along::X => (self.x, self.from.0, self.size().0, width),
            Along::Y => (self.y, height - self.to.1, self.size().1, height),
        };
        let (from, to) = ends.map_or((0.0, 1.0), |(from, to)| (span.share(from), span.share(to)));
        let place = |share: f64| (start + share.clamp(0.0, 1.0) * length) / whole;
        (place(from), place(to))
    }

    /// The edges of a box in data coordinates as fractions of a canvas, from the left and from the bottom.
    pub fn box_ends(
        &self,
        (from, to): (Point, Point),
        size: (f64, f64),
    ) -> ((f64, f64), (f64, f64)) {
        let across = self.slider_ends(Along::X, Some((from.0, to.0)), size);
        (
            across,
            self.slider_ends(Along::Y, Some((from.1, to.1)), size),
        )
    }

    /// A column as a fraction of the plot's width, from 0 to 1; `None` where the plot has no width or the column is
    /// NaN.
    pub fn share_across(&self, x: f64) -> Option<f64> {
        let share = (x - self.from.0) / self.size().0;
        (!share.is_nan()).then(|| share.clamp(0.0, 1.0))
    }

    /// A distance as fractions of the plot's width and, upwards, of its height; `None` unless both are finite.
    pub fn shares(&self, (x, y): Point) -> Option<(f64, f64)> {
        let (width, height) = self.size();
        let (across, along) = (x / width, -y / height);
        (across.is_finite() && along.is_finite()).then_some((across, along))
    }
}
