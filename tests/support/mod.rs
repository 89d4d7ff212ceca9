//! The independent route: slow, plain, sharing nothing with the solver.

#![allow(dead_code, reason = "each test uses a share of it")]

pub mod dealt_guts;
pub mod fraction;
pub mod game_tree;
pub mod mixed_game_tree;
