//! Axes: titles, and ticks whose labels never collide.

use super::layout::{Layout, Titles, y_tick_room};
use super::pen::Pen;
use super::primitives::{Align, Pixels};
use super::ticks::ticks;
use upperhand_kit::{Axis, Figure, Role};

pub fn draw(pen: &mut Pen, figure: &Figure, layout: &Layout, titles: &Titles) {
    draw_x(pen, &figure.x, layout, titles);
    draw_y(pen, &figure.y, layout, titles);
}

/// The centre of a text: `at`, moved as little as needed to keep the text between two pixels.
fn centred(at: Pixels, length: Pixels, from: Pixels, to: Pixels) -> Pixels {
    let half = (length + 1) / 2;
    at.min(to - half).max(from + half)
}

fn draw_x(pen: &mut Pen, axis: &Axis, layout: &Layout, titles: &Titles) {
    let small = pen.small(Role::Muted, Align::Middle, Align::Start);
    let (ink, one) = (pen.theme.colour(Role::Muted), pen.px(1.0));
    let tick_end = layout.bottom + pen.px(4.0);
    for PlacedTick { text, at } in x_ticks(pen, axis, layout) {
        pen.rule((at, layout.bottom), (at, tick_end), one, ink);
        pen.text(&text, (at, layout.bottom + pen.px(7.0)), small);
    }
    let middle = Pixels::midpoint(layout.left, layout.right);
    let below = layout.bottom + pen.px(7.0) + pen.px(small.size) + pen.px(5.0);
    let middle = centred(middle, titles.x.width, layout.beside, pen.size.0);
    titles.x.write(pen, (middle, below));
}

/// A tick of an axis.
pub struct PlacedTick {
    pub text: String,
    /// The device pixel column or row of the tick.
    pub at: Pixels,
}

/// The ticks of the x axis.
pub fn x_ticks(pen: &Pen, axis: &Axis, layout: &Layout) -> Vec<PlacedTick> {
    let small = pen.small(Role::Muted, Align::Middle, Align::Start);
    let length = layout.right - layout.left;
    let (mut widest, _) = pen.measure("0", small);
    // The labels decide how many ticks fit, and the number of ticks may make labels longer.
    for _ in 0..2 {
        for tick in ticks(axis, f64::from(length), f64::from(widest + pen.px(14.0))) {
            widest = widest.max(pen.measure(&tick.text, small).0);
        }
    }
    let found = ticks(axis, f64::from(length), f64::from(widest + pen.px(14.0)));
    let marked = found.into_iter().map(|tick| PlacedTick {
        at: layout.pixel_from_x(tick.at),
        text: tick.text,
    });
    marked.collect()
}

fn draw_y(pen: &mut Pen, axis: &Axis, layout: &Layout, titles: &Titles) {
    let small = pen.small(Role::Muted, Align::End, Align::Middle);
    let (ink, one) = (pen.theme.colour(Role::Muted), pen.px(1.0));
    let tick_start = layout.left - pen.px(4.0);
    for PlacedTick { text, at } in y_ticks(pen, axis, layout) {
        pen.rule((tick_start, at), (layout.left, at), one, ink);
        pen.text(&text, (layout.left - pen.px(7.0), at), small);
    }
    let middle = Pixels::midpoint(layout.top, layout.bottom);
    let middle = centred(middle, titles.y.width, 0, pen.size.1);
    titles.y.write(pen, (pen.px(1.0), middle));
}

/// The ticks of the y axis.
pub fn y_ticks(pen: &Pen, axis: &Axis, layout: &Layout) -> Vec<PlacedTick> {
    let room = f64::from(y_tick_room(pen));
    let found = ticks(axis, f64::from(layout.bottom - layout.top), room);
    let marked = found.into_iter().map(|tick| PlacedTick {
        at: layout.pixel_from_y(tick.at),
        text: tick.text,
    });
    marked.collect()
}
