//! A raster as an image. Cells are never smoothed: a device pixel shows the cell under its centre. Only
//! where cells outnumber pixels are magnitudes averaged, so that none vanish.

use super::layout::Layout;
use super::pen::Pen;
use super::primitives::{Image, Point, Rgba};
use super::theme::{Rgb, Theme};
use std::ops::Range;
use upperhand_kit::{Cell, Edges, Fill, GRADIENT_STEPS, Gradient, Raster};

pub fn draw(pen: &mut Pen, raster: &Raster, gradient: Gradient, layout: &Layout) {
    let size = (
        (layout.right - layout.left).unsigned_abs(),
        (layout.bottom - layout.top).unsigned_abs(),
    );
    let downsampling = pen.downsampling();
    let columns = spans(&raster.columns, size.0 as usize, downsampling, |column| {
        layout.x_from_column(layout.left + column)
    });
    let rows = spans(&raster.rows, size.1 as usize, downsampling, |row| {
        layout.y_from_row(layout.bottom - 1 - row)
    });
    let palette = palette(pen.theme, gradient, &raster.fills);
    let image = image(&palette, raster, &columns, &rows);
    pen.image(image, (layout.left, layout.top), size);
}

/// The gradient from its first step to its last, left to right, for the legend.
pub fn draw_gradient(pen: &mut Pen, gradient: Gradient, at: Point, size: Point) {
    let size = (size.0.unsigned_abs(), size.1.unsigned_abs());
    let last = f64::from(size.0.max(2) - 1);
    let image = Image {
        width: size.0,
        height: 1,
        pixels: (0..size.0)
            .map(|x| colour(pen.theme, gradient, f64::from(x) / last))
            .collect(),
    };
    pen.image(image, at, size);
}

/// The colour of a magnitude; `None` for a fill.
pub fn shade(theme: &Theme, gradient: Gradient, cell: Cell) -> Option<Rgb> {
    let last = GRADIENT_STEPS - 1;
    let [red, green, blue, _] = (cell.index() <= last)
        .then(|| colour(theme, gradient, f64::from(cell.index()) / f64::from(last)))?;
    Some(Rgb(red, green, blue))
}

/// Where a gradient that deepens has the colour of its role.
const DEEP: f64 = 0.7;

fn colour(theme: &Theme, gradient: Gradient, fraction: f64) -> Rgba {
    let Rgb(red, green, blue) = match gradient {
        Gradient::Magnitude => {
            let colour = colorous::CIVIDIS.eval_continuous(fraction);
            Rgb(colour.r, colour.g, colour.b)
        }
        Gradient::Diverging { low, high } => {
            let away = 2.0 * fraction - 1.0;
            let role = if away < 0.0 { low } else { high };
            theme.colour(role).over(theme.paper, away.abs())
        }
        Gradient::Deepening(role) if fraction < DEEP => {
            theme.colour(role).over(theme.paper, fraction / DEEP)
        }
        Gradient::Deepening(role) => {
            let deep = (fraction - DEEP) / (1.0 - DEEP);
            theme.ink.over(theme.colour(role), deep)
        }
    };
    [red, green, blue, 255]
}

/// The colour of every cell index.
fn palette(theme: &Theme, gradient: Gradient, fills: &[Fill]) -> Vec<Rgba> {
    let last = f64::from(GRADIENT_STEPS - 1);
    let plain = fills.iter().map(|&fill| theme.fill(fill));
    (0..GRADIENT_STEPS)
        .map(|step| colour(theme, gradient, f64::from(step) / last))
        .chain(plain.map(|Rgb(red, green, blue)| [red, green, blue, 255]))
        .collect()
}

/// The raster as an image, to be enlarged to the plot, from the cells that each of its columns and rows shows.
fn image(
    palette: &[Rgba],
    raster: &Raster,
    columns: &[Range<usize>],
    rows: &[Range<usize>],
) -> Image {
    let one_each = columns.iter().chain(rows).all(|span| span.len() == 1);
    let in_a_row = raster.columns.cells();
    let mut pixels: Vec<Rgba> = Vec::with_capacity(columns.len() * rows.len());
    let mut before = None;
    for row in rows.iter().rev() {
        if before == Some(row) {
            pixels.extend_from_within(pixels.len() - columns.len()..);
        } else if one_each {
            let cells = &raster.cells[row.start * in_a_row..][..in_a_row];
            let shown = columns.iter().map(|column| &cells[column.start]);
            pixels.extend(shown.map(|cell| palette[usize::from(cell.index())]));
        } else {
            let merged = columns.iter().map(|column| merge(raster, column, row));
            pixels.extend(merged.map(|index| palette[usize::from(index)]));
        }
        before = Some(row);
    }
    Image {
        width: columns.len() as u32,
        height: rows.len() as u32,
        pixels,
    }
}

/// The cells that each pixel of the image shows. Even cells have a pixel each, or one for each device pixel where those
/// are fewer. Uneven cells have a pixel for every few device pixels, which shows what the middle one would.
fn spans(
    edges: &Edges,
    pixels: usize,
    downsampling: usize,
    value: impl Fn(i32) -> f64,
) -> Vec<Range<usize>> {
    match edges {
        Edges::Even(cells) => {
            let pixels = pixels.min(*cells);
            (0..pixels)
                .map(|pixel| pixel * cells / pixels..((pixel + 1) * cells).div_ceil(pixels))
                .collect()
        }
        Edges::At(edges) => {
            let last = edges.len().saturating_sub(2);
            let mut cell = 0;
            let shown = pixels.div_ceil(downsampling);
            (0..shown)
                .map(|index| {
                    // All have the same length, nearly a whole number of device pixels.
                    let middle = (2 * index + 1) * pixels / (2 * shown);
                    let value = value(middle as i32);
                    while cell < last && edges[cell + 1] <= value {
                        cell += 1;
                    }
                    cell..cell + 1
                })
                .collect()
        }
    }
}

/// The colour of a block of cells: the mean of magnitudes, else the middle cell.
fn merge(raster: &Raster, columns: &Range<usize>, rows: &Range<usize>) -> u16 {
    let across = raster.columns.cells();
    let at = |column: usize, row: usize| raster.cells[row * across + column].index();
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
