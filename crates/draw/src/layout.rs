//! The layout: where the plot lies, and conversions between data and device pixels.

use super::pen::{Pen, SMALL, TITLE, TextStyle};
use super::primitives::{Align, FinePoint, Pixels, Point};
use super::ticks;
use super::wrapping::{Fitted, fitted};
use upperhand_kit::controller::PlotArea;
use upperhand_kit::{Axis, AxisSpan, Figure, Role};

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
    /// The first pixel column that is free right of the y axis' title.
    pub(super) beside: i32,
    x: AxisSpan,
    y: AxisSpan,
}

/// Far outside any picture. Coordinates further away are clamped to this, to fit an integer.
const FAR: f64 = 1e6;

impl Layout {
    /// The device pixel column of an x value.
    pub fn pixel_from_x(&self, x: f64) -> i32 {
        let along = self.x.share(x) * f64::from(self.right - self.left);
        self.left + along.round().clamp(-FAR, FAR) as i32
    }

    /// The device pixel row of a y value.
    pub fn pixel_from_y(&self, y: f64) -> i32 {
        let along = self.y.share(y) * f64::from(self.bottom - self.top);
        self.bottom - along.round().clamp(-FAR, FAR) as i32
    }

    /// The x value under the centre of a device pixel column of the plot.
    pub fn x_from_column(&self, column: i32) -> f64 {
        let along = f64::from(column - self.left) + 0.5;
        self.x.value(along / f64::from(self.right - self.left))
    }

    /// The y value under the centre of a device pixel row of the plot.
    pub fn y_from_row(&self, row: i32) -> f64 {
        let along = f64::from(self.bottom - row) - 0.5;
        self.y.value(along / f64::from(self.bottom - self.top))
    }

    /// Where the plot of a figure lies, for whoever uses it.
    pub fn area(&self, figure: &Figure) -> PlotArea {
        PlotArea {
            from: (self.left.into(), self.top.into()),
            to: (self.right.into(), self.bottom.into()),
            x: self.x,
            y: self.y,
            divider: figure.divider.map(|at| self.pixel_from_x(at).into()),
        }
    }

    /// The part of the plot between two points on even axes.
    pub(super) fn part(&self, from: (f64, f64), to: (f64, f64)) -> Self {
        let span = |from, to| AxisSpan::of(&Axis::linear("", Role::Ink, (from, to)));
        Self {
            left: self.pixel_from_x(from.0),
            top: self.pixel_from_y(to.1),
            right: self.pixel_from_x(to.0),
            bottom: self.pixel_from_y(from.1),
            beside: self.beside,
            x: span(from.0, to.0),
            y: span(from.1, to.1),
        }
    }

    /// The largest box in the middle of this one in which units of x and y are equally long, if the figure wants that.
    fn with_units_of(self, figure: &Figure) -> Self {
        if !figure.equal_units {
            return self;
        }
        let (across, along) = (self.x.length(), self.y.length());
        let (width, height) = (self.right - self.left, self.bottom - self.top);
        let unit = (f64::from(width) / across).min(f64::from(height) / along);
        let spare = |length: i32, units: f64| (length - (units * unit).round() as i32) / 2;
        let (beside, above) = (spare(width, across), spare(height, along));
        Self {
            left: self.left + beside,
            right: self.right - beside,
            top: self.top + above,
            bottom: self.bottom - above,
            ..self
        }
    }

    /// A point in data coordinates, as a point between device pixels.
    pub(super) fn fine_point(&self, (x, y): (f64, f64)) -> FinePoint {
        let across = self.x.share(x) * f64::from(self.right - self.left);
        let along = self.y.share(y) * f64::from(self.bottom - self.top);
        (
            f64::from(self.left) + across.clamp(-FAR, FAR),
            f64::from(self.bottom) - along.clamp(-FAR, FAR),
        )
    }

    /// A point in data coordinates, in device pixels.
    pub(super) fn pixel(&self, (x, y): (f64, f64)) -> Point {
        (self.pixel_from_x(x), self.pixel_from_y(y))
    }

    /// The part of a box of device pixels that lies in the plot; `None` where there is none.
    pub(super) fn clipped(&self, from: Point, to: Point) -> Option<(Point, Point)> {
        let from = (from.0.max(self.left), from.1.max(self.top));
        let to = (to.0.min(self.right), to.1.min(self.bottom));
        (from.0 <= to.0 && from.1 <= to.1).then_some((from, to))
    }
}

/// The titles of the axes.
pub struct Titles {
    pub x: Fitted,
    pub y: Fitted,
}

impl Titles {
    /// The title of the y axis may take the whole height, that of the x axis the rest of the width.
    fn of(pen: &Pen, figure: &Figure) -> Self {
        let (width, height) = pen.size;
        let style = |axis: &Axis, upwards| TextStyle {
            size: TITLE,
            colour: pen.theme.colour(axis.role),
            upwards,
            ..pen.small(axis.role, Align::Middle, Align::Start)
        };
        let y = fitted(pen, &figure.y.label, style(&figure.y, true), height);
        let room = width - beside(pen, &y);
        let x = fitted(pen, &figure.x.label, style(&figure.x, false), room);
        Self { x, y }
    }
}

/// The first column that is free right of the y axis' title.
fn beside(pen: &Pen, title: &Fitted) -> Pixels {
    pen.px(TITLE) + title.extra_height(pen) + pen.px(3.0)
}

/// The whole area as the plot of a figure without axes.
pub fn bare(pen: &Pen, figure: &Figure) -> Layout {
    let (right, bottom) = pen.size;
    Layout {
        left: 0,
        top: 0,
        right,
        bottom,
        beside: 0,
        x: AxisSpan::of(&figure.x),
        y: AxisSpan::of(&figure.y),
    }
    .with_units_of(figure)
}

/// Lays out the plot below a legend of a height, with the titles of its axes.
pub fn arrange(pen: &Pen, figure: &Figure, legend_height: Pixels) -> (Layout, Titles) {
    let (width, height) = pen.size;
    let titles = Titles::of(pen, figure);
    let (title, line, gap) = (pen.px(TITLE), pen.px(SMALL), pen.px(6.0));
    let below = if figure.x.is_plain() {
        gap
    } else {
        title + titles.x.extra_height(pen) + gap + line + gap + pen.px(6.0)
    };
    let bottom = height - below;
    // In a tiny picture that the legend fills, the plot is underneath.
    let top = legend_height.min((bottom - 1).max(0));
    let small = pen.small(Role::Muted, Align::Start, Align::Start);
    let widest = widest_tick(pen, &figure.y, bottom - top, y_tick_room(pen))
        .max(pen.measure(&figure.gutter, small).0);
    let left = if figure.y.is_plain() {
        gap
    } else {
        title + titles.y.extra_height(pen) + gap + widest + gap + pen.px(4.0)
    };
    let last_label = widest_tick(pen, &figure.x, width, pen.px(40.0));
    let right = width - (last_label / 2 + pen.px(6.0));
    let layout = Layout {
        left,
        top,
        right: right.max(left + 1),
        bottom: bottom.max(top + 1),
        beside: beside(pen, &titles.y),
        x: AxisSpan::of(&figure.x),
        y: AxisSpan::of(&figure.y),
    };
    (layout.with_units_of(figure), titles)
}

/// The length of the y axis that a tick needs.
pub fn y_tick_room(pen: &Pen) -> Pixels {
    pen.px(SMALL) + pen.px(16.0)
}

/// The width of the widest label that an axis of a length may have, where each needs `room` of the axis.
fn widest_tick(pen: &Pen, axis: &Axis, length: Pixels, room: Pixels) -> Pixels {
    let small = pen.small(Role::Muted, Align::Start, Align::Start);
    let texts = ticks::widest(axis, f64::from(length.max(1)), f64::from(room));
    let widths = texts.iter().map(|text| pen.measure(text, small).0);
    widths.max().unwrap_or(0)
}
