//! Many positions at once: what a map of sampled pools paints.
//!
//! Lives here: each number of [`win_probability`](super::win_probability), [`limit_distance`](super::limit_distance),
//! [`question_count`](super::question_count) and [`most_even_part`](super::most_even_part), for every pair of
//! pools from two ascending lists, a few nanoseconds a position. All are row-major, theirs × mine: the pair
//! (`mine[i]`, `theirs[j]`) at `j·mine.len() + i`.

mod corrections;
mod distances;
mod grid;
mod questions;
mod search;
mod win;

pub use distances::limit_distances;
pub use grid::{NO_POSITION, NO_QUESTION};
pub use questions::most_even_parts;
pub(super) use search::numerator_of;
pub use win::win_values;
