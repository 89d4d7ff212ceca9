//! The legend: the meaning of colours and marks.

use super::axis::Tick;
use super::marks::Stroke;
use super::raster::Fill;
use super::role::Role;

/// The meaning of the colours.
#[derive(Clone, Debug, PartialEq)]
pub struct Legend {
    /// The quantity shown.
    pub label: String,
    /// The colours of magnitudes.
    pub gradient: Gradient,
    /// Marks on the gradient; empty when the figure uses no gradient.
    pub ticks: Vec<Tick>,
    /// The other colours.
    pub keys: Vec<LegendKey>,
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
    /// From paper through a colour to ink: pale where there is little.
    Deepening(Role),
}

impl Gradient {
    /// From one role's colour through paper to another's.
    pub const fn between(low: Role, high: Role) -> Self {
        Self::Diverging { low, high }
    }
}

/// One or more marks and what they mean.
#[derive(Clone, Debug, PartialEq)]
pub struct LegendKey {
    /// The marks, side by side.
    pub swatches: Vec<Swatch>,
    /// Their meaning.
    pub text: String,
}

impl LegendKey {
    /// Marks side by side, and their meaning.
    pub fn new(swatches: impl Into<Vec<Swatch>>, text: impl Into<String>) -> Self {
        Self {
            swatches: swatches.into(),
            text: text.into(),
        }
    }

    /// A curve and its meaning.
    pub fn line(text: impl Into<String>, role: Role, stroke: Stroke) -> Self {
        Self::new([Swatch::Line(role, stroke)], text)
    }

    /// A curve with dots, filled or rings, and its meaning.
    pub fn dotted(text: impl Into<String>, role: Role, stroke: Stroke, filled: bool) -> Self {
        Self::new(
            [Swatch::Line(role, stroke), Swatch::Dot(role, filled)],
            text,
        )
    }

    /// A dot, filled or a ring, and its meaning.
    pub fn dot(text: impl Into<String>, role: Role, filled: bool) -> Self {
        Self::new([Swatch::Dot(role, filled)], text)
    }

    /// A cell and its meaning.
    pub fn fill(text: impl Into<String>, fill: Fill) -> Self {
        Self::new([Swatch::Fill(fill)], text)
    }
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
