//! For tests alone: the independent route, slow, plain, sharing nothing with the solver; random settings, and pictures made by hand.

mod answers;
pub mod board_tree;
pub mod cash;
pub mod confidence;
pub mod dealt_guts;
pub mod game_tree;
pub mod infinitely_many;
mod normalized;
pub mod own_card;
pub mod pictures;
mod plain_text;
mod positions;
pub mod random_board;
mod random_settings;
mod readouts;
pub mod stakes;
pub mod tendencies;
pub mod text_box;
pub mod three_hands;
pub mod three_players;
pub mod used;

use std::path::Path;
use upperhand::BigRational;
use upperhand::guess_who::Probability;
use upperhand_kit::Resolution;

pub use answers::{answer, solve_tasks};
pub use normalized::{assigned, normalize, normalized};
pub use plain_text::random_plain_text;
pub use positions::{all_rules, pool, positions, question_numerator};
pub use random_settings::{random_settings, random_settings_by, random_value};
pub use readouts::fact;

/// As many cells as a map of small numbers has at most.
pub const RESOLUTION: Resolution = Resolution::square(200);

/// A chance as a fraction of whole numbers without end.
pub fn exact(chance: Probability) -> BigRational {
    BigRational::new(chance.numerator().into(), chance.denominator().into())
}

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

/// Declares what the tests of a crate ask its figures for, and its other tasks.
#[macro_export]
macro_rules! figures {
    ($figures:expr, $($tasks:expr)?) => {
        /// A figure by its name.
        fn model(name: &str) -> Option<Box<dyn upperhand_kit::Model>> {
            upperhand_kit::registry::model($figures, name)
        }

        /// A figure in use that has been drawn.
        fn in_use(name: &str, texts: &[(&str, &str)]) -> $crate::used::Used {
            $crate::used::Used::new(model(name).unwrap(), texts)
        }

        /// A task by its name and its numbers, ready to run.
        fn task_run(name: &str, numbers: &[u32]) -> Result<upperhand_kit::Work, upperhand_kit::Error> {
            let figures = $figures;
            let tasks = figures.iter().flat_map(|figure| figure.tasks);
            upperhand_kit::task::begin(tasks$(.chain($tasks))?, name, numbers)
        }

        /// The answer to a task, found once for all tests.
        fn answer(task: &upperhand_kit::Task) -> Result<Vec<i64>, upperhand_kit::Error> {
            $crate::answer(|task| upperhand_kit::registry::solve($figures, task), task)
        }

        /// Hands a figure the answers to the tasks that it has with these settings, and at most so many.
        fn solve_tasks(
            model: &mut dyn upperhand_kit::Model,
            settings: &upperhand_kit::Settings,
            most: usize,
        ) -> Result<(), upperhand_kit::Error> {
            let solve = |task: &_| upperhand_kit::registry::solve($figures, task);
            $crate::solve_tasks(solve, model, settings, most)
        }
    };
}
