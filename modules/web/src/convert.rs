//! Conversion between Rust and JavaScript: structs become objects, field by field.

use js_sys::{RangeError, TypeError};
use serde::de::DeserializeOwned;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use upperhand::figures::settings::Settings;
use wasm_bindgen::JsValue;

/// A value as JavaScript has it: maps as objects, nothing as `undefined`.
///
/// # Errors
/// A value that JavaScript cannot have.
pub fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
    value.serialize(&serializer).map_err(JsValue::from)
}

/// A value from JavaScript, or a `TypeError` that says what does not fit.
pub fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|error| TypeError::new(&error.to_string()).into())
}

/// A `RangeError` that says what is not possible.
#[expect(
    clippy::needless_pass_by_value,
    reason = "errors are mapped by its name alone"
)]
pub fn refused(error: impl ToString) -> JsValue {
    RangeError::new(&error.to_string()).into()
}

/// Every setting with its value, and the figure's name as `figure`.
pub struct State<'a> {
    pub figure: &'a str,
    pub settings: &'a Settings,
}

impl Serialize for State<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("figure", self.figure)?;
        for (name, value) in self.settings.iter() {
            map.serialize_entry(name, &value)?;
        }
        map.end()
    }
}
