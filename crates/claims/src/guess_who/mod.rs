//! What the checks of *Guess Who?* share: a walk over positions, and the game by brute force.

mod naive_table;
mod named_suspects;
mod positions;

pub(super) use naive_table::{NaiveTable, in_table, official_table, race_table};
pub(super) use named_suspects::only_numbers_matter;
pub(super) use positions::{by_sum, pool, visit_positions};
