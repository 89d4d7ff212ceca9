//! The part of the map that is shown, as shares of its sides: the same part of every map, and of the matrix.

use super::schema::{BOTTOM, LEAST_SIZE, LEFT, SIZE};
use crate::figures::{
    Changes, Edges, PanZoom, Raster, Setting, Settings, Span, Viewport, index_at,
};
use core::ops::Range;

/// No zoom shows fewer columns of the map than that: a hand is then as large as a finger.
const FEWEST_COLUMNS: f64 = 3.0;

/// Shares are held to multiples of 1/STEPS, a fraction of a pixel, so that addresses stay short.
const STEPS: f64 = 10_000.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window(Viewport);

impl Window {
    pub fn of(settings: &Settings) -> Self {
        let size = settings.real(SIZE.name);
        let start = |edge: &Setting| settings.real(edge.name).min(1.0 - size);
        Self(Viewport {
            left: start(&LEFT),
            bottom: start(&BOTTOM),
            size,
        })
    }

    pub fn is_whole(self) -> bool {
        self.0.size >= 1.0
    }

    /// The part shown of the map or the matrix, whose sides are these.
    pub fn part_of(self, (x, y): (Span, Span)) -> (Span, Span) {
        let part = |start: f64, (from, to): Span| {
            let along = |share: f64| from + share * (to - from);
            (along(start), along((start + self.0.size).min(1.0)))
        };
        (part(self.0.left, x), part(self.0.bottom, y))
    }

    /// The window moved as little as needed to hold a place, or the middle of one that is larger.
    pub fn holding(self, place: (Span, Span), whole: (Span, Span)) -> Self {
        let size = self.0.size;
        let moved = |start: f64, place: Span, whole: Span| {
            let [low, high] = [place.0, place.1].map(|at| share(at, whole));
            let (middle, half) = (f64::midpoint(low, high), 0.5 * (high - low).min(size));
            let start = start.min(step(middle - half, f64::floor));
            let start = start.max(step(middle + half - size, f64::ceil));
            start.clamp(0.0, 1.0 - size)
        };
        Self(Viewport {
            left: moved(self.0.left, place.0, whole.0),
            bottom: moved(self.0.bottom, place.1, whole.1),
            size,
        })
    }

    /// The settings after a pan or a zoom, on a map with these sides and so many columns. A zoom without a point
    /// brings the place pointed at to the middle.
    pub fn pan_zoom(
        self,
        pan_zoom: PanZoom,
        (whole, columns): ((Span, Span), usize),
        place: (Span, Span),
    ) -> Changes {
        let moved = match pan_zoom {
            PanZoom::Reset => Viewport::around((0.5, 0.5), 1.0),
            PanZoom::Pan(x, y) => self.0.panned(x, y),
            PanZoom::Zoom(factor, at) => {
                let least = (FEWEST_COLUMNS / columns as f64).clamp(LEAST_SIZE, 1.0);
                let size = step(self.0.size * factor, f64::round).clamp(least, 1.0);
                let shares = |(x, y): (f64, f64)| (share(x, whole.0), share(y, whole.1));
                let middle = |(from, to): Span| f64::midpoint(from, to);
                match at {
                    Some(at) => self.0.zoomed(size, shares(at)),
                    None => Viewport::around(shares((middle(place.0), middle(place.1))), size),
                }
            }
            PanZoom::Divide(_) => return Changes::new(),
        };
        let start = |start: f64| step(start, f64::round).clamp(0.0, 1.0 - moved.size);
        vec![
            LEFT.to(start(moved.left)),
            BOTTOM.to(start(moved.bottom)),
            SIZE.to(moved.size),
        ]
    }

    pub fn put(self, settings: &mut Settings) {
        settings.set(LEFT.name, self.0.left);
        settings.set(BOTTOM.name, self.0.bottom);
    }
}

/// The place of a value in a span, as a share of its length.
fn share(at: f64, (from, to): Span) -> f64 {
    (at - from) / (to - from)
}

fn step(share: f64, rounded: fn(f64) -> f64) -> f64 {
    rounded(share * STEPS) / STEPS
}

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
