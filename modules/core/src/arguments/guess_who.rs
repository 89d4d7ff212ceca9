//! The arguments of *Guess Who?*: pools, rules, questions.

use super::{field, list, must_be_object, range_error, shown, switch, type_error, whole};
use js_sys::{RangeError, Reflect};
use upperhand::guess_who::{Ending, Pool, RuleOfThumb, Rules};
use wasm_bindgen::JsValue;

/// A pool: 1 to 2³¹ − 1.
pub fn pool(name: &str, value: &JsValue) -> Result<Pool, JsValue> {
    let size = whole(name, value, 1, Pool::MAX.get())?;
    Pool::new(u64::from(size)).map_err(range_error)
}

/// The largest pool for which rules of thumb are solved: a fraction of a second.
const LARGEST_RULED: u32 = 512;

/// A pool of those for which rules of thumb are solved.
pub fn small_pool(name: &str, value: &JsValue) -> Result<Pool, JsValue> {
    let size = whole(name, value, 1, LARGEST_RULED)?;
    Pool::new(u64::from(size)).map_err(range_error)
}

/// `options.upTo`, a pool of these; else the one given.
pub fn up_to(options: &JsValue, usual: Pool) -> Result<Pool, JsValue> {
    if options.is_undefined() {
        return Ok(usual);
    }
    must_be_object("options", options)?;
    let value = field(options, "upTo")?;
    if value.is_undefined() {
        return Ok(usual);
    }
    small_pool("options.upTo", &value)
}

/// A rule of thumb by its name; "bold" is another name of the ladder.
pub fn rule_of_thumb(value: &JsValue) -> Result<RuleOfThumb, JsValue> {
    let allowed = format!("rule must be {} or \"bold\"", names_of_rules());
    rule_named(value, &allowed)
}

fn names_of_rules() -> String {
    RuleOfThumb::ALL
        .map(|rule| format!("\"{}\"", rule.name()))
        .join(", ")
}

fn rule_named(value: &JsValue, allowed: &str) -> Result<RuleOfThumb, JsValue> {
    let Some(given) = value.as_string() else {
        return Err(type_error(&format!("{allowed}, not {}", shown(value))));
    };
    if given == "bold" {
        return Ok(RuleOfThumb::Ladder);
    }
    RuleOfThumb::named(&given)
        .ok_or_else(|| RangeError::new(&format!("{allowed}, not {}", shown(value))).into())
}

/// `options[name]`: a rule of thumb, or none for "perfect", as when it is not there.
pub fn player(options: &JsValue, name: &str) -> Result<Option<RuleOfThumb>, JsValue> {
    if options.is_undefined() {
        return Ok(None);
    }
    must_be_object("options", options)?;
    let value = field(options, name)?;
    if value.is_undefined() || value.as_string().as_deref() == Some("perfect") {
        return Ok(None);
    }
    let allowed = format!(
        "options.{name} must be \"perfect\", {} or \"bold\"",
        names_of_rules()
    );
    rule_named(&value, &allowed).map(Some)
}

/// A number of answers: 2 to 6.
pub fn answers(name: &str, value: &JsValue) -> Result<u8, JsValue> {
    let least = u32::from(Rules::FEWEST_ANSWERS);
    let most = u32::from(Rules::MOST_ANSWERS);
    Ok(u8::try_from(whole(name, value, least, most)?).unwrap_or(Rules::MOST_ANSWERS))
}

/// A rule set: its name, or `{ answers, ending }`.
pub fn rules(value: &JsValue) -> Result<Rules, JsValue> {
    if let Some(name) = value.as_string() {
        return name.parse().map_err(range_error);
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
    Rules::new(answers, ending).map_err(range_error)
}

/// An ending by its name.
pub fn ending(name: &str, value: &JsValue) -> Result<Ending, JsValue> {
    let allowed = format!("{name} must be \"race\", \"official\" or \"open\"");
    let Some(given) = value.as_string() else {
        return Err(type_error(&format!("{allowed}, not {}", shown(value))));
    };
    Ending::named(&given)
        .ok_or_else(|| RangeError::new(&format!("{allowed}, not {}", shown(value))).into())
}

/// The parts of a question: a list of 2 to 6 pools.
pub fn parts(value: &JsValue) -> Result<Vec<u32>, JsValue> {
    let most = u32::from(Rules::MOST_ANSWERS);
    let parts = list("parts", "part sizes", value, 2, most)?;
    let each = parts.iter().enumerate();
    each.map(|(index, part)| pool(&format!("parts[{index}]"), part).map(Pool::get))
        .collect()
}

/// The pools of three players, from the one to move on.
pub fn three_pools(value: &JsValue) -> Result<[Pool; 3], JsValue> {
    let pools = list("pools", "pools", value, 3, 3)?;
    let sized = |index: usize| pool(&format!("pools[{index}]"), &pools[index]);
    Ok([sized(0)?, sized(1)?, sized(2)?])
}

/// `options.exhaustive`, false when it is not there.
pub fn exhaustive(options: &JsValue) -> Result<bool, JsValue> {
    switch("options", options, "exhaustive")
}
