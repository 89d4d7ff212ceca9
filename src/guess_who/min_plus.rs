//! The least sum of replies over all splits of a pool, from one row of values.
//!
//! `row[c]` is what the opponent has when the mover is left with c. `F_s(x)`, the least sum over splits of
//! x into exactly s parts, is a (min, +) convolution of the row with `F_(s−1)`.

use crate::order;

/// For every number of suspects below the row's length the least sum of its values over its splits into
/// 1, 2, … parts, none of them empty.
#[doc(hidden)]
pub struct MinPlus {
    /// `sums[s − 1][x]` is F_s(x); the first is the row.
    sums: Vec<Vec<u64>>,
}

/// More than any sum of replies: those are below 2⁶².
pub(super) const NEVER: u64 = 1 << 63;

impl MinPlus {
    /// Splits into at most `parts`, at least one: O(parts·n²) additions for a row of n values, the first of
    /// which does not matter.
    #[doc(hidden)]
    pub fn of(row: Vec<u64>, parts: usize) -> Self {
        let n = row.len();
        let mut sums = vec![row];
        for count in 2..=parts {
            let (row, shorter) = (&sums[0], &sums[count - 2]);
            let mut fold = vec![NEVER; n];
            for (x, least) in fold.iter_mut().enumerate().skip(count) {
                let most = x / count;
                let smallest = row[1..=most].iter();
                let others = shorter[x - most..x].iter().rev();
                let totals = smallest.zip(others).map(|(a, b)| a + b);
                *least = totals.fold(NEVER, u64::min);
            }
            sums.push(fold);
        }
        Self { sums }
    }

    /// The least sum over splits of `rest` into exactly `parts` parts.
    #[doc(hidden)]
    #[must_use]
    pub fn sum(&self, parts: usize, rest: usize) -> u64 {
        self.sums[parts - 1][rest]
    }

    /// The least sum over all splits of `rest`, itself included.
    #[doc(hidden)]
    pub fn least(&self, rest: usize) -> u64 {
        self.sums
            .iter()
            .map(|fold| fold[rest])
            .fold(NEVER, u64::min)
    }

    /// The split of `rest` that reaches it, ascending: the one with most parts, the smallest part as large
    /// as can be.
    #[doc(hidden)]
    pub fn split(&self, rest: usize) -> Vec<u32> {
        let least = self.least(rest);
        let best = self.sums.iter().rposition(|fold| fold[rest] == least);
        let mut left = rest;
        let mut parts = Vec::new();
        for count in (2..=best.map_or(1, |index| index + 1)).rev() {
            let sum = self.sum(count, left);
            let part = (1..=left / count)
                .rev()
                .find(|&part| self.sum(1, part) + self.sum(count - 1, left - part) == sum);
            let part = part.unwrap_or(1);
            parts.push(part);
            left -= part;
        }
        parts.push(left);
        order::sort(&mut parts);
        let sized = parts.into_iter().map(u32::try_from);
        sized.map(|part| part.unwrap_or(u32::MAX)).collect()
    }
}
