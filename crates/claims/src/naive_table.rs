//! *Guess Who?* by brute force: every move at every position, in whole numbers.
//!
//! `Q(n, m) = n·m·P(n, m)` is whole: asking is worth `n·m − Σ Q(m, part)`, naming a suspect `m` under the official rules
//! and `n·m − Q(m, n − 1)` under the open ones. The sum of the pools falls with every turn, so positions are filled in the
//! order of their sums.

use super::check::Check;
use upperhand::guess_who::{Ending, Rules};

/// Every position with pools up to a side, as [`Q`](self).
#[derive(Clone, Debug)]
pub(super) struct NaiveTable {
    rules: Rules,
    side: u32,
    values: Vec<i64>,
}

impl NaiveTable {
    /// Nothing solved yet.
    pub fn empty(rules: Rules, side: u32) -> Self {
        Self {
            rules,
            side,
            values: vec![0; (side as usize + 1).pow(2)],
        }
    }

    /// Tries every move at every position: half of the check's work that is left.
    pub async fn fill(check: &mut Check, rules: Rules, side: u32) -> Self {
        check.stage(0.5);
        let mut table = Self::empty(rules, side);
        for sum in 2..=2 * side {
            for n in sum.saturating_sub(side).max(1)..=side.min(sum - 1) {
                let value = table.best(n, sum - n, &table);
                table.set(n, sum - n, value);
            }
            check.progress_of(sum, 2 * side).await;
        }
        table
    }

    const fn index(&self, n: u32, m: u32) -> usize {
        n as usize * (self.side as usize + 1) + m as usize
    }

    /// `n·m·P(n, m)`; 0 for an empty pool.
    pub fn value(&self, n: u32, m: u32) -> i64 {
        self.values[self.index(n, m)]
    }

    /// Holds a value.
    pub fn set(&mut self, n: u32, m: u32, value: i64) {
        let index = self.index(n, m);
        self.values[index] = value;
    }

    /// `n·m` times the chance after a question with these parts.
    pub fn question(&self, n: u32, m: u32, parts: &[u32]) -> i64 {
        let left: i64 = parts.iter().map(|&part| self.value(m, part)).sum();
        i64::from(n) * i64::from(m) - left
    }

    /// `n·m` times the chance after a yes/no question with `bid` suspects on one side.
    pub fn bid(&self, n: u32, m: u32, bid: u32) -> i64 {
        self.question(n, m, &[bid, n - bid])
    }

    /// The bids up to half of the pool that no other bid beats.
    pub fn best_bids(&self, n: u32, m: u32) -> Vec<u32> {
        let bids = 1..=n / 2;
        let best = bids.clone().map(|bid| self.bid(n, m, bid)).max();
        bids.filter(|&bid| Some(self.bid(n, m, bid)) == best)
            .collect()
    }

    /// `n·m` times the chance after naming a suspect; `None` in the race, where that is not a move.
    pub fn naming(&self, n: u32, m: u32) -> Option<i64> {
        self.naming_against(n, m, self)
    }

    fn naming_against(&self, n: u32, m: u32, others: &Self) -> Option<i64> {
        match self.rules.ending() {
            Ending::Race => None,
            Ending::Official => Some(i64::from(m)),
            Ending::Open if n == 1 => Some(i64::from(m)),
            Ending::Open => Some(i64::from(n) * i64::from(m) - others.value(m, n - 1)),
        }
    }

    /// The best of all moves, where the opponent's positions are in `others`.
    pub fn best(&self, n: u32, m: u32, others: &Self) -> i64 {
        if self.rules.ending() == Ending::Race && (n == 1 || m == 1) {
            return if m == 1 { 0 } else { i64::from(m) };
        }
        let answers = u32::from(self.rules.answers());
        let asking = (1..=n / 2)
            .map(|part| others.value(m, part) + others.least(m, n - part, part, answers - 1))
            .map(|left| i64::from(n) * i64::from(m) - left);
        let moves = asking.chain(self.naming_against(n, m, others));
        moves.max().unwrap_or(0)
    }

    /// The least `Σ Q(m, part)` over splits of `rest` into at most `parts` parts, none below `smallest`.
    fn least(&self, m: u32, rest: u32, smallest: u32, parts: u32) -> i64 {
        let whole = self.value(m, rest);
        if parts == 1 {
            return whole;
        }
        let split = (smallest..=rest / 2)
            .map(|part| self.value(m, part) + self.least(m, rest - part, part, parts - 1));
        split.fold(whole, i64::min)
    }
}
