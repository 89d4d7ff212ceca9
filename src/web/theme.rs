//! How a figure looks: colours and type from the page.

use crate::draw::{Rgb, Theme};
use js_sys::{Reflect, TypeError};
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

fn rgb(text: &str) -> Result<Rgb, JsValue> {
    let channel = |at: usize| {
        let digits = text.strip_prefix('#')?.get(at..at + 2)?;
        u8::from_str_radix(digits, 16).ok()
    };
    match (text.len(), channel(0), channel(2), channel(4)) {
        (7, Some(red), Some(green), Some(blue)) => Ok(Rgb(red, green, blue)),
        _ => Err(TypeError::new(&format!("a colour must be \"#rrggbb\", not {text}")).into()),
    }
}

/// The theme that a page describes.
pub fn theme(colours: &JsValue) -> Result<Theme, JsValue> {
    let text = |name: &str| {
        let value = Reflect::get(colours, &JsValue::from_str(name))?;
        let missing = || TypeError::new(&format!("the theme has no text called {name}"));
        value.as_string().ok_or_else(|| JsValue::from(missing()))
    };
    let colour = |name: &str| rgb(&text(name)?);
    Ok(Theme {
        paper: colour("paper")?,
        ink: colour("ink")?,
        muted: colour("muted")?,
        rule: colour("rule")?,
        you: colour("you")?,
        opponent: colour("opponent")?,
        weeds: colour("weeds")?,
        upper_hand: colour("upperHand")?,
        font: text("font")?,
    })
}
