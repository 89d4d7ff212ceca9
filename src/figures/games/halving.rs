//! The tables of halving every time that figures draw and speak from.

use super::position::Position;
use super::rule_sets::sized;
use super::rules_of_thumb::{self, Best};
use super::stakes::points;
use crate::figures::kit::format::{grouped, percent};
use crate::figures::kit::lru_cache::LruCache;
use crate::guess_who::{Ending, Pool, RuleOfThumb, RuleTable, Rules};

/// The tables by the rules and the side: up to a megabyte each.
#[derive(Default)]
pub struct Halving {
    tables: LruCache<(Rules, RuleOfThumb, u32), RuleTable, 16>,
    best: LruCache<Rules, Best, 15>,
}

/// The largest pool for which halving every time is solved.
pub fn last_halved(rules: Rules) -> Pool {
    match rules.answers() {
        2 => sized(512),
        _ => sized(128),
    }
}

/// The name of an even split at every turn: with two answers to every question that is a half. An even split this once
/// [has another](super::stakes::even_split_name).
pub const fn every_time(is_yes_no: bool) -> &'static str {
    if is_yes_no {
        "Halving every time"
    } else {
        "Splitting evenly every time"
    }
}

/// The name of an even split this once, as a term.
pub const fn this_once(is_yes_no: bool) -> &'static str {
    if is_yes_no {
        "Halving now"
    } else {
        "Splitting evenly now"
    }
}

impl Halving {
    /// The best rule of thumb under some rules, and its price.
    pub fn rule_of_thumb(&mut self, rules: Rules) -> String {
        rules_of_thumb::said(rules, self.best.get(rules, rules_of_thumb::best))
    }

    /// The table of halving every time that reaches `largest`, or as far as tables go.
    pub fn table(&mut self, rules: Rules, largest: Pool) -> &RuleTable {
        self.rule_table(rules, RuleOfThumb::Halve, largest)
    }

    /// The table of a rule of thumb that reaches `largest`, or as far as tables go.
    pub fn rule_table(&mut self, rules: Rules, rule: RuleOfThumb, largest: Pool) -> &RuleTable {
        let side = largest.get().next_power_of_two();
        let side = side.min(last_halved(rules).get());
        let make = |(rules, rule, side)| {
            RuleTable::new(rules, rule, side).expect("a side held to what is solved")
        };
        self.tables.get((rules, rule, side), make)
    }

    /// The chance that is left by halving every time, and its loss: "33.3 % (8.3 points less)". Where a pool is one and
    /// suspects are named, whoever halves every time names: that is no question, and the text says so.
    pub fn said(&mut self, position: &Position) -> String {
        let (rules, mine, theirs) = (position.rules, position.mine, position.theirs);
        let last = last_halved(rules);
        if position.is_over() {
            return "the game is over".to_owned();
        }
        if mine.max(theirs) > last {
            return format!("not computed beyond {}", grouped(last.get()));
        }
        let table = self.table(rules, mine.max(theirs));
        let (left, cost) = (table.guarantee(mine, theirs), table.cost(mine, theirs));
        let less = match cost.numerator() {
            0 => "nothing lost".to_owned(),
            _ => format!("{} less", points(cost)),
        };
        let by_name = match rules.ending() {
            Ending::Official | Ending::Open if mine.get().min(theirs.get()) == 1 => {
                "names a suspect: "
            }
            Ending::Race | Ending::Official | Ending::Open => "",
        };
        format!("{by_name}{} ({less})", percent(left))
    }
}
