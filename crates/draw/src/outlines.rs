//! The shapes of a figure without axes as outlines in SVG's notation, for pages that draw small ones themselves.

use super::theme::{Rgb, Theme};
use serde::Serialize;
use std::fmt::Write as _;
use upperhand_kit::{Axis, Figure, Shape};

/// A filled shape.
///
/// ```
/// use upperhand_draw::{Theme, outlines};
/// use upperhand_kit::{Figure, Paint, Role, Shape};
/// let mut figure = Figure::bare("A square", (0.0, 1.0), (0.0, 1.0));
/// let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
/// figure.add(Shape::polygon(corners, Paint::Role(Role::Ink)));
/// let outlines = outlines(&figure, &Theme::light(), 100.0);
/// assert_eq!(outlines[0].path, "M0 100L100 100L100 0L0 0Z");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outline {
    /// Its colour: "#rrggbb".
    pub colour: String,
    /// Its corners in whole units, downwards: "M0 100L100 100Z".
    pub path: String,
}

/// The shapes of a figure, the one behind first, in a square of so many units that the figure fills.
pub fn outlines(figure: &Figure, theme: &Theme, side: f64) -> Vec<Outline> {
    let unit = |value: f64, axis: &Axis| (value - axis.from) / (axis.to - axis.from) * side;
    let path = |shape: &Shape| {
        let mut path = String::new();
        for (index, &(x, y)) in shape.outline.iter().enumerate() {
            let letter = if index == 0 { 'M' } else { 'L' };
            let (x, y) = (
                unit(x, &figure.x).round(),
                (side - unit(y, &figure.y)).round(),
            );
            _ = write!(path, "{letter}{} {}", x as i32, y as i32);
        }
        path + "Z"
    };
    let outline = |shape: &Shape| {
        let Rgb(red, green, blue) = theme.shape(shape);
        Outline {
            colour: format!("#{red:02x}{green:02x}{blue:02x}"),
            path: path(shape),
        }
    };
    figure.shapes.iter().map(outline).collect()
}
