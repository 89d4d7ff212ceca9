//! Upperhand.
pub mod guess_who;
