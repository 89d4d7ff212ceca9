//! Continuous *Guts* in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::guts::{
    bankroll, bloc, coalition_players, independent, kitty, most_stakes, players, rare, repeated,
    ruin, rules, stake_factors, threshold, thresholds,
};
use crate::arguments::range_error;
use crate::shapes::guts::{
    GutsCoalition, GutsEquilibrium, GutsPayoff, GutsPot, GutsPotTail, GutsReply, GutsRuin,
};
use crate::shapes::to_js;
use upperhand::guts::coalition::{self, limiting};
use upperhand::guts::{self, Players};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `gutsPayoff(thresholds, { weenie, kitty })`: one round for every player.
#[wasm_bindgen(js_name = gutsPayoff)]
pub fn guts_payoff(all: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    let (thresholds, rules) = (thresholds(&all)?, rules(&rule_set)?);
    let round = if kitty(&rule_set)? {
        guts::kitty_payoff(rules, &thresholds)
    } else {
        guts::payoff(rules, &thresholds)
    };
    let round = round.map_err(range_error)?;
    to_js(&GutsPayoff::from(round))
}

/// `gutsEquilibrium(players, { weenie, kitty })`: where nobody gains by changing alone.
#[wasm_bindgen(js_name = gutsEquilibrium)]
pub fn guts_equilibrium(count: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    let players = players(&count, Players::FEWEST, Players::MOST)?;
    let rules = rules(&rule_set)?;
    let found = if kitty(&rule_set)? {
        guts::kitty_equilibrium(rules, players)
    } else {
        guts::equilibrium(rules, players)
    };
    to_js(&GutsEquilibrium::from(found))
}

/// `gutsBestResponse(threshold, players, { weenie, bloc })`: the worst that the others can do.
#[wasm_bindgen(js_name = gutsBestResponse)]
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
    to_js(&GutsReply::from(reply))
}

/// `gutsCoalition(players, { weenie, repeated, independent })`: player 1 against all others together, 3 to 20 players or
/// infinitely many.
#[wasm_bindgen(js_name = gutsCoalition)]
pub fn guts_coalition(count: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    let players = coalition_players(&count)?;
    let rules = rules(&rule_set)?;
    let (is_repeated, is_apart) = (repeated(&rule_set)?, independent(&rule_set)?);
    let Some(players) = players else {
        let solve = match (is_apart, is_repeated) {
            (true, _) => limiting::without_die,
            (false, true) => limiting::repeated,
            (false, false) => limiting::one_round,
        };
        return to_js(&GutsCoalition::from(solve(rules)));
    };
    let solved = if is_apart {
        coalition::without_die(rules, players)
    } else if is_repeated {
        coalition::repeated(rules, players)
    } else {
        coalition::one_round(rules, players)
    };
    to_js(&GutsCoalition::from(solved.map_err(range_error)?))
}

/// `gutsPotTail(players, { weenie, thresholds })`: how fast large pots become rare.
#[wasm_bindgen(js_name = gutsPotTail)]
pub fn guts_pot_tail(count: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    to_js(&GutsPotTail::from(stake_factors(&count, &rule_set)?.tail()))
}

/// `gutsPot(players, { weenie, thresholds, most })`: how long the pot lasts and how large it gets.
#[wasm_bindgen(js_name = gutsPot)]
pub fn guts_pot(count: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    let factors = stake_factors(&count, &rule_set)?;
    to_js(&GutsPot::new(&factors, most_stakes(&rule_set)?))
}

/// `gutsRuin(players, { weenie, threshold, bankroll })`: the chance that a bankroll does not last until the pot is taken.
#[wasm_bindgen(js_name = gutsRuin)]
pub fn guts_ruin(count: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    let antes = bankroll(&rule_set)?;
    let found = ruin(&count, &rule_set, antes)?.with(antes);
    to_js(&found.map(GutsRuin::from))
}

/// `gutsBankroll(players, { weenie, threshold, ruin })`: the smallest bankroll whose ruin is less likely than that.
#[wasm_bindgen(js_name = gutsBankroll)]
pub fn guts_bankroll(count: JsValue, rule_set: JsValue) -> Result<JsValue, JsValue> {
    let chance = rare(&rule_set)?;
    // Most answers are small.
    for most in [1000, guts::Ruin::MOST_BANKROLL] {
        let found = ruin(&count, &rule_set, most)?.smallest_bankroll(chance);
        if found.is_some() {
            return Ok(found.into());
        }
    }
    Ok(JsValue::NULL)
}
