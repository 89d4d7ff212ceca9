//! The picture, and its axis of chances.

pub mod curve;
pub mod heat;
pub mod questions;
pub mod range;
