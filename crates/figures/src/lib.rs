//! All figures, for what looks at every one of them.

use upperhand_kit::Error;
use upperhand_kit::model::Model;
use upperhand_kit::registry::{self, Entry};
use upperhand_kit::task::{Task, TaskRun};

/// All figures; the first is shown when none is named.
#[must_use]
pub fn all() -> Vec<Entry> {
    [
        upperhand_guess_who::MAPS,
        upperhand_guess_who::BOARDS,
        upperhand_guts::FIGURES,
        upperhand_beyond::FIGURES,
    ]
    .concat()
}

/// The names of all figures, in attributes and addresses.
#[must_use]
pub fn names() -> Vec<&'static str> {
    all().iter().map(|entry| entry.schema.name).collect()
}

/// A figure by its name.
#[must_use]
pub fn model(name: &str) -> Option<Box<dyn Model>> {
    registry::model(&all(), name)
}

/// The whole answer to a task of any figure, at once.
///
/// # Errors
///
/// If no figure has a task of this name, or not with these numbers.
pub fn solve(task: &Task) -> Result<Vec<i64>, Error> {
    registry::solve(&all(), task)
}

/// A task of any figure by its name and its numbers, ready to run.
///
/// # Errors
///
/// If no figure has a task of this name, or not with these numbers.
pub fn task_run(name: &str, numbers: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    registry::task_run(&all(), name, numbers)
}
