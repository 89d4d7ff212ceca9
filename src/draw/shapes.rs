//! Filled shapes and the words on them.

use super::error::DrawError;
use super::layout::Layout;
use super::pen::{Pen, Pixels, SMALL, Type};
use crate::figures::{Caption, Figure, Inscription, Role};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let shapes = figure.shapes.iter().map(|shape| {
        let outline = shape.outline.iter().map(|&point| layout.place(point));
        (
            clipped(outline.collect(), layout),
            pen.theme.paint(shape.paint),
        )
    });
    let shapes: Vec<_> = shapes.filter(|(outline, _)| outline.len() > 2).collect();
    if !shapes.is_empty() {
        pen.fill(&shapes)?;
    }
    figure
        .captions
        .iter()
        .try_for_each(|caption| write(pen, caption, layout))?;
    figure
        .inscriptions
        .iter()
        .try_for_each(|inscription| inscribe(pen, inscription, layout))
}

/// A place in device pixels, between them too.
type Spot = (f64, f64);

/// The part of a polygon that lies in the plot (Sutherland and Hodgman).
fn clipped(outline: Vec<Spot>, layout: &Layout) -> Vec<Spot> {
    let [left, right, top, bottom] =
        [layout.left, layout.right, layout.top, layout.bottom].map(f64::from);
    let sides: [&dyn Fn(Spot) -> f64; 4] = [
        &|(x, _)| x - left,
        &|(x, _)| right - x,
        &|(_, y)| y - top,
        &|(_, y)| bottom - y,
    ];
    sides.into_iter().fold(outline, |outline, inside| {
        if outline.iter().all(|&spot| inside(spot) >= 0.0) {
            return outline;
        }
        let before = outline.iter().cycle().skip(outline.len().saturating_sub(1));
        let edges = before.zip(&outline);
        edges
            .flat_map(|(&from, &to)| kept(from, to, (inside(from), inside(to))))
            .flatten()
            .collect()
    })
}

/// Of an edge, the place where it comes in or goes out, and its end where that is inside.
fn kept(from: Spot, to: Spot, (start, end): (f64, f64)) -> [Option<Spot>; 2] {
    let crosses = (start < 0.0) != (end < 0.0);
    let share = start / (start - end);
    let between = |from: f64, to: f64| from + share * (to - from);
    let crossing = crosses.then(|| (between(from.0, to.0), between(from.1, to.1)));
    [crossing, (end >= 0.0).then_some(to)]
}

/// Writes words where they fit.
fn write<B: DrawingBackend>(
    pen: &Pen<B>,
    caption: &Caption,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let set = Type {
        colour: pen.theme.paint(caption.paint),
        ..pen.small(Role::Ink, HPos::Center, VPos::Center)
    };
    let (left, bottom) = layout.pixel(caption.from);
    let (right, top) = layout.pixel(caption.to);
    let (width, height) = pen.measure(&caption.text, set)?;
    if width > right - left || height > bottom - top {
        return Ok(());
    }
    let middle = (Pixels::midpoint(left, right), Pixels::midpoint(top, bottom));
    pen.text(&caption.text, middle, set)
}

/// The height of letters over that of their line.
const LETTERS: f64 = 0.8;

/// Writes words as large as their box.
fn inscribe<B: DrawingBackend>(
    pen: &Pen<B>,
    words: &Inscription,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let (left, bottom) = layout.pixel(words.from);
    let (right, top) = layout.pixel(words.to);
    let set = |size| Type {
        size,
        bold: true,
        colour: pen.theme.paint(words.paint),
        ..pen.small(Role::Ink, HPos::Center, VPos::Center)
    };
    let highest = (LETTERS * pen.css(bottom - top)).floor();
    if highest < SMALL {
        return Ok(());
    }
    let (width, _) = pen.measure(&words.text, set(highest))?;
    let fitting = f64::from(right - left) / f64::from(width.max(1));
    let size = (highest * fitting.min(1.0)).floor();
    if size < SMALL {
        return Ok(());
    }
    let middle = (Pixels::midpoint(left, right), Pixels::midpoint(top, bottom));
    pen.text(&words.text, middle, set(size))
}

#[cfg(test)]
mod tests {
    use super::kept;

    #[test]
    fn an_edge_is_cut_where_it_crosses() {
        let (from, to) = ((0.0, 0.0), (4.0, 8.0));
        assert_eq!(kept(from, to, (-1.0, 3.0)), [Some((1.0, 2.0)), Some(to)]);
        assert_eq!(kept(from, to, (3.0, -1.0)), [Some((3.0, 6.0)), None]);
        assert_eq!(kept(from, to, (1.0, 1.0)), [None, Some(to)]);
        assert_eq!(kept(from, to, (-1.0, -1.0)), [None, None]);
    }
}
