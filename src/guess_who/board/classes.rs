//! The sets of suspects that a game can reach, and which of them are alike.
//!
//! Two sets are of one class when they are of one size and the questions split them into the same pairs of classes
//! (bisimulation). Smaller sets come first, so one pass finds all classes.

use super::error::Error;
use super::suspect_set::SuspectSet;
use super::suspects::Board;
use crate::order;
use crate::pieces::{Pieces, at_once, pause};
use core::ops::Range;
use std::collections::BTreeMap;

/// The most sets that are looked at: 2 MiB of them.
const MOST_SETS: usize = 1 << 18;

/// The sets that are looked at between two pauses: a few milliseconds with as many questions as a board may have.
const AT_ONCE: usize = 512;

/// The reachable sets of a board and their classes. They do not depend on the rules.
///
/// ```
/// use upperhand::guess_who::board::{Classes, read_board};
/// let board = read_board("name,hat\nAnna,yes\nBert,no\n")?;
/// assert_eq!(Classes::of_board(&board)?.count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Classes {
    board: Board,
    /// Ascending by size, then as numbers.
    sets: Vec<SuspectSet>,
    /// The sets of n suspects are `sets[first_set[n]..first_set[n + 1]]`.
    first_set: Vec<usize>,
    class_of_set: Vec<u32>,
    /// The classes of size n, which are numbered without a gap, are `first_of_size[n]..first_of_size[n + 1]`.
    first_of_size: Vec<usize>,
    /// The splits of class c are `splits[first_split[c]..first_split[c + 1]]`.
    first_split: Vec<usize>,
    splits: Vec<Split>,
}

/// The classes of both parts, the smaller number first.
pub(super) type Split = [u32; 2];

impl Classes {
    /// The sets that are reached from all suspects.
    ///
    /// # Errors
    /// [`Error::TooManySets`] beyond 262,144.
    pub fn of_board(board: &Board) -> Result<Self, Error> {
        Self::reached_from(board, &[board.everybody()])
    }

    /// The same, piece by piece.
    #[doc(hidden)]
    #[must_use]
    pub fn in_pieces(board: &Board) -> Pieces<'_, Result<Self, Error>> {
        Box::pin(async { Self::found(board, &[board.everybody()]).await })
    }

    /// The sets that are reached from these, one a player, and so from later positions of a game.
    ///
    /// # Errors
    /// [`Error::TooManySets`] beyond 262,144; [`Error::NobodyStands`] and [`Error::NoSuchSuspect`] for a set that is none
    /// of suspects.
    ///
    /// ```
    /// use upperhand::guess_who::board::{Classes, SuspectSet, read_board};
    /// let board = read_board("name,hat\nAnna,yes\nBert,no\nCleo,no\n")?;
    /// let (mine, theirs) = (SuspectSet::new(&[0, 1])?, SuspectSet::new(&[0, 2])?);
    /// // Both pairs are of one class: each is split in two.
    /// let classes = Classes::reached_from(&board, &[mine, theirs])?;
    /// assert_eq!((classes.sets().len(), classes.count()), (5, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reached_from(board: &Board, standing: &[SuspectSet]) -> Result<Self, Error> {
        for &set in standing {
            board.check_standing(set)?;
        }
        at_once(Box::pin(Self::found(board, standing)))
    }

    pub(super) async fn found(board: &Board, standing: &[SuspectSet]) -> Result<Self, Error> {
        let sets = reached(board, standing).await?;
        let mut classes = Self {
            board: board.clone(),
            class_of_set: Vec::with_capacity(sets.len()),
            sets: Vec::new(),
            first_set: vec![0; 2],
            first_of_size: vec![0; 2],
            first_split: vec![0],
            splits: Vec::new(),
        };
        for sets in sets.chunk_by(|set, next| set.count() == next.count()) {
            classes.add_size(sets).await;
        }
        Ok(classes)
    }

    /// Adds the sets of one size to those that are smaller.
    async fn add_size(&mut self, sets: &[SuspectSet]) {
        let size = sets[0].count();
        self.first_of_size.resize(size + 1, self.count());
        self.first_set.resize(size + 1, self.sets.len());
        let mut known: BTreeMap<Vec<Split>, u32> = BTreeMap::new();
        for (place, &set) in sets.iter().enumerate() {
            if place % AT_ONCE == 0 {
                pause().await;
            }
            let splits = self.board.questions().iter().filter_map(|question| {
                let parts = set.split(question.yes);
                let [yes, no] = parts.map(|part| self.class_of(part));
                let (yes, no) = (yes?, no?);
                Some([yes.min(no), yes.max(no)])
            });
            let splits = order::distinct(splits);
            let class = known.get(&splits).copied().unwrap_or_else(|| {
                let class = index(self.first_split.len() - 1);
                self.splits.extend(&splits);
                self.first_split.push(self.splits.len());
                known.insert(splits, class);
                class
            });
            self.class_of_set.push(class);
        }
        self.sets.extend(sets);
        self.first_set.push(self.sets.len());
        self.first_of_size.push(self.count());
    }

    /// The board that they are of.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Every set that can be left, the smaller ones first.
    #[must_use]
    pub fn sets(&self) -> &[SuspectSet] {
        &self.sets
    }

    /// The number of classes.
    #[must_use]
    pub fn count(&self) -> usize {
        self.first_split.len() - 1
    }

    /// The class of a set, `None` where it is not reached.
    pub(super) fn class_of(&self, set: SuspectSet) -> Option<u32> {
        let size = set.count();
        let first = *self.first_set.get(size)?;
        let of_size = &self.sets[first..*self.first_set.get(size + 1)?];
        let index = first + of_size.binary_search(&set).ok()?;
        Some(self.class_of_set[index])
    }

    /// The size of the largest sets.
    pub(super) fn largest(&self) -> usize {
        self.first_of_size.len() - 2
    }

    /// The classes of one size.
    pub(super) fn of_size(&self, size: usize) -> Range<usize> {
        self.first_of_size[size]..self.first_of_size[size + 1]
    }

    /// The size of the sets of a class.
    pub(super) fn size_of(&self, class: usize) -> usize {
        self.first_of_size.partition_point(|&first| first <= class) - 1
    }

    /// The ways in which the questions split a class.
    pub(super) fn splits(&self, class: usize) -> &[Split] {
        &self.splits[self.first_split[class]..self.first_split[class + 1]]
    }

    /// The number of splits of all classes.
    pub(super) fn split_count(&self) -> usize {
        self.splits.len()
    }
}

/// The number of a class, of which there are far fewer than 2³².
fn index(class: usize) -> u32 {
    u32::try_from(class).unwrap_or(u32::MAX)
}

/// The sets that can be reached from these, ascending by size, then as numbers.
async fn reached(board: &Board, standing: &[SuspectSet]) -> Result<Vec<SuspectSet>, Error> {
    let mut of_size = vec![Growing::default(); board.suspects().len() + 1];
    for &set in standing {
        of_size[set.count()].add(set);
    }
    let mut smaller_first: Vec<Vec<SuspectSet>> = Vec::new();
    let mut total = 0;
    while let Some(sets) = of_size.pop() {
        let sets = sets.distinct();
        total += sets.len();
        for (place, &set) in sets.iter().enumerate() {
            if place % AT_ONCE == 0 {
                pause().await;
            }
            for question in board.questions() {
                if set.is_split_by(question.yes) {
                    for part in set.split(question.yes) {
                        of_size[part.count()].add(part);
                    }
                }
            }
            let waiting: usize = of_size.iter().map(|sets| sets.known).sum();
            if total + waiting > MOST_SETS {
                return Err(Error::TooManySets { most: MOST_SETS });
            }
        }
        smaller_first.push(sets);
    }
    smaller_first.reverse();
    Ok(smaller_first.concat())
}

/// Sets that come one by one, many of them again and again.
#[derive(Clone, Default)]
struct Growing {
    sets: Vec<SuspectSet>,
    /// So many of them were different when that was last looked at.
    known: usize,
}

impl Growing {
    fn add(&mut self, set: SuspectSet) {
        self.sets.push(set);
        if self.sets.len() > 2 * self.known + 1024 {
            self.drop_repeated();
        }
    }

    fn drop_repeated(&mut self) {
        self.sets.sort_unstable();
        self.sets.dedup();
        self.known = self.sets.len();
    }

    fn distinct(mut self) -> Vec<SuspectSet> {
        self.drop_repeated();
        self.sets
    }
}
