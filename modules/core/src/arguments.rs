//! Values from JavaScript, checked: each becomes an argument of the core, or an error that says what was given and what
//! is allowed. These are the arguments common to both games; each game has a module for its own.

pub mod board;
pub mod guess_who;
pub mod guts;
pub mod play_guess_who;
pub mod play_guts;

use core::fmt::Display;
use js_sys::{Array, ArrayBuffer, JsString, Number, RangeError, Reflect, TypeError};
use wasm_bindgen::{JsCast, JsValue};

/// The largest n such that a double represents every whole number up to n.
const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// An error of the core, which is always one of range.
pub fn range_error(error: impl Display) -> JsValue {
    RangeError::new(&error.to_string()).into()
}

/// An error for values of the wrong kind.
pub fn type_error(message: &str) -> JsValue {
    TypeError::new(message).into()
}

/// The most letters of a text: a table of 64 suspects and 64 questions has far fewer.
const MOST_LETTERS: u32 = 1 << 20;

/// A text.
pub fn text(name: &str, value: &JsValue) -> Result<String, JsValue> {
    let Some(given) = value.dyn_ref::<JsString>() else {
        return Err(type_error(&format!(
            "{name} must be a text, not {}",
            shown(value)
        )));
    };
    if given.length() > MOST_LETTERS {
        return Err(range_error(format!(
            "{name} must have at most {MOST_LETTERS} letters, not {}",
            given.length()
        )));
    }
    Ok(String::from(given))
}

/// The value for an error message: text is quoted and shortened, objects are named by their type.
pub fn shown(value: &JsValue) -> String {
    if let Some(text) = value.as_string() {
        let short: String = text.chars().take(40).collect();
        return format!("{short:?}");
    }
    if let Some(number) = value.as_f64() {
        // As JavaScript writes it: Infinity, 1e+300.
        let text = Number::from(number).to_string_with_radix(10);
        return text.map_or_else(|_| number.to_string(), String::from);
    }
    if value.is_null() {
        return "null".to_owned();
    }
    match value.as_bool() {
        Some(truth) => truth.to_string(),
        None => value.js_typeof().as_string().unwrap_or_default(),
    }
}

/// A whole number from `least` to `most`.
pub fn whole(name: &str, value: &JsValue, least: u32, most: u32) -> Result<u32, JsValue> {
    let allowed = match least {
        only if only == most => format!("{name} must be {only}"),
        least => format!("{name} must be a whole number from {least} to {most}"),
    };
    let Some(number) = value.as_f64() else {
        return Err(type_error(&format!("{allowed}, not {}", shown(value))));
    };
    let inside = number.fract() == 0.0
        && number.abs() <= MAX_SAFE_INTEGER
        && (f64::from(least)..=f64::from(most)).contains(&number);
    if !inside {
        let message = format!("{allowed}, not {}", shown(value));
        return Err(RangeError::new(&message).into());
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked to be a whole number in range"
    )]
    Ok(number as u32)
}

/// A seed: a whole number that a double holds exactly.
pub fn seed(name: &str, value: &JsValue) -> Result<u64, JsValue> {
    let allowed = format!(
        "{name} must be a whole number from 0 to {MAX_SAFE_INTEGER}, not {}",
        shown(value)
    );
    let Some(number) = value.as_f64() else {
        return Err(type_error(&allowed));
    };
    if number.fract() != 0.0 || !(0.0..=MAX_SAFE_INTEGER).contains(&number) {
        return Err(RangeError::new(&allowed).into());
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked to be a whole number in range"
    )]
    Ok(number as u64)
}

/// Is it an object?
pub fn must_be_object(name: &str, value: &JsValue) -> Result<(), JsValue> {
    if value.is_object() {
        return Ok(());
    }
    Err(type_error(&format!(
        "{name} must be an object, not {}",
        shown(value)
    )))
}

/// The most moves of a record of play.
const MOST_MOVES: u32 = 100_000;

/// The record of a game, given by itself or as part of a game, of which nothing else is read.
pub fn recorded(value: &JsValue) -> Result<JsValue, JsValue> {
    must_be_object("game", value)?;
    let inside = field(value, "record")?;
    let record = if inside.is_undefined() {
        value.clone()
    } else {
        inside
    };
    must_be_object("record", &record)?;
    whole("record.v", &field(&record, "v")?, 1, 1)?;
    Ok(record)
}

/// The moves of a record, each read by its name and its place.
pub fn moves<T>(
    record: &JsValue,
    read: impl Fn(&str, usize, &JsValue) -> Result<T, JsValue>,
) -> Result<Vec<T>, JsValue> {
    let given = field(record, "moves")?;
    let moves = list("record.moves", "moves", &given, 0, MOST_MOVES)?;
    let moves = moves.iter().enumerate();
    moves
        .map(|(index, value)| read(&format!("record.moves[{index}]"), index, value))
        .collect()
}

/// A positive finite number.
pub fn positive(name: &str, value: &JsValue) -> Result<f64, JsValue> {
    match value.as_f64() {
        Some(number) if number > 0.0 && number.is_finite() => Ok(number),
        given => {
            let message = format!(
                "{name} must be a positive finite number, not {}",
                shown(value)
            );
            Err(if given.is_some() {
                RangeError::new(&message).into()
            } else {
                type_error(&message)
            })
        }
    }
}

/// The items of an array or a typed array that has from `least` to `most` of them.
///
/// Everything is read with `Reflect`, which returns the errors of getters and proxies. An error thrown through this
/// module would use up some of the stack each time.
fn list(
    name: &str,
    items: &str,
    value: &JsValue,
    least: u32,
    most: u32,
) -> Result<Vec<JsValue>, JsValue> {
    let is_list = value.is_object() && {
        // First, because `isArray` throws for a proxy that was revoked, as this does.
        Reflect::get(value, &JsValue::from_str("length"))?;
        Array::is_array(value) || ArrayBuffer::is_view(value)
    };
    if !is_list {
        return Err(type_error(&format!(
            "{name} must be an array of {items}, not {}",
            shown(value)
        )));
    }
    let length = Reflect::get(value, &JsValue::from_str("length"))?;
    let count = length.as_f64().unwrap_or(f64::NAN);
    if !(f64::from(least)..=f64::from(most)).contains(&count) {
        let message = format!(
            "{name} must hold {least} to {most} {items}, not {}",
            shown(&length)
        );
        return Err(RangeError::new(&message).into());
    }
    let indices = (0..most).take_while(|&index| f64::from(index) < count);
    indices
        .map(|index| Reflect::get_u32(value, index))
        .collect()
}

/// A field of the options.
pub fn field(options: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(options, &JsValue::from_str(name))
}

/// An error for a field of the options that is of the wrong kind.
pub fn must_be(name: &str, allowed: &str, given: &JsValue) -> JsValue {
    type_error(&format!(
        "options.{name} must be {allowed}, not {}",
        shown(given)
    ))
}

/// Checks the options of long functions: `onProgress`, a function, and `signal`, an `AbortSignal`, if given.
pub fn check_listeners(options: &JsValue) -> Result<(), JsValue> {
    let listener = field(options, "onProgress")?;
    if !listener.is_undefined() && !listener.is_function() {
        return Err(must_be("onProgress", "a function", &listener));
    }
    let signal = field(options, "signal")?;
    if !signal.is_undefined() && !is_signal(&signal)? {
        return Err(must_be("signal", "an AbortSignal", &signal));
    }
    Ok(())
}

/// An `AbortSignal`, also one of another window.
fn is_signal(value: &JsValue) -> Result<bool, JsValue> {
    if !value.is_object() {
        return Ok(false);
    }
    Ok(field(value, "aborted")?.as_bool().is_some())
}

/// A field that is true or false; false where it, or the object `owner` that contains it, is missing.
pub fn switch(owner: &str, object: &JsValue, name: &str) -> Result<bool, JsValue> {
    if object.is_undefined() {
        return Ok(false);
    }
    must_be_object(owner, object)?;
    let value = field(object, name)?;
    if value.is_undefined() {
        return Ok(false);
    }
    value.as_bool().ok_or_else(|| {
        type_error(&format!(
            "{owner}.{name} must be true or false, not {}",
            shown(&value)
        ))
    })
}
