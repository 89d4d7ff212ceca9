//! The part of the map that is shown, as shares of its sides: the same part of every map, and of the matrix.

use super::schema::{ASPECT, BOTTOM, LEAST_SIZE, LEFT, SIZE};
use crate::figures::{Changes, Edges, PanZoom, Raster, Settings, Span, index_at};
use core::ops::Range;

/// No zoom shows fewer columns or rows of the map than that: a hand is then as large as a finger.
const FEWEST_CELLS: f64 = 3.0;

/// Shares are held to multiples of 1/STEPS, a fraction of a pixel, so that addresses stay short.
const STEPS: f64 = 10_000.0;

/// A part of the map: along each side the share at which it starts and the share that it covers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    across: Part,
    along: Part,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    start: f64,
    size: f64,
}

impl Part {
    /// A part that lies on the side, to the nearest step.
    fn new(start: f64, size: f64) -> Self {
        let start = start.clamp(0.0, step(1.0 - size, f64::round));
        Self { start, size }
    }

    fn of(self, (from, to): Span) -> Span {
        let along = |share: f64| from + share * (to - from);
        (along(self.start), along((self.start + self.size).min(1.0)))
    }

    /// The part moved as little as needed to hold a place, or the middle of one that is larger.
    fn holding(self, place: Span, whole: Span) -> Self {
        let [low, high] = [place.0, place.1].map(|at| share(at, whole));
        let (middle, half) = (f64::midpoint(low, high), 0.5 * (high - low).min(self.size));
        let start = self.start.min(step(middle - half, f64::floor));
        let start = start.max(step(middle + half - self.size, f64::ceil));
        Self::new(start, self.size)
    }

    /// The part scaled by a factor, where this point of it stays; a point outside it comes to the middle.
    fn zoomed(self, factor: f64, least: f64, at: f64) -> Self {
        let size = step(self.size * factor, f64::round).clamp(least, 1.0);
        let before = (at - self.start) / self.size;
        let before = if (0.0..=1.0).contains(&before) {
            before
        } else {
            0.5
        };
        Self::new(at - before * size, size)
    }
}

impl Window {
    pub const WHOLE: Self = {
        let whole = Part {
            start: 0.0,
            size: 1.0,
        };
        Self {
            across: whole,
            along: whole,
        }
    };

    pub fn of(settings: &Settings) -> Self {
        if settings.real(SIZE.name) >= 1.0 {
            return Self::WHOLE;
        }
        let height = step(settings.real(SIZE.name), f64::round).min(1.0 - 1.0 / STEPS);
        let width = match settings.real(ASPECT.name) {
            1.0 => height,
            aspect => step(height * aspect, f64::round).clamp(LEAST_SIZE, 1.0),
        };
        Self {
            across: Part::new(settings.real(LEFT.name), width),
            along: Part::new(settings.real(BOTTOM.name), height),
        }
    }

    pub fn is_whole(self) -> bool {
        self.across.size >= 1.0 && self.along.size >= 1.0
    }

    /// The part from one cell of a map to before another, in so many columns and rows.
    pub fn between(
        (left, bottom): (f64, f64),
        (right, top): (f64, f64),
        (columns, rows): (f64, f64),
    ) -> Self {
        let part = |from: f64, to: f64, cells: f64| {
            let size = ((to - from) / cells).clamp(LEAST_SIZE, 1.0);
            Part::new(from / cells, size)
        };
        Self {
            across: part(left, right, columns),
            along: part(bottom, top, rows),
        }
    }

    /// The part shown of the map or the matrix, whose sides are these.
    pub fn part_of(self, (x, y): (Span, Span)) -> (Span, Span) {
        (self.across.of(x), self.along.of(y))
    }

    /// The window moved as little as needed to hold a place, or the middle of one that is larger.
    pub fn holding(self, place: (Span, Span), whole: (Span, Span)) -> Self {
        Self {
            across: self.across.holding(place.0, whole.0),
            along: self.along.holding(place.1, whole.1),
        }
    }

    /// The window after a pan or a zoom, on a map with these sides, columns and rows. A zoom without a point is about the
    /// place pointed at: it stays where it is seen, and comes to the middle where it was out of sight.
    pub fn pan_zoom(
        self,
        pan_zoom: PanZoom,
        (whole, (columns, rows)): ((Span, Span), (usize, usize)),
        place: (Span, Span),
    ) -> Self {
        let (across, along) = (self.across, self.along);
        match pan_zoom {
            PanZoom::Pan(x, y) => Self {
                across: Part::new(across.start + x * across.size, across.size),
                along: Part::new(along.start + y * along.size, along.size),
            },
            PanZoom::Zoom(factor, at) => {
                let share_of = |cells: usize| step(FEWEST_CELLS / cells as f64, f64::ceil);
                let least = |cells: usize| share_of(cells).clamp(LEAST_SIZE, 1.0);
                let middle = |(from, to): Span| f64::midpoint(from, to);
                let (x, y) = at.unwrap_or((middle(place.0), middle(place.1)));
                let zoomed = Self {
                    across: across.zoomed(factor, least(columns), share(x, whole.0)),
                    along: along.zoomed(factor, least(rows), share(y, whole.1)),
                };
                match at {
                    Some(_) => zoomed,
                    None => zoomed.holding(place, whole),
                }
            }
            PanZoom::Reset | PanZoom::Divide(_) => self,
        }
    }

    /// The settings that lead to it. A size of 1 is the whole map: all rows and not all columns are a bit less.
    pub fn changes(self) -> Changes {
        let rounded = |share: f64| step(share, f64::round);
        let most = if self.is_whole() {
            1.0
        } else {
            1.0 - 1.0 / STEPS
        };
        let height = rounded(self.along.size).clamp(LEAST_SIZE, most);
        let aspect = rounded(self.across.size / height).clamp(LEAST_SIZE, 1.0 / LEAST_SIZE);
        vec![
            LEFT.to(rounded(self.across.start)),
            BOTTOM.to(rounded(self.along.start)),
            SIZE.to(height),
            ASPECT.to(aspect),
        ]
    }

    /// Holds the settings of its edges to the map.
    pub fn clamp(self, settings: &mut Settings) {
        settings.set(LEFT.name, self.across.start);
        settings.set(BOTTOM.name, self.along.start);
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
