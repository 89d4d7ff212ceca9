//! The shapes of a figure without axes as outlines in SVG's notation, for pages that draw small ones themselves.

use super::theme::{Rgb, Theme};
use serde::Serialize;
use std::fmt::Write as _;
use upperhand_figures::{Axis, Figure, Shape};

/// A filled shape.
///
/// ```
/// use upperhand_draw::{Theme, outlines};
/// use upperhand_figures::portraits::likenesses;
/// use upperhand::guess_who::board::SHIPPED;
/// let [first, ..] = &likenesses(&SHIPPED[0].board())[..] else {
///     panic!("everybody on our own boards has a face");
/// };
/// let outlines = outlines(first.as_ref().expect("one of our own"), &Theme::light(), 100.0);
/// // Behind everything is the front of a card.
/// assert!(outlines[0].colour == "#f4ecdd" && outlines[0].path.starts_with("M100 10L"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outline {
    /// Its colour: "#rrggbb".
    pub colour: String,
    /// Its corners in whole units, downwards: "M0 100L100 100Z".
    pub path: String,
}

/// The shapes of a figure, the one behind first, in a square of so many units that the figure fills.
#[must_use]
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
        let Rgb(red, green, blue) = theme.paint(shape.paint);
        Outline {
            colour: format!("#{red:02x}{green:02x}{blue:02x}"),
            path: path(shape),
        }
    };
    figure.shapes.iter().map(outline).collect()
}
