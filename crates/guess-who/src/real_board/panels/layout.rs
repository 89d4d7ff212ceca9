//! The places of things on the picture: your board, theirs, and a row for each question.

use upperhand_games::cards::{Area, CARD, Grid};

/// The height of the picture in data coordinates; its width is as many times as large as that of its canvas.
pub const HEIGHT: f64 = 100.0;

/// From this width over height on the questions stand beside the board, else below it.
pub const WIDE: f64 = 1.28;

/// The part of the picture that the boards take: of its width, or of its height.
const BESIDE: f64 = 0.56;
const ABOVE: f64 = 0.5;

/// The part of the boards' height that the other board takes.
const FAR: f64 = 0.17;

/// The height of a line of words.
const WORDS: f64 = 4.5;

const GAP: f64 = 1.6;

/// The room around the rows for the edge of the one that is chosen.
const EDGE: f64 = 0.6;

/// The rows of questions: how many there is room for in a column, and the columns. Few questions have rows no higher than if
/// there were so many.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rows {
    fewest: usize,
    most: usize,
    columns: usize,
    style: RowStyle,
}

/// What there is room for in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowStyle {
    /// For bits, too.
    Wide,
    /// For what else is to be said.
    Narrow,
    /// For two lines.
    Tall,
}

const WIDE_ROWS: Rows = Rows {
    fewest: 7,
    most: 20,
    columns: 1,
    style: RowStyle::Wide,
};

const NARROW_ROWS: Rows = Rows {
    fewest: 7,
    most: 9,
    columns: 1,
    style: RowStyle::Narrow,
};

/// Without boards rows are high enough for a thumb.
const WIDE_THUMB_ROWS: Rows = Rows {
    fewest: 7,
    most: 9,
    columns: 3,
    style: RowStyle::Tall,
};

const NARROW_THUMB_ROWS: Rows = Rows {
    fewest: 6,
    most: 6,
    columns: 2,
    style: RowStyle::Tall,
};

/// The places of both boards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPlaces {
    pub near: Grid,
    pub far: Grid,
    pub far_words: Area,
    pub far_area: Area,
}

/// The places of everything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub width: f64,
    /// `None` where the boards stand on a table.
    pub boards: Option<BoardPlaces>,
    /// The place of the words above the questions.
    pub heads: Area,
    area: Area,
    rows: Rows,
}

impl Layout {
    /// Only the questions.
    pub fn of_questions(aspect: f64) -> Self {
        let width = aspect * HEIGHT;
        let rows = if aspect >= WIDE {
            WIDE_THUMB_ROWS
        } else {
            NARROW_THUMB_ROWS
        };
        Self::with(None, ((0.0, 0.0), (width, HEIGHT)), (width, rows))
    }

    fn with(boards: Option<BoardPlaces>, asked: Area, (width, rows): (f64, Rows)) -> Self {
        let head = asked.1.1 - WORDS - 0.5;
        Self {
            width,
            boards,
            heads: ((asked.0.0, head), asked.1),
            area: (
                (asked.0.0 + EDGE, asked.0.1 + EDGE),
                (asked.1.0 - EDGE, head),
            ),
            rows,
        }
    }

    /// The boards of so many suspects, on cards of a shape, and the questions.
    pub fn of(suspects: usize, shape: f64, aspect: f64) -> Self {
        let width = aspect * HEIGHT;
        let is_wide = aspect >= WIDE;
        let (boards, asked) = if is_wide {
            let divide = width * BESIDE;
            (
                ((0.0, 0.0), (divide - GAP, HEIGHT)),
                ((divide + GAP, 0.0), (width, HEIGHT)),
            )
        } else {
            let divide = HEIGHT * (1.0 - ABOVE);
            (
                ((0.0, divide + GAP), (width, HEIGHT)),
                ((0.0, 0.0), (width, divide)),
            )
        };
        let (from, to) = boards;
        let divide = from.1 + FAR * (to.1 - from.1);
        let far_area = (from, (to.0, divide - GAP / 2.0));
        let words = if is_wide { WORDS } else { 0.0 };
        let words_width = if is_wide { to.0 } else { 0.24 * width };
        let tokens = if is_wide {
            (
                (from.0 + GAP, from.1 + GAP / 2.0),
                (to.0 - GAP, far_area.1.1 - words),
            )
        } else {
            ((words_width, from.1), far_area.1)
        };
        let places = BoardPlaces {
            near: Grid::fitting(suspects, shape, ((from.0, divide + GAP / 2.0), to)),
            far: Grid::fitting(suspects, CARD, tokens),
            far_words: if is_wide {
                ((from.0, far_area.1.1 - words), far_area.1)
            } else {
                (from, (words_width, far_area.1.1))
            },
            far_area,
        };
        let rows = if is_wide { WIDE_ROWS } else { NARROW_ROWS };
        Self::with(Some(places), asked, (width, rows))
    }

    pub const fn style(&self) -> RowStyle {
        self.rows.style
    }

    /// The most rows at once.
    pub const fn most_rows(&self) -> usize {
        self.rows.most * self.rows.columns
    }

    /// The place of a row among so many.
    pub fn row(&self, index: usize, count: usize) -> Area {
        let Rows {
            fewest,
            most,
            columns,
            ..
        } = self.rows;
        let rows = count.div_ceil(columns).clamp(fewest, most);
        let ((left, bottom), (right, top)) = self.area;
        let (width, height) = (
            (right - left) / columns as f64,
            (top - bottom) / rows as f64,
        );
        let gap = if columns > 1 { GAP / 2.0 } else { 0.0 };
        let (column, row) = ((index / rows) as f64, (index % rows) as f64);
        let from = (left + column * (width + gap), top - (row + 1.0) * height);
        (from, (from.0 + width - gap, from.1 + 0.92 * height))
    }
}

/// All of a width or a height.
pub const ALL: (f64, f64) = (0.0, 1.0);

/// The part of an area between shares of its width and of its height.
pub fn part(((left, bottom), (right, top)): Area, across: (f64, f64), up: (f64, f64)) -> Area {
    let at = |x: f64, y: f64| (left + x * (right - left), bottom + y * (top - bottom));
    (at(across.0, up.0), at(across.1, up.1))
}
