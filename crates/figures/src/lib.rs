//! All figures, for what looks at every one of them.

use upperhand_kit::Error;
use upperhand_kit::model::Model;
use upperhand_kit::registry::{self, Entry};
use upperhand_kit::task::Task;

/// All figures; the first is shown when none is named.
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
pub fn names() -> Vec<&'static str> {
    all().iter().map(|entry| entry.schema.name).collect()
}

/// A figure by its name.
pub fn model(name: &str) -> Option<Box<dyn Model>> {
    registry::model(&all(), name)
}

/// The whole answer to a task of any figure, at once.
pub fn solve(task: &Task) -> Result<Vec<i64>, Error> {
    registry::solve(&all(), task)
}
