//! The questions of a position as a table, with what both answers lead to.

use super::super::facts::{Facts, less};
use super::super::options::Choice;
use super::phrases::{after, asked, bits, heading, of_pool, rules_in_words, unsolved, worth};
use upperhand_games::format::yes_or_no;
use upperhand_games::stakes::loss;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

pub fn table(facts: &Facts, extent: Extent) -> Table {
    let caption = format!("{}, under {}", heading(facts), rules_in_words(facts));
    match extent {
        Extent::Near => {
            let names = [
                "Question",
                "Say yes",
                "Bits",
                "Chance",
                "Loses",
                "After yes",
                "After no",
            ];
            let rows = facts.options.iter().map(|option| near(facts, option));
            Table::new(caption, &names, rows.collect())
        }
        Extent::Shown => {
            let names = "question yes of numerator denominator exact optimal bits".split(' ');
            let names: Vec<&str> = names.collect();
            let rows = facts.options.iter().map(|option| shown(facts, option));
            Table::new(caption, &names, rows.collect())
        }
    }
}

fn near(facts: &Facts, option: &Choice) -> Vec<String> {
    let unknown = || unsolved(facts).to_owned();
    let lost = match option.wins.zip(facts.wins) {
        _ if !option.tells(facts.position.mine.count()) => String::new(),
        Some((wins, best)) => less(wins, best, facts.position.pairs())
            .map_or_else(|| "not known exactly".to_owned(), loss),
        None => unknown(),
    };
    let after = |yes| after(facts, option, yes).unwrap_or_else(unknown);
    row([
        &asked(facts, option),
        &of_pool(facts, option),
        &bits(facts, option),
        &worth(facts, option).unwrap_or_else(str::to_owned),
        &lost,
        &after(true),
        &after(false),
    ])
}

fn shown(facts: &Facts, option: &Choice) -> Vec<String> {
    let known = |text: String| {
        if option.wins.is_some() {
            text
        } else {
            String::new()
        }
    };
    let [low, high] = option.wins.unwrap_or_default();
    let pool = facts.position.mine.count();
    let is_best = option.tells(pool) && option.wins == facts.wins;
    row([
        &asked(facts, option),
        &option.yes,
        &pool,
        &known(low.to_string()),
        &known(facts.position.pairs().to_string()),
        &known(yes_or_no(low == high)),
        &known(yes_or_no(is_best)),
        &bits(facts, option),
    ])
}
