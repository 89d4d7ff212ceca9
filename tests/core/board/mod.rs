//! The real board: its reader, its table against the plain game tree, its brackets, its questions in words.

mod address;
mod brackets;
pub mod joined;
mod most_even;
pub mod own_card;
mod plans;
mod progress;
mod reader;
mod second_route;
mod shapes;
mod shipped;
mod spoken;
