//! The arguments of boards: suspects, questions, the suspects still standing.

use super::{field, list, must_be_object, range_error, shown, text, type_error, whole};
use js_sys::RangeError;
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Board, Question, SuspectSet};
use wasm_bindgen::JsValue;

/// The most suspects, and the most questions.
const MOST: u32 = 64;

/// A board as `readBoard` gives it.
pub fn board(value: &JsValue) -> Result<Board, JsValue> {
    must_be_object("board", value)?;
    let given = field(value, "suspects")?;
    let suspects = list("board.suspects", "names", &given, 2, MOST)?;
    let suspects: Vec<String> = suspects
        .iter()
        .enumerate()
        .map(|(index, name)| text(&format!("board.suspects[{index}]"), name))
        .collect::<Result<_, _>>()?;
    let given = field(value, "questions")?;
    let questions = list("board.questions", "questions", &given, 1, MOST)?;
    let questions = questions.iter().enumerate().map(|(index, question)| {
        let name = format!("board.questions[{index}]");
        must_be_object(&name, question)?;
        Ok(Question {
            text: text(&format!("{name}.text"), &field(question, "text")?)?,
            yes: suspect_set(
                &format!("{name}.yes"),
                &field(question, "yes")?,
                suspects.len(),
            )?,
        })
    });
    let questions = questions.collect::<Result<_, JsValue>>()?;
    Board::new(suspects, questions).map_err(range_error)
}

/// Suspects of a board by their indices, in any order.
pub fn suspect_set(name: &str, value: &JsValue, suspects: usize) -> Result<SuspectSet, JsValue> {
    let last = u32::try_from(suspects).unwrap_or(MOST).saturating_sub(1);
    let indices = list(name, "suspects", value, 0, MOST)?;
    let indices = indices.iter().enumerate().map(|(index, suspect)| {
        let suspect = whole(&format!("{name}[{index}]"), suspect, 0, last)?;
        Ok(suspect as usize)
    });
    SuspectSet::new(&indices.collect::<Result<Vec<_>, JsValue>>()?).map_err(range_error)
}

/// `options.mine` or `options.theirs`: all suspects when it is not there.
pub fn standing(options: &JsValue, name: &str, board: &Board) -> Result<SuspectSet, JsValue> {
    let given = field(options, name)?;
    if given.is_undefined() {
        return Ok(board.everybody());
    }
    suspect_set(&format!("options.{name}"), &given, board.suspects().len())
}

/// `options.rules`: the official ones when it is not there.
pub fn rules(options: &JsValue) -> Result<Rules, JsValue> {
    const ALLOWED: &str = "options.rules must be \"race\" or \"official\"";
    let given = field(options, "rules")?;
    if given.is_undefined() {
        return Ok(Rules::OFFICIAL);
    }
    match given.as_string().as_deref() {
        Some("race") => Ok(Rules::RACE),
        Some("official") => Ok(Rules::OFFICIAL),
        Some(_) => Err(RangeError::new(&format!("{ALLOWED}, not {}", shown(&given))).into()),
        None => Err(type_error(&format!("{ALLOWED}, not {}", shown(&given)))),
    }
}
