//! The headless core in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::{Argument, Read, argument, range_error};
use crate::shapes::exact::Probability;
use crate::shapes::guess_who::{
    Blindfold, DrawnPlan, FairStart, GameLength, OneDeck, Position, PositionTable, Punishment,
    RuleMove, RuleOfThumbCost, ThreeChance, WorstPosition,
};
use crate::to_js;
use js_sys::BigInt;
use upperhand::BigRational;
use upperhand::guess_who::play::{Match, Move, Optimal, Strategy, outcomes};
use upperhand::guess_who::{
    self, Plan, Pool, RuleOfThumb, RuleTable, Rules, SolvedTable, WinTable,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The rules and the pools of a position.
fn position_of(rules: JsValue, mine: JsValue, theirs: JsValue) -> Read<(Rules, Pool, Pool)> {
    Ok((
        argument("rules", rules).rules()?,
        argument("mine", mine).pool()?,
        argument("theirs", theirs).pool()?,
    ))
}

/// Pools for which rules of thumb are solved.
fn small_pools(mine: JsValue, theirs: JsValue) -> Read<(Pool, Pool)> {
    let mine = argument("mine", mine).small_pool()?;
    Ok((mine, argument("theirs", theirs).small_pool()?))
}

/// `position(rules, mine, theirs)`: value, every optimal move, region.
#[wasm_bindgen]
pub fn position(rules: JsValue, mine: JsValue, theirs: JsValue) -> Read<JsValue> {
    let (rules, mine, theirs) = position_of(rules, mine, theirs)?;
    let found = guess_who::Position::at(rules, mine, theirs)?;
    to_js(&Position {
        win: found.win.into(),
        name_suspect: found.name_suspect,
        questions: found.questions,
        region: found.region.map(Into::into),
    })
}

/// `winProbability(rules, mine, theirs)`.
#[wasm_bindgen(js_name = winProbability)]
pub fn win_probability(rules: JsValue, mine: JsValue, theirs: JsValue) -> Read<JsValue> {
    let (rules, mine, theirs) = position_of(rules, mine, theirs)?;
    to_js(&Probability::from(guess_who::win_probability(
        rules, mine, theirs,
    )?))
}

/// `mostEvenQuestion(rules, mine, theirs)`: one optimal question, where there are too many to list.
#[wasm_bindgen(js_name = mostEvenQuestion)]
pub fn most_even_question(rules: JsValue, mine: JsValue, theirs: JsValue) -> Read<JsValue> {
    let (rules, mine, theirs) = position_of(rules, mine, theirs)?;
    to_js(&guess_who::most_even_question(rules, mine, theirs)?)
}

/// `questionCount(rules, mine, theirs)`.
#[wasm_bindgen(js_name = questionCount)]
pub fn question_count(rules: JsValue, mine: JsValue, theirs: JsValue) -> Read<BigInt> {
    let (rules, mine, theirs) = position_of(rules, mine, theirs)?;
    Ok(guess_who::question_count(rules, mine, theirs)?.into())
}

/// `fairStart(rules, theirs)`.
#[wasm_bindgen(js_name = fairStart)]
pub fn fair_start(rules: JsValue, theirs: JsValue) -> Read<JsValue> {
    let rules = argument("rules", rules).rules()?;
    let start = guess_who::fair_start(rules, argument("theirs", theirs).pool()?)?;
    to_js(&FairStart {
        mine: start.mine.get(),
        win: start.win.into(),
        win_with_one_more: start.win_with_one_more.map(Into::into),
    })
}

/// `questionValue(rules, mine, theirs, parts)`.
#[wasm_bindgen(js_name = questionValue)]
pub fn question_value(
    rules: JsValue,
    mine: JsValue,
    theirs: JsValue,
    parts: JsValue,
) -> Read<JsValue> {
    let (rules, mine, theirs) = position_of(rules, mine, theirs)?;
    let parts = argument("parts", parts).parts()?;
    let value = guess_who::question_value(rules, mine, theirs, &parts)?;
    to_js(&Probability::from(value))
}

/// `mixedWinProbability(ending, answers, opponentAnswers, mine, theirs)`.
#[wasm_bindgen(js_name = mixedWinProbability)]
pub fn mixed_win_probability(
    ending: JsValue,
    answers: JsValue,
    opponent_answers: JsValue,
    mine: JsValue,
    theirs: JsValue,
) -> Read<JsValue> {
    let win = guess_who::mixed_win_probability(
        argument("ending", ending).ending()?,
        argument("answers", answers).answers()?,
        argument("opponentAnswers", opponent_answers).answers()?,
        argument("mine", mine).pool()?,
        argument("theirs", theirs).pool()?,
    )?;
    to_js(&Probability::from(win))
}

/// `limitProbability(rules, x, y)`.
#[wasm_bindgen(js_name = limitProbability)]
pub fn limit_probability(rules: JsValue, x: JsValue, y: JsValue) -> Read<f64> {
    let rules = argument("rules", rules).rules()?;
    let (x, y) = (argument("x", x).positive()?, argument("y", y).positive()?);
    // `None` only for what `positive` has refused already.
    guess_who::limit_probability(rules, x, y)
        .ok_or_else(|| range_error("x and y must be positive finite numbers"))
}

/// `winTable(rules, maxMine, maxTheirs, { exhaustive })`.
#[wasm_bindgen(js_name = winTable)]
pub fn win_table(
    rules: JsValue,
    max_mine: JsValue,
    max_theirs: JsValue,
    options: JsValue,
) -> Read<JsValue> {
    let rules = argument("rules", rules).rules()?;
    let mine = argument("maxMine", max_mine).pool()?;
    let theirs = argument("maxTheirs", max_theirs).pool()?;
    let table = if argument("options", options).switch("exhaustive")? {
        WinTable::exhaustive(rules, mine, theirs)
    } else {
        WinTable::new(rules, mine, theirs)
    }?;
    to_js(&PositionTable {
        max_mine: table.max_mine.get(),
        max_theirs: table.max_theirs.get(),
        numerators: table.numerators.as_slice().into(),
    })
}

/// `ruleOfThumb(rules, rule, mine, theirs, { upTo })`.
#[wasm_bindgen(js_name = ruleOfThumb)]
pub fn rule_of_thumb(
    rules: JsValue,
    rule: JsValue,
    mine: JsValue,
    theirs: JsValue,
    options: JsValue,
) -> Read<JsValue> {
    let rules = argument("rules", rules).rules()?;
    let rule = argument("rule", rule).rule_of_thumb()?;
    let (mine, theirs) = small_pools(mine, theirs)?;
    let larger = mine.max(theirs);
    let up_to = argument("options", options).or("upTo", larger, Argument::small_pool)?;
    guess_who::win_probability(rules, mine, theirs)?;
    let table = RuleTable::new(rules, rule, larger.max(up_to).get())?;
    let kept = (!rules.is_over(mine, theirs)).then(|| rule.choose(rules, mine, theirs));
    to_js(&RuleOfThumbCost {
        loses: table.cost(mine, theirs).into(),
        kept: kept.map(|kept| match kept {
            Move::Ask(parts) => RuleMove::Ask(parts),
            Move::Name => RuleMove::Name("name"),
        }),
        worst: table.worst(up_to).map(|worst| WorstPosition {
            mine: worst.mine.get(),
            theirs: worst.theirs.get(),
            loses: worst.cost.into(),
        }),
        average: (&table.average(up_to)).into(),
    })
}

/// `punish(rules, rule, mine, theirs)`.
#[wasm_bindgen]
pub fn punish(rules: JsValue, rule: JsValue, mine: JsValue, theirs: JsValue) -> Read<JsValue> {
    let rules = argument("rules", rules).rules()?;
    let rule = argument("rule", rule).rule_of_thumb()?;
    let (mine, theirs) = small_pools(mine, theirs)?;
    let table = RuleTable::new(rules, rule, mine.max(theirs).get())?;
    let punished = table.punish(mine, theirs)?;
    to_js(&Punishment {
        win: punished.win.into(),
        name_suspect: punished.name_suspect,
        questions: punished.questions,
    })
}

/// `gameLength(rules, mine, theirs, { first, second })`.
#[wasm_bindgen(js_name = gameLength)]
pub fn game_length(
    rules: JsValue,
    mine: JsValue,
    theirs: JsValue,
    options: JsValue,
) -> Read<JsValue> {
    let rules = argument("rules", rules).rules()?;
    let (mine, theirs) = small_pools(mine, theirs)?;
    let options = argument("options", options);
    let player = |name: &str| options.or(name, None, Argument::player);
    let kept = [player("first")?, player("second")?];
    let side = if kept.contains(&None) {
        mine.max(theirs).get()
    } else {
        1
    };
    let table = SolvedTable::new(rules, side)?;
    let [first, second] = kept.map(|rule| strategy(rules, rule, &table));
    let (first, second) = (&*first, &*second);
    let game = Match {
        rules,
        first,
        second,
    };
    let outcomes = outcomes(&game, mine, theirs)?;
    to_js(&GameLength {
        mean: (&outcomes.mean_turns()).into(),
        variance: (&outcomes.variance_of_turns()).into(),
        most_turns: u32::try_from(outcomes.most_turns()).unwrap_or(u32::MAX),
        win: outcomes.first_wins().into(),
    })
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
pub fn three_players(rules: JsValue, pools: JsValue) -> Read<JsValue> {
    let rules = argument("rules", rules).rules()?;
    let pools = argument("pools", pools).three_pools()?;
    let chances = guess_who::three_players(rules, pools)?;
    to_js(&chances.map(|chance| ThreeChance {
        low: chance.low.into(),
        high: chance.high.into(),
    }))
}

/// `oneDeck(rules, size)`.
#[wasm_bindgen(js_name = oneDeck)]
pub fn one_deck(rules: JsValue, size: JsValue) -> Read<JsValue> {
    let ending = argument("rules", rules).board_rules()?.ending();
    let found = guess_who::one_deck(ending, argument("size", size).pool()?)?;
    to_js(&OneDeck {
        careless: found.careless.into(),
        hiding: found.hiding.into(),
        exact: found.exact.map(Into::into),
    })
}

/// `blindfold(rules, mine, theirs)`.
#[wasm_bindgen]
pub fn blindfold(rules: JsValue, mine: JsValue, theirs: JsValue) -> Read<JsValue> {
    let (rules, mine, theirs) = position_of(rules, mine, theirs)?;
    let solved = guess_who::blindfold(rules, mine, theirs)?;
    let drawn = |(plan, chance): &(Plan, BigRational)| DrawnPlan {
        chance: chance.into(),
        right: plan.right().to_vec(),
        wrong: plan.wrong().to_vec(),
    };
    to_js(&Blindfold {
        win: (&solved.win).into(),
        first: solved.first.iter().map(drawn).collect(),
        second: solved.second.iter().map(drawn).collect(),
    })
}
