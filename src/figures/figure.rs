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

/// A picture with two axes. What lies outside the axes is clipped.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What it is, in a few words.
    pub title: String,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// The coloured cells behind everything.
    pub raster: Option<Raster>,
    /// Hatched rectangles.
    pub hatches: Vec<Hatch>,
    /// Straight lines, horizontal or vertical.
    pub segments: Vec<Segment>,
    /// Lines through points.
    pub curves: Vec<Curve>,
    /// Marked points.
    pub dots: Vec<Dot>,
    /// Words inside the picture.
    pub labels: Vec<Label>,
    /// A line that a reader can drag to the left and right.
    pub divider: Option<f64>,
    /// Is a unit as long along y as along x? The plot then takes the middle of its room. Only for linear axes.
    pub equal_units: bool,
    /// What the colours mean.
    pub legend: Legend,
}

impl Figure {
    /// Two axes and nothing between them yet.
    #[must_use]
    pub fn new(title: &str, x: Axis, y: Axis) -> Self {
        Self {
            title: title.to_owned(),
            x,
            y,
            raster: None,
            hatches: Vec::new(),
            segments: Vec::new(),
            curves: Vec::new(),
            dots: Vec::new(),
            labels: Vec::new(),
            divider: None,
            equal_units: false,
            legend: Legend {
                label: title.to_owned(),
                gradient: Gradient::Magnitude,
                ticks: Vec::new(),
                keys: Vec::new(),
            },
        }
    }
}

/// An axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// What it measures.
    pub label: String,
    /// Whose numbers they are.
    pub role: Role,
    /// The data value at the start of the axis; above 0 on a logarithmic one.
    pub from: f64,
    /// The data value at its end, larger.
    pub to: f64,
    /// How values are spaced.
    pub scale: Scale,
    /// Where its ticks stand.
    pub ticks: Ticks,
}

/// How the values of an axis are spaced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Evenly.
    #[default]
    Linear,
    /// A doubling always takes the same length.
    Logarithmic,
}

impl Scale {
    /// The value as a coordinate that is spaced evenly.
    #[must_use]
    pub fn even(self, value: f64) -> f64 {
        match self {
            Self::Linear => value,
            Self::Logarithmic => value.log2(),
        }
    }

    /// The value at an evenly spaced coordinate.
    #[must_use]
    pub fn value(self, even: f64) -> f64 {
        match self {
            Self::Linear => even,
            Self::Logarithmic => even.exp2(),
        }
    }
}

/// Where the ticks of an axis stand; as many of them as there is room for are drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Ticks {
    /// At whole numbers: multiples of a power of the base, or its powers on a logarithmic axis.
    Whole {
        /// The base, at least 2.
        base: u32,
    },
    /// At round decimals.
    Decimal,
    /// At round decimals, said as percentages.
    Percent,
    /// Here, all of them or every second, third, ….
    At(Vec<Tick>),
    /// Nowhere, and the axis has no line.
    None,
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

    /// The same fill when so many others stand before it.
    #[must_use]
    pub(super) const fn shifted(self, fills: u16) -> Self {
        if self.0 < GRADIENT_STEPS {
            self
        } else {
            Self(self.0 + fills)
        }
    }

    /// The same magnitude on a scale that is longer by 1/`factor`.
    #[must_use]
    pub(super) fn scaled(self, factor: f64) -> Self {
        if self.0 < GRADIENT_STEPS {
            Self::magnitude(f64::from(self.0) / f64::from(GRADIENT_STEPS - 1) * factor)
        } else {
            self
        }
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
    /// The cells along x.
    pub columns: Edges,
    /// The cells along y.
    pub rows: Edges,
    /// Row-major, the first row at the start of the y axis.
    pub cells: Vec<Cell>,
    /// The colours beyond the gradient.
    pub fills: Vec<Fill>,
}

/// Where the cells of a raster meet along one axis.
#[derive(Clone, Debug, PartialEq)]
pub enum Edges {
    /// This many cells of equal length on the screen.
    Even(usize),
    /// At these data values, ascending: one more than there are cells. The first and the last are those
    /// of the axis, or lie beyond them.
    At(Vec<f64>),
}

impl Edges {
    /// How many cells.
    #[must_use]
    pub const fn cells(&self) -> usize {
        match self {
            Self::Even(cells) => *cells,
            Self::At(edges) => edges.len().saturating_sub(1),
        }
    }
}

/// A line through points, in data coordinates.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Its points, in the order in which they are joined.
    pub points: Vec<(f64, f64)>,
    /// Its colour.
    pub role: Role,
    /// How it is drawn.
    pub stroke: Stroke,
}

/// How a curve is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A thin line.
    Thin,
    /// A thick line.
    Thick,
    /// A thick line on a wider one of paper, to be seen on any colour.
    Cased,
    /// A thin line on a wider one of paper.
    ThinCased,
    /// A thin dashed line.
    Dashed,
}

/// A marked point, in data coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    /// Where it is.
    pub at: (f64, f64),
    /// Its colour.
    pub role: Role,
    /// Filled, or a ring.
    pub filled: bool,
    /// Its radius in CSS pixels.
    pub radius: f64,
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
    /// Centred on the rectangle, which may be a point: shown wherever the words fit the plot.
    On,
    /// As [`On`](Self::On), but right above the point and to the right of it.
    Beside,
    /// In the middle of the upper edge.
    Top,
    /// In the middle of the right edge.
    Right,
}

/// A mark on an axis or on the legend's gradient.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    /// Where: the data value on an axis, from 0 to 1 on the gradient.
    pub at: f64,
    /// What it says.
    pub text: String,
}

/// One or more marks and what they mean.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The marks, side by side.
    pub swatches: Vec<Swatch>,
    /// Their meaning.
    pub text: String,
}

/// A sample of a mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Swatch {
    /// A cell of this colour.
    Fill(Fill),
    /// A cell under hatching.
    Hatched(Fill, Role),
    /// A curve.
    Line(Role, Stroke),
    /// A dot, filled or a ring.
    Dot(Role, bool),
}

/// What the colours mean.
#[derive(Clone, Debug, PartialEq)]
pub struct Legend {
    /// What is shown.
    pub label: String,
    /// The colours of magnitudes.
    pub gradient: Gradient,
    /// Marks on the gradient; empty when the figure uses no gradient.
    pub ticks: Vec<Tick>,
    /// The other colours.
    pub keys: Vec<Key>,
}

/// The colours of magnitudes from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gradient {
    /// From little to much.
    #[default]
    Magnitude,
    /// From one colour through paper, at the middle, to another.
    Diverging {
        /// Whose colour stands at 0.
        low: Role,
        /// Whose colour stands at 1.
        high: Role,
    },
}

/// What a reader points at: a cell, or a point where both corners are the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Crosshair {
    /// The least x and y of the cell, in data coordinates.
    pub from: (f64, f64),
    /// Its largest x and y.
    pub to: (f64, f64),
    /// What the x axis says, nothing where there is no guide to it.
    pub x: Option<String>,
    /// What the y axis says.
    pub y: Option<String>,
}

impl Crosshair {
    /// A point, and what both axes say of it.
    #[must_use]
    pub const fn at(point: (f64, f64), x: String, y: String) -> Self {
        Self {
            from: point,
            to: point,
            x: Some(x),
            y: Some(y),
        }
    }

    /// The middle of the cell.
    #[must_use]
    pub const fn centre(&self) -> (f64, f64) {
        (
            f64::midpoint(self.from.0, self.to.0),
            f64::midpoint(self.from.1, self.to.1),
        )
    }
}
