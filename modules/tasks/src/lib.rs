//! The tasks of figures, for a Worker that solves them. It is a crate of its own, as wasm-bindgen exports everything in a
//! library from each module that uses it, and not every module has tasks.

use std::cell::RefCell;
use upperhand_convert::refused;
use upperhand_kit::task::{self, Begin};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static TASKS: RefCell<Vec<(&'static str, Begin)>> = const { RefCell::new(Vec::new()) };
}

/// Makes the tasks of a module known.
pub fn know(tasks: impl IntoIterator<Item = &'static (&'static str, Begin)>) {
    TASKS.with_borrow_mut(|known| known.extend(tasks));
}

/// A task of a figure on its way: `step` until it is over. The `answer` so far is always there.
#[wasm_bindgen]
pub struct TaskRun(task::Work);

#[wasm_bindgen]
impl TaskRun {
    /// By the name and the numbers that a figure gives.
    ///
    /// # Errors
    /// A `RangeError` for a task of no figure.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, numbers: &[u32]) -> Result<Self, JsValue> {
        let begun = TASKS.with_borrow(|known| task::begin(known, name, numbers));
        begun.map(Self).map_err(refused)
    }

    /// The share that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> f64 {
        self.0.done()
    }

    /// Goes on for a few milliseconds. Is the answer whole then?
    ///
    /// # Errors
    /// A `RangeError` for numbers that no figure gives.
    pub fn step(&mut self) -> Result<bool, JsValue> {
        self.0.step().map_err(refused)?;
        Ok(self.0.is_over())
    }

    /// The answer so far, as whole numbers that the figure understands.
    pub fn answer(&self) -> Vec<i64> {
        self.0.answer()
    }
}
