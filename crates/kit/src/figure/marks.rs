//! Marks in data coordinates: lines, dots, hatching, words, the crosshair.

use super::role::Role;
use crate::span::Span;

/// A line through points, in data coordinates.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Its points, in the order in which they are joined.
    pub points: Vec<(f64, f64)>,
    /// Its colour.
    pub role: Role,
    /// The stroke.
    pub stroke: Stroke,
}

impl Curve {
    /// A line through points.
    pub fn new(points: impl IntoIterator<Item = (f64, f64)>, role: Role, stroke: Stroke) -> Self {
        Self {
            points: points.into_iter().collect(),
            role,
            stroke,
        }
    }

    /// A thin line.
    pub fn thin(points: impl IntoIterator<Item = (f64, f64)>, role: Role) -> Self {
        Self::new(points, role, Stroke::Thin)
    }

    /// A thick line.
    pub fn thick(points: impl IntoIterator<Item = (f64, f64)>, role: Role) -> Self {
        Self::new(points, role, Stroke::Thick)
    }

    /// A thick line on a wider one of paper.
    pub fn cased(points: impl IntoIterator<Item = (f64, f64)>, role: Role) -> Self {
        Self::new(points, role, Stroke::Cased)
    }

    /// A thin dashed line.
    pub fn dashed(points: impl IntoIterator<Item = (f64, f64)>, role: Role) -> Self {
        Self::new(points, role, Stroke::Dashed)
    }

    /// A dotted line on a wider one of paper.
    pub fn dotted(points: impl IntoIterator<Item = (f64, f64)>, role: Role) -> Self {
        Self::new(points, role, Stroke::Dotted)
    }
}

/// The stroke of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A thin line.
    Thin,
    /// A thick line.
    Thick,
    /// A thick line on a wider one of paper, to be seen on any colour.
    Cased,
    /// A thin line on a wider one of paper.
    ThinCased,
    /// A thin dashed line.
    Dashed,
    /// A dotted line on a wider one of paper, to be seen on any colour.
    Dotted,
}

/// A marked point, in data coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    /// The place.
    pub at: (f64, f64),
    /// Its colour.
    pub role: Role,
    /// Filled, or a ring.
    pub filled: bool,
    /// Its radius in CSS pixels.
    pub radius: f64,
}

impl Dot {
    /// A filled dot.
    pub const fn filled(at: (f64, f64), role: Role, radius: f64) -> Self {
        Self {
            at,
            role,
            filled: true,
            radius,
        }
    }

    /// A ring.
    pub const fn ring(at: (f64, f64), role: Role, radius: f64) -> Self {
        Self::filled(at, role, radius).filled_if(false)
    }

    /// The dot, filled or a ring.
    pub const fn filled_if(self, filled: bool) -> Self {
        Self { filled, ..self }
    }
}

/// A straight line, horizontal or vertical, in data coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// The start.
    pub from: (f64, f64),
    /// The end.
    pub to: (f64, f64),
    /// Its colour.
    pub role: Role,
}

impl Segment {
    /// A line from one point to another.
    pub const fn new(from: (f64, f64), to: (f64, f64), role: Role) -> Self {
        Self { from, to, role }
    }

    /// A horizontal line at `y`.
    pub const fn level(y: f64, (from, to): (f64, f64), role: Role) -> Self {
        Self::new((from, y), (to, y), role)
    }

    /// A vertical line at `x`.
    pub const fn upright(x: f64, (from, to): (f64, f64), role: Role) -> Self {
        Self::new((x, from), (x, to), role)
    }
}

/// A rectangle under thin diagonal lines, so that it differs by more than its hue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hatch {
    /// The least x and y, in data coordinates.
    pub from: (f64, f64),
    /// The largest x and y.
    pub to: (f64, f64),
    /// The colour of the lines.
    pub role: Role,
}

impl Hatch {
    /// The rectangle between two corners.
    pub const fn new(from: (f64, f64), to: (f64, f64), role: Role) -> Self {
        Self { from, to, role }
    }
}

/// The name of a rectangle of the plot, left out where it does not fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The rectangle's least x and y, in data coordinates.
    pub from: (f64, f64),
    /// Its largest x and y.
    pub to: (f64, f64),
    /// Where in the rectangle the words stand.
    pub anchor: Anchor,
    /// The words.
    pub text: String,
}

impl Label {
    /// Words in a rectangle.
    pub fn within(
        from: (f64, f64),
        to: (f64, f64),
        anchor: Anchor,
        text: impl Into<String>,
    ) -> Self {
        Self {
            from,
            to,
            anchor,
            text: text.into(),
        }
    }

    /// Words centred on a point.
    pub fn on(point: (f64, f64), text: impl Into<String>) -> Self {
        Self::within(point, point, Anchor::On, text)
    }

    /// Words above and to the right of a point.
    pub fn beside(point: (f64, f64), text: impl Into<String>) -> Self {
        Self::within(point, point, Anchor::Beside, text)
    }
}

/// Where in its rectangle a label stands, out of the way of what happens elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Centred on the rectangle, which may be a point: shown wherever the words fit the plot.
    On,
    /// As [`On`](Self::On), but right above the point and to the right of it.
    Beside,
    /// As [`On`](Self::On), in a corner: left out of a small plot, which has no room for all of them.
    Corner,
    /// In the middle of the upper edge.
    Top,
    /// As [`Top`](Self::Top), of a rectangle that has to be named in the smallest plot.
    Heading,
    /// In the middle of the right edge.
    Right,
}

/// The cell that a reader points at, or a point where both corners are the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Crosshair {
    /// The least x and y of the cell, in data coordinates.
    pub from: (f64, f64),
    /// Its largest x and y.
    pub to: (f64, f64),
    /// The text at the x axis, `None` where there is no guide to it.
    pub x: Option<String>,
    /// The text at the y axis.
    pub y: Option<String>,
}

impl Crosshair {
    /// A point, and what both axes say of it; `None` for an axis without a guide.
    pub fn at(
        point: (f64, f64),
        x: impl Into<Option<String>>,
        y: impl Into<Option<String>>,
    ) -> Self {
        Self::cell(point, point, x, y)
    }

    /// A point within these spans of the axes, or at their ends beyond which it lies: arrows at what is said tell so.
    pub fn within(
        (x, y): (f64, f64),
        ((from, to), (low, high)): (Span, Span),
        [across, upwards]: [String; 2],
    ) -> Self {
        let across = match x {
            _ if x < from => format!("← {across}"),
            _ if x > to => format!("{across} →"),
            _ => across,
        };
        let upwards = match y {
            _ if y < low => format!("↓ {upwards}"),
            _ if y > high => format!("↑ {upwards}"),
            _ => upwards,
        };
        Self::at((x.clamp(from, to), y.clamp(low, high)), across, upwards)
    }

    /// A cell, and what both axes say of it; `None` for an axis without a guide.
    pub fn cell(
        from: (f64, f64),
        to: (f64, f64),
        x: impl Into<Option<String>>,
        y: impl Into<Option<String>>,
    ) -> Self {
        Self {
            from,
            to,
            x: x.into(),
            y: y.into(),
        }
    }

    /// The cell of side 1 around a pair of whole numbers, and what both axes say of it.
    pub fn around(
        (x, y): (f64, f64),
        across: impl Into<Option<String>>,
        upwards: impl Into<Option<String>>,
    ) -> Self {
        Self::cell((x - 0.5, y - 0.5), (x + 0.5, y + 0.5), across, upwards)
    }

    /// The middle of the cell.
    pub const fn centre(&self) -> (f64, f64) {
        (
            f64::midpoint(self.from.0, self.to.0),
            f64::midpoint(self.from.1, self.to.1),
        )
    }
}
