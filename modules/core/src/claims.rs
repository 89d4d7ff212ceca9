//! The claims of the papers in JavaScript's terms: `claims`, and the arguments of `checkClaim`, whose checks are a module of
//! their own.

use crate::arguments::{check_listeners, range_error, shown, type_error, whole};
use crate::shapes::claims::Claim;
use crate::shapes::to_js;
use upperhand_claims as claims;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `claims()`.
#[wasm_bindgen(js_name = claims)]
pub fn list() -> Result<JsValue, JsValue> {
    let claims = claims::sections().flat_map(|section| {
        let claims = section.claims.iter();
        claims.map(move |claim| Claim::new(section, claim))
    });
    to_js(&claims.collect::<Vec<_>>())
}

/// The size of a check, read from the arguments of `checkClaim`; `www/jobs/solver.js` asks for it before the module of
/// the checks is there.
///
/// # Errors
/// A `TypeError` or `RangeError` that says what was given and what is allowed.
#[wasm_bindgen(js_name = claimSize)]
pub fn size(id: JsValue, size: JsValue, options: JsValue) -> Result<u32, JsValue> {
    let Some(id) = id.as_string() else {
        let message = format!("id must be the id of a claim, not {}", shown(&id));
        return Err(type_error(&message));
    };
    let claim = claims::find(&id).map_err(range_error)?;
    if !options.is_object() {
        let message = format!("options must be an object, not {}", shown(&options));
        return Err(type_error(&message));
    }
    check_listeners(&options)?;
    let sizes = claim.sizes;
    if size.is_undefined() {
        return Ok(sizes.default);
    }
    let name = format!("size of {} ({})", claim.id, sizes.meaning);
    whole(&name, &size, sizes.smallest, sizes.largest)
}
