//! The claims of the papers in JavaScript's terms: `claims`, and `checkClaim` in steps, which `www/core.js` takes one after
//! the other.

use crate::arguments::{check_listeners, object, range_error, shown, type_error, whole};
use js_sys::Array;
use upperhand::claims::{self, Claim, Run};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `claims()`.
#[wasm_bindgen(js_name = claims)]
pub fn list() -> Result<JsValue, JsValue> {
    let claims: Result<Array, JsValue> = claims::all().map(described).collect();
    Ok(claims?.into())
}

fn described(claim: &Claim) -> Result<JsValue, JsValue> {
    let sizes = claim.sizes;
    let size = object(&[
        ("smallest", sizes.smallest.into()),
        ("default", sizes.default.into()),
        ("largest", sizes.largest.into()),
        ("meaning", sizes.meaning.into()),
    ])?;
    object(&[
        ("id", claim.id.into()),
        ("paper", claim.paper.name().into()),
        ("number", claim.number.into()),
        ("statement", claim.statement.into()),
        ("status", claim.status.name().into()),
        ("counterexample", text_or_null(claim.counterexample())),
        ("extent", claim.extent.into()),
        ("figure", text_or_null(claim.figure)),
        ("size", size),
    ])
}

fn text_or_null(text: Option<&str>) -> JsValue {
    text.map_or(JsValue::NULL, JsValue::from)
}

/// `checkClaim` on its way: `step` until it `isOver`, then the `result`.
#[wasm_bindgen]
pub struct ClaimCheck {
    run: Run,
}

#[wasm_bindgen]
impl ClaimCheck {
    /// Reads the arguments of `checkClaim`.
    ///
    /// # Errors
    /// A `TypeError` or `RangeError` that says what was given and what is allowed.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
    pub fn new(id: JsValue, size: JsValue, options: JsValue) -> Result<Self, JsValue> {
        let Some(id) = id.as_string() else {
            let message = format!("id must be the id of a claim, not {}", shown(&id));
            return Err(type_error(&message));
        };
        let claim = claims::find(&id).map_err(|error| range_error(&error))?;
        let sizes = claim.sizes;
        let size = if size.is_undefined() {
            sizes.default
        } else {
            let name = format!("size of {} ({})", claim.id, sizes.meaning);
            whole(&name, &size, sizes.smallest, sizes.largest)?
        };
        if !options.is_object() {
            let message = format!("options must be an object, not {}", shown(&options));
            return Err(type_error(&message));
        }
        check_listeners(&options)?;
        let run = Run::new(claim, size).map_err(|error| range_error(&error))?;
        Ok(Self { run })
    }

    /// Is the evidence there?
    #[wasm_bindgen(getter, js_name = isOver)]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.run.evidence().is_some()
    }

    /// The share that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn done(&self) -> f64 {
        self.run.done()
    }

    /// Goes on for a few milliseconds.
    pub fn step(&mut self) {
        self.run.step();
    }

    /// The evidence that `checkClaim` promises; `undefined` where there is none yet.
    ///
    /// # Errors
    /// An error of `Reflect`, which sets the fields.
    pub fn result(&self) -> Result<JsValue, JsValue> {
        let Some(evidence) = self.run.evidence() else {
            return Ok(JsValue::UNDEFINED);
        };
        object(&[
            ("holds", evidence.holds.into()),
            ("cases", (evidence.cases as f64).into()),
            ("evidence", evidence.text.as_str().into()),
        ])
    }
}
