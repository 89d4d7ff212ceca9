//! A figure as plain data: everything a renderer needs, nothing about how it is drawn.

/// What a colour stands for. A theme says which colour that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The page behind everything.
    Paper,
    /// Text and strong lines.
    Ink,
    /// Secondary text.
    Muted,
    /// Thin rules.
    Rule,
    /// The player to move.
    You,
    /// The other player.
    Opponent,
    /// Positions in the weeds.
    Weeds,
    /// Positions with the upper hand.
    UpperHand,
}

/// A picture with two axes.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What it is, in a few words.
    pub title: String,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// The coloured cells behind everything.
    pub raster: Raster,
    /// Hatched rectangles.
    pub hatches: Vec<Hatch>,
    /// Straight lines between cells.
    pub segments: Vec<Segment>,
    /// Words inside the picture.
    pub labels: Vec<Label>,
    /// What the colours mean.
    pub legend: Legend,
}

/// An axis over whole numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// What it measures.
    pub label: String,
    /// Whose numbers they are.
    pub role: Role,
    /// The data value at the start of the axis.
    pub from: f64,
    /// The data value at its end.
    pub to: f64,
    /// Ticks stand at the multiples of a power of this.
    pub step_base: u32,
}

/// How many steps a colour gradient has.
pub const GRADIENT_STEPS: u16 = 1024;

/// What fills one cell of a raster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell(u16);

impl Cell {
    /// A magnitude: `fraction` of the gradient, from 0 to 1.
    #[must_use]
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
    #[must_use]
    pub const fn fill(index: u16) -> Self {
        Self(GRADIENT_STEPS + index)
    }

    /// The step of the gradient (below [`GRADIENT_STEPS`]), or that many more than the fill's index.
    #[must_use]
    pub const fn index(self) -> u16 {
        self.0
    }
}

/// A colour that is not of the gradient: a role, mixed into the paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fill {
    /// Whose colour.
    pub role: Role,
    /// How much of it: 0 is paper, 1 the colour itself.
    pub strength: f64,
}

/// A grid of cells that covers both axes from end to end.
#[derive(Clone, Debug, PartialEq)]
pub struct Raster {
    /// Cells along x.
    pub columns: usize,
    /// Cells along y.
    pub rows: usize,
    /// Row-major, the first row at the start of the y axis.
    pub cells: Vec<Cell>,
    /// The colours beyond the gradient.
    pub fills: Vec<Fill>,
}

/// A straight line, horizontal or vertical, in data coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// Where it starts.
    pub from: (f64, f64),
    /// Where it ends.
    pub to: (f64, f64),
    /// Its colour.
    pub role: Role,
}

/// A rectangle under thin diagonal lines, so that it differs by more than its hue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hatch {
    /// The least x and y, in data coordinates.
    pub from: (f64, f64),
    /// The largest x and y.
    pub to: (f64, f64),
    /// The colour of the lines.
    pub role: Role,
}

/// The name of a rectangle of the plot, left out where it does not fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The rectangle's least x and y, in data coordinates.
    pub from: (f64, f64),
    /// Its largest x and y.
    pub to: (f64, f64),
    /// Where in the rectangle the words stand.
    pub place: Place,
    /// The words.
    pub text: String,
}

/// Where in its rectangle a label stands, out of the way of what happens elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the middle of the upper edge.
    Top,
    /// In the middle of the right edge.
    Right,
}

/// A mark on the legend's gradient.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    /// Where on the gradient, from 0 to 1.
    pub at: f64,
    /// What it says.
    pub text: String,
}

/// One or more fills and what they mean.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The fills, side by side.
    pub fills: Vec<Fill>,
    /// The colour of the hatching over them, where there is any.
    pub hatch: Option<Role>,
    /// Its meaning.
    pub text: String,
}

/// What the colours mean.
#[derive(Clone, Debug, PartialEq)]
pub struct Legend {
    /// What is shown.
    pub label: String,
    /// Marks on the gradient; empty when the figure uses no gradient.
    pub ticks: Vec<Tick>,
    /// The other colours.
    pub keys: Vec<Key>,
}

/// The cell a reader points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crosshair {
    /// The value on the x axis.
    pub x: u32,
    /// The value on the y axis.
    pub y: u32,
}
