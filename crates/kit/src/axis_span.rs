//! The span of an axis.

use crate::figure::{Axis, Scale};

/// The way between the values of an axis and shares of its length.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AxisSpan {
    scale: Scale,
    /// Evenly spaced coordinates of its ends.
    from: f64,
    to: f64,
}

impl AxisSpan {
    /// That of an axis.
    pub fn of(axis: &Axis) -> Self {
        Self {
            scale: axis.scale,
            from: axis.scale.even(axis.from),
            to: axis.scale.even(axis.to),
        }
    }

    /// How far along the axis a value stands, from 0 to 1 where it is on it.
    pub fn share(&self, value: f64) -> f64 {
        (self.scale.even(value) - self.from) / self.length()
    }

    /// The value at a share of the axis.
    pub fn value(&self, share: f64) -> f64 {
        self.scale.value(self.from + share * self.length())
    }

    /// Its length in evenly spaced units.
    pub fn length(&self) -> f64 {
        self.to - self.from
    }
}
