//! The size of a picture, on which the places of things in it may depend.

/// The size of a panel's canvas in device pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// From the left to the right.
    pub width: u32,
    /// From the top to the bottom.
    pub height: u32,
}

impl Size {
    /// The size of a picture that is made for no canvas in particular.
    pub const USUAL: Self = Self {
        width: 960,
        height: 640,
    };

    /// The width over the height. A side without pixels counts as one pixel.
    pub fn aspect(self) -> f64 {
        f64::from(self.width.max(1)) / f64::from(self.height.max(1))
    }
}
