//! Upperhand.
#[cfg(feature = "draw")]
pub mod draw;
pub mod guess_who;
pub mod view;
#[cfg(feature = "web")]
mod web;
