//! The coloured cells behind the marks.

use super::role::Role;

/// The number of steps of a colour gradient.
pub const GRADIENT_STEPS: u16 = 1024;

/// The colour of one cell of a raster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell(u16);

impl Cell {
    /// A magnitude: `fraction` of the gradient, from 0 to 1.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "clamped to the gradient's steps first"
    )]
    pub fn magnitude(fraction: f64) -> Self {
        let last = f64::from(GRADIENT_STEPS - 1);
        Self(((fraction * last).clamp(0.0, last) + 0.5) as u16)
    }

    /// The fill with this index in [`Raster::fills`].
    pub const fn fill(index: u16) -> Self {
        Self(GRADIENT_STEPS + index)
    }

    /// The step of the gradient (below [`GRADIENT_STEPS`]), or that many more than the fill's index.
    pub const fn index(self) -> u16 {
        self.0
    }
}

/// A colour that is not of the gradient: a role, mixed into the paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fill {
    /// Whose colour.
    pub role: Role,
    /// The share of the colour: 0 is paper, 1 the colour itself.
    pub strength: f64,
}

impl Fill {
    /// The paper itself.
    pub const PAPER: Self = Self::new(Role::Paper, 1.0);

    /// A role's colour, mixed into the paper.
    pub const fn new(role: Role, strength: f64) -> Self {
        Self { role, strength }
    }
}

/// A grid of cells that covers both axes from end to end.
#[derive(Clone, Debug, PartialEq)]
pub struct Raster {
    /// The cells along x.
    pub columns: Edges,
    /// The cells along y.
    pub rows: Edges,
    /// Row-major, the first row at the start of the y axis.
    pub cells: Vec<Cell>,
    /// The colours beyond the gradient.
    pub fills: Vec<Fill>,
}

impl Raster {
    /// Cells of equal size, `columns` to a row, in colours of the gradient alone.
    pub fn even(columns: usize, cells: Vec<Cell>) -> Self {
        Self {
            columns: Edges::Even(columns),
            rows: Edges::Even(cells.len().checked_div(columns).unwrap_or(0)),
            cells,
            fills: Vec::new(),
        }
    }
}

/// Where the cells of a raster meet along one axis.
#[derive(Clone, Debug, PartialEq)]
pub enum Edges {
    /// A number of cells of equal length on the screen.
    Even(usize),
    /// At these data values, ascending: one more than there are cells. The first and the last are those
    /// of the axis, or lie beyond them.
    At(Vec<f64>),
}

impl Edges {
    /// The number of cells.
    pub const fn cells(&self) -> usize {
        match self {
            Self::Even(cells) => *cells,
            Self::At(edges) => edges.len().saturating_sub(1),
        }
    }
}
