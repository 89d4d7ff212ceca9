//! The independent route: slow, plain, sharing nothing with the solver.

pub mod fraction;
pub mod game_tree;
