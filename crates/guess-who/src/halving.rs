//! The tables of halving every time, and of other rules of thumb, that figures draw and speak from.

use crate::words::rules_of_thumb::{self, Best};
use upperhand::guess_who::{Pool, Probability, RuleOfThumb, RuleTable, Rules};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::sized;
use upperhand_kit::lru_cache::LruCache;

/// The tables by the rules and the side: up to two megabytes each.
#[derive(Default)]
pub struct Halving {
    tables: LruCache<(Rules, RuleOfThumb, u32), RuleTable, 16>,
    best: LruCache<Rules, Best, 15>,
}

/// What a frame has time for beside its pictures: about so many sums of replies, two milliseconds.
const SLICE: u64 = 1 << 21;

/// The largest pool for which rules of thumb are solved.
pub fn last_halved(rules: Rules) -> Pool {
    match rules.answers() {
        2 => sized(512),
        _ => sized(128),
    }
}

/// A table by the rules of the game, the rule of thumb, and the largest pool.
pub type Wanted = (Rules, RuleOfThumb, Pool);

/// What is left by keeping to a rule of thumb against somebody who knows it, and what that costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    pub left: Probability,
    pub cost: Probability,
}

/// Why that is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untold {
    Over,
    BeingComputed,
    /// A pool is too large for rules of thumb.
    Beyond,
}

/// Are rules of thumb told of a position? As far as their tables go.
pub fn can_be_told(position: &Position) -> Result<(), Untold> {
    if position.is_over() {
        return Err(Untold::Over);
    }
    if position.mine.max(position.theirs) > last_halved(position.rules) {
        return Err(Untold::Beyond);
    }
    Ok(())
}

/// The side of the table that reaches a pool, or as far as tables go.
fn side(rules: Rules, largest: Pool) -> u32 {
    let side = largest.get().next_power_of_two();
    side.min(last_halved(rules).get())
}

/// The table of halving every time that a position is told by; `None` where it is not told.
pub fn halving_at(position: &Position) -> Option<Wanted> {
    can_be_told(position).ok()?;
    let largest = position.mine.max(position.theirs);
    Some((position.rules, RuleOfThumb::Halve, largest))
}

impl Halving {
    /// The best rule of thumb under some rules.
    pub fn best(&mut self, rules: Rules) -> Best {
        *self.best.get(rules, rules_of_thumb::best)
    }

    /// The table of a rule of thumb that reaches a pool, or as far as tables go.
    pub fn rule_table(&mut self, wanted: Wanted) -> &RuleTable {
        let table = self.as_solved(wanted);
        while !table.advance(u64::MAX) {}
        table
    }

    /// The table as far as it is solved.
    pub fn as_solved(&mut self, (rules, rule, largest): Wanted) -> &mut RuleTable {
        let begin = |(rules, rule, side)| {
            RuleTable::begin(rules, rule, side).expect("a side held to what is solved")
        };
        self.tables.get((rules, rule, side(rules, largest)), begin)
    }

    /// Goes on with some tables for as long as a frame has time. Returns whether one is still not whole.
    pub fn prepare(&mut self, wanted: impl IntoIterator<Item = Wanted>) -> bool {
        for table in wanted {
            let table = self.as_solved(table);
            if !table.is_whole() && !table.advance(SLICE) {
                return true;
            }
        }
        false
    }

    /// The table as it is while it is being prepared; `None` where it is whole, or nobody prepares it.
    pub fn unfinished(&self, (rules, rule, largest): Wanted) -> Option<&RuleTable> {
        let table = self.tables.peek((rules, rule, side(rules, largest)));
        table.filter(|table| !table.is_whole())
    }

    /// What is known of a rule of thumb at a position, by the table that reaches it and a pool.
    pub fn told(
        &mut self,
        position: &Position,
        rule: RuleOfThumb,
        largest: Pool,
    ) -> Result<Kept, Untold> {
        let Position {
            rules,
            mine,
            theirs,
        } = *position;
        can_be_told(position)?;
        let wanted = (rules, rule, largest.max(mine).max(theirs));
        let table = match self.unfinished(wanted) {
            Some(table) if table.solved() < mine.get() => return Err(Untold::BeingComputed),
            Some(_) => self.as_solved(wanted),
            None => self.rule_table(wanted),
        };
        Ok(Kept {
            left: table.guarantee(mine, theirs),
            cost: table.cost(mine, theirs),
        })
    }
}
