//! The core's answers, as plain structs. Each becomes an object with the same fields, and `cargo xtask generate` writes
//! their types and docs into `www/core.d.ts`.

pub mod board;
pub mod cards;
pub mod claims;
pub mod exact;
pub mod guess_who;
pub mod guts;
pub mod play_guess_who;
pub mod play_guts;
