//! The legend above the plot: its title, a gradient with ticks, and keys that wrap where the
//! picture is narrow.

use super::error::DrawError;
use super::pen::{Pen, Pixels, TITLE, Type};
use super::raster;
use crate::view::{Key, Legend, Role, Swatch, Tick};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

/// How high the legend is, how long its gradient, and where its keys stand relative to its left
/// edge and the top.
pub struct Arranged {
    pub height: Pixels,
    bar: Pixels,
    keys: Vec<(Pixels, Pixels)>,
}

const BAR_WIDTH: f64 = 280.0;
const BAR_HEIGHT: f64 = 10.0;
const SWATCH: f64 = 14.0;
const LINE: f64 = 20.0;

/// The left edge of the legend: where the ticks of the y axis begin.
const LEFT: f64 = 24.0;

/// Keys stand to the right of the gradient where they all fit, else below it, wrapped.
pub fn arrange<B: DrawingBackend>(pen: &Pen<B>, legend: &Legend) -> Result<Arranged, DrawError<B>> {
    let (width, _) = pen.area.dim_in_pixel();
    let available = width as Pixels - pen.px(LEFT) - pen.px(6.0);
    let (bar, gap) = (pen.px(BAR_WIDTH).min(available), pen.px(GAP));
    let widths = legend
        .keys
        .iter()
        .map(|key| key_width(pen, key))
        .collect::<Result<Vec<_>, _>>()?;
    let line = pen.px(LINE);
    let below_bar = line + pen.px(BAR_HEIGHT) + line;
    let has_bar = !legend.ticks.is_empty();
    let in_line = bar + gap + widths.iter().sum::<Pixels>();
    if has_bar && (widths.is_empty() || in_line <= available) {
        let starts = widths.iter().scan(bar + gap, |x, width| {
            *x += width;
            Some((*x - width, line - pen.px(2.0)))
        });
        return Ok(Arranged {
            height: below_bar + pen.px(6.0),
            bar,
            keys: starts.collect(),
        });
    }
    let (mut x, mut y) = (0, if has_bar { below_bar } else { line });
    let mut keys = Vec::with_capacity(widths.len());
    for width in widths {
        if x > 0 && x + width - gap > available {
            (x, y) = (0, y + line);
        }
        keys.push((x, y));
        x += width;
    }
    Ok(Arranged {
        height: y + line + pen.px(6.0),
        bar,
        keys,
    })
}

/// The distance from a key to the next.
const GAP: f64 = 18.0;

fn key_width<B: DrawingBackend>(pen: &Pen<B>, key: &Key) -> Result<Pixels, DrawError<B>> {
    let small = pen.small(Role::Ink, HPos::Left, VPos::Center);
    let (text, _) = pen.measure(&key.text, small)?;
    let swatches: Pixels = key.swatches.iter().map(|swatch| width(pen, *swatch)).sum();
    Ok(swatches + pen.px(6.0) + text + pen.px(GAP))
}

/// How wide a swatch is: lines are longer than cells.
fn width<B: DrawingBackend>(pen: &Pen<B>, swatch: Swatch) -> Pixels {
    pen.px(match swatch {
        Swatch::Fill(_) | Swatch::Hatched(..) | Swatch::Dot(..) => SWATCH,
        Swatch::Line(..) => 22.0,
    })
}

fn draw_swatch<B: DrawingBackend>(
    pen: &Pen<B>,
    swatch: Swatch,
    at: (Pixels, Pixels),
    to: (Pixels, Pixels),
) -> Result<(), DrawError<B>> {
    let middle = (Pixels::midpoint(at.0, to.0), Pixels::midpoint(at.1, to.1));
    match swatch {
        Swatch::Fill(fill) => pen.block(at, to, pen.theme.fill(fill), 1.0),
        Swatch::Hatched(fill, role) => {
            pen.block(at, to, pen.theme.fill(fill), 1.0)?;
            pen.hatch(at, to, role)
        }
        Swatch::Line(role, stroke) => {
            let ends = [(at.0, middle.1), (to.0, middle.1)];
            pen.curve(&ends, role, stroke)
        }
        Swatch::Dot(role, filled) => pen.dot(middle, 4.5, role, filled),
    }
}

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    legend: &Legend,
    arranged: &Arranged,
) -> Result<(), DrawError<B>> {
    let left = pen.px(LEFT);
    let title = Type {
        size: TITLE,
        bold: true,
        ..pen.small(Role::Ink, HPos::Left, VPos::Top)
    };
    let (whole_width, _) = pen.area.dim_in_pixel();
    let whole_width = whole_width as Pixels;
    let title = pen.fitted(&legend.label, title, whole_width - left)?;
    pen.text(&legend.label, (left, pen.px(1.0)), title)?;
    if !legend.ticks.is_empty() {
        draw_gradient(pen, legend, left, arranged.bar)?;
    }
    let small = pen.small(Role::Ink, HPos::Left, VPos::Center);
    let swatch = pen.px(SWATCH);
    for (key, &(x, y)) in legend.keys.iter().zip(&arranged.keys) {
        let mut at = (left + x, y);
        for &mark in &key.swatches {
            let to = (at.0 + width(pen, mark), y + swatch);
            draw_swatch(pen, mark, at, to)?;
            at.0 = to.0;
        }
        let beside = at.0 + pen.px(6.0);
        let small = pen.fitted(&key.text, small, whole_width - beside)?;
        pen.text(&key.text, (beside, y + swatch / 2), small)?;
    }
    Ok(())
}

fn draw_gradient<B: DrawingBackend>(
    pen: &Pen<B>,
    legend: &Legend,
    left: Pixels,
    width: Pixels,
) -> Result<(), DrawError<B>> {
    let (top, height) = (pen.px(LINE), pen.px(BAR_HEIGHT));
    raster::draw_gradient(pen, legend.gradient, (left, top), (width, height))?;
    let set = pen.small(Role::Muted, HPos::Left, VPos::Top);
    for (tick, start, _) in spaced(pen, &legend.ticks, width)? {
        let at = (left + start, top + height + pen.px(3.0));
        pen.text(&tick.text, at, set)?;
    }
    Ok(())
}

/// The ticks of a gradient with the pixels where each starts and ends: none beyond the gradient, and as
/// many as stand apart.
fn spaced<'a, B: DrawingBackend>(
    pen: &Pen<B>,
    ticks: &'a [Tick],
    width: Pixels,
) -> Result<Vec<(&'a Tick, Pixels, Pixels)>, DrawError<B>> {
    let set = pen.small(Role::Muted, HPos::Left, VPos::Top);
    let mut placed = Vec::with_capacity(ticks.len());
    for tick in ticks {
        let (text, _) = pen.measure(&tick.text, set)?;
        let middle = (tick.at * f64::from(width)).round() as Pixels;
        let start = (middle - text / 2).min(width - text).max(0);
        placed.push((tick, start, start + text));
    }
    let last = placed.len().saturating_sub(1);
    let gap = pen.px(4.0);
    let stand_apart = |stride: usize| {
        let mut before = -gap;
        placed.iter().step_by(stride).all(|&(_, start, end)| {
            let apart = start - before >= gap;
            before = end;
            apart
        })
    };
    // The last one stays, if only the first does with it.
    let mut strides = (1..=last.max(1)).filter(|stride| last.is_multiple_of(*stride));
    let stride = strides.find(|&stride| stand_apart(stride));
    Ok(placed
        .into_iter()
        .step_by(stride.unwrap_or(last + 1))
        .collect())
}
