//! Lines and names inside the plot, and the frame around it.

use super::DrawError;
use super::layout::Layout;
use super::pen::{Pen, Type};
use crate::view::{Figure, Label, Role};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let line = pen.px(1.25);
    for segment in &figure.segments {
        let pixel = |(x, y): (f64, f64)| (layout.pixel_from_x(x), layout.pixel_from_y(y));
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
    let (x, y) = (
        layout.pixel_from_x(label.at.0),
        layout.pixel_from_y(label.at.1),
    );
    let half = (width / 2 + pen.px(4.0), height / 2 + pen.px(2.0));
    let room_across = layout.pixel_from_x(label.at.0 + label.room.0 / 2.0) - x;
    let room_along = y - layout.pixel_from_y(label.at.1 + label.room.1 / 2.0);
    if half.0 > room_across || half.1 > room_along {
        return Ok(());
    }
    let (from, to) = ((x - half.0, y - half.1), (x + half.0, y + half.1));
    pen.block(from, to, pen.theme.colour(Role::Paper), 0.82)?;
    pen.text(&label.text, (x, y), set)
}
