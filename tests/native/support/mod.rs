//! The independent route: slow, plain, sharing nothing with the solver; and pictures made by hand.

pub mod confidence;
pub mod dealt_guts;
pub mod game_tree;
pub mod mixed_game_tree;
mod normalized;
pub mod pictures;
mod plain_text;
mod positions;
mod random_settings;
mod seeds;
pub mod stakes;
pub mod text_box;

use std::path::Path;

pub use normalized::{assigned, normalize, normalized};
pub use plain_text::random_plain_text;
pub use positions::{all_rules, pool};
pub use random_settings::{random_settings, random_value};
pub use seeds::seed_of;

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
