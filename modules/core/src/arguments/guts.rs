//! The arguments of *Guts*: thresholds, players, rules.

use super::{field, list, range_error, shown, switch, type_error, whole};
use js_sys::RangeError;
use upperhand::guts::coalition::{FEWEST_PLAYERS, MOST_PLAYERS};
use upperhand::guts::{Players, Ruin, Rules, StakeFactors, Threshold};
use wasm_bindgen::JsValue;

/// A number from 0 to 1.
pub fn threshold(name: &str, value: &JsValue) -> Result<Threshold, JsValue> {
    let allowed = || format!("{name} must be a number from 0 to 1, not {}", shown(value));
    let Some(number) = value.as_f64() else {
        return Err(type_error(&allowed()));
    };
    Threshold::new(number).map_err(|_| RangeError::new(&allowed()).into())
}

/// One threshold for each of 2 to 64 players.
pub fn thresholds(value: &JsValue) -> Result<Vec<Threshold>, JsValue> {
    let (least, most) = (count(Players::FEWEST), count(Players::MOST));
    thresholds_of(least, most, value)
}

/// As many thresholds as may be given.
fn thresholds_of(least: u32, most: u32, value: &JsValue) -> Result<Vec<Threshold>, JsValue> {
    let all = list("thresholds", "numbers from 0 to 1", value, least, most)?;
    let each = all.iter().enumerate();
    each.map(|(index, item)| threshold(&format!("thresholds[{index}]"), item))
        .collect()
}

/// A number of players: a whole number from `least` to `most`.
pub fn players(value: &JsValue, least: usize, most: usize) -> Result<Players, JsValue> {
    let given = whole("players", value, count(least), count(most))?;
    Players::new(given as usize).map_err(range_error)
}

/// The number of players of a coalition game; `None` for infinitely many.
pub fn coalition_players(value: &JsValue) -> Result<Option<Players>, JsValue> {
    if is_infinite(value) {
        return Ok(None);
    }
    players(value, FEWEST_PLAYERS, MOST_PLAYERS).map(Some)
}

fn is_infinite(players: &JsValue) -> bool {
    players.as_f64() == Some(f64::INFINITY)
}

/// What a round does to the stakes: of 2 to 1000 players or of infinitely many, at the equilibrium or at `rules.thresholds`.
pub fn stake_factors(players: &JsValue, rule_set: &JsValue) -> Result<StakeFactors, JsValue> {
    let rules = rules(rule_set)?;
    let given = field_of(rule_set, "thresholds")?;
    if is_infinite(players) {
        if given.is_undefined() {
            return Ok(StakeFactors::in_the_limit(rules));
        }
        return Err(range_error(
            "thresholds are for a whole number of players, not for Infinity",
        ));
    }
    let (least, most) = (count(Players::FEWEST), count(StakeFactors::MOST_PLAYERS));
    let number = whole("players", players, least, most)?;
    let factors = if given.is_undefined() {
        StakeFactors::at_equilibrium(rules, number as usize)
    } else {
        StakeFactors::new(rules, &thresholds_of(number, number, &given)?)
    };
    factors.map_err(range_error)
}

/// A field of the rules, undefined when these are not there.
fn field_of(rule_set: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    if rule_set.is_undefined() {
        return Ok(JsValue::UNDEFINED);
    }
    field(rule_set, name)
}

/// `bankroll`, in antes.
pub fn bankroll(rule_set: &JsValue) -> Result<u32, JsValue> {
    let given = field_of(rule_set, "bankroll")?;
    whole("bankroll", &given, 1, Ruin::MOST_BANKROLL)
}

/// `ruin`, a chance; 0.01 when it is not there.
pub fn rare(rule_set: &JsValue) -> Result<f64, JsValue> {
    let given = field_of(rule_set, "ruin")?;
    if given.is_undefined() {
        return Ok(0.01);
    }
    threshold("ruin", &given).map(Threshold::get)
}

/// `most`, the most multiples of the antes that are followed.
pub fn most_stakes(rule_set: &JsValue) -> Result<u32, JsValue> {
    whole("most", &field_of(rule_set, "most")?, 1, 100_000)
}

/// Ruin with up to this bankroll, at the equilibrium or at `threshold`, the same for all.
pub fn ruin(players: &JsValue, rule_set: &JsValue, bankroll: u32) -> Result<Ruin, JsValue> {
    let rules = rules(rule_set)?;
    let (least, most) = (count(Players::FEWEST), count(StakeFactors::MOST_PLAYERS));
    let number = whole("players", players, least, most)? as usize;
    let given = field_of(rule_set, "threshold")?;
    let solved = if given.is_undefined() {
        Ruin::at_equilibrium(rules, number, bankroll)
    } else {
        Ruin::new(rules, number, threshold("threshold", &given)?, bankroll)
    };
    solved.map_err(range_error)
}

/// A number of players as JavaScript knows it.
fn count(players: usize) -> u32 {
    u32::try_from(players).unwrap_or(u32::MAX)
}

/// `rules.weenie`: the standard rules when it is not there.
pub fn rules(value: &JsValue) -> Result<Rules, JsValue> {
    Ok(if switch("rules", value, "weenie")? {
        Rules::Weenie
    } else {
        Rules::Standard
    })
}

/// `rules.kitty`, false when it is not there.
pub fn kitty(rules: &JsValue) -> Result<bool, JsValue> {
    switch("rules", rules, "kitty")
}

/// `rules.bloc`, false when it is not there.
pub fn bloc(rules: &JsValue) -> Result<bool, JsValue> {
    switch("rules", rules, "bloc")
}

/// `rules.repeated`, false when it is not there.
pub fn repeated(rules: &JsValue) -> Result<bool, JsValue> {
    switch("rules", rules, "repeated")
}

/// `rules.independent`, false when it is not there.
pub fn independent(rules: &JsValue) -> Result<bool, JsValue> {
    switch("rules", rules, "independent")
}
