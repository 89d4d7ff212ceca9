//! Hatching, lines and dots inside the plot, the divider, and the frame around the plot.

use super::clip;
use super::layout::Layout;
use super::pen::Pen;
use super::primitives::Pixels;
use upperhand_kit::Figure;

pub fn draw(pen: &mut Pen, figure: &Figure, layout: &Layout) {
    for area in &figure.hatches {
        let (left, bottom) = layout.pixel(area.from);
        let (right, top) = layout.pixel(area.to);
        if let Some((from, to)) = layout.clipped((left, top), (right, bottom)) {
            pen.hatch(from, to, area.role);
        }
    }
    let width = pen.px(1.25);
    for segment in &figure.segments {
        let (a, b) = (layout.pixel(segment.from), layout.pixel(segment.to));
        let ends = ((a.0.min(b.0), a.1.min(b.1)), (a.0.max(b.0), a.1.max(b.1)));
        if let Some((from, to)) = layout.clipped(ends.0, ends.1) {
            pen.rule(from, to, width, pen.theme.colour(segment.role));
        }
    }
    for curve in &figure.curves {
        let points = curve.points.iter().map(|&point| layout.fine_point(point));
        for piece in clip::line(&points.collect::<Vec<_>>(), layout) {
            pen.curve(piece, curve.role, curve.stroke);
        }
    }
    for dot in &figure.dots {
        let at = layout.pixel(dot.at);
        if layout.clipped(at, at).is_some() {
            pen.dot(at, dot.radius, dot.role, dot.filled);
        }
    }
}

/// Half the width and half the height of a divider's handle, without its edge, in CSS pixels.
const HANDLE: (f64, f64) = (9.0, 20.0);

/// The edge of a handle, in CSS pixels.
const EDGE: f64 = 3.0;

/// Half the width and half the height of a divider's handle, in device pixels.
pub fn handle_reach(pen: &Pen) -> (Pixels, Pixels) {
    (pen.px(HANDLE.0 + EDGE), pen.px(HANDLE.1 + EDGE))
}

/// A line from top to bottom with a handle in the middle.
pub fn draw_divider(pen: &mut Pen, x: Pixels, layout: &Layout) {
    let (paper, ink) = (pen.theme.paper, pen.theme.ink);
    let (top, bottom) = ((x, layout.top), (x, layout.bottom));
    pen.rule(top, bottom, pen.px(4.0), paper);
    pen.rule(top, bottom, pen.px(2.0), ink);
    let middle = Pixels::midpoint(layout.top, layout.bottom);
    let (across, along) = (pen.px(HANDLE.0), pen.px(HANDLE.1));
    for (grown, colour) in [(pen.px(EDGE), paper), (pen.px(2.0), ink), (0, paper)] {
        let (across, along) = (across + grown, along + grown);
        let from = (x - across, middle - along);
        pen.block(from, (x + across, middle + along), colour);
    }
    for beside in [-pen.px(3.0), pen.px(3.0)] {
        let from = (x + beside, middle - along / 2);
        pen.rule(from, (x + beside, middle + along / 2), pen.px(1.5), ink);
    }
}

/// A thin frame around the plot.
pub fn draw_frame(pen: &mut Pen, layout: &Layout) {
    let colour = pen.theme.muted;
    let one = pen.px(1.0);
    let (left, top) = (layout.left - one, layout.top - one);
    let (right, bottom) = (layout.right + one, layout.bottom + one);
    pen.block((left, top), (right, layout.top), colour);
    pen.block((left, layout.bottom), (right, bottom), colour);
    pen.block((left, top), (layout.left, bottom), colour);
    pen.block((layout.right, top), (right, bottom), colour);
}
