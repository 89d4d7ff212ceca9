//! Axes: titles, and ticks that never collide.

use super::error::DrawError;
use super::layout::Layout;
use super::pen::{Pen, Pixels, SMALL, TITLE, Type};
use super::ticks::ticks;
use crate::view::{Axis, Figure, Role};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    across(pen, &figure.x, layout)?;
    along(pen, &figure.y, layout)
}

fn title<B: DrawingBackend>(pen: &Pen<B>, axis: &Axis, upwards: bool) -> Type {
    Type {
        size: TITLE,
        bold: false,
        colour: pen.theme.colour(axis.role),
        across: HPos::Center,
        along: VPos::Top,
        upwards,
    }
}

fn across<B: DrawingBackend>(
    pen: &Pen<B>,
    axis: &Axis,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let small = pen.small(Role::Muted, HPos::Center, VPos::Top);
    let (ink, one) = (pen.theme.colour(Role::Muted), pen.px(1.0));
    let tick_end = layout.bottom + pen.px(4.0);
    for Marked { text, at } in marks_across(pen, axis, layout)? {
        pen.rule((at, layout.bottom), (at, tick_end), one, ink)?;
        pen.text(&text, (at, layout.bottom + pen.px(7.0)), small)?;
    }
    let middle = Pixels::midpoint(layout.left, layout.right);
    let below = layout.bottom + pen.px(7.0) + pen.px(small.size) + pen.px(5.0);
    let (width, _) = pen.area.dim_in_pixel();
    let room = 2 * (width as Pixels - middle);
    let set = pen.fitted(&axis.label, title(pen, axis, false), room)?;
    pen.text(&axis.label, (middle, below), set)
}

/// A tick of an axis.
pub struct Marked {
    pub text: String,
    /// The device pixel column or row of the tick.
    pub at: Pixels,
}

/// The ticks of the x axis.
pub fn marks_across<B: DrawingBackend>(
    pen: &Pen<B>,
    axis: &Axis,
    layout: &Layout,
) -> Result<Vec<Marked>, DrawError<B>> {
    let small = pen.small(Role::Muted, HPos::Center, VPos::Top);
    let length = layout.right - layout.left;
    let (mut widest, _) = pen.measure("0", small)?;
    // Labels decide how many fit, and how many there are may make them longer.
    for _ in 0..2 {
        for tick in ticks(axis, f64::from(length), f64::from(widest + pen.px(14.0))) {
            widest = widest.max(pen.measure(&tick.text, small)?.0);
        }
    }
    let found = ticks(axis, f64::from(length), f64::from(widest + pen.px(14.0)));
    let marked = found.into_iter().map(|tick| Marked {
        at: layout.pixel_from_x(tick.at),
        text: tick.text,
    });
    Ok(marked.collect())
}

fn along<B: DrawingBackend>(
    pen: &Pen<B>,
    axis: &Axis,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let small = pen.small(Role::Muted, HPos::Right, VPos::Center);
    let (ink, one) = (pen.theme.colour(Role::Muted), pen.px(1.0));
    let tick_start = layout.left - pen.px(4.0);
    for Marked { text, at } in marks_along(pen, axis, layout) {
        pen.rule((tick_start, at), (layout.left, at), one, ink)?;
        pen.text(&text, (layout.left - pen.px(7.0), at), small)?;
    }
    let middle = Pixels::midpoint(layout.top, layout.bottom);
    let (_, height) = pen.area.dim_in_pixel();
    let room = 2 * (height as Pixels - middle).min(middle);
    let set = pen.fitted(&axis.label, title(pen, axis, true), room)?;
    pen.text(&axis.label, (pen.px(1.0), middle), set)
}

/// The ticks of the y axis.
pub fn marks_along<B: DrawingBackend>(pen: &Pen<B>, axis: &Axis, layout: &Layout) -> Vec<Marked> {
    let room = f64::from(pen.px(SMALL) + pen.px(16.0));
    let found = ticks(axis, f64::from(layout.bottom - layout.top), room);
    let marked = found.into_iter().map(|tick| Marked {
        at: layout.pixel_from_y(tick.at),
        text: tick.text,
    });
    marked.collect()
}
