//! Continuous *Guts* in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::guts::{bloc, players, repeated, rules, threshold, thresholds};
use crate::arguments::{object, range_error};
use js_sys::Array;
use upperhand::guts::coalition::{self, Joint, Solution};
use upperhand::guts::{self, Players, Threshold};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

fn numbers(numbers: impl IntoIterator<Item = f64>) -> JsValue {
    let all: Array = numbers.into_iter().map(JsValue::from_f64).collect();
    all.into()
}

fn ascending(thresholds: Vec<Threshold>) -> JsValue {
    numbers(thresholds.into_iter().map(Threshold::get))
}

/// `gutsPayoff(thresholds, rules)`: one round for every player.
#[wasm_bindgen(js_name = gutsPayoff)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn guts_payoff(all: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    let (thresholds, rules) = (thresholds(&all)?, rules(&rule_set)?);
    let round = guts::payoff(rules, &thresholds).map_err(range_error)?;
    object(&[("alpha", numbers(round.alpha)), ("beta", round.beta.into())])
}

/// `gutsEquilibrium(players, rules)`: where nobody gains by changing alone.
#[wasm_bindgen(js_name = gutsEquilibrium)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn guts_equilibrium(count: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    let players = players(&count, Players::FEWEST, Players::MOST)?;
    let found = guts::equilibrium(rules(&rule_set)?, players);
    object(&[
        ("threshold", found.threshold.get().into()),
        ("beta", found.beta.into()),
        ("recovers", found.recovers().into()),
    ])
}

/// `gutsBestResponse(threshold, players, { weenie, bloc })`: the worst that the others can do.
#[wasm_bindgen(js_name = gutsBestResponse)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn guts_best_response(
    mine: JsValue,
    count: JsValue,
    rule_set: JsValue,
) -> Result<JsValue, JsValue> {
    let mine = threshold("threshold", &mine)?;
    let players = players(&count, Players::FEWEST, Players::MOST)?;
    let rules = rules(&rule_set)?;
    let reply = if bloc(&rule_set)? {
        guts::best_bloc_response(rules, players, mine)
    } else {
        guts::best_response(rules, players, mine)
    };
    object(&[
        ("thresholds", ascending(reply.opponents.thresholds())),
        ("alpha", reply.alpha.into()),
    ])
}

/// `gutsCoalition(players, { weenie, repeated })`: player 1 against all others together.
#[wasm_bindgen(js_name = gutsCoalition)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn guts_coalition(count: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    let players = players(&count, coalition::FEWEST_PLAYERS, coalition::MOST_PLAYERS)?;
    let rules = rules(&rule_set)?;
    let solved = if repeated(&rule_set)? {
        coalition::repeated(rules, players)
    } else {
        coalition::one_round(rules, players)
    };
    solution(&solved.map_err(range_error)?)
}

/// Value, gap and both mixtures; that of player 1 is empty where she does best to leave at once.
fn solution(solved: &Solution) -> Result<JsValue, JsValue> {
    let joint = |joint: &Joint| {
        object(&[
            ("thresholds", ascending(joint.opponents.thresholds())),
            ("weight", joint.weight.into()),
        ])
    };
    let strategies = solved.coalition.joint_strategies().iter().map(joint);
    let own = |threshold: Threshold| {
        object(&[("threshold", threshold.get().into()), ("weight", 1.into())])
    };
    let coalition = strategies.collect::<Result<Array, _>>()?;
    let player = solved.player.map(own).into_iter();
    object(&[
        ("value", solved.value.into()),
        ("gap", solved.gap.into()),
        ("coalition", coalition.into()),
        ("player", player.collect::<Result<Array, _>>()?.into()),
    ])
}
