//! Positions of a slider, and the values for which they stand.

/// The way in which positions of a slider stand for values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slide {
    /// A position is a value.
    Even,
    /// This number of positions doubles the value.
    Doubling(u32),
    /// A position is a value up to this one; the next stands for infinitely many.
    AndInfinite(u32),
}

impl Slide {
    /// The position of the slider at a value.
    pub fn position(self, value: f64) -> f64 {
        match self {
            Self::Even => value,
            Self::Doubling(steps) => (value.log2() * f64::from(steps)).round(),
            Self::AndInfinite(last) => value.min(f64::from(last) + 1.0),
        }
    }

    /// The value at a position of the slider.
    pub fn value(self, position: f64) -> f64 {
        match self {
            Self::Even => position,
            Self::Doubling(steps) => (position / f64::from(steps)).exp2(),
            Self::AndInfinite(last) if position > f64::from(last) + 0.5 => f64::INFINITY,
            // NaN stays what it is.
            Self::AndInfinite(last) => position.clamp(f64::NEG_INFINITY, last.into()),
        }
    }
}
