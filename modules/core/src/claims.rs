//! The claims of the papers in JavaScript's terms: `claims`, and the arguments of `checkClaim`, whose checks are a module of
//! their own.

use crate::arguments::{Read, argument};
use crate::shapes::claims::Claim;
use crate::to_js;
use upperhand_claims as claims;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `claims()`.
#[wasm_bindgen(js_name = claims)]
pub fn list() -> Read<JsValue> {
    let claims = claims::sections().flat_map(|section| {
        let claims = section.claims.iter();
        claims.map(move |claim| Claim::new(section, claim))
    });
    to_js(&claims.collect::<Vec<_>>())
}

/// The size of a check, read from the arguments of `checkClaim`; `www/jobs/solver.js` asks for it before the module of
/// the checks is there.
#[wasm_bindgen(js_name = claimSize)]
pub fn size(id: JsValue, size: JsValue, options: JsValue) -> Read<u32> {
    let Some(name) = id.as_string() else {
        return Err(argument("id", id).is_not(&"the id of a claim"));
    };
    let claim = claims::find(&name)?;
    argument("options", options).object()?.check_listeners()?;
    let sizes = claim.sizes;
    if size.is_undefined() {
        return Ok(sizes.default);
    }
    let name = format!("size of {} ({})", claim.id, sizes.meaning);
    argument(&name, size).whole(sizes.smallest..=sizes.largest)
}
