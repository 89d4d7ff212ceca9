//! Continuous *Guts* in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::{Read, argument};
use crate::shapes::guts::{
    GutsCoalition, GutsEquilibrium, GutsInTurn, GutsPayoff, GutsPot, GutsPotTail, GutsReply,
    GutsRuin, numbers,
};
use crate::to_js;
use upperhand::guts;
use upperhand::guts::coalition::{self, limiting};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `gutsPayoff(thresholds, { weenie, kitty })`: one round for every player.
#[wasm_bindgen(js_name = gutsPayoff)]
pub fn guts_payoff(thresholds: JsValue, rules: JsValue) -> Read<JsValue> {
    let thresholds = argument("thresholds", thresholds).thresholds()?;
    let given = argument("rules", rules);
    let (rules, kitty) = (given.guts_rules()?, given.switch("kitty")?);
    let guts::Payoff { alpha, beta } = if kitty {
        guts::kitty_payoff(rules, &thresholds)?
    } else {
        guts::payoff(rules, &thresholds)?
    };
    to_js(&GutsPayoff { alpha, beta })
}

/// `gutsEquilibrium(players, { weenie, kitty })`: where nobody gains by changing alone.
#[wasm_bindgen(js_name = gutsEquilibrium)]
pub fn guts_equilibrium(players: JsValue, rules: JsValue) -> Read<JsValue> {
    let players = argument("players", players).players()?;
    let given = argument("rules", rules);
    let (rules, kitty) = (given.guts_rules()?, given.switch("kitty")?);
    let found = if kitty {
        guts::kitty_equilibrium(rules, players)
    } else {
        guts::equilibrium(rules, players)
    };
    to_js(&GutsEquilibrium {
        threshold: found.threshold.get(),
        beta: found.beta,
        recovers: found.recovers(),
    })
}

/// `gutsInTurn(players, { weenie })`: one round in which each declares in turn. Somebody always holds, so that there is no weenie.
#[wasm_bindgen(js_name = gutsInTurn)]
pub fn guts_in_turn(players: JsValue, rules: JsValue) -> Read<JsValue> {
    let players = argument("players", players).whole(2..=8)?;
    argument("rules", rules).guts_rules()?;
    let found = guts::InTurn::new(players as usize)?;
    to_js(&GutsInTurn {
        thresholds: found.thresholds().collect(),
        alpha: found.alpha(),
        gap: found.gap(),
    })
}

/// `gutsBestResponse(threshold, players, { weenie, bloc })`: the worst that the others can do.
#[wasm_bindgen(js_name = gutsBestResponse)]
pub fn guts_best_response(mine: JsValue, players: JsValue, rules: JsValue) -> Read<JsValue> {
    let mine = argument("threshold", mine).threshold()?;
    let players = argument("players", players).players()?;
    let given = argument("rules", rules);
    let (rules, bloc) = (given.guts_rules()?, given.switch("bloc")?);
    let reply = if bloc {
        guts::best_bloc_response(rules, players, mine)
    } else {
        guts::best_response(rules, players, mine)
    };
    to_js(&GutsReply {
        thresholds: numbers(reply.opponents.thresholds()),
        alpha: reply.alpha,
    })
}

/// `gutsCoalition(players, { weenie, repeated, independent })`: player 1 against all others together, 3 to 20 players or
/// infinitely many.
#[wasm_bindgen(js_name = gutsCoalition)]
pub fn guts_coalition(players: JsValue, rules: JsValue) -> Read<JsValue> {
    let players = argument("players", players).coalition_players()?;
    let given = argument("rules", rules);
    let rules = given.guts_rules()?;
    let (is_repeated, is_apart) = (given.switch("repeated")?, given.switch("independent")?);
    let Some(players) = players else {
        let solve = match (is_apart, is_repeated) {
            (true, _) => limiting::without_die,
            (false, true) => limiting::repeated,
            (false, false) => limiting::one_round,
        };
        return to_js(&GutsCoalition::from(solve(rules)));
    };
    let solved = match (is_apart, is_repeated) {
        (true, _) => coalition::without_die(rules, players),
        (false, true) => coalition::repeated(rules, players),
        (false, false) => coalition::one_round(rules, players),
    };
    to_js(&GutsCoalition::from(solved?))
}

/// `gutsPotTail(players, { weenie, thresholds })`: how fast large pots become rare.
#[wasm_bindgen(js_name = gutsPotTail)]
pub fn guts_pot_tail(players: JsValue, rules: JsValue) -> Read<JsValue> {
    let players = argument("players", players);
    let tail = argument("rules", rules).stake_factors(&players)?.tail();
    to_js(&GutsPotTail {
        exponent: tail.exponent,
        gap: tail.gap,
        mean: tail.has_mean(),
        variance: tail.has_variance(),
    })
}

/// `gutsPot(players, { weenie, thresholds, most })`: how long the pot lasts and how large it gets.
#[wasm_bindgen(js_name = gutsPot)]
pub fn guts_pot(players: JsValue, rules: JsValue) -> Read<JsValue> {
    let (players, rules) = (argument("players", players), argument("rules", rules));
    let factors = rules.stake_factors(&players)?;
    to_js(&GutsPot {
        ends: factors.chances()[0],
        exceeded: factors.exceeded(rules.most_stakes()? as usize),
    })
}

/// `gutsRuin(players, { weenie, threshold, bankroll })`: the chance that a bankroll does not last until the pot is taken.
#[wasm_bindgen(js_name = gutsRuin)]
pub fn guts_ruin(players: JsValue, rules: JsValue) -> Read<JsValue> {
    let (players, rules) = (argument("players", players), argument("rules", rules));
    let antes = rules.bankroll()?;
    let found = rules.ruin(&players, antes)?.with(antes);
    to_js(&found.map(|guts::ChanceBounds { low, high }| GutsRuin { low, high }))
}

/// `gutsBankroll(players, { weenie, threshold, ruin })`: the smallest bankroll whose ruin is less likely than that.
#[wasm_bindgen(js_name = gutsBankroll)]
pub fn guts_bankroll(players: JsValue, rules: JsValue) -> Read<JsValue> {
    let (players, rules) = (argument("players", players), argument("rules", rules));
    let chance = rules.rare()?;
    // Most answers are small.
    for most in [1000, guts::Ruin::MOST_BANKROLL] {
        let found = rules.ruin(&players, most)?.smallest_bankroll(chance);
        if found.is_some() {
            return Ok(found.into());
        }
    }
    Ok(JsValue::NULL)
}
