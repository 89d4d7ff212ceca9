//! Axes: titles, and ticks that never collide.

use super::error::DrawError;
use super::layout::Layout;
use super::pen::{Pen, Pixels, SMALL, TITLE, Type};
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
    for Numbered { value, at } in numbers_across(pen, axis, layout)? {
        pen.rule((at, layout.bottom), (at, tick_end), one, ink)?;
        pen.text(&value.to_string(), (at, layout.bottom + pen.px(7.0)), small)?;
    }
    let middle = Pixels::midpoint(layout.left, layout.right);
    let below = layout.bottom + pen.px(7.0) + pen.px(small.size) + pen.px(5.0);
    let (width, _) = pen.area.dim_in_pixel();
    let room = 2 * (width as Pixels - middle);
    let set = pen.fitted(&axis.label, title(pen, axis, false), room)?;
    pen.text(&axis.label, (middle, below), set)
}

/// A tick of an axis.
pub struct Numbered {
    pub value: u32,
    /// The device pixel column or row of the tick.
    pub at: Pixels,
}

/// The ticks of the x axis.
pub fn numbers_across<B: DrawingBackend>(
    pen: &Pen<B>,
    axis: &Axis,
    layout: &Layout,
) -> Result<Vec<Numbered>, DrawError<B>> {
    let small = pen.small(Role::Muted, HPos::Center, VPos::Top);
    let (widest, _) = pen.measure(&last(axis).to_string(), small)?;
    let values = ticks(axis, layout.right - layout.left, widest + pen.px(14.0));
    let numbered = values.into_iter().map(|value| Numbered {
        value,
        at: layout.pixel_from_x(f64::from(value)),
    });
    Ok(numbered.collect())
}

fn along<B: DrawingBackend>(
    pen: &Pen<B>,
    axis: &Axis,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let small = pen.small(Role::Muted, HPos::Right, VPos::Center);
    let (ink, one) = (pen.theme.colour(Role::Muted), pen.px(1.0));
    let tick_start = layout.left - pen.px(4.0);
    for Numbered { value, at } in numbers_along(pen, axis, layout) {
        pen.rule((tick_start, at), (layout.left, at), one, ink)?;
        pen.text(&value.to_string(), (layout.left - pen.px(7.0), at), small)?;
    }
    let middle = Pixels::midpoint(layout.top, layout.bottom);
    let (_, height) = pen.area.dim_in_pixel();
    let room = 2 * (height as Pixels - middle).min(middle);
    let set = pen.fitted(&axis.label, title(pen, axis, true), room)?;
    pen.text(&axis.label, (pen.px(1.0), middle), set)
}

/// The ticks of the y axis.
pub fn numbers_along<B: DrawingBackend>(
    pen: &Pen<B>,
    axis: &Axis,
    layout: &Layout,
) -> Vec<Numbered> {
    let room = pen.px(SMALL) + pen.px(16.0);
    let values = ticks(axis, layout.bottom - layout.top, room);
    let numbered = values.into_iter().map(|value| Numbered {
        value,
        at: layout.pixel_from_y(f64::from(value)),
    });
    numbered.collect()
}

/// The largest whole number on the axis.
fn last(axis: &Axis) -> u32 {
    (axis.to - 0.5).floor() as u32
}

/// The multiples of the smallest power of the base whose labels keep `room` pixels each; and 1
/// where it keeps its distance from the first of them.
fn ticks(axis: &Axis, length: Pixels, room: Pixels) -> Vec<u32> {
    let per_unit = f64::from(length) / (axis.to - axis.from);
    let fits = |units: u32| f64::from(units) * per_unit >= f64::from(room);
    let last = last(axis);
    let mut step = 1;
    while !fits(step) && step < last {
        step *= axis.step_base;
    }
    let mut values: Vec<u32> = (1..=last / step).map(|multiple| multiple * step).collect();
    if step > 1 && values.first().is_none_or(|&first| fits(first - 1)) {
        values.insert(0, 1);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(to: u32) -> Axis {
        Axis {
            label: String::new(),
            role: Role::Ink,
            from: 0.5,
            to: f64::from(to) + 0.5,
            step_base: 2,
        }
    }

    #[test]
    fn ticks_are_multiples_of_a_power_of_two_and_keep_their_room() {
        assert_eq!(ticks(&axis(8), 400, 30), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(
            ticks(&axis(64), 512, 40),
            [1, 8, 16, 24, 32, 40, 48, 56, 64]
        );
        assert_eq!(ticks(&axis(100), 200, 30), [1, 16, 32, 48, 64, 80, 96]);
        for size in 8..=512 {
            for length in [120, 300, 900] {
                let values = ticks(&axis(size), length, 30);
                assert!(values.len() >= 2, "{size} over {length} pixels: {values:?}");
                for pair in values.windows(2) {
                    let apart = f64::from(pair[1] - pair[0]) * f64::from(length) / f64::from(size);
                    assert!(
                        apart >= 30.0 - 1e-9,
                        "{size} over {length} pixels: {values:?}"
                    );
                }
            }
        }
    }
}
