//! The pictures, each from its key, and what pointers and keys do there.

pub mod board;
pub mod chance;
mod layout;
pub mod pacing;
mod rungs;
mod verdict;
mod walk;
mod walk_layout;
pub mod worth;
