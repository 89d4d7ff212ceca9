//! Upperhand.

#[cfg(feature = "web")]
mod web {
    use wasm_bindgen::prelude::wasm_bindgen;
    /// The version of the package.
    #[wasm_bindgen]
    pub fn version() -> String {
        env!("CARGO_PKG_VERSION").to_owned()
    }
}
