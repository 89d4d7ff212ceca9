//! The headless core in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::{Argument, range_error};
use crate::shapes::exact::Probability;
use crate::shapes::guess_who::{
    Blindfold, FairStart, GameLength, OneDeck, Position, PositionTable, Punishment,
    RuleOfThumbCost, ThreeChance,
};
use upperhand::guess_who::play::{Match, Optimal, Strategy, outcomes};
use upperhand::guess_who::{self, RuleOfThumb, RuleTable, Rules, SolvedTable, WinTable};

exports! {
    /// Value, every optimal move, region.
    fn position(rules: rules, mine: pool, theirs: pool) -> Position {
        guess_who::Position::at(rules, mine, theirs)?
    }

    fn winProbability(rules: rules, mine: pool, theirs: pool) -> Probability {
        guess_who::win_probability(rules, mine, theirs)?
    }

    /// One optimal question, where there are too many to list.
    fn mostEvenQuestion(rules: rules, mine: pool, theirs: pool) -> Vec<u32> {
        guess_who::most_even_question(rules, mine, theirs)?
    }

    fn questionCount(rules: rules, mine: pool, theirs: pool) -> u128 {
        guess_who::question_count(rules, mine, theirs)?
    }

    fn fairStart(rules: rules, theirs: pool) -> FairStart {
        guess_who::fair_start(rules, theirs)?
    }

    fn questionValue(rules: rules, mine: pool, theirs: pool, parts: parts) -> Probability {
        guess_who::question_value(rules, mine, theirs, &parts)?
    }

    fn mixedWinProbability(
        ending: ending,
        answers: answers,
        opponentAnswers: answers,
        mine: pool,
        theirs: pool
    ) -> Probability {
        guess_who::mixed_win_probability(ending, answers, opponentAnswers, mine, theirs)?
    }

    fn limitProbability(rules: rules, x: positive, y: positive) -> f64 {
        // `None` only for what `positive` has refused already.
        guess_who::limit_probability(rules, x, y)
            .ok_or_else(|| range_error("x and y must be positive finite numbers"))?
    }

    fn winTable(rules: rules, maxMine: pool, maxTheirs: pool, options) -> PositionTable {
        if options.switch("exhaustive")? {
            WinTable::exhaustive(rules, maxMine, maxTheirs)
        } else {
            WinTable::new(rules, maxMine, maxTheirs)
        }?
    }

    fn ruleOfThumb(
        rules: rules,
        rule: rule_of_thumb,
        mine: small_pool,
        theirs: small_pool,
        options
    ) -> RuleOfThumbCost {
        let larger = mine.max(theirs);
        let up_to = options.or("upTo", larger, Argument::small_pool)?;
        guess_who::win_probability(rules, mine, theirs)?;
        let table = RuleTable::new(rules, rule, larger.max(up_to).get())?;
        let kept = (!rules.is_over(mine, theirs)).then(|| rule.choose(rules, mine, theirs));
        (table, [mine, theirs], kept, up_to)
    }

    fn punish(
        rules: rules,
        rule: rule_of_thumb,
        mine: small_pool,
        theirs: small_pool
    ) -> Punishment {
        let table = RuleTable::new(rules, rule, mine.max(theirs).get())?;
        table.punish(mine, theirs)?
    }

    fn gameLength(rules: rules, mine: small_pool, theirs: small_pool, options) -> GameLength {
        let player = |name: &str| options.or(name, None, Argument::player);
        let kept = [player("first")?, player("second")?];
        let side = if kept.contains(&None) { mine.max(theirs).get() } else { 1 };
        let table = SolvedTable::new(rules, side)?;
        let [first, second] = kept.map(|rule| strategy(rules, rule, &table));
        let (first, second) = (&*first, &*second);
        outcomes(&Match { rules, first, second }, mine, theirs)?
    }

    fn threePlayers(rules: rules, pools: three_pools) -> [ThreeChance; 3] {
        guess_who::three_players(rules, pools)?
    }

    fn oneDeck(rules: board_rules, size: pool) -> OneDeck {
        guess_who::one_deck(rules.ending(), size)?
    }

    fn blindfold(rules: rules, mine: pool, theirs: pool) -> Blindfold {
        guess_who::blindfold(rules, mine, theirs)?
    }
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
