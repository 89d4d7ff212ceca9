//! Rectangles of device pixels.

use super::primitives::{Pixels, Point};

/// A rectangle of device pixels, up to but not including its right column and its bottom row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PixelBox {
    pub left: Pixels,
    pub top: Pixels,
    pub right: Pixels,
    pub bottom: Pixels,
}

impl PixelBox {
    /// The box around a middle, with half its width and half its height.
    pub const fn around((x, y): Point, half: Point) -> Self {
        Self {
            left: x - half.0,
            top: y - half.1,
            right: x + half.0,
            bottom: y + half.1,
        }
    }

    /// The box, larger by this much on each side.
    pub const fn grown(self, by: Pixels) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// The box, moved to the right and downwards.
    pub const fn moved(self, right: Pixels, down: Pixels) -> Self {
        Self {
            left: self.left + right,
            top: self.top + down,
            right: self.right + right,
            bottom: self.bottom + down,
        }
    }

    /// The upper left corner and the lower right one.
    pub const fn corners(self) -> (Point, Point) {
        ((self.left, self.top), (self.right, self.bottom))
    }

    /// The pixel in the middle.
    pub const fn middle(self) -> Point {
        (
            Pixels::midpoint(self.left, self.right),
            Pixels::midpoint(self.top, self.bottom),
        )
    }

    /// Do the boxes have a pixel in common?
    pub const fn overlaps(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}
