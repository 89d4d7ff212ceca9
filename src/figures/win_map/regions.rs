//! The race's regions as outlines and names (Nica, Definitions 2.6 and 2.7).

use crate::figures::figure::{Hatch, Label, Place, Role, Segment};
use crate::figures::format::subscript;

#[derive(Default)]
pub(super) struct Outline {
    pub hatches: Vec<Hatch>,
    pub segments: Vec<Segment>,
    pub labels: Vec<Label>,
}

/// A rectangle in data coordinates: its least x and y, and its largest.
#[derive(Clone, Copy)]
pub(super) struct Rectangle {
    pub from: (f64, f64),
    pub to: (f64, f64),
}

impl Rectangle {
    /// The common part of two rectangles, `None` where that is no area.
    fn within(self, other: Self) -> Option<Self> {
        let from = (self.from.0.max(other.from.0), self.from.1.max(other.from.1));
        let to = (self.to.0.min(other.to.0), self.to.1.min(other.to.1));
        (from.0 < to.0 && from.1 < to.1).then_some(Self { from, to })
    }
}

/// The L-shaped tiles of all levels as far as they lie in a window: between them a vertical and a
/// horizontal line from each corner (2^k, 2^k), and in each a step between the upper hand and the weeds,
/// which are hatched.
pub(super) fn outline(window: Rectangle) -> Outline {
    let mut outline = Outline::default();
    let end = (window.to.0, window.to.1);
    for level in 0..31 {
        let corner = f64::from(1_u32 << level) + 0.5;
        let step = f64::from(1_u32 << level) * 2.0 + 0.5;
        outline.line(window, (corner, corner), (corner, end.1));
        outline.line(window, (corner, corner), (end.0, corner));
        outline.line(window, (step, corner), (step, step));
        let upper_hand = Rectangle {
            from: (corner, corner),
            to: (step, end.1),
        };
        if let Some(Rectangle { from, to }) = upper_hand.within(window) {
            let text = format!("U{}", subscript(level));
            outline
                .labels
                .push(Label::within(from, to, Place::Top, text));
        }
        let weeds = Rectangle {
            from: (step, corner),
            to: (end.0, step),
        };
        if let Some(Rectangle { from, to }) = weeds.within(window) {
            let text = format!("W{}", subscript(level));
            outline
                .labels
                .push(Label::within(from, to, Place::Right, text));
            outline.hatches.push(Hatch::new(from, to, Role::Weeds));
        }
    }
    outline
}

impl Outline {
    /// The part of a line that lies in the window.
    fn line(&mut self, window: Rectangle, from: (f64, f64), to: (f64, f64)) {
        let from = (from.0.max(window.from.0), from.1.max(window.from.1));
        let to = (to.0.min(window.to.0), to.1.min(window.to.1));
        let is_inside = from.0 <= to.0 && from.1 <= to.1 && from != to;
        if is_inside && (from.0 == to.0 || from.1 == to.1) {
            self.segments.push(Segment::new(from, to, Role::Ink));
        }
    }
}
