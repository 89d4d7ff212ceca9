//! The legend above the plot: its title, a gradient with ticks, and keys that wrap where the
//! picture is narrow.

use super::DrawError;
use super::layout::Layout;
use super::pen::{Pen, Pixels, SMALL, TITLE, Type};
use super::raster;
use crate::view::{Key, Legend, Role};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

/// How high the legend is, and where its keys stand relative to its top left corner.
pub struct Arranged {
    pub height: Pixels,
    keys: Vec<(Pixels, Pixels)>,
}

const BAR_WIDTH: f64 = 280.0;
const BAR_HEIGHT: f64 = 10.0;
const SWATCH: f64 = 14.0;
const LINE: f64 = 20.0;

/// The left edge of the legend: where the ticks of the y axis begin.
const LEFT: f64 = 24.0;

pub fn arrange<B: DrawingBackend>(pen: &Pen<B>, legend: &Legend) -> Result<Arranged, DrawError<B>> {
    let (width, _) = pen.area.dim_in_pixel();
    let available = width as Pixels - pen.px(LEFT);
    let mut below = pen.px(LINE);
    if !legend.ticks.is_empty() {
        below += pen.px(BAR_HEIGHT) + pen.px(LINE);
    }
    let mut keys = Vec::with_capacity(legend.keys.len());
    let (mut x, mut y) = (0, below);
    for (index, key) in legend.keys.iter().enumerate() {
        let needed = key_width(pen, key)?;
        let group: Pixels = needed
            + legend.keys[index + 1..]
                .iter()
                .take_while(|_| key.text.is_empty())
                .take(1)
                .map(|next| key_width(pen, next))
                .sum::<Result<Pixels, _>>()?;
        if x > 0 && x + group > available {
            (x, y) = (0, y + pen.px(LINE));
        }
        keys.push((x, y));
        x += needed;
    }
    if !keys.is_empty() {
        y += pen.px(LINE);
    }
    Ok(Arranged {
        height: y + pen.px(6.0),
        keys,
    })
}

fn key_width<B: DrawingBackend>(pen: &Pen<B>, key: &Key) -> Result<Pixels, DrawError<B>> {
    let small = pen.small(Role::Ink, HPos::Left, VPos::Center);
    let (text, _) = pen.measure(&key.text, small)?;
    Ok(pen.px(SWATCH)
        + if key.text.is_empty() {
            0
        } else {
            pen.px(6.0) + text + pen.px(18.0)
        })
}

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    legend: &Legend,
    arranged: &Arranged,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let left = pen.px(LEFT);
    let title = Type {
        size: TITLE,
        bold: true,
        ..pen.small(Role::Ink, HPos::Left, VPos::Top)
    };
    pen.text(&legend.label, (left, pen.px(1.0)), title)?;
    if !legend.ticks.is_empty() {
        draw_gradient(pen, legend, left, layout)?;
    }
    let small = pen.small(Role::Ink, HPos::Left, VPos::Center);
    for (key, &(x, y)) in legend.keys.iter().zip(&arranged.keys) {
        let swatch = pen.px(SWATCH);
        let at = (left + x, y);
        pen.area.draw(&raster::swatch(pen, key.fill, at, swatch))?;
        let beside = (at.0 + swatch + pen.px(6.0), at.1 + swatch / 2);
        pen.text(&key.text, beside, small)?;
    }
    Ok(())
}

fn draw_gradient<B: DrawingBackend>(
    pen: &Pen<B>,
    legend: &Legend,
    left: Pixels,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let width = pen.px(BAR_WIDTH).min(layout.right - left);
    let (top, height) = (pen.px(LINE), pen.px(BAR_HEIGHT));
    pen.area
        .draw(&raster::gradient_bar((left, top), (width, height)))?;
    for tick in &legend.ticks {
        let across = match tick.at {
            at if at <= 0.0 => HPos::Left,
            at if at >= 1.0 => HPos::Right,
            _ => HPos::Center,
        };
        let x = left + (tick.at * f64::from(width)).round() as Pixels;
        let set = Type {
            size: SMALL,
            ..pen.small(Role::Muted, across, VPos::Top)
        };
        pen.text(&tick.text, (x, top + height + pen.px(3.0)), set)?;
    }
    Ok(())
}
