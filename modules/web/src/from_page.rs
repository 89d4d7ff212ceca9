//! What comes from the page: events, which are a name or an object with a name and what belongs to it, and colours. Read by hand, as
//! derived readers would be a fiftieth of all that a page downloads.

use js_sys::{Array, Object, Reflect, TypeError};
use upperhand_draw::{Rgb, Theme};
use upperhand_kit::controller::{Action, Event, Phase, Pointer, Source};
use wasm_bindgen::{JsCast, JsValue};

/// Reads what a page gives.
///
/// # Errors
/// A `TypeError` that says what it is not.
pub fn read<T: FromPage>(value: &JsValue, called: &str) -> Result<T, JsValue> {
    let refused = || TypeError::new(&format!("this is no {called}")).into();
    T::read(value).ok_or_else(refused)
}

/// What is read from a page.
pub trait FromPage: Sized {
    fn read(value: &JsValue) -> Option<Self>;
}

/// A part of an object; `None` for one of another kind.
fn part<T: FromPage>(of: &JsValue, name: &str) -> Option<T> {
    T::read(&Reflect::get(of, &name.into()).ok()?)
}

/// Something with parts that the page calls as they are called here.
macro_rules! with_parts {
    ($it:expr, $($kind:ident)::+, [$($part:ident),+]) => {
        Some($($kind)::+ { $($part: part($it, stringify!($part))?),+ })
    };
}

impl FromPage for Event {
    fn read(event: &JsValue) -> Option<Self> {
        if let Some(name) = event.as_string() {
            return Some(match &*name {
                "toggle-pin" => Self::TogglePin,
                "reset-view" => Self::ResetView,
                "skip" => Self::Skip,
                "reduce-motion" => Self::ReduceMotion,
                "allow-motion" => Self::AllowMotion,
                "print" => Self::Print,
                "leave" => Self::Leave,
                "job-button" => Self::JobButton,
                _ => return None,
            });
        }
        let name = Object::keys(event.dyn_ref::<Object>()?)
            .get(0)
            .as_string()?;
        let it = &Reflect::get(event, &name.as_str().into()).ok()?;
        match &*name {
            "read" => with_parts!(it, Self::Read, [texts, others]),
            "write" => with_parts!(it, Self::Write, [texts, source]),
            "slide" => with_parts!(it, Self::Slide, [name, position]),
            "step" => with_parts!(it, Self::Step, [name, by]),
            "end" => with_parts!(it, Self::End, [name, last]),
            "glide" => Some(Self::Glide(FromPage::read(it)?)),
            "number" => with_parts!(it, Self::Number, [name, value]),
            "switch" => with_parts!(it, Self::Switch, [name, on]),
            "act" => with_parts!(it, Self::Act, [name, draw]),
            "hotspot" => Some(Self::Hotspot(FromPage::read(it)?)),
            "pointer" => Some(Self::Pointer(with_parts!(
                it,
                Pointer,
                [phase, panel, id, touch, button, pressed, shift, x, y]
            )?)),
            "wheel" => with_parts!(it, Self::Wheel, [panel, x, y, turn, ctrl, time]),
            "touch" => with_parts!(it, Self::Touch, [panel, x, y, fingers]),
            "key" => with_parts!(it, Self::Key, [panel, key, shift]),
            "button" => with_parts!(it, Self::Button, [panel, action]),
            "seen" => Some(Self::Seen(FromPage::read(it)?)),
            "table" => Some(Self::Table(FromPage::read(it)?)),
            "date" => Some(Self::Date(FromPage::read(it)?)),
            "results" => Some(Self::Results(FromPage::read(it))),
            "job-progress" => with_parts!(it, Self::JobProgress, [id, done]),
            "job-failed" => Some(Self::JobFailed(FromPage::read(it)?)),
            _ => None,
        }
    }
}

impl FromPage for Theme {
    fn read(theme: &JsValue) -> Option<Self> {
        Some(Self {
            paper: part(theme, "paper")?,
            ink: part(theme, "ink")?,
            muted: part(theme, "muted")?,
            rule: part(theme, "rule")?,
            you: part(theme, "you")?,
            opponent: part(theme, "opponent")?,
            weeds: part(theme, "weeds")?,
            upper_hand: part(theme, "upperHand")?,
            font: part(theme, "font")?,
            folds_legend: part(theme, "foldsLegend")?,
        })
    }
}

impl FromPage for Rgb {
    fn read(value: &JsValue) -> Option<Self> {
        Self::read(&value.as_string()?)
    }
}

impl FromPage for f64 {
    fn read(value: &JsValue) -> Option<Self> {
        value.as_f64()
    }
}

impl FromPage for bool {
    fn read(value: &JsValue) -> Option<Self> {
        Some(value.is_truthy())
    }
}

impl FromPage for String {
    fn read(value: &JsValue) -> Option<Self> {
        value.as_string()
    }
}

impl<T: FromPage> FromPage for Vec<T> {
    fn read(value: &JsValue) -> Option<Self> {
        let all: &Array = value.dyn_ref()?;
        all.iter().map(|one| T::read(&one)).collect()
    }
}

impl FromPage for (String, String) {
    fn read(value: &JsValue) -> Option<Self> {
        let [name, text] = <[String; 2]>::try_from(Vec::read(value)?).ok()?;
        Some((name, text))
    }
}

macro_rules! whole {
    ($($number:ty),+) => {$(
        impl FromPage for $number {
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "what does not fit is cut off")]
            fn read(value: &JsValue) -> Option<Self> {
                Some(value.as_f64()? as Self)
            }
        }
    )+};
}
whole!(usize, u32, i32, i16);

macro_rules! name {
    ($($kind:ident { $($variant:ident = $name:literal),+ })+) => {$(
        impl FromPage for $kind {
            fn read(value: &JsValue) -> Option<Self> {
                match value.as_string()?.as_str() {
                    $($name => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }
    )+};
}
name! {
    Source { User = "user", Script = "script", Group = "group" }
    Phase { Down = "down", Move = "move", Up = "up", Cancel = "cancel", Leave = "leave" }
    Action { ZoomIn = "zoom-in", ZoomOut = "zoom-out", Reset = "reset", Left = "left", Right = "right", Up = "up", Down = "down", Play = "play" }
}
