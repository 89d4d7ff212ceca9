//! The headless core as a WebAssembly module: `www/core.js` loads it. Names and shapes are promised to users, in
//! `www/core.d.ts`.
//!
//! Every bad value becomes a `RangeError` or a `TypeError` that says what was given and what is allowed.

#![expect(
    non_snake_case,
    reason = "functions and their arguments have the names that JavaScript knows"
)]

/// Declares functions of the core. An argument is what the method of `Argument` behind its name reads, or is yet to be
/// read; what the body gives becomes the answer.
macro_rules! exports {
    ($(
        $(#[$about:meta])*
        fn $name:ident(
            $($argument:ident $(: $read:ident $(($($with:expr),+))?)?),*
        ) -> $Answer:ty $body:block
    )+) => {
        $(
            $(#[$about])*
            #[wasm_bindgen::prelude::wasm_bindgen]
            pub fn $name(
                $($argument: wasm_bindgen::JsValue),*
            ) -> $crate::arguments::Read<wasm_bindgen::JsValue> {
                $(
                    let $argument = $crate::arguments::argument(stringify!($argument), $argument);
                    $(let $argument = $argument.$read($($($with),+)?)?;)?
                )*
                $crate::to_js::<$Answer>($body)
            }
        )+
    };
}

mod arguments;
mod board;
mod cards;
mod claims;
mod guess_who;
mod guts;
mod play_guess_who;
mod play_guts;
mod shapes;

use arguments::Read;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use shapes::Becomes;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Makes a panic, should there ever be one, readable in the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// An answer as JavaScript has it: `None` is null.
fn to_js<Answer: Serialize>(found: impl Becomes<Answer>) -> Read<JsValue> {
    let serializer = Serializer::new()
        .serialize_missing_as_null(true)
        .serialize_maps_as_objects(true);
    Ok(found.becomes().serialize(&serializer)?)
}
