//! The worst move of a position, for a scale of how good the others are.

use super::solution::{Pools, Row, Solution};
use crate::guess_who::{Error, Probability};

/// The largest pool whose questions of three answers or more are compared: their number grows with its square. There are
/// so many questions of two parts that are compared one by one.
const LARGEST: u32 = 4096;

impl Solution {
    /// The mover's chance with the worst of all moves. O(pool) for two answers, else O(answers · pool²).
    pub(super) fn worst(&self, pools: Pools) -> Result<Probability, Error> {
        let most = LARGEST as usize;
        if pools.mine.get() > LARGEST {
            return Err(Error::TooManyQuestions { most });
        }
        let Row {
            product,
            best,
            naming,
            replies,
        } = self.row(pools);
        let answers = self.rules(pools.mover).answers();
        let asking = largest_sum(&replies, answers).map(|sum| product - sum);
        let worst = [naming, asking].into_iter().flatten().min();
        Ok(Probability::new(worst.unwrap_or(best), product))
    }
}

/// The largest sum of replies to the parts of a question, of 2 parts up to `most`; `None` where one suspect cannot be
/// divided. `replies[part]` is the reply to a part.
fn largest_sum(replies: &[u64], most: u8) -> Option<u64> {
    let pool = replies.len() - 1;
    let divided = |undivided: &[u64], pool: usize| {
        let sums = (1..pool).map(|part| replies[part] + undivided[pool - part]);
        sums.max()
    };
    // In up to one part, then up to two, …
    let mut largest = replies.to_vec();
    for _ in 2..most {
        largest = (0..=pool)
            .map(|size| divided(&largest, size).unwrap_or(0).max(replies[size]))
            .collect();
    }
    divided(&largest, pool)
}
