//! The boundary to JavaScript: the only room with wasm-bindgen and web-sys.
//!
//! Lives here: the conversion of values on their way in and out, the canvas as a backend of plotters, and figures as
//! objects that a page can hold: an event in, a frame out. The crates in `modules/` export them.
//!
//! Never enters: state of a figure (that is the controller's), mathematics, layout, words.

mod canvas;
mod convert;
mod exports;
mod figure;
mod plot;
mod surface;
mod text_metrics;

pub use convert::refused;
pub use figure::Handle;
pub use web_sys::HtmlCanvasElement;

/// Makes a panic readable: in the console with its place and, as an error called `Panic`, for the page. The module
/// must not be used after it.
pub fn hook_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let error = js_sys::Error::new(&info.to_string());
        error.set_name("Panic");
        wasm_bindgen::throw_val(error.into());
    }));
}
