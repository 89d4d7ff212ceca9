//! Figures in a list.

use super::described::{Described, Hosted};
use super::error::Error;
use super::model::Model;
use super::schema::Schema;
use super::task::{Task, Tasks, begin};

/// A figure that can be made.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its declaration.
    pub schema: &'static Schema,
    /// What it may need solved.
    pub tasks: Tasks,
    /// Makes it.
    pub make: fn() -> Box<dyn Model>,
}

impl Entry {
    /// The entry of a figure.
    pub const fn of<F: Described>() -> Self {
        Self {
            schema: F::SCHEMA,
            tasks: F::WORK,
            make: || Box::new(Hosted::<F>::default()),
        }
    }
}

/// The figure of a name.
pub fn model(entries: &[Entry], name: &str) -> Option<Box<dyn Model>> {
    let entry = entries.iter().find(|entry| entry.schema.name == name);
    entry.map(|entry| (entry.make)())
}

/// The whole answer to a task of any of these figures, at once.
pub fn solve(entries: &[Entry], task: &Task) -> Result<Vec<i64>, Error> {
    let of_all = entries.iter().flat_map(|entry| entry.tasks);
    let mut run = begin(of_all, task.name, &task.numbers)?;
    while !run.is_over() {
        run.step()?;
    }
    Ok(run.answer())
}
