//! The places of things on the board: a grid of cards for one player, and a smaller one for the other.

/// The height of the board in data coordinates; its width is as many times as large as that of its canvas.
pub const HEIGHT: f64 = 100.0;

/// The width of a card over its height.
const CARD: f64 = 0.84;

/// From this width over height on the other board stands beside the first, else above it.
const WIDE: f64 = 1.25;

/// The part of the board that the other player's takes: of its width, or of its height.
const BESIDE: f64 = 0.22;
const ABOVE: f64 = 0.17;

/// The gap between both.
const GAP: f64 = 2.0;

/// The height of a line of words.
const WORDS: f64 = 5.5;

/// A rectangle: its least x and y, and its largest.
pub type Area = ((f64, f64), (f64, f64));

/// Places of cards in rows, from the upper left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The upper left corner.
    corner: (f64, f64),
    pub columns: usize,
    /// The width and the height of a place.
    size: (f64, f64),
}

impl Grid {
    /// The grid of the largest places for a number of cards in a rectangle, in the middle of it.
    fn fitting(count: usize, (from, to): Area) -> Self {
        let (width, height) = (to.0 - from.0, to.1 - from.1);
        let width_of = |columns: usize| {
            let rows = count.div_ceil(columns);
            (width / columns as f64).min(height / rows as f64 * CARD)
        };
        let better = |best: usize, columns: usize| {
            if width_of(columns) > width_of(best) {
                columns
            } else {
                best
            }
        };
        let columns = (1..=count).fold(1, better);
        let (across, rows) = (width_of(columns), count.div_ceil(columns) as f64);
        let size = (across, across / CARD);
        let corner = (
            from.0 + (width - columns as f64 * size.0) / 2.0,
            to.1 - (height - rows * size.1) / 2.0,
        );
        Self {
            corner,
            columns,
            size,
        }
    }

    /// The place of a card.
    pub fn place(&self, index: usize) -> Area {
        let (column, row) = ((index % self.columns) as f64, (index / self.columns) as f64);
        let left = self.corner.0 + column * self.size.0;
        let top = self.corner.1 - row * self.size.1;
        ((left, top - self.size.1), (left + self.size.0, top))
    }
}

/// The places of both boards on a canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub width: f64,
    /// The board of whoever is to move.
    pub near: Grid,
    /// The other board.
    pub far: Grid,
    /// The place of the words above the other board.
    pub far_words: Area,
    /// The part of the canvas that the other board takes.
    pub far_area: Area,
}

impl Layout {
    /// For so many cards on both boards, on a canvas so many times as wide as high.
    pub fn of((near, far): (usize, usize), aspect: f64) -> Self {
        let width = aspect * HEIGHT;
        let (near_area, far_area) = if aspect >= WIDE {
            let divide = width * (1.0 - BESIDE);
            (
                ((0.0, 0.0), (divide - GAP, HEIGHT)),
                ((divide + GAP, 0.0), (width, HEIGHT)),
            )
        } else {
            let divide = HEIGHT * (1.0 - ABOVE);
            (
                ((0.0, 0.0), (width, divide - GAP)),
                ((0.0, divide), (width, HEIGHT)),
            )
        };
        let (from, to) = far_area;
        let words = to.1 - WORDS;
        let tokens = (
            (from.0 + GAP, from.1 + GAP),
            (to.0 - GAP, words - GAP / 2.0),
        );
        Self {
            width,
            near: Grid::fitting(near, near_area),
            far: Grid::fitting(far, tokens),
            far_words: ((from.0, words - 1.0), to),
            far_area,
        }
    }
}
