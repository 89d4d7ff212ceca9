//! The optimal questions against one pool of the opponent's, for all pools of the mover at once, where no
//! theorem lists them.
//!
//! Parts come in one size after the other, the largest first. For each number of parts and each pool the
//! least sum of the opponent's replies is kept, how many splits reach it, and the smallest part of those
//! that reached it first: they are the most even ones. A split of least sum leaves one of least sum when a
//! part is taken away, so nothing else has to be remembered. `O(r·n²)` for pools up to n.

use super::closed_form::{numerator, product, reply};
use super::min_plus::NEVER;
use super::pool::Pool;
use super::rules::Rules;

/// The mover's loss with the best move, as an integer over n·m: an optimal question costs just this.
/// `None` where there is nothing to ask.
pub(super) fn lost(rules: Rules, mine: Pool, theirs: Pool) -> Option<u64> {
    let win = numerator(rules, mine.get(), theirs.get());
    let asks = win.filter(|_| theirs.get() > 1);
    asks.map(|win| product(mine, theirs) - win)
}

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

/// Against one pool of the opponent's. What an optimal question costs is said by [`lost`].
pub(crate) struct OptimalSplits {
    /// `splits[s − 1][x]`: of x into exactly s parts.
    splits: Vec<Vec<Least>>,
}

impl OptimalSplits {
    /// For pools up to `largest`, which [can be searched](super::row_search::check_search).
    pub(super) fn new(rules: Rules, theirs: Pool, largest: Pool) -> Self {
        let replies = (1..=largest.get()).map(|part| reply(rules, theirs.get(), part));
        Self::of_replies(rules, &replies.collect::<Vec<u64>>())
    }

    /// From the opponent's [`reply`] to a part of 1, 2, … suspects.
    pub(crate) fn of_replies(rules: Rules, replies: &[u64]) -> Self {
        let n = replies.len();
        let mut splits = vec![vec![NONE; n + 1]; usize::from(rules.answers())];
        for (index, &value) in replies.iter().enumerate().rev() {
            let size = index + 1;
            #[expect(clippy::cast_possible_truncation, reason = "at most a pool")]
            let part = size as u32;
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
        Self { splits }
    }

    /// The number of optimal questions at a pool.
    pub(super) fn count(&self, mine: Pool, lost: Option<u64>) -> u64 {
        let least = |parts| self.of(parts, mine).count;
        self.optimal(mine, lost).map(least).sum()
    }

    /// The most even optimal question at a pool: of those with the most parts the one whose smallest part is
    /// largest, then the next smallest, and so on. Ascending; empty where none is optimal.
    pub(crate) fn most_even(&self, mine: Pool, lost: Option<u64>) -> Vec<u32> {
        let Some(most) = self.optimal(mine, lost).next() else {
            return Vec::new();
        };
        let mut rest = mine.get();
        // The rest of the most even split is the most even one itself: its parts are no smaller.
        let parts = (1..=most).rev().map(|parts| {
            let smallest = self.splits[parts - 1][rest as usize].smallest;
            rest -= smallest;
            smallest
        });
        parts.collect()
    }

    /// The smallest part of that, `None` where none is optimal.
    pub(super) fn most_even_part(&self, mine: Pool, lost: Option<u64>) -> Option<u32> {
        let most = self.optimal(mine, lost).next()?;
        Some(self.of(most, mine).smallest)
    }

    fn of(&self, parts: usize, pool: Pool) -> Least {
        self.splits[parts - 1][pool.get() as usize]
    }

    /// The numbers of parts that optimal questions have, most first. None for a pool of one.
    fn optimal(&self, mine: Pool, lost: Option<u64>) -> impl Iterator<Item = usize> {
        let parts = (2..=self.splits.len()).rev();
        parts.filter(move |&parts| lost == Some(self.of(parts, mine).sum))
    }
}
