//! Every task by its name.

use super::guts_cards::tasks::{MATRIX, MatrixRun, OPTIMUM, OptimumRun};
use super::kit::error::Error;
use super::task::{Task, TaskRun};

/// A task by its name and its numbers, ready to run.
///
/// # Errors
/// A name that no figure has given, or numbers that make no sense for it.
///
/// ```
/// use upperhand::figures::tasks::task_run;
/// let mut run = task_run("guts-cards/optimum", &[2, 13, 4, 0])?;
/// while !run.is_over() {
///     run.step()?;
/// }
/// // The denominator, and the numerator of each hand.
/// assert_eq!(run.answer().len(), 1 + 1326);
/// # Ok::<(), upperhand::figures::Error>(())
/// ```
pub fn task_run(name: &str, numbers: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    match name {
        OPTIMUM => Ok(Box::new(OptimumRun::new(numbers)?)),
        MATRIX => Ok(Box::new(MatrixRun::new(numbers)?)),
        _ => Err(Error::new(format!("no figure needs “{name}” solved"))),
    }
}

/// The whole answer, at once.
///
/// # Errors
/// The errors of [`task_run`], and a task that cannot be solved.
///
/// ```
/// use upperhand::figures::Model;
/// use upperhand::figures::guts_cards::GutsCards;
/// use upperhand::figures::settings::Settings;
/// use upperhand::figures::tasks::solve;
/// let mut model = GutsCards::default();
/// let settings = model.defaults();
/// while let Some(task) = model.task(&settings) {
///     model.receive(task.name, &task.numbers, &solve(&task)?)?;
/// }
/// assert!(model.sentence(&settings).ends_with("mixes 2 hands."));
/// # Ok::<(), upperhand::figures::Error>(())
/// ```
pub fn solve(task: &Task) -> Result<Vec<i64>, Error> {
    let mut run = task_run(task.name, &task.numbers)?;
    while !run.is_over() {
        run.step()?;
    }
    Ok(run.answer())
}
