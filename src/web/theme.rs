//! How a figure looks: colours and type from the page.

use crate::draw::{Rgb, Theme};
use js_sys::TypeError;
use serde::Deserialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The colours of a figure as `#rrggbb`, and a CSS font family list. */
export interface Theme {
  paper: string; ink: string; muted: string; rule: string;
  you: string; opponent: string; weeds: string; upperHand: string;
  font: string;
}
";

/// The look of a picture.
#[derive(Clone)]
pub struct Look {
    pub theme: Theme,
    /// Device pixels in a CSS pixel.
    pub pixel_ratio: f64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ThemeColours {
    paper: String,
    ink: String,
    muted: String,
    rule: String,
    you: String,
    opponent: String,
    weeds: String,
    upper_hand: String,
    font: String,
}

fn rgb(text: &str) -> Result<Rgb, JsValue> {
    let channel = |at: usize| {
        let digits = text.strip_prefix('#')?.get(at..at + 2)?;
        u8::from_str_radix(digits, 16).ok()
    };
    match (text.len(), channel(0), channel(2), channel(4)) {
        (7, Some(red), Some(green), Some(blue)) => Ok(Rgb(red, green, blue)),
        _ => Err(TypeError::new(&format!("a colour must be \"#rrggbb\", not {text:?}")).into()),
    }
}

/// The theme that a page describes.
pub fn theme(value: JsValue) -> Result<Theme, JsValue> {
    let colours: ThemeColours = serde_wasm_bindgen::from_value(value)?;
    Ok(Theme {
        paper: rgb(&colours.paper)?,
        ink: rgb(&colours.ink)?,
        muted: rgb(&colours.muted)?,
        rule: rgb(&colours.rule)?,
        you: rgb(&colours.you)?,
        opponent: rgb(&colours.opponent)?,
        weeds: rgb(&colours.weeds)?,
        upper_hand: rgb(&colours.upper_hand)?,
        font: colours.font,
    })
}
