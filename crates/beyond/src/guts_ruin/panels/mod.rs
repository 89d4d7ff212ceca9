//! The pictures.

pub mod chances;
pub mod evening;
pub mod exponents;
