//! The part of the map that is shown, as shares of its sides: the same part of every map.

use super::asked::{Asked, LEAST_SIZE, SetFields as _};
use upperhand_kit::Span;
use upperhand_kit::span::rounded;
use upperhand_kit::state::Edit;

/// No zoom shows fewer columns or rows of the map than that: a hand is then as large as a finger.
const FEWEST_CELLS: f64 = 3.0;

/// Shares are held to multiples of 1/STEPS, a fraction of a pixel, so that addresses stay short.
const STEPS: f64 = 10_000.0;

/// The largest height of a part: a height of 1 is the whole map, whatever the width.
const MOST_OF_HEIGHT: f64 = 1.0 - 1.0 / STEPS;

/// A part of the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShareWindow {
    pub across: Part,
    pub along: Part,
}

/// A part of a side: the share at which it starts, and the share that it covers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    start: f64,
    size: f64,
}

impl Part {
    const WHOLE: Self = Self {
        start: 0.0,
        size: 1.0,
    };

    /// A part that lies on the side, to the nearest step.
    pub fn new(start: f64, size: f64) -> Self {
        let start = start.clamp(0.0, nearest_step(1.0 - size));
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
        let start = self.start.min(((middle - half) * STEPS).floor() / STEPS);
        let least = ((middle + half - self.size) * STEPS).ceil() / STEPS;
        Self::new(start.max(least), self.size)
    }

    /// The part moved by a share of itself.
    fn panned(self, by: f64) -> Self {
        Self::new(self.start + by * self.size, self.size)
    }

    /// The part scaled by a factor, where this point of the side stays; a point outside the part comes to its middle.
    fn zoomed(self, factor: f64, at: f64, cells: usize) -> Self {
        let least = (FEWEST_CELLS / cells as f64 * STEPS).ceil() / STEPS;
        let least = least.clamp(LEAST_SIZE, 1.0);
        let size = nearest_step(self.size * factor).clamp(least, 1.0);
        let before = (at - self.start) / self.size;
        let before = if (0.0..=1.0).contains(&before) {
            before
        } else {
            0.5
        };
        Self::new(at - before * size, size)
    }
}

impl ShareWindow {
    pub const WHOLE: Self = Self {
        across: Part::WHOLE,
        along: Part::WHOLE,
    };

    pub fn is_whole(self) -> bool {
        self.across.size >= 1.0 && self.along.size >= 1.0
    }

    /// The left and the lower edge.
    pub const fn corner(self) -> (f64, f64) {
        (self.across.start, self.along.start)
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

    /// The window moved by shares of itself.
    pub fn panned(self, x: f64, y: f64) -> Self {
        Self {
            across: self.across.panned(x),
            along: self.along.panned(y),
        }
    }

    /// The window scaled by a factor, on a map of so many columns and rows. A point stays where it is seen. Without one, a
    /// place does so, and comes to the middle where it was out of sight.
    pub fn zoomed(
        self,
        factor: f64,
        at: Option<(f64, f64)>,
        (place, whole): ((Span, Span), (Span, Span)),
        (columns, rows): (usize, usize),
    ) -> Self {
        let middle = |(from, to): Span| f64::midpoint(from, to);
        let (x, y) = at.unwrap_or((middle(place.0), middle(place.1)));
        let (x, y) = (share(x, whole.0), share(y, whole.1));
        let zoomed = Self {
            across: self.across.zoomed(factor, x, columns),
            along: self.along.zoomed(factor, y, rows),
        };
        match at {
            Some(_) => zoomed,
            None => zoomed.holding(place, whole),
        }
    }

    /// The edit that leads to it.
    pub fn edit(self, state: &Asked) -> Edit<Asked> {
        let most = if self.is_whole() { 1.0 } else { MOST_OF_HEIGHT };
        let height = nearest_step(self.along.size).clamp(LEAST_SIZE, most);
        let aspect = nearest_step(self.across.size / height);
        let edit = state.edit().size(height);
        let edit = edit.aspect(aspect.clamp(LEAST_SIZE, 1.0 / LEAST_SIZE));
        let (left, bottom) = self.corner();
        edit.left(nearest_step(left)).bottom(nearest_step(bottom))
    }
}

impl Asked {
    /// The part of the map that is shown.
    pub fn window(&self) -> ShareWindow {
        if self.size >= 1.0 {
            return ShareWindow::WHOLE;
        }
        let height = nearest_step(self.size).min(MOST_OF_HEIGHT);
        let width = match self.aspect {
            1.0 => height,
            aspect => nearest_step(height * aspect).clamp(LEAST_SIZE, 1.0),
        };
        ShareWindow {
            across: Part::new(self.left, width),
            along: Part::new(self.bottom, height),
        }
    }
}

/// The place of a value in a span, as a share of its length.
fn share(at: f64, (from, to): Span) -> f64 {
    (at - from) / (to - from)
}

fn nearest_step(share: f64) -> f64 {
    rounded(share, STEPS)
}
