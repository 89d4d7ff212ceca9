//! Bounds where the exact table does not fit: one player asks the board's questions, the other is free to any split.
//!
//! Of the free player's suspects only their number matters, so there are as many positions as classes times numbers.

use super::classes::Classes;
use super::table::{free_wins, is_over, pairs, unasked};
use crate::guess_who::rules::Ending;

/// The bytes of both bounds, and the splits that are looked at.
pub(super) fn cost(classes: &Classes) -> (u64, u64) {
    let (count, splits) = (classes.count() as u64, classes.split_count() as u64);
    let sizes = classes.largest() as u64;
    let free_splits: u64 = (1..=sizes).map(|size| size / 2).sum();
    (
        4 * count * (sizes + 1),
        splits * sizes + count * free_splits,
    )
}

/// What each class wins against every number of suspects of a free player, and the other way round.
#[derive(Clone, Debug)]
pub(super) struct Brackets {
    ending: Ending,
    stride: usize,
    /// `bound[c * stride + n]`: the class moves against a free player with n suspects.
    bound: Vec<u16>,
    /// `free[c * stride + n]`: the free player moves.
    free: Vec<u16>,
    next: usize,
}

impl Brackets {
    pub(super) fn new(classes: &Classes, ending: Ending) -> Self {
        let stride = classes.largest() + 1;
        Self {
            ending,
            stride,
            bound: vec![0; classes.count() * stride],
            free: vec![0; classes.count() * stride],
            next: 0,
        }
    }

    /// Fills the rows of the next class and says how many splits were looked at; `None` when all are filled.
    pub(super) fn advance(&mut self, classes: &Classes) -> Option<u64> {
        let class = self.next;
        if class == classes.count() {
            return None;
        }
        let size = (1..self.stride).find(|&size| classes.of_size(size).contains(&class))?;
        for opponent in 1..self.stride {
            self.bound[class * self.stride + opponent] =
                self.bound_value(classes, (class, size), opponent);
        }
        for mover in 1..self.stride {
            self.free[class * self.stride + mover] = self.free_value((class, size), mover);
        }
        self.next += 1;
        let free_splits: usize = (1..self.stride).map(|size| size / 2).sum();
        Some((classes.splits(class).len() * (self.stride - 1) + free_splits) as u64)
    }

    fn bound_value(
        &self,
        classes: &Classes,
        (class, size): (usize, usize),
        opponent: usize,
    ) -> u16 {
        let named = unasked(self.ending, size, opponent);
        if is_over(self.ending, size, opponent) {
            return named;
        }
        let reply = |part: u32| self.free[part as usize * self.stride + opponent];
        let replies = classes.splits(class).iter();
        let least = replies.map(|&[yes, no]| reply(yes) + reply(no)).min();
        let asked = least.map(|least| pairs(size, opponent) - least);
        asked.unwrap_or_default().max(named)
    }

    fn free_value(&self, (class, size): (usize, usize), mover: usize) -> u16 {
        free_wins(self.ending, (mover, size), |part| {
            self.bound[class * self.stride + part]
        })
    }

    /// The bounds of W for two classes of these sizes, `None` where they are not filled yet.
    pub(super) fn bounds(&self, mine: (usize, usize), theirs: (usize, usize)) -> Option<[u16; 2]> {
        let is_filled = mine.1.max(theirs.1) < self.next;
        is_filled.then(|| {
            let low = self.bound[mine.1 * self.stride + theirs.0];
            [low, self.free[theirs.1 * self.stride + mine.0]]
        })
    }
}
