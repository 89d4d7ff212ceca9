//! The headless core in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use super::arguments::{exhaustive, object, parts, pool, range_error, rules};
use crate::guess_who::race::{self, Region};
use crate::guess_who::{Error, Pool, Position, Probability, Rules, Solutions, WinTable};
use js_sys::{Array, BigInt, Uint32Array};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static SOLUTIONS: RefCell<Solutions> = RefCell::default();
}

fn probability(p: Probability) -> Result<JsValue, JsValue> {
    object(&[
        ("numerator", BigInt::from(p.numerator()).into()),
        ("denominator", BigInt::from(p.denominator()).into()),
        ("value", p.value().into()),
    ])
}

fn region(region: Option<Region>) -> Result<JsValue, JsValue> {
    let (kind, level) = match region {
        Some(Region::InTheWeeds { level }) => ("weeds", level),
        Some(Region::UpperHand { level }) => ("upper-hand", level),
        None => return Ok(JsValue::NULL),
    };
    object(&[("kind", kind.into()), ("level", level.into())])
}

/// `position(rules, mine, theirs)`: value, every optimal move, region.
#[wasm_bindgen]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn position(rule_set: JsValue, mine: JsValue, theirs: JsValue) -> Result<JsValue, JsValue> {
    let rules = rules(&rule_set)?;
    let (mine, theirs) = (pool("mine", &mine)?, pool("theirs", &theirs)?);
    let found = SOLUTIONS.with_borrow_mut(|solutions| {
        let table = solutions.table(rules, mine.max(theirs))?;
        Position::of(table, mine, theirs)
    });
    let found = found.map_err(|error| range_error(&error))?;
    let questions: Array = found
        .questions
        .iter()
        .map(|parts| {
            JsValue::from(
                parts
                    .iter()
                    .map(|&part| JsValue::from(part))
                    .collect::<Array>(),
            )
        })
        .collect();
    object(&[
        ("win", probability(found.win)?),
        ("nameSuspect", found.name_suspect.into()),
        ("questions", questions.into()),
        ("region", region(found.region)?),
    ])
}

fn win(rules: Rules, mine: Pool, theirs: Pool) -> Result<Probability, Error> {
    if rules == Rules::RACE {
        return race::win(mine, theirs);
    }
    SOLUTIONS.with_borrow_mut(|solutions| {
        Ok(solutions.table(rules, mine.max(theirs))?.win(mine, theirs))
    })
}

/// `winProbability(rules, mine, theirs)`.
#[wasm_bindgen(js_name = winProbability)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn win_probability(
    rule_set: JsValue,
    mine: JsValue,
    theirs: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = rules(&rule_set)?;
    let (mine, theirs) = (pool("mine", &mine)?, pool("theirs", &theirs)?);
    probability(win(rules, mine, theirs).map_err(|error| range_error(&error))?)
}

/// `questionValue(rules, mine, theirs, parts)`.
#[wasm_bindgen(js_name = questionValue)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn question_value(
    rule_set: JsValue,
    mine: JsValue,
    theirs: JsValue,
    question: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = rules(&rule_set)?;
    let (mine, theirs) = (pool("mine", &mine)?, pool("theirs", &theirs)?);
    let parts = parts(&question)?;
    let numerator = SOLUTIONS.with_borrow_mut(|solutions| {
        let table = solutions.table(rules, mine.max(theirs))?;
        table.question_numerator(mine, theirs, &parts)
    });
    let numerator = numerator.map_err(|error| range_error(&error))?;
    let product = u64::from(mine.get()) * u64::from(theirs.get());
    probability(Probability::new(u64::from(numerator), product))
}

/// `winTable(rules, maxMine, maxTheirs, { exhaustive })`.
#[wasm_bindgen(js_name = winTable)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn win_table(
    rule_set: JsValue,
    max_mine: JsValue,
    max_theirs: JsValue,
    options: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = rules(&rule_set)?;
    let (mine, theirs) = (pool("maxMine", &max_mine)?, pool("maxTheirs", &max_theirs)?);
    let table = if exhaustive(&options)? {
        WinTable::exhaustive(rules, mine, theirs)
    } else {
        WinTable::new(rules, mine, theirs)
    };
    let table = table.map_err(|error| range_error(&error))?;
    object(&[
        ("maxMine", mine.get().into()),
        ("maxTheirs", theirs.get().into()),
        (
            "numerators",
            Uint32Array::from(table.numerators.as_slice()).into(),
        ),
    ])
}
