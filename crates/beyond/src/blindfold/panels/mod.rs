//! The pictures.

pub mod map;
pub mod turns;
