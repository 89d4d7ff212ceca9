//! The checks of claims as a WebAssembly module of their own, which `www/jobs/solver.js` loads for the first check:
//! they are a tenth larger than the core, whose users mostly never run one.

use js_sys::{Object, RangeError, Reflect};
use upperhand_claims::{self as claims, Run};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Makes a panic, should there ever be one, readable in the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// `checkClaim` in progress: call `step` until it is over, then read the `result`.
#[wasm_bindgen]
pub struct ClaimCheck {
    run: Run,
}

#[wasm_bindgen]
impl ClaimCheck {
    /// A check that has not begun, of a claim and a size that the core has found to be possible.
    ///
    /// # Errors
    /// A `RangeError` that says what was given and what is allowed.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, size: u32) -> Result<Self, JsValue> {
        let run = claims::find(id).and_then(|claim| Run::new(claim, size));
        let run = run.map_err(|error| RangeError::new(&error.to_string()))?;
        Ok(Self { run })
    }

    /// The share that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> f64 {
        self.run.done()
    }

    /// Goes on for a few milliseconds. Is the evidence there then?
    pub fn step(&mut self) -> bool {
        self.run.step();
        self.run.evidence().is_some()
    }

    /// The evidence that `checkClaim` promises; `undefined` where there is none yet.
    ///
    /// # Errors
    /// An error of `Reflect`, which sets the fields.
    pub fn result(&self) -> Result<JsValue, JsValue> {
        let Some(evidence) = self.run.evidence() else {
            return Ok(JsValue::UNDEFINED);
        };
        let result = Object::new();
        let fields: [(&str, JsValue); 3] = [
            ("holds", evidence.holds.into()),
            ("cases", (evidence.cases as f64).into()),
            ("evidence", evidence.text.as_str().into()),
        ];
        for (name, value) in fields {
            Reflect::set(&result, &name.into(), &value)?;
        }
        Ok(result.into())
    }
}
