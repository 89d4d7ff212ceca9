//! What several figures say of *Guess Who?*.

pub mod board_report;
pub mod halving;
pub mod ladder;
pub mod moves;
pub mod reviews;
pub mod rules_of_thumb;
