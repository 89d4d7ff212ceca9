//! The arguments of games of *Guts*: settings, records, moves, plans.

use super::{
    field, moves, must_be_object, range_error, recorded, seed, shown, switch, type_error, whole,
};
use crate::arguments::guts::threshold;
use js_sys::RangeError;
use upperhand::play::guts::{Choice, Deal, Forward, Opponent, Plan, Record, Setup};
use wasm_bindgen::JsValue;

/// Settings; all have defaults.
pub fn setup(value: &JsValue) -> Result<Setup, JsValue> {
    let usual = Setup::default();
    if value.is_undefined() {
        return Ok(usual);
    }
    must_be_object("setup", value)?;
    let number = |name: &str, least: u32, most: u32, usual: u32| {
        let given = field(value, name)?;
        if given.is_undefined() {
            return Ok(usual);
        }
        whole(&format!("setup.{name}"), &given, least, most)
    };
    let guess = field(value, "guess")?;
    let setup = Setup {
        deal: deal(&field(value, "deal")?)?,
        weenie: switch("setup", value, "weenie")?,
        opponents: opponents(&field(value, "opponents")?)?,
        guess: if guess.is_undefined() {
            usual.guess
        } else {
            threshold("setup.guess", &guess)?.get()
        },
        fee: number("fee", 0, Setup::LARGEST_FEE, usual.fee)?,
        pots: number("pots", 1, Setup::MOST_POTS, usual.pots)?,
        seed: match field(value, "seed")? {
            given if given.is_undefined() => usual.seed,
            given => seed("setup.seed", &given)?,
        },
    };
    setup.check().map_err(range_error)?;
    Ok(setup)
}

/// `{ line: players }` or `{ cards }`.
fn deal(value: &JsValue) -> Result<Deal, JsValue> {
    if value.is_undefined() {
        return Ok(Setup::default().deal);
    }
    must_be_object("setup.deal", value)?;
    let [line, cards] = [field(value, "line")?, field(value, "cards")?];
    match (line.is_undefined(), cards.is_undefined()) {
        (false, true) => {
            let (least, most) = (Deal::FEWEST_PLAYERS, Deal::MOST_PLAYERS);
            Ok(Deal::Line(whole("setup.deal.line", &line, least, most)?))
        }
        (true, false) => Ok(Deal::Cards(whole(
            "setup.deal.cards",
            &cards,
            1,
            Deal::MOST_CARDS,
        )?)),
        (is_neither, _) => Err(type_error(&format!(
            "setup.deal must have either line, a number of players, or cards, a number of cards, not {}",
            if is_neither { "neither" } else { "both" }
        ))),
    }
}

fn opponents(value: &JsValue) -> Result<Opponent, JsValue> {
    if value.is_undefined() {
        return Ok(Setup::default().opponents);
    }
    let names = Opponent::ALL.map(Opponent::name);
    named("setup.opponents", value, &names, Opponent::named)
}

/// One of a few names.
fn named<T>(
    what: &str,
    value: &JsValue,
    names: &[&str],
    find: impl Fn(&str) -> Option<T>,
) -> Result<T, JsValue> {
    let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    let message = format!(
        "{what} must be {}, not {}",
        quoted.join(" or "),
        shown(value)
    );
    match value.as_string() {
        Some(text) => find(&text).ok_or_else(|| RangeError::new(&message).into()),
        None => Err(type_error(&message)),
    }
}

/// A record, or a game, which contains one.
pub fn record(value: &JsValue) -> Result<Record, JsValue> {
    let record = recorded(value)?;
    let settings = field(&record, "setup")?;
    must_be_object("record.setup", &settings)?;
    Ok(Record {
        setup: setup(&settings)?,
        moves: moves(&record, |name, _, value| choice(name, value))?,
    })
}

/// A move of yours.
pub fn choice(what: &str, value: &JsValue) -> Result<Choice, JsValue> {
    named(what, value, &Choice::ALL.map(Choice::name), Choice::named)
}

/// The kinds of plans.
const PLANS: &str = "plan must be \"equilibrium\", \"best\", { threshold } or { above }";

/// `"equilibrium"`, `"best"`, `{ threshold }` or `{ above }`.
pub fn plan(value: &JsValue) -> Result<Plan, JsValue> {
    let refused = |given: &str| type_error(&format!("{PLANS}, not {given}"));
    match value.as_string().as_deref() {
        Some("equilibrium") => return Ok(Plan::Equilibrium),
        Some("best") => return Ok(Plan::Best),
        Some(_) => return Err(range_error(format!("{PLANS}, not {}", shown(value)))),
        None if value.is_undefined() => return Ok(Plan::Equilibrium),
        None if !value.is_object() => return Err(refused(&shown(value))),
        None => {}
    }
    let [at, above] = [field(value, "threshold")?, field(value, "above")?];
    match (at.is_undefined(), above.is_undefined()) {
        (false, true) => Ok(Plan::Threshold(threshold("plan.threshold", &at)?.get())),
        (true, false) => Ok(Plan::Above(
            whole("plan.above", &above, 0, u32::MAX)? as usize
        )),
        (true, true) => Err(refused(&shown(value))),
        (false, false) => Err(refused("both { threshold } and { above }")),
    }
}

/// The number of rounds to be played at once.
pub fn rounds(value: &JsValue) -> Result<u32, JsValue> {
    if value.is_undefined() {
        return Ok(1000);
    }
    whole("rounds", value, 1, Forward::MOST_ROUNDS)
}
