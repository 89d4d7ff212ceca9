//! The claims of the papers in JavaScript's terms: `claims`, and the arguments of `checkClaim`, whose checks are a module of
//! their own.

use crate::arguments::{check_listeners, object, range_error, shown, type_error, whole};
use js_sys::Array;
use upperhand::claims::{self, Claim, Section};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `claims()`.
#[wasm_bindgen(js_name = claims)]
pub fn list() -> Result<JsValue, JsValue> {
    let claims = claims::sections().flat_map(|section| {
        let claims = section.claims.iter();
        claims.map(move |claim| described(section, claim))
    });
    let claims: Result<Array, JsValue> = claims.collect();
    Ok(claims?.into())
}

fn described(section: &Section, claim: &Claim) -> Result<JsValue, JsValue> {
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
        ("section", section.name.into()),
        ("pages", text_or_null(section.pages)),
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

/// The size of a check, read from the arguments of `checkClaim`; `www/solver.js` asks for it before the module of the
/// checks is there.
///
/// # Errors
/// A `TypeError` or `RangeError` that says what was given and what is allowed.
#[wasm_bindgen(js_name = claimSize)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
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
