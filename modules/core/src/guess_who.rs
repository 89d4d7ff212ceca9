//! The headless core in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::guess_who::{
    answers, ending, exhaustive, parts, player, pool, rule_of_thumb as rule, rules, small_pool,
    three_pools, up_to,
};
use crate::arguments::{positive, range_error};
use crate::shapes::exact::Probability;
use crate::shapes::guess_who::{
    Blindfold, FairStart, GameLength, Position, PositionTable, Punishment, RuleOfThumbCost,
    ThreeChance,
};
use crate::shapes::to_js;
use js_sys::BigInt;
use upperhand::guess_who::play::{Match, Optimal, Strategy, outcomes};
use upperhand::guess_who::{self, Pool, RuleOfThumb, RuleTable, Rules, SolvedTable, WinTable};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The rules and the pools of a position.
fn pools(
    rule_set: &JsValue,
    mine: &JsValue,
    theirs: &JsValue,
) -> Result<(Rules, Pool, Pool), JsValue> {
    Ok((
        rules(rule_set)?,
        pool("mine", mine)?,
        pool("theirs", theirs)?,
    ))
}

/// `position(rules, mine, theirs)`: value, every optimal move, region.
#[wasm_bindgen]
pub fn position(rule_set: JsValue, mine: JsValue, theirs: JsValue) -> Result<JsValue, JsValue> {
    let (rules, mine, theirs) = pools(&rule_set, &mine, &theirs)?;
    let found = guess_who::Position::at(rules, mine, theirs).map_err(range_error)?;
    to_js(&Position::from(found))
}

/// `winProbability(rules, mine, theirs)`.
#[wasm_bindgen(js_name = winProbability)]
pub fn win_probability(
    rule_set: JsValue,
    mine: JsValue,
    theirs: JsValue,
) -> Result<JsValue, JsValue> {
    let (rules, mine, theirs) = pools(&rule_set, &mine, &theirs)?;
    let win = guess_who::win_probability(rules, mine, theirs);
    to_js(&Probability::from(win.map_err(range_error)?))
}

/// `mostEvenQuestion(rules, mine, theirs)`: one optimal question, where there are too many to list.
#[wasm_bindgen(js_name = mostEvenQuestion)]
pub fn most_even_question(
    rule_set: JsValue,
    mine: JsValue,
    theirs: JsValue,
) -> Result<JsValue, JsValue> {
    let (rules, mine, theirs) = pools(&rule_set, &mine, &theirs)?;
    let parts = guess_who::most_even_question(rules, mine, theirs);
    to_js(&parts.map_err(range_error)?)
}

/// `questionCount(rules, mine, theirs)`.
#[wasm_bindgen(js_name = questionCount)]
pub fn question_count(
    rule_set: JsValue,
    mine: JsValue,
    theirs: JsValue,
) -> Result<BigInt, JsValue> {
    let (rules, mine, theirs) = pools(&rule_set, &mine, &theirs)?;
    let count = guess_who::question_count(rules, mine, theirs);
    Ok(BigInt::from(count.map_err(range_error)?))
}

/// `fairStart(rules, theirs)`.
#[wasm_bindgen(js_name = fairStart)]
pub fn fair_start(rule_set: JsValue, theirs: JsValue) -> Result<JsValue, JsValue> {
    let start = guess_who::fair_start(rules(&rule_set)?, pool("theirs", &theirs)?);
    to_js(&FairStart::from(start.map_err(range_error)?))
}

/// `questionValue(rules, mine, theirs, parts)`.
#[wasm_bindgen(js_name = questionValue)]
pub fn question_value(
    rule_set: JsValue,
    mine: JsValue,
    theirs: JsValue,
    question: JsValue,
) -> Result<JsValue, JsValue> {
    let (rules, mine, theirs) = pools(&rule_set, &mine, &theirs)?;
    let parts = parts(&question)?;
    let value = guess_who::question_value(rules, mine, theirs, &parts);
    to_js(&Probability::from(value.map_err(range_error)?))
}

/// `mixedWinProbability(ending, answers, opponentAnswers, mine, theirs)`.
#[wasm_bindgen(js_name = mixedWinProbability)]
pub fn mixed_win_probability(
    game_ending: JsValue,
    my_answers: JsValue,
    opponent_answers: JsValue,
    mine: JsValue,
    theirs: JsValue,
) -> Result<JsValue, JsValue> {
    let ending = ending("ending", &game_ending)?;
    let (mover, opponent) = (
        answers("answers", &my_answers)?,
        answers("opponentAnswers", &opponent_answers)?,
    );
    let (mine, theirs) = (pool("mine", &mine)?, pool("theirs", &theirs)?);
    let win = guess_who::mixed_win_probability(ending, mover, opponent, mine, theirs);
    to_js(&Probability::from(win.map_err(range_error)?))
}

/// `limitProbability(rules, x, y)`.
#[wasm_bindgen(js_name = limitProbability)]
pub fn limit_probability(rule_set: JsValue, x: JsValue, y: JsValue) -> Result<f64, JsValue> {
    let rules = rules(&rule_set)?;
    let (x, y) = (positive("x", &x)?, positive("y", &y)?);
    // `None` only for what `positive` has refused already.
    guess_who::limit_probability(rules, x, y)
        .ok_or_else(|| js_sys::RangeError::new("x and y must be positive finite numbers").into())
}

/// `winTable(rules, maxMine, maxTheirs, { exhaustive })`.
#[wasm_bindgen(js_name = winTable)]
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
    to_js(&PositionTable::from(table.map_err(range_error)?))
}

/// `ruleOfThumb(rules, rule, mine, theirs, { upTo })`.
#[wasm_bindgen(js_name = ruleOfThumb)]
pub fn rule_of_thumb(
    rule_set: JsValue,
    rule_name: JsValue,
    mine: JsValue,
    theirs: JsValue,
    options: JsValue,
) -> Result<JsValue, JsValue> {
    let (rules, rule) = (rules(&rule_set)?, rule(&rule_name)?);
    let (mine, theirs) = (small_pool("mine", &mine)?, small_pool("theirs", &theirs)?);
    let up_to = up_to(&options, mine.max(theirs))?;
    guess_who::win_probability(rules, mine, theirs).map_err(range_error)?;
    let side = mine.max(theirs).max(up_to);
    let table = RuleTable::new(rules, rule, side.get()).map_err(range_error)?;
    let kept = (!rules.is_over(mine, theirs)).then(|| rule.choose(rules, mine, theirs));
    to_js(&RuleOfThumbCost::at(&table, (mine, theirs), kept, up_to)?)
}

/// `punish(rules, rule, mine, theirs)`.
#[wasm_bindgen]
pub fn punish(
    rule_set: JsValue,
    rule_name: JsValue,
    mine: JsValue,
    theirs: JsValue,
) -> Result<JsValue, JsValue> {
    let (rules, rule) = (rules(&rule_set)?, rule(&rule_name)?);
    let (mine, theirs) = (small_pool("mine", &mine)?, small_pool("theirs", &theirs)?);
    let table = RuleTable::new(rules, rule, mine.max(theirs).get()).map_err(range_error)?;
    let punished = table.punish(mine, theirs).map_err(range_error)?;
    to_js(&Punishment::from(punished))
}

/// `gameLength(rules, mine, theirs, { first, second })`.
#[wasm_bindgen(js_name = gameLength)]
pub fn game_length(
    rule_set: JsValue,
    mine: JsValue,
    theirs: JsValue,
    options: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = rules(&rule_set)?;
    let (mine, theirs) = (small_pool("mine", &mine)?, small_pool("theirs", &theirs)?);
    let kept = [player(&options, "first")?, player(&options, "second")?];
    let side = if kept.contains(&None) {
        mine.max(theirs).get()
    } else {
        1
    };
    let table = SolvedTable::new(rules, side).map_err(range_error)?;
    let [first, second] = kept.map(|rule| strategy(rules, rule, &table));
    let (first, second) = (&*first, &*second);
    let game = Match {
        rules,
        first,
        second,
    };
    let outcomes = outcomes(&game, mine, theirs).map_err(range_error)?;
    to_js(&GameLength::try_from(&outcomes)?)
}

/// Somebody who keeps to a rule, or plays perfectly.
fn strategy<'a>(
    rules: Rules,
    rule: Option<RuleOfThumb>,
    table: &'a SolvedTable,
) -> Box<dyn Strategy + 'a> {
    match rule {
        Some(rule) => Box::new(move |mine, theirs| rule.choose(rules, mine, theirs)),
        None => Box::new(Optimal(table)),
    }
}

/// `threePlayers(rules, pools)`.
#[wasm_bindgen(js_name = threePlayers)]
pub fn three_players(rule_set: JsValue, pools: JsValue) -> Result<JsValue, JsValue> {
    let (rules, pools) = (rules(&rule_set)?, three_pools(&pools)?);
    let chances = guess_who::three_players(rules, pools).map_err(range_error)?;
    to_js(&chances.map(ThreeChance::from))
}

/// `blindfold(rules, mine, theirs)`.
#[wasm_bindgen]
pub fn blindfold(rule_set: JsValue, mine: JsValue, theirs: JsValue) -> Result<JsValue, JsValue> {
    let (rules, mine, theirs) = pools(&rule_set, &mine, &theirs)?;
    let solved = guess_who::blindfold(rules, mine, theirs).map_err(range_error)?;
    to_js(&Blindfold::try_from(&solved)?)
}
