//! A raster as an image. Cells are never smoothed: a device pixel shows the cell under its centre. Only
//! where cells outnumber pixels are magnitudes averaged, so that none vanish.

use super::error::DrawError;
use super::filling::{Image, Pixel};
use super::layout::Layout;
use super::pen::{Pen, Pixels};
use super::theme::{Rgb, Theme};
use crate::view::{Fill, GRADIENT_STEPS, Raster};
use plotters::prelude::DrawingBackend;
use std::ops::Range;

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    raster: &Raster,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let size = (
        (layout.right - layout.left).unsigned_abs(),
        (layout.bottom - layout.top).unsigned_abs(),
    );
    let image = image(pen.theme, raster, size);
    pen.put(&image, (layout.left, layout.top), size)
}

/// The gradient from its first step to its last, left to right, for the legend.
pub fn draw_gradient<B: DrawingBackend>(
    pen: &Pen<B>,
    at: (Pixels, Pixels),
    size: (Pixels, Pixels),
) -> Result<(), DrawError<B>> {
    let size = (size.0.unsigned_abs(), size.1.unsigned_abs());
    let last = f64::from(size.0.max(2) - 1);
    let image = Image {
        width: size.0,
        height: 1,
        pixels: (0..size.0).map(|x| gradient(f64::from(x) / last)).collect(),
    };
    pen.put(&image, at, size)
}

fn gradient(fraction: f64) -> Pixel {
    let colour = colorous::CIVIDIS.eval_continuous(fraction);
    [colour.r, colour.g, colour.b, 255]
}

/// The colour of every cell index.
fn palette(theme: &Theme, fills: &[Fill]) -> Vec<Pixel> {
    let last = f64::from(GRADIENT_STEPS - 1);
    let plain = fills.iter().map(|&fill| theme.fill(fill));
    (0..GRADIENT_STEPS)
        .map(|step| gradient(f64::from(step) / last))
        .chain(plain.map(|Rgb(red, green, blue)| [red, green, blue, 255]))
        .collect()
}

/// The raster as an image that can be enlarged to `size`: a pixel for each cell, or for each device
/// pixel where those are fewer.
fn image(theme: &Theme, raster: &Raster, size: (u32, u32)) -> Image {
    let palette = palette(theme, &raster.fills);
    let width = raster.columns.min(size.0 as usize);
    let height = raster.rows.min(size.1 as usize);
    let columns = spans(raster.columns, width);
    let mut pixels: Vec<Pixel> = Vec::with_capacity(width * height);
    for rows in spans(raster.rows, height).iter().rev() {
        let merged = columns.iter().map(|columns| merge(raster, columns, rows));
        pixels.extend(merged.map(|index| palette[usize::from(index)]));
    }
    Image {
        width: width as u32,
        height: height as u32,
        pixels,
    }
}

/// The cells that each of no more pixels shows.
fn spans(cells: usize, pixels: usize) -> Vec<Range<usize>> {
    (0..pixels)
        .map(|pixel| pixel * cells / pixels..((pixel + 1) * cells).div_ceil(pixels))
        .collect()
}

/// One colour for a block of cells: the mean of magnitudes, else the cell in the middle.
fn merge(raster: &Raster, columns: &Range<usize>, rows: &Range<usize>) -> u16 {
    let at = |column: usize, row: usize| raster.cells[row * raster.columns + column].index();
    if columns.len() == 1 && rows.len() == 1 {
        return at(columns.start, rows.start);
    }
    let middle = at(
        usize::midpoint(columns.start, columns.end - 1),
        usize::midpoint(rows.start, rows.end - 1),
    );
    if middle >= GRADIENT_STEPS {
        return middle;
    }
    let (sum, magnitudes) = rows
        .clone()
        .flat_map(|row| columns.clone().map(move |column| (column, row)))
        .map(|(column, row)| at(column, row))
        .filter(|&index| index < GRADIENT_STEPS)
        .fold((0_u32, 0_u32), |(sum, count), index| {
            (sum + u32::from(index), count + 1)
        });
    u16::try_from((sum + magnitudes / 2) / magnitudes.max(1)).unwrap_or(middle)
}
