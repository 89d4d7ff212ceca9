//! The picture.

pub mod map;
