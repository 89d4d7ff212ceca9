//! A task on its way, in steps that a Worker takes: with the module of the figure itself, which readers have already.

use super::convert::refused;
use crate::figures::task;
use crate::figures::tasks::task_run;
use wasm_bindgen::JsValue;

/// A task of a figure on its way.
pub struct TaskRun(Box<dyn task::TaskRun>);

impl TaskRun {
    /// A task by the name and the numbers that a figure gives.
    ///
    /// # Errors
    /// A `RangeError` for a task that no figure has.
    pub fn new(name: &str, numbers: &[u32]) -> Result<Self, JsValue> {
        task_run(name, numbers).map(Self).map_err(refused)
    }

    /// Is the answer whole?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The share that is done, from 0 to 1.
    #[must_use]
    pub fn done(&self) -> f64 {
        self.0.done()
    }

    /// Goes on for a few milliseconds.
    ///
    /// # Errors
    /// A `RangeError` that names the task that cannot be solved.
    pub fn step(&mut self) -> Result<(), JsValue> {
        self.0.step().map_err(refused)
    }

    /// The answer so far, as whole numbers that the figure understands.
    #[must_use]
    pub fn answer(&self) -> Vec<i64> {
        self.0.answer()
    }
}
