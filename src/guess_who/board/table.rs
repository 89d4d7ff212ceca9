//! The exact table: W of every pair of classes.
//!
//! Positions with a smaller sum of sizes come first. All of one pair of sizes are filled together, side by side: a row
//! holds what is left to every opponent who moves against one class, so the least of the sums of two rows is found for
//! many opponents at once.

use super::classes::Classes;
use crate::guess_who::recurrence::{product, value};
use crate::guess_who::rules::Ending;

/// The most classes whose table is filled: 72 MB.
const MOST_CLASSES: usize = 6_000;

/// Movers and opponents that are filled together, so that what is written stays in the nearest cache.
const MOVERS: usize = 16;
const OPPONENTS: usize = 512;

/// Are there few enough classes?
pub(super) fn fits(classes: &Classes) -> bool {
    classes.count() <= MOST_CLASSES
}

/// The bytes of the table, and the splits that are looked at.
pub(super) fn cost(classes: &Classes) -> (u64, u64) {
    let (count, splits) = (classes.count() as u64, classes.split_count() as u64);
    (2 * count * count, count * splits)
}

/// W where no question is asked: of naming, of a game that is over, 0 where neither is possible.
pub(super) fn unasked(ending: Ending, mine: usize, theirs: usize) -> u16 {
    number(value(ending, mine, theirs, None, 0))
}

/// Is the game over before the move?
pub(super) fn is_over(ending: Ending, mine: usize, theirs: usize) -> bool {
    ending == Ending::Race && (mine == 1 || theirs == 1)
}

/// W of a mover who is free to any split, where `reply` is what the other wins after it.
pub(super) fn free_wins(
    ending: Ending,
    (mine, theirs): (usize, usize),
    reply: impl Fn(usize) -> u16,
) -> u16 {
    let named = unasked(ending, mine, theirs);
    if is_over(ending, mine, theirs) {
        return named;
    }
    let least = (1..=mine / 2)
        .map(|part| reply(part) + reply(mine - part))
        .min();
    let asked = least.map(|least| pairs(mine, theirs) - least);
    asked.unwrap_or_default().max(named)
}

/// The number of pairs of secrets, at most 64².
pub(super) fn pairs(mine: usize, theirs: usize) -> u16 {
    number(product(mine, theirs))
}

fn number(pairs: i32) -> u16 {
    u16::try_from(pairs).unwrap_or(u16::MAX)
}

/// W of every pair of classes, as far as it is filled.
#[derive(Clone, Debug)]
pub(super) struct Table {
    ending: Ending,
    classes: usize,
    largest: usize,
    /// `values[b * classes + a]` is W(a, b): a row for each class that waits.
    values: Vec<u16>,
    /// The sizes of mover and opponent that come next.
    next: (usize, usize),
}

impl Table {
    pub(super) fn new(classes: &Classes, ending: Ending) -> Self {
        Self {
            ending,
            classes: classes.count(),
            largest: classes.largest(),
            values: vec![0; classes.count() * classes.count()],
            next: (1, 1),
        }
    }

    /// Fills what comes next and says how many splits were looked at; `None` when all is filled.
    pub(super) fn advance(&mut self, classes: &Classes) -> Option<u64> {
        let (mine, theirs) = self.next;
        if mine > self.largest {
            return None;
        }
        let (movers, opponents) = (classes.of_size(mine), classes.of_size(theirs));
        for start in movers.clone().step_by(MOVERS) {
            let movers = start..movers.end.min(start + MOVERS);
            for start in opponents.clone().step_by(OPPONENTS) {
                let opponents = start..opponents.end.min(start + OPPONENTS);
                self.fill(classes, (mine, theirs), movers.clone(), opponents);
            }
        }
        // All sizes with the same sum, then the next sum.
        let sum = mine + theirs;
        self.next = if theirs > 1 && mine < self.largest {
            (mine + 1, theirs - 1)
        } else {
            let theirs = sum.min(self.largest);
            (sum + 1 - theirs, theirs)
        };
        let splits: usize = movers.map(|mover| classes.splits(mover).len()).sum();
        Some((splits * opponents.len()) as u64)
    }

    /// Fills a rectangle of at most `MOVERS` × `OPPONENTS`.
    fn fill(
        &mut self,
        classes: &Classes,
        (mine, theirs): (usize, usize),
        movers: core::ops::Range<usize>,
        opponents: core::ops::Range<usize>,
    ) {
        let all = pairs(mine, theirs);
        let unasked = all - unasked(self.ending, mine, theirs);
        let mut replies = [[unasked; OPPONENTS]; MOVERS];
        if !is_over(self.ending, mine, theirs) {
            for (mover, replies) in movers.clone().zip(&mut replies) {
                for &[yes, no] in classes.splits(mover) {
                    let row = |class: u32| {
                        let start = class as usize * self.classes;
                        &self.values[start + opponents.start..start + opponents.end]
                    };
                    least_sums(replies, row(yes), row(no));
                }
            }
        }
        for (column, opponent) in opponents.enumerate() {
            let row = opponent * self.classes;
            let row = &mut self.values[row + movers.start..row + movers.end];
            for (value, replies) in row.iter_mut().zip(&replies) {
                *value = all - replies[column];
            }
        }
    }

    /// W of a pair of classes of these sizes, `None` where it is not filled yet.
    pub(super) fn value(&self, mine: (usize, usize), theirs: (usize, usize)) -> Option<u16> {
        let sum = mine.0 + theirs.0;
        let next_sum = self.next.0 + self.next.1;
        let is_filled = sum < next_sum || sum == next_sum && mine.0 < self.next.0;
        is_filled.then(|| self.row(theirs.1)[mine.1])
    }

    /// W of all classes against one that waits, as far as it is filled.
    pub(super) fn row(&self, theirs: usize) -> &[u16] {
        &self.values[theirs * self.classes..][..self.classes]
    }
}

/// Lowers each reply to the sum of what the opponent has after yes and after no, where that is less.
#[inline(never)]
fn least_sums(replies: &mut [u16], yes: &[u16], no: &[u16]) {
    for ((reply, yes), no) in replies.iter_mut().zip(yes).zip(no) {
        *reply = (*reply).min(yes + no);
    }
}
