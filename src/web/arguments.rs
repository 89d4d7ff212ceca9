//! Values from JavaScript, checked: each becomes what the core takes, or an error that says what was
//! given and what is allowed.

use crate::guess_who::{Ending, Error, Pool, Rules};
use js_sys::{Array, Number, Object, RangeError, Reflect, TypeError};
use wasm_bindgen::{JsCast, JsValue};

/// The largest whole number a double counts without gaps.
const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// Every error of the core is one of range.
pub fn range_error(error: &Error) -> JsValue {
    RangeError::new(&error.to_string()).into()
}

/// For values of the wrong kind.
pub fn type_error(message: &str) -> JsValue {
    TypeError::new(message).into()
}

/// The value as a person would write it: text quoted and shortened, objects by their type.
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
    let allowed = format!("{name} must be a whole number from {least} to {most}");
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

/// A pool: 1 to 2³¹ − 1.
pub fn pool(name: &str, value: &JsValue) -> Result<Pool, JsValue> {
    let size = whole(name, value, 1, Pool::MAX.get())?;
    Pool::new(u64::from(size)).map_err(|error| range_error(&error))
}

/// How many answers a question has: 2 to 6.
pub fn answers(name: &str, value: &JsValue) -> Result<u8, JsValue> {
    let least = u32::from(Rules::FEWEST_ANSWERS);
    let most = u32::from(Rules::MOST_ANSWERS);
    Ok(u8::try_from(whole(name, value, least, most)?).unwrap_or(Rules::MOST_ANSWERS))
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

/// A rule set: its name, or `{ answers, ending }`.
pub fn rules(value: &JsValue) -> Result<Rules, JsValue> {
    if let Some(name) = value.as_string() {
        return name.parse().map_err(|error| range_error(&error));
    }
    if !value.is_object() {
        return Err(type_error(&format!(
            "rules must be \"race\", \"official\", \"open\", \"tripartite\" or {{ answers, ending }}, not {}",
            shown(value)
        )));
    }
    let field = |name: &str| Reflect::get(value, &JsValue::from_str(name));
    let answers = answers("rules.answers", &field("answers")?)?;
    let ending = ending("rules.ending", &field("ending")?)?;
    Rules::new(answers, ending).map_err(|error| range_error(&error))
}

/// An ending by its name.
pub fn ending(name: &str, value: &JsValue) -> Result<Ending, JsValue> {
    let allowed = format!("{name} must be \"race\", \"official\" or \"open\"");
    let Some(given) = value.as_string() else {
        return Err(type_error(&format!("{allowed}, not {}", shown(value))));
    };
    Ending::ALL
        .into_iter()
        .find(|ending| ending.name() == given)
        .ok_or_else(|| RangeError::new(&format!("{allowed}, not {}", shown(value))).into())
}

/// The parts of a question: an array of 2 to 6 pools.
pub fn parts(value: &JsValue) -> Result<Vec<u32>, JsValue> {
    let Some(array) = value.dyn_ref::<Array>() else {
        return Err(type_error(&format!(
            "parts must be an array of part sizes, not {}",
            shown(value)
        )));
    };
    let most = u32::from(Rules::MOST_ANSWERS);
    if !(2..=most).contains(&array.length()) {
        let message = format!(
            "parts must hold 2 to {most} part sizes, not {}",
            array.length()
        );
        return Err(RangeError::new(&message).into());
    }
    (0..array.length())
        .map(|index| pool(&format!("parts[{index}]"), &array.get(index)).map(Pool::get))
        .collect()
}

/// `options.exhaustive`, false when it is not there.
pub fn exhaustive(options: &JsValue) -> Result<bool, JsValue> {
    if options.is_undefined() {
        return Ok(false);
    }
    if !options.is_object() {
        return Err(type_error(&format!(
            "options must be an object, not {}",
            shown(options)
        )));
    }
    let value = Reflect::get(options, &JsValue::from_str("exhaustive"))?;
    if value.is_undefined() {
        return Ok(false);
    }
    value.as_bool().ok_or_else(|| {
        type_error(&format!(
            "options.exhaustive must be true or false, not {}",
            shown(&value)
        ))
    })
}

/// A plain object with these fields.
pub fn object(fields: &[(&str, JsValue)]) -> Result<JsValue, JsValue> {
    let object = Object::new();
    for (name, value) in fields {
        Reflect::set(&object, &JsValue::from_str(name), value)?;
    }
    Ok(object.into())
}
