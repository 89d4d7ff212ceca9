//! Values and errors between Rust and JavaScript: structs become objects, field by field. Modules without figures use it, too.

use js_sys::{Error, RangeError};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A value as JavaScript has it: maps as objects, nothing as `undefined`.
///
/// # Errors
/// A value that JavaScript cannot have.
pub fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
    value.serialize(&serializer).map_err(JsValue::from)
}

/// A `RangeError` that says what is not possible.
#[expect(
    clippy::needless_pass_by_value,
    reason = "errors are mapped by its name alone"
)]
pub fn refused(error: impl ToString) -> JsValue {
    RangeError::new(&error.to_string()).into()
}

/// The compiled module, so that a Worker neither downloads nor compiles it again.
#[wasm_bindgen(unchecked_return_type = "WebAssembly.Module")]
pub fn module() -> JsValue {
    wasm_bindgen::module()
}

/// Makes a panic readable: in the console with its place and, as an error called `Panic`, for the page. The module
/// must not be used after it.
pub fn hook_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let error = Error::new(&info.to_string());
        error.set_name("Panic");
        wasm_bindgen::throw_val(error.into());
    }));
}
