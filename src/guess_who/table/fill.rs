//! Fills the table: every position once, each from the positions it can lead to.

use super::runs::{Period, Row, Runs, least_sum};
use crate::guess_who::pool::Pool;
use crate::guess_who::recurrence::value;
use crate::guess_who::rules::{Ending, Rules};

/// Rows and columns solved together, so that what they read stays in the nearest cache.
const BLOCK: usize = 32;

/// The number of folds that a table keeps: splits into up to one part fewer than a question has answers.
pub(super) fn folds(rules: Rules) -> usize {
    usize::from(rules.answers()) - 1
}

/// The memory of a rule set's table.
pub(super) fn needed_bytes(rules: Rules, side: Pool) -> u64 {
    // Index 0 of rows and columns is unused.
    let rows = u64::from(side.get()) + 1;
    rows.saturating_mul(rows)
        .saturating_mul(4 * folds(rules) as u64)
}

/// `result[s − 1][m·(side + 1) + n]` is `F_s(n)` of row m, the table's Q for s = 1.
pub(super) fn solve(rules: Rules, side: usize) -> Vec<Vec<i32>> {
    let mut filling = Filling::new(rules, side);
    for top in (1..=side).step_by(BLOCK) {
        for left in (1..=top).step_by(BLOCK) {
            for n in top..(side + 1).min(top + BLOCK) {
                for m in left..(n + 1).min(left + BLOCK) {
                    filling.fill_both(n, m);
                }
            }
        }
    }
    filling.folds
}

/// The period in which rows were seen to be convex, each fold of them, for every rule set up to 384.
fn period(rules: Rules) -> Period {
    let answers = usize::from(rules.answers());
    match rules.ending() {
        Ending::Race => answers - 1,
        Ending::Official => answers * (answers - 1),
        Ending::Open => (answers - 2).max(1),
    }
}

struct Filling {
    rules: Rules,
    stride: usize,
    period: Period,
    folds: Vec<Vec<i32>>,
    /// `runs[s − 1][m]` are the runs of row m of `folds[s − 1]`.
    runs: Vec<Vec<Runs>>,
}

impl Filling {
    fn new(rules: Rules, side: usize) -> Self {
        let stride = side + 1;
        Self {
            rules,
            stride,
            period: period(rules),
            folds: vec![vec![0; stride * stride]; folds(rules)],
            runs: vec![vec![Runs::default(); stride]; folds(rules)],
        }
    }

    /// Solves (n, m) and (m, n), where rows n and m are known up to m − 1 and n − 1.
    fn fill_both(&mut self, n: usize, m: usize) {
        let value = self.value(n, m);
        if n != m {
            let mirrored = self.value(m, n);
            self.keep(0, m, n, mirrored);
        }
        self.keep(0, n, m, value);
    }

    /// Q(n, m) from row m up to n − 1; extends the row's folds to n.
    fn value(&mut self, n: usize, m: usize) -> i32 {
        let row = self.row(0, m);
        let reply_to_miss = row.elements[n - 1];
        let mut least_reply = None;
        if n > 1 {
            let two = least_sum(&row, &row, n, n / 2, self.period);
            least_reply = Some(if self.rules.answers() > 2 {
                self.more_parts(n, m, two)
            } else {
                two
            });
        }
        value(self.rules.ending(), n, m, least_reply, reply_to_miss)
    }

    /// The least reply to a split of n into any allowed number of parts; `two` is that into two.
    #[inline(never)]
    fn more_parts(&mut self, n: usize, m: usize, two: i32) -> i32 {
        self.keep(1, m, n, two);
        let most_parts = usize::from(self.rules.answers()).min(n);
        let mut reply = two;
        for parts in 3..=most_parts {
            let (row, others) = (self.row(0, m), self.row(parts - 2, m));
            let fold = least_sum(&row, &others, n, n / parts, self.period);
            if parts <= self.folds.len() {
                self.keep(parts - 1, m, n, fold);
            }
            reply = reply.min(fold);
        }
        reply
    }

    /// Writes one element, the next of its row.
    #[inline]
    fn keep(&mut self, fold: usize, row: usize, at: usize, element: i32) {
        let elements = &mut self.folds[fold][row * self.stride..(row + 1) * self.stride];
        elements[at] = element;
        self.runs[fold][row].extend(elements, fold + 1, at, self.period);
    }

    #[inline]
    fn row(&self, fold: usize, m: usize) -> Row<'_> {
        Row {
            elements: &self.folds[fold][m * self.stride..(m + 1) * self.stride],
            runs: &self.runs[fold][m],
        }
    }
}
