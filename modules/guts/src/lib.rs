//! The figures of *Guts* as a WebAssembly module, and what a Worker needs to solve their tasks.

use upperhand::figures::registry::GUTS;
use upperhand::figures::{task, tasks};
use upperhand_web::refused;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers its figures, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_web::start(GUTS);
}

/// A task of a figure in progress: call `step` until it `isOver`. The `answer` so far can be read at any time.
#[wasm_bindgen]
pub struct TaskRun(Box<dyn task::TaskRun>);

#[wasm_bindgen]
impl TaskRun {
    /// By the name and the numbers that a figure gives.
    ///
    /// # Errors
    /// A `RangeError` for a task of no figure.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, numbers: &[u32]) -> Result<Self, JsValue> {
        tasks::task_run(name, numbers).map(Self).map_err(refused)
    }

    /// Is the answer whole?
    #[wasm_bindgen(getter, js_name = isOver)]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The share that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn done(&self) -> f64 {
        self.0.done()
    }

    /// Goes on for a few milliseconds.
    ///
    /// # Errors
    /// A `RangeError` for numbers that no figure gives.
    pub fn step(&mut self) -> Result<(), JsValue> {
        self.0.step().map_err(refused)
    }

    /// The answer so far, as whole numbers that the figure understands.
    #[must_use]
    pub fn answer(&self) -> Vec<i64> {
        self.0.answer()
    }
}
