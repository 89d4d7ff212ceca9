//! The independent route: slow, plain, sharing nothing with the solver; and pictures made by hand.

mod answers;
pub mod confidence;
pub mod dealt_guts;
mod each_figure;
pub mod game_tree;
pub mod mixed_game_tree;
mod normalized;
pub mod pictures;
mod plain_text;
mod positions;
mod random_settings;
mod readouts;
mod seeds;
pub mod stakes;
pub mod text_box;

use std::path::Path;

pub use answers::{answer, solve_tasks};
pub(crate) use each_figure::each_figure;
pub use each_figure::figure_of;
pub use normalized::{assigned, normalize, normalized};
pub use plain_text::random_plain_text;
pub use positions::{all_rules, pool, question_numerator};
pub use random_settings::{random_settings, random_settings_by, random_value};
pub use readouts::fact;
pub use seeds::seed_of;

/// The size of a test: the one at which it finds faults, or that of the full storm.
pub fn sized<T>(usual: T, full: T) -> T {
    if is_full() { full } else { usual }
}

/// Are the storms and the exhaustive tests to run at their full size, as `cargo xtask test storm` asks?
pub fn is_full() -> bool {
    std::env::var("UPPERHAND_STORM").is_ok_and(|tier| tier == "full")
}

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
