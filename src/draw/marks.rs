//! Lines and names inside the plot, and the frame around it.

use super::error::DrawError;
use super::layout::Layout;
use super::pen::{Pen, Pixels, Type};
use crate::view::{Figure, Label, Place, Role};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let pixel = |(x, y): (f64, f64)| (layout.pixel_from_x(x), layout.pixel_from_y(y));
    for area in &figure.hatches {
        let (left, bottom) = pixel(area.from);
        let (right, top) = pixel(area.to);
        pen.hatch((left, top), (right, bottom), area.role)?;
    }
    let line = pen.px(1.25);
    for segment in &figure.segments {
        let colour = pen.theme.colour(segment.role);
        pen.rule(pixel(segment.from), pixel(segment.to), line, colour)?;
    }
    for label in &figure.labels {
        draw_label(pen, label, layout)?;
    }
    frame(pen, layout)
}

fn frame<B: DrawingBackend>(pen: &Pen<B>, layout: &Layout) -> Result<(), DrawError<B>> {
    let colour = pen.theme.colour(Role::Muted);
    let one = pen.px(1.0);
    let (left, top) = (layout.left - one, layout.top - one);
    let (right, bottom) = (layout.right + one, layout.bottom + one);
    pen.block((left, top), (right, layout.top), colour, 1.0)?;
    pen.block((left, layout.bottom), (right, bottom), colour, 1.0)?;
    pen.block((left, top), (layout.left, bottom), colour, 1.0)?;
    pen.block((layout.right, top), (right, bottom), colour, 1.0)
}

/// A name on a plate of paper, left out where it would not fit the place it names.
fn draw_label<B: DrawingBackend>(
    pen: &Pen<B>,
    label: &Label,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let set = Type {
        size: 14.0,
        bold: true,
        colour: pen.theme.colour(Role::Ink),
        across: HPos::Center,
        along: VPos::Center,
        upwards: false,
    };
    let (width, height) = pen.measure(&label.text, set)?;
    let half = (width / 2 + pen.px(4.0), height / 2 + pen.px(2.0));
    let (left, right) = (
        layout.pixel_from_x(label.from.0),
        layout.pixel_from_x(label.to.0),
    );
    let (top, bottom) = (
        layout.pixel_from_y(label.to.1),
        layout.pixel_from_y(label.from.1),
    );
    if right - left < 2 * half.0 || bottom - top < 2 * half.1 {
        return Ok(());
    }
    let margin = pen.px(4.0);
    let (x, y) = match label.place {
        Place::Top => (
            Pixels::midpoint(left, right),
            top + (half.1 + margin).min((bottom - top) / 2),
        ),
        Place::Right => (
            right - (half.0 + margin).min((right - left) / 2),
            Pixels::midpoint(top, bottom),
        ),
    };
    let (from, to) = ((x - half.0, y - half.1), (x + half.0, y + half.1));
    pen.block(from, to, pen.theme.colour(Role::Paper), 0.82)?;
    pen.text(&label.text, (x, y), set)
}
