//! The optimal questions against one pool of the opponent's, for all pools of the mover at once, where no
//! theorem lists them.
//!
//! Parts come in one size after the other, the largest first. For each number of parts and each pool the
//! least sum of the opponent's replies is kept, how many splits reach it, and the smallest part of those
//! that reached it first: they are the most even ones. A split of least sum leaves one of least sum when a
//! part is taken away, so nothing else has to be remembered. `O(r·n²)` for pools up to n.

use super::closed_form::{numerator, product, reply};
use super::folds::NEVER;
use super::pool::Pool;
use super::rules::Rules;

/// The splits into a number of parts that cost least.
#[derive(Clone, Copy)]
struct Least {
    sum: u64,
    /// How many there are: below 2⁶⁴ for six parts of pools up to 10,000.
    count: u64,
    /// The smallest part of the most even one.
    smallest: u32,
}

const NONE: Least = Least {
    sum: NEVER,
    count: 0,
    smallest: 0,
};

/// Against one pool of the opponent's.
pub(super) struct LeastSplits {
    rules: Rules,
    theirs: Pool,
    /// `splits[s − 1][x]`: of x into exactly s parts.
    splits: Vec<Vec<Least>>,
}

impl LeastSplits {
    /// For pools up to `largest`, which [can be searched](super::row_search::check_search).
    pub(super) fn new(rules: Rules, theirs: Pool, largest: Pool) -> Self {
        let n = largest.get() as usize;
        let mut splits = vec![vec![NONE; n + 1]; usize::from(rules.answers())];
        for part in (1..=largest.get()).rev() {
            let value = reply(rules, theirs.get(), part);
            let size = part as usize;
            splits[0][size] = Least {
                sum: value,
                count: 1,
                smallest: part,
            };
            for count in 2..=splits.len().min(n / size) {
                let (shorter, longer) = splits.split_at_mut(count - 1);
                let rests = &shorter[count - 2][(count - 1) * size..=n - size];
                let wholes = &mut longer[0][count * size..];
                for (whole, rest) in wholes.iter_mut().zip(rests) {
                    let sum = rest.sum + value;
                    if sum < whole.sum {
                        *whole = Least {
                            sum,
                            count: rest.count,
                            smallest: part,
                        };
                    } else if sum == whole.sum {
                        whole.count += rest.count;
                    }
                }
            }
        }
        Self {
            rules,
            theirs,
            splits,
        }
    }

    /// How many questions are optimal at a pool.
    pub(super) fn count(&self, mine: Pool) -> u64 {
        let least = |parts| self.of(parts, mine).count;
        self.optimal(mine).map(least).sum()
    }

    /// The most even optimal question at a pool: of those with the most parts the one whose smallest part is
    /// largest, then the next smallest, and so on. Ascending; empty where none is optimal.
    pub(super) fn most_even(&self, mine: Pool) -> Vec<u32> {
        let Some(most) = self.optimal(mine).next() else {
            return Vec::new();
        };
        let mut rest = mine.get();
        // What is left of the most even split is the most even one itself: its parts are no smaller.
        let parts = (1..=most).rev().map(|parts| {
            let smallest = self.splits[parts - 1][rest as usize].smallest;
            rest -= smallest;
            smallest
        });
        parts.collect()
    }

    /// The smallest part of that, `None` where none is optimal.
    pub(super) fn most_even_part(&self, mine: Pool) -> Option<u32> {
        let most = self.optimal(mine).next()?;
        Some(self.of(most, mine).smallest)
    }

    fn of(&self, parts: usize, pool: Pool) -> Least {
        self.splits[parts - 1][pool.get() as usize]
    }

    /// The numbers of parts that optimal questions have, most first. None for a pool of one.
    fn optimal(&self, mine: Pool) -> impl Iterator<Item = usize> {
        let win = numerator(self.rules, mine.get(), self.theirs.get());
        let least = win.map(|win| product(mine, self.theirs) - win);
        let is_over = self.theirs.get() == 1;
        let parts = (2..=self.splits.len()).rev();
        parts.filter(move |&parts| !is_over && least == Some(self.of(parts, mine).sum))
    }
}
