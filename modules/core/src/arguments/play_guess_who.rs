//! The arguments of play: setups, records, moves.

use super::guess_who::{answers, pool, rules};
use super::{
    field, list, moves, must_be_object, range_error, recorded, seed, shown, type_error, whole,
};
use js_sys::{Array, ArrayBuffer, RangeError};
use upperhand::guess_who::Pool;
use upperhand::play::guess_who::{Carelessness, Choice, Opponent, Parts, Record, Rejection, Setup};
use wasm_bindgen::JsValue;

/// The most suspects that a question can sort one by one, and the most parts that are read.
const MOST_SUSPECTS: u32 = 65_536;
const MOST_PARTS: u32 = 26;

/// A setup; missing fields get their defaults.
pub fn setup(name: &str, value: &JsValue) -> Result<Setup, JsValue> {
    must_be_object(name, value)?;
    let named = |key: &str| format!("{name}.{key}");
    let given =
        |key: &str| Ok::<_, JsValue>(Some(field(value, key)?).filter(|it| !it.is_undefined()));
    let usual = Setup::new(
        rules(&field(value, "rules")?)?,
        pool(&named("mine"), &field(value, "mine")?)?,
        pool(&named("theirs"), &field(value, "theirs")?)?,
    );
    Ok(Setup {
        opponent_answers: given("opponentAnswers")?.map_or(Ok(usual.opponent_answers), |it| {
            answers(&named("opponentAnswers"), &it)
        })?,
        opponent: given("opponent")?
            .map_or(Ok(usual.opponent), |it| opponent(&named("opponent"), &it))?,
        carelessness: given("carelessness")?.map_or(Ok(usual.carelessness), |it| {
            let strength = whole(&named("carelessness"), &it, 1, 3)?;
            Carelessness::new(u64::from(strength)).map_err(range_error)
        })?,
        you_begin: given("youBegin")?
            .map_or(Ok(usual.you_begin), |it| truth(&named("youBegin"), &it))?,
        seed: given("seed")?.map_or(Ok(usual.seed), |it| seed(&named("seed"), &it))?,
        ..usual
    })
}

/// A record, or a game, of which only the record is read.
pub fn record(value: &JsValue) -> Result<Record, JsValue> {
    let record = recorded(value)?;
    Ok(Record {
        setup: setup("record.setup", &field(&record, "setup")?)?,
        moves: moves(&record, choice)?,
    })
}

/// A move: part sizes, "name", `{ parts }` or `{ name }`. `before` is the number of moves before it.
pub fn choice(name: &str, before: usize, value: &JsValue) -> Result<Choice, JsValue> {
    if let Some(word) = value.as_string() {
        return if word == "name" {
            Ok(Choice::Name)
        } else {
            let message = format!("{name} must be {MOVE}, not {}", shown(value));
            Err(RangeError::new(&message).into())
        };
    }
    if !value.is_object() {
        return Err(type_error(&format!(
            "{name} must be {MOVE}, not {}",
            shown(value)
        )));
    }
    // A proxy that was revoked throws here.
    let suspect = field(value, "name")?;
    if Array::is_array(value) || ArrayBuffer::is_view(value) {
        return numbers(name, "part sizes", value, MOST_PARTS).map(Choice::Ask);
    }
    let parts = field(value, "parts")?;
    if !suspect.is_undefined() && !parts.is_undefined() {
        return Err(type_error(&format!(
            "{name} must be {MOVE}, not both {{ name }} and {{ parts }}"
        )));
    }
    if !suspect.is_undefined() {
        let suspect = whole(&format!("{name}.name"), &suspect, 1, Pool::MAX.get())?;
        return Ok(Choice::NameSuspect(suspect));
    }
    if parts.is_undefined() {
        return Err(type_error(&format!(
            "{name} must be {MOVE}, not {}",
            shown(value)
        )));
    }
    let name = format!("{name}.parts");
    let parts = list(&name, "parts", &parts, 0, MOST_PARTS)?;
    let each = parts.iter().enumerate();
    let each = each
        .map(|(index, part)| numbers(&format!("{name}[{index}]"), "suspects", part, MOST_SUSPECTS));
    let parts = Parts::new(each.collect::<Result<_, _>>()?);
    parts.map(Choice::AskParts).map_err(|reason| {
        range_error(Rejection {
            index: before,
            given: "parts".to_owned(),
            reason,
        })
    })
}

/// The forms of a move.
const MOVE: &str = "an array of part sizes, \"name\", { parts } or { name }";

fn opponent(name: &str, value: &JsValue) -> Result<Opponent, JsValue> {
    let Some(given) = value.as_string() else {
        let kinds = Opponent::ALL
            .map(|kind| format!("\"{}\"", kind.name()))
            .join(", ");
        return Err(type_error(&format!(
            "{name} must be one of {kinds}, not {}",
            shown(value)
        )));
    };
    given.parse().map_err(range_error)
}

fn truth(name: &str, value: &JsValue) -> Result<bool, JsValue> {
    value.as_bool().ok_or_else(|| {
        type_error(&format!(
            "{name} must be true or false, not {}",
            shown(value)
        ))
    })
}

/// 0 to 2⁵³ − 1.
fn numbers(name: &str, items: &str, value: &JsValue, most: u32) -> Result<Vec<u32>, JsValue> {
    let numbers = list(name, items, value, 0, most)?;
    let each = numbers.iter().enumerate();
    each.map(|(index, it)| whole(&format!("{name}[{index}]"), it, 0, Pool::MAX.get()))
        .collect()
}
