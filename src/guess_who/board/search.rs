//! The exact worth of one position without the table: a search that looks only at what the brackets leave open.
//!
//! Brackets are a hundred times cheaper than the table, and near to each other. Of the question that can win most, the worth
//! is found first; others that cannot win more are left. On boards of 24 suspects it looks at 3 to 20,000 positions of the
//! millions that the table has, and it does not need the table's memory.

use super::brackets::Brackets;
use super::classes::Classes;
use super::error::Error;
use super::suspect_set::SuspectSet;
use super::table::{pairs, unasked};
use crate::guess_who::rules::Ending;
use crate::order;
use crate::pieces::pause;
use std::collections::HashMap;

/// A class and the size of its sets.
type Side = (usize, usize);

/// The most positions that are kept: a search that needs more is given up.
const MOST_POSITIONS: usize = 1 << 20;

/// The positions that are looked at between two pauses: a few milliseconds.
const AT_ONCE: usize = 1024;

/// A search on one board. What was found once is kept.
pub(super) struct Search {
    classes: Classes,
    brackets: Brackets,
    ending: Ending,
    known: HashMap<(usize, usize), u16>,
    /// As many positions may be known before the search rests.
    rest: usize,
}

impl Search {
    pub(super) async fn new(classes: Classes, ending: Ending) -> Self {
        let mut brackets = Brackets::new(&classes, ending);
        while brackets.advance(&classes).is_some() {
            pause().await;
        }
        Self {
            classes,
            brackets,
            ending,
            known: HashMap::new(),
            rest: 0,
        }
    }

    /// A class with its size.
    fn sized(&self, class: u32) -> Side {
        let class = class as usize;
        (self.classes.size_of(class), class)
    }

    /// The bounds of W, without a search.
    fn bounds(&self, mine: Side, theirs: Side) -> [u16; 2] {
        self.brackets.bounds(mine, theirs).unwrap_or_default()
    }

    /// W of two sets that are reached.
    pub(super) async fn worth(
        &mut self,
        mine: SuspectSet,
        theirs: SuspectSet,
    ) -> Result<u16, Error> {
        let [mine, theirs] = [mine, theirs].map(|set| self.classes.class_of(set));
        let (mine, theirs) = mine.zip(theirs).ok_or(Error::NotReached)?;
        let (mine, theirs) = (self.sized(mine), self.sized(theirs));
        while self.known.len() < MOST_POSITIONS {
            self.rest = (self.known.len() + AT_ONCE).min(MOST_POSITIONS);
            // What was found before a rest is not looked for again.
            if let Some(value) = self.value(mine, theirs) {
                return Ok(value);
            }
            pause().await;
        }
        Err(Error::TooManyPositions {
            most: MOST_POSITIONS,
        })
    }

    /// W, or `None` where the search has to rest first.
    fn value(&mut self, mine: Side, theirs: Side) -> Option<u16> {
        let [low, high] = self.bounds(mine, theirs);
        if low == high {
            return Some(low);
        }
        if let Some(&value) = self.known.get(&(mine.1, theirs.1)) {
            return Some(value);
        }
        let all = pairs(mine.0, theirs.0);
        let mut best = unasked(self.ending, mine.0, theirs.0);
        for (most, yes, no) in self.promising_first(mine, theirs) {
            if most <= best || best == high {
                break;
            }
            let after_yes = self.value(theirs, yes)?;
            if all - after_yes - self.bounds(theirs, no)[0] > best {
                best = best.max(all - after_yes - self.value(theirs, no)?);
            }
        }
        if self.known.len() == self.rest {
            return None;
        }
        self.known.insert((mine.1, theirs.1), best);
        Some(best)
    }

    /// The splits of the mover's class, those first that can win most, and what that is.
    fn promising_first(&self, mine: Side, theirs: Side) -> Vec<(u16, Side, Side)> {
        let all = pairs(mine.0, theirs.0);
        let splits = self.classes.splits(mine.1).iter();
        let mut splits: Vec<_> = splits
            .map(|&[yes, no]| {
                let [yes, no] = [yes, no].map(|part| self.sized(part));
                let [after_yes, after_no] = [yes, no].map(|part| self.bounds(theirs, part)[0]);
                (all - after_yes - after_no, yes, no)
            })
            .collect();
        order::sort_by(&mut splits, |one, other| other.cmp(one));
        splits
    }
}
