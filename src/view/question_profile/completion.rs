//! The other parts of a question of which one part is given.

use super::worths::{Worths, even_parts};

/// How the other parts are chosen.
pub enum Completion {
    /// There is only one: the rest.
    Rest,
    /// As good as they can be, found by looking at every split.
    Best(Folds),
    /// As many and as equal as possible.
    Even,
}

impl Completion {
    /// The other parts beside `bid`, ascending.
    pub fn others(&self, worths: &Worths, bid: u32) -> Vec<u32> {
        let rest = worths.mine - bid;
        match self {
            Self::Rest => vec![rest],
            Self::Best(folds) => folds.split(rest),
            Self::Even => even_parts(rest, u32::from(worths.rules.answers()) - 1),
        }
    }

    /// The sum of the replies to all parts, the bid included.
    pub fn reply(&self, worths: &Worths, bid: u32) -> u64 {
        let rest = worths.mine - bid;
        match self {
            Self::Rest => worths.reply(bid) + worths.reply(rest),
            Self::Best(folds) => folds.replies[bid as usize] + folds.least(rest),
            Self::Even => {
                let count = (u32::from(worths.rules.answers()) - 1).min(rest);
                let (part, larger) = (rest / count, rest % count);
                let equal = u64::from(count - larger) * worths.reply(part);
                let one_more = match larger {
                    0 => 0,
                    larger => u64::from(larger) * worths.reply(part + 1),
                };
                worths.reply(bid) + equal + one_more
            }
        }
    }
}

/// For every number of suspects the least sum of replies over its splits into 1, 2, … parts.
pub struct Folds {
    /// The reply to each part, from 0 to one less than the pool.
    pub replies: Vec<u64>,
    /// `sums[s − 2][x]`: the least sum over splits of x into exactly s parts, s from 2 to answers − 1.
    sums: Vec<Vec<u64>>,
}

/// More than any sum of replies: those are below 2⁶².
const NEVER: u64 = 1 << 63;

impl Folds {
    /// O(answers·n²) of additions.
    pub fn of(worths: &Worths) -> Self {
        let n = worths.mine as usize;
        let replies: Vec<u64> = (0..worths.mine).map(|part| worths.reply(part)).collect();
        let mut sums: Vec<Vec<u64>> = Vec::new();
        for count in 2..usize::from(worths.rules.answers()) {
            let shorter = sums.last().unwrap_or(&replies);
            let mut fold = vec![NEVER; n];
            for (x, least) in fold.iter_mut().enumerate().skip(count) {
                let most = x / count;
                let smallest = replies[1..=most].iter();
                let others = shorter[x - most..x].iter().rev();
                let totals = smallest.zip(others).map(|(a, b)| a + b);
                *least = totals.fold(NEVER, u64::min);
            }
            sums.push(fold);
        }
        Self { replies, sums }
    }

    /// The least sum over splits of `rest` into exactly that many parts.
    fn sum(&self, count: usize, rest: usize) -> u64 {
        match count {
            1 => self.replies[rest],
            _ => self.sums[count - 2][rest],
        }
    }

    fn most_parts(&self) -> usize {
        self.sums.len() + 1
    }

    /// The least sum of replies over all splits of `rest`, itself included.
    fn least(&self, rest: u32) -> u64 {
        let counts = 1..=self.most_parts();
        counts
            .map(|count| self.sum(count, rest as usize))
            .fold(NEVER, u64::min)
    }

    /// The split of `rest` that reaches it: the one with most parts, the smallest part as large as can be.
    fn split(&self, rest: u32) -> Vec<u32> {
        let least = self.least(rest);
        let mut left = rest as usize;
        let best = (1..=self.most_parts())
            .rev()
            .find(|&count| self.sum(count, left) == least);
        let mut parts = Vec::new();
        for count in (2..=best.unwrap_or(1)).rev() {
            let sum = self.sum(count, left);
            let part = (1..=left / count)
                .rev()
                .find(|&part| self.replies[part] + self.sum(count - 1, left - part) == sum);
            let part = part.unwrap_or(1);
            parts.push(part);
            left -= part;
        }
        parts.push(left);
        parts.sort_unstable();
        let sized = parts.into_iter().map(u32::try_from);
        sized.map(|part| part.unwrap_or(u32::MAX)).collect()
    }
}
