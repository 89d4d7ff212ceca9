//! The boundary to JavaScript: the only room with web-sys, and with wasm-bindgen besides the modules themselves.
//!
//! It contains the conversion of values, the canvas as a backend of plotters, and figures as JavaScript objects: events
//! in, frames out. The modules of both games export all of it. It is a crate of its own, so that the core does without
//! it: wasm-bindgen exports everything in a library from each module that uses it.
//!
//! There is no state of figures here (the controller has it), no mathematics, no layout and no words.

mod canvas;
mod convert;
mod figure;
mod plot;
mod text_metrics;

pub use convert::{refused, to_js};
pub use figure::{Figure, start};

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The compiled module, so that a Worker neither downloads nor compiles it again.
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
