//! The pictures.

pub mod curves;
mod layout;
pub mod seats;
pub mod table;
