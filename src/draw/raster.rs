//! A raster as device pixels. Cells are never smoothed: each pixel shows the cell under its centre.
//! Only where cells outnumber pixels are magnitudes averaged, so that none vanish.

use super::DrawError;
use super::layout::Layout;
use super::pen::{Pen, Pixels};
use super::theme::{Rgb, Theme};
use crate::view::{Cell, Fill, GRADIENT_STEPS, Raster};
use plotters::element::{Drawable, PointCollection};
use plotters::prelude::DrawingBackend;
use plotters_backend::{BackendCoord, DrawingErrorKind};
use std::iter::{Once, once};
use std::ops::Range;

/// The bytes of a pixel in a bitmap of plotters.
const CHANNELS: usize = 3;

/// The distance between two hatching lines and their width, in CSS pixels.
const HATCH: (f64, f64) = (7.0, 1.4);

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    raster: &Raster,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let width = (layout.right - layout.left).unsigned_abs();
    let height = (layout.bottom - layout.top).unsigned_abs();
    let palette = Palette::new(pen.theme, &raster.fills);
    let hatch = Hatch::new(pen);
    let pixels = paint(raster, &palette, hatch, as_usize((width, height)));
    let bitmap = Bitmap {
        at: (layout.left, layout.top),
        size: (width, height),
        pixels,
    };
    pen.area.draw(&bitmap)
}

/// Pixels, row by row from the top, three bytes each.
pub struct Bitmap {
    pub at: (Pixels, Pixels),
    pub size: (u32, u32),
    pub pixels: Vec<u8>,
}

impl<'a> PointCollection<'a, (Pixels, Pixels)> for &'a Bitmap {
    type Point = &'a (Pixels, Pixels);
    type IntoIter = Once<Self::Point>;

    fn point_iter(self) -> Self::IntoIter {
        once(&self.at)
    }
}

impl<B: DrawingBackend> Drawable<B> for Bitmap {
    fn draw<I: Iterator<Item = BackendCoord>>(
        &self,
        mut points: I,
        backend: &mut B,
        _area: (u32, u32),
    ) -> Result<(), DrawingErrorKind<B::ErrorType>> {
        match points.next() {
            Some(at) => backend.blit_bitmap(at, self.size, &self.pixels),
            None => Ok(()),
        }
    }
}

/// A square of one fill, for the legend.
pub fn swatch<B: DrawingBackend>(
    pen: &Pen<B>,
    fill: Fill,
    at: (Pixels, Pixels),
    edge: Pixels,
) -> Bitmap {
    let size = (edge.unsigned_abs(), edge.unsigned_abs());
    let raster = Raster {
        columns: 1,
        rows: 1,
        cells: vec![Cell::fill(0)],
        fills: vec![fill],
    };
    let palette = Palette::new(pen.theme, &raster.fills);
    let pixels = paint(&raster, &palette, Hatch::new(pen), as_usize(size));
    Bitmap { at, size, pixels }
}

/// The gradient from its first step to its last, left to right.
pub fn gradient_bar(at: (Pixels, Pixels), size: (Pixels, Pixels)) -> Bitmap {
    let size = (size.0.unsigned_abs(), size.1.unsigned_abs());
    let (width, height) = as_usize(size);
    let last = (width.max(2) - 1) as f64;
    let row: Vec<u8> = (0..width).flat_map(|x| gradient(x as f64 / last)).collect();
    Bitmap {
        at,
        size,
        pixels: row.repeat(height),
    }
}

const fn as_usize((width, height): (u32, u32)) -> (usize, usize) {
    (width as usize, height as usize)
}

fn gradient(fraction: f64) -> [u8; CHANNELS] {
    let colour = colorous::CIVIDIS.eval_continuous(fraction);
    [colour.r, colour.g, colour.b]
}

/// The colour of every cell index, and of the hatching over it.
struct Palette {
    ground: Vec<[u8; CHANNELS]>,
    hatch: Vec<Option<[u8; CHANNELS]>>,
}

impl Palette {
    fn new(theme: &Theme, fills: &[Fill]) -> Self {
        let last = f64::from(GRADIENT_STEPS - 1);
        let channels = |Rgb(red, green, blue)| [red, green, blue];
        let (plain, hatched): (Vec<_>, Vec<_>) = fills
            .iter()
            .map(|&fill| theme.fill(fill))
            .map(|(ground, hatch)| (channels(ground), hatch.map(channels)))
            .unzip();
        Self {
            ground: (0..GRADIENT_STEPS)
                .map(|step| gradient(f64::from(step) / last))
                .chain(plain)
                .collect(),
            hatch: hatched,
        }
    }

    fn hatch(&self, index: u16) -> Option<[u8; CHANNELS]> {
        let fill = index.checked_sub(GRADIENT_STEPS)?;
        self.hatch.get(usize::from(fill)).copied().flatten()
    }
}

/// Diagonal lines: where (x + y) modulo the period is below the width.
#[derive(Clone, Copy)]
struct Hatch {
    period: usize,
    width: usize,
}

impl Hatch {
    fn new<B: DrawingBackend>(pen: &Pen<B>) -> Self {
        Self {
            period: pen.px(HATCH.0).unsigned_abs() as usize,
            width: pen.px(HATCH.1).unsigned_abs() as usize,
        }
    }
}

/// Row by row from the top. A row of pixels is made once for each row of cells (and once for each
/// phase of the hatching, where there is any) and copied from there on.
fn paint(
    raster: &Raster,
    palette: &Palette,
    hatch: Hatch,
    (width, height): (usize, usize),
) -> Vec<u8> {
    let columns = spans(raster.columns, width);
    let stride = width * CHANNELS;
    let mut pixels = Vec::with_capacity(stride * height);
    let mut band = Band::default();
    for (y, rows) in spans(raster.rows, height).into_iter().rev().enumerate() {
        if band.rows != rows {
            band = Band::merge(raster, palette, &columns, rows, y);
        }
        let period = if band.hatched { hatch.period } else { 1 };
        if y >= band.first + period {
            pixels.extend_from_within((y - period) * stride..(y - period + 1) * stride);
            continue;
        }
        for (x, &index) in band.line.iter().enumerate() {
            let over = band.hatched && (x + y) % hatch.period < hatch.width;
            let line = if over { palette.hatch(index) } else { None };
            pixels.extend_from_slice(&line.unwrap_or(palette.ground[usize::from(index)]));
        }
    }
    pixels
}

/// Pixel rows that show the same cells.
#[derive(Default)]
struct Band {
    rows: Range<usize>,
    /// The first of these pixel rows, from the top.
    first: usize,
    /// The cell index that each pixel of a row shows.
    line: Vec<u16>,
    hatched: bool,
}

impl Band {
    fn merge(
        raster: &Raster,
        palette: &Palette,
        columns: &[Range<usize>],
        rows: Range<usize>,
        first: usize,
    ) -> Self {
        let line: Vec<u16> = columns
            .iter()
            .map(|columns| merge(raster, columns, &rows))
            .collect();
        let hatched = line.iter().any(|&index| palette.hatch(index).is_some());
        Self {
            rows,
            first,
            line,
            hatched,
        }
    }
}

/// The cells that each of `pixels` pixels shows: the one under its centre where there are no more
/// cells than pixels, all that it covers where there are more.
fn spans(cells: usize, pixels: usize) -> Vec<Range<usize>> {
    (0..pixels)
        .map(|pixel| {
            if cells <= pixels {
                let cell = (2 * pixel + 1) * cells / (2 * pixels);
                cell..cell + 1
            } else {
                pixel * cells / pixels..((pixel + 1) * cells).div_ceil(pixels)
            }
        })
        .collect()
}

/// One colour for a block of cells: the mean of magnitudes, else the cell in the middle.
fn merge(raster: &Raster, columns: &Range<usize>, rows: &Range<usize>) -> u16 {
    let at = |column: usize, row: usize| raster.cells[row * raster.columns + column].index();
    let middle = at(
        usize::midpoint(columns.start, columns.end - 1),
        usize::midpoint(rows.start, rows.end - 1),
    );
    let count = columns.len() * rows.len();
    if count == 1 || middle >= GRADIENT_STEPS {
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
