//! *Guess Who?* by brute force: every move at every position, in whole numbers.
//!
//! `Q(n, m) = n·m·P(n, m)` is whole: asking is worth `n·m − Σ Q(m, part)`, naming a suspect `m` under the official rules
//! and `n·m − Q(m, n − 1)` under the open ones. The sum of the pools falls with every turn, so positions are filled in the
//! order of their sums.

use super::positions::of_sum;
use crate::check::{Check, Procedure, Summary, in_steps};
use upperhand::guess_who::{Ending, Rules};

/// Every position with pools up to a side, as [`Q`](self).
#[derive(Clone, Debug)]
pub(crate) struct NaiveTable {
    rules: Rules,
    side: u32,
    values: Vec<i64>,
}

impl NaiveTable {
    /// Nothing solved yet.
    fn empty(rules: Rules, side: u32) -> Self {
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
            for (n, m) in of_sum(sum, 1, side) {
                let value = table.best(n, m, &table);
                table.set(n, m, value);
            }
            check.progress_of(sum, 2 * side).await;
        }
        table
    }

    /// Two players, the first of whom moves by a rule, which has both tables, while the other has the best reply to that:
    /// half of the check's work that is left.
    pub async fn of_two(
        check: &mut Check,
        rules: [Rules; 2],
        side: u32,
        rule: impl Fn([&Self; 2], u32, u32) -> i64,
    ) -> [Self; 2] {
        check.stage(0.5);
        let [mut first, mut second] = rules.map(|rules| Self::empty(rules, side));
        for sum in 2..=2 * side {
            for (n, m) in of_sum(sum, 1, side) {
                let values = [rule([&first, &second], n, m), second.best(n, m, &first)];
                first.set(n, m, values[0]);
                second.set(n, m, values[1]);
            }
            check.progress_of(sum, 2 * side).await;
        }
        [first, second]
    }

    const fn index(&self, n: u32, m: u32) -> usize {
        n as usize * (self.side as usize + 1) + m as usize
    }

    /// `n·m·P(n, m)`; 0 for an empty pool.
    pub fn value(&self, n: u32, m: u32) -> i64 {
        self.values[self.index(n, m)]
    }

    fn set(&mut self, n: u32, m: u32, value: i64) {
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

    /// A race is over where one suspect is left.
    fn is_over(&self, n: u32, m: u32) -> bool {
        self.rules.ending() == Ending::Race && (n == 1 || m == 1)
    }

    /// The best of all moves, where the opponent's positions are in `others`.
    pub fn best(&self, n: u32, m: u32, others: &Self) -> i64 {
        if self.is_over(n, m) {
            return if m == 1 { 0 } else { i64::from(m) };
        }
        let answers = u32::from(self.rules.answers());
        let asking = (1..=n / 2)
            .map(|part| others.value(m, part) + others.least(m, n - part, part, answers - 1))
            .map(|left| i64::from(n) * i64::from(m) - left);
        let moves = asking.chain(self.naming_against(n, m, others));
        moves.max().unwrap_or(0)
    }

    /// A question about some, where the opponent's positions are in `others`; the end where the race is over.
    pub fn bid_against(&self, n: u32, m: u32, bid: u32, others: &Self) -> i64 {
        if self.is_over(n, m) {
            return self.best(n, m, others);
        }
        others.bid(n, m, bid)
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

/// A check of a size that begins with the table of all pools up to that.
pub(crate) fn in_table<S: Summary + 'static>(
    check: Check,
    rules: Rules,
    run: impl AsyncFnOnce(&mut Check, u32, &NaiveTable) -> S + 'static,
) -> Procedure {
    in_steps(check, async move |check, side| {
        let table = NaiveTable::fill(check, rules, side).await;
        run(check, side, &table).await
    })
}

/// A check in the table of the race.
pub(crate) fn race_table<S: Summary + 'static>(
    check: Check,
    run: impl AsyncFnOnce(&mut Check, u32, &NaiveTable) -> S + 'static,
) -> Procedure {
    in_table(check, Rules::RACE, run)
}

/// A check in the table of the official rules.
pub(crate) fn official_table<S: Summary + 'static>(
    check: Check,
    run: impl AsyncFnOnce(&mut Check, u32, &NaiveTable) -> S + 'static,
) -> Procedure {
    in_table(check, Rules::OFFICIAL, run)
}
