//! The picture.

pub mod cells;
pub mod contours;
pub mod map;
pub mod marks;
pub mod mistakes;
pub mod regions;
