//! The boundary to JavaScript: the only room with web-sys, and with wasm-bindgen besides the modules themselves.
//!
//! Lives here: the conversion of values on their way in and out, the canvas as a backend of plotters, and figures as
//! objects that a page can hold: an event in, a frame out. The modules of both games export all of it: wasm-bindgen carries
//! every export of a library into each module over it, so this is a crate of its own, which the core does without.
//!
//! Never enters: state of a figure (that is the controller's), mathematics, layout, words.

mod canvas;
mod convert;
mod figure;
mod plot;
mod text_metrics;

pub use convert::refused;
pub use figure::{Figure, start};

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The module, compiled: a Worker that gets it neither downloads nor compiles it again.
#[wasm_bindgen(unchecked_return_type = "WebAssembly.Module")]
#[must_use]
pub fn module() -> JsValue {
    wasm_bindgen::module()
}

/// Makes a panic readable: in the console with its place and, as an error called `Panic`, for the page. The module
/// must not be used after it.
fn hook_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let error = js_sys::Error::new(&info.to_string());
        error.set_name("Panic");
        wasm_bindgen::throw_val(error.into());
    }));
}
