//! Axes: titles, and ticks that never collide.

use super::error::DrawError;
use super::layout::{Layout, Titles, room_along};
use super::pen::{Pen, Pixels};
use super::ticks::ticks;
use crate::figures::{Axis, Figure, Role};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    layout: &Layout,
    titles: &Titles,
) -> Result<(), DrawError<B>> {
    across(pen, &figure.x, layout, titles)?;
    along(pen, &figure.y, layout, titles)
}

/// The middle of a text that is centred at `at` where it then stays between two pixels, else near there.
fn centred(at: Pixels, length: Pixels, from: Pixels, to: Pixels) -> Pixels {
    let half = (length + 1) / 2;
    at.min(to - half).max(from + half)
}

fn across<B: DrawingBackend>(
    pen: &Pen<B>,
    axis: &Axis,
    layout: &Layout,
    titles: &Titles,
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
    let middle = centred(middle, titles.x.width, layout.beside, width as Pixels);
    titles.x.write(pen, (middle, below))
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
    titles: &Titles,
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
    let middle = centred(middle, titles.y.width, 0, height as Pixels);
    titles.y.write(pen, (pen.px(1.0), middle))
}

/// The ticks of the y axis.
pub fn marks_along<B: DrawingBackend>(pen: &Pen<B>, axis: &Axis, layout: &Layout) -> Vec<Marked> {
    let room = f64::from(room_along(pen));
    let found = ticks(axis, f64::from(layout.bottom - layout.top), room);
    let marked = found.into_iter().map(|tick| Marked {
        at: layout.pixel_from_y(tick.at),
        text: tick.text,
    });
    marked.collect()
}
