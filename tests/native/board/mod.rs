//! The real board: its reader, its table against the plain game tree, its brackets, its questions in words.

mod address;
mod brackets;
mod game_tree;
mod progress;
mod random;
mod reader;
mod report;
mod second_route;
mod shipped;
mod spoken;
