//! Answers to tasks, each found once for all tests.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use upperhand_kit::{Error, Model, Settings, Task};

type Answer = Result<Vec<i64>, Error>;

/// What finds the answers to the tasks of some figures.
type Solve = fn(&Task) -> Answer;

/// The answer to a task: tests that need the same one wait for it together.
pub fn answer(solve: Solve, task: &Task) -> Answer {
    type Answers = BTreeMap<(&'static str, Vec<u32>), Arc<OnceLock<Answer>>>;
    static ANSWERS: Mutex<Answers> = Mutex::new(BTreeMap::new());
    let mut answers = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (task.name, task.numbers.clone());
    let found = Arc::clone(answers.entry(key).or_default());
    drop(answers);
    found.get_or_init(|| solve(task)).clone()
}

/// Hands a figure the answers to the tasks that it has with these settings, one after the other, and at most so many.
pub fn solve_tasks(
    solve: Solve,
    model: &mut dyn Model,
    settings: &Settings,
    most: usize,
) -> Result<(), Error> {
    for _ in 0..most {
        let Some(task) = model.task(settings) else {
            break;
        };
        model.receive(task.name, &task.numbers, &answer(solve, &task)?)?;
    }
    Ok(())
}
