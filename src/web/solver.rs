//! What a figure needs solved, in steps that a Worker takes: with the module of the figure itself, which readers
//! have already.

use super::stage::{Stage, refused};
use crate::figures::task::TaskRun;
use crate::figures::tasks::task_run;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Task of a figure on its way: `step` until it `isOver`. The `answer` so far is always there.
#[wasm_bindgen]
pub struct Solver(Box<dyn TaskRun>);

#[wasm_bindgen]
impl Solver {
    /// By the name and the numbers that a figure gives.
    ///
    /// # Errors
    /// A `RangeError` for work that no figure has.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, numbers: &[u32]) -> Result<Self, JsValue> {
        Ok(Self(
            task_run(name, numbers).map_err(|error| refused(&error))?,
        ))
    }

    /// Is the answer whole?
    #[wasm_bindgen(getter, js_name = isOver)]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// How far it is, from 0 to 1.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn done(&self) -> f64 {
        self.0.done()
    }

    /// Goes on for a few milliseconds.
    ///
    /// # Errors
    /// A `RangeError` that says what cannot be solved.
    pub fn step(&mut self) -> Result<(), JsValue> {
        self.0.step().map_err(|error| refused(&error))
    }

    /// The answer so far, as whole numbers that the figure understands.
    #[must_use]
    pub fn answer(&self) -> Vec<i64> {
        self.0.answer()
    }
}

#[wasm_bindgen]
impl Stage {
    /// The module, compiled: a Worker that gets it neither downloads nor compiles it again.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "WebAssembly.Module")]
    #[expect(clippy::unused_self, reason = "who has a figure has its module")]
    pub fn module(&self) -> JsValue {
        wasm_bindgen::module()
    }
}
