//! Tasks that take too long to be solved while a figure is drawn, and are solved elsewhere meanwhile.
//!
//! A figure names what it needs by a name and a few numbers; the crate of the figure finds the [`TaskRun`] of that name, in a
//! Worker or wherever there is time; the figure gets the answer as whole numbers, so that fractions stay exact on the
//! way. A figure takes nothing on trust: it computes for itself what an answer is worth.

use super::error::Error;

/// A task that a figure needs solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The name of the run.
    pub name: &'static str,
    /// The numbers of the task.
    pub numbers: Vec<u32>,
    /// The task in words: "Solving three cards from 13 ranks in 4 suits".
    pub label: String,
    /// Has the figure a part of the answer already, from a task that was stopped?
    pub is_begun: bool,
}

/// A task on its way.
pub trait TaskRun {
    /// Goes on for a few milliseconds; does nothing when it is over.
    fn step(&mut self) -> Result<(), Error>;

    /// Is the answer whole?
    fn is_over(&self) -> bool;

    /// The progress, from 0 to 1 and never less than before.
    fn done(&self) -> f64;

    /// The answer so far, as the figure understands it.
    fn answer(&self) -> Vec<i64>;
}

/// What begins the tasks of a name, from their numbers.
pub type Begin = fn(&[u32]) -> Result<Box<dyn TaskRun>, Error>;

/// Tasks by their names.
pub type Tasks = &'static [(&'static str, Begin)];

/// The task of a name, from its numbers.
pub fn begin<'a>(
    tasks: impl IntoIterator<Item = &'a (&'static str, Begin)>,
    name: &str,
    numbers: &[u32],
) -> Result<Box<dyn TaskRun>, Error> {
    let found = tasks.into_iter().find(|(named, _)| *named == name);
    let Some((_, begin)) = found else {
        return Err(Error::new(format!("no figure needs “{name}” solved")));
    };
    begin(numbers)
}
