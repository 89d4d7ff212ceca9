//! The real board: its reader, its table against the plain game tree, its brackets, its questions in words.

mod address;
mod brackets;
mod joined;
mod own_card;
pub mod plans;
mod progress;
mod question_tree;
mod reader;
mod second_route;
mod shapes;
mod shipped;
mod spoken;
