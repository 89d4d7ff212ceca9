//! A text as a QR code, as a WebAssembly module of its own: it is loaded for who sends a board to another phone.

use qrcode::{EcLevel, QrCode, render::svg};
use wasm_bindgen::prelude::wasm_bindgen;

/// A text as a QR code, an SVG; nothing where it is too long for one.
#[wasm_bindgen(js_name = qrCode)]
pub fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    Some(code.render::<svg::Color>().build())
}
