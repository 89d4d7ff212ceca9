//! The part of a raster that is seen in a window.

use core::ops::Range;
use upperhand_kit::span::index_at;
use upperhand_kit::{Edges, Raster, Span};

/// The values, row by row, that are seen in a part of what they cover in so many columns, and a raster for their cells.
pub fn crop<T: Copy>(
    values: &[T],
    columns: usize,
    whole: (Span, Span),
    shown: (Span, Span),
) -> (Vec<T>, Raster) {
    let (across, column_edges) = part(columns, whole.0, shown.0);
    let (along, row_edges) = part(values.len() / columns, whole.1, shown.1);
    let rows = along.flat_map(|row| &values[row * columns..][across.clone()]);
    let raster = Raster {
        columns: column_edges,
        rows: row_edges,
        cells: Vec::new(),
        fills: Vec::new(),
    };
    (rows.copied().collect(), raster)
}

/// The point of a part of a figure that is nearest to another.
pub fn nearest_point((x, y): (f64, f64), (across, along): (Span, Span)) -> (f64, f64) {
    let held = |at: f64, (from, to): Span| at.clamp(from, to);
    (held(x, across), held(y, along))
}

/// The cells of one side that are seen, and where they meet.
fn part(cells: usize, (from, to): Span, shown: Span) -> (Range<usize>, Edges) {
    if (from, to) == shown {
        return (0..cells, Edges::Even(cells));
    }
    let length = (to - from) / cells as f64;
    let place = |at: f64| (at - from) / length;
    let (first, last) = visible_cells((place(shown.0), place(shown.1)), cells);
    let edges = (first..=last).map(|cell| from + cell as f64 * length);
    (first..last, Edges::At(edges.collect()))
}

/// The first of the cells seen, and the one after the last.
pub fn visible_cells((from, to): Span, cells: usize) -> (usize, usize) {
    let first = index_at(from, cells);
    let last = index_at(to.ceil(), cells + 1);
    (first, last.max(first + 1))
}
