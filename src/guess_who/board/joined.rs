//! Questions that join two features by "and", "or" and "not": what they win, in brackets that close where words can be found
//! for every size that matters.
//!
//! One player may ask them, the other is free to any split, as in the [brackets](super::brackets) of a board. No player who
//! asks wins more than one who is free, so the search ends at a position as soon as a question wins as much: of the hundreds
//! of thousands of sets that could be left it looks at a few hundred.

use super::error::Error;
use super::solved::{Bracket, solvable};
use super::suspect_set::SuspectSet;
use super::suspects::Board;
use super::table::{free_wins, is_over, pairs, unasked};
use crate::guess_who::rules::{Ending, Rules};
use crate::order;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The most sets that are looked at anew for a position. Questions that lead to others are then not asked, so the brackets
/// stay true.
const MOST_SETS: usize = 1 << 14;

/// A board whose players may join two of its questions.
///
/// ```
/// use upperhand::guess_who::{Probability, Rules};
/// use upperhand::guess_who::board::{JoinedBoard, faces};
/// let board = faces(24)?;
/// let all = board.everybody();
/// let win = JoinedBoard::new(board, Rules::OFFICIAL)?.win(all, all)?;
/// // As if every split could be asked.
/// assert_eq!((win.low, win.high), (Probability::new(5, 9), Probability::new(5, 9)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct JoinedBoard {
    board: Board,
    ending: Ending,
    /// `free[n][m]`: both are free to any split, the mover has n suspects.
    free: Vec<Vec<u16>>,
    /// The ways to split each set that was looked at.
    splits: BTreeMap<SuspectSet, Rc<Splits>>,
    /// So many of them at most.
    most: usize,
    /// The pairs of secrets with which the player wins who has a set left to ask about: she moves, the other is free and has
    /// so many left.
    known: BTreeMap<(SuspectSet, usize), u16>,
}

/// The splits of a set by the size of the smaller part, those sizes first that are best against most numbers of suspects.
type Splits = Vec<(usize, Vec<[SuspectSet; 2]>)>;

impl JoinedBoard {
    /// A board of which nothing is looked at yet.
    ///
    /// # Errors
    /// [`Error::Rules`] but for `race` and `official`; [`Error::Twins`] under the race for a board with suspects whom no
    /// question tells apart.
    pub fn new(board: Board, rules: Rules) -> Result<Self, Error> {
        let ending = solvable(&board, rules)?;
        let free = both_free(ending, board.suspects().len());
        Ok(Self {
            board,
            ending,
            free,
            splits: BTreeMap::new(),
            most: MOST_SETS,
            known: BTreeMap::new(),
        })
    }

    /// The chance of the player to move, who has `mine` left, against one who has `theirs` left: at least what she wins from
    /// a player who is free to any split, and at most what she would win if she were free herself.
    ///
    /// Cost: milliseconds. What is found is kept for later positions.
    ///
    /// # Errors
    /// [`Error::NobodyStands`] and [`Error::NoSuchSuspect`] for a set that is none of suspects; [`Error::NotAPosition`]
    /// where each has one suspect under the race.
    pub fn win(&mut self, mine: SuspectSet, theirs: SuspectSet) -> Result<Bracket, Error> {
        self.win_within(MOST_SETS, mine, theirs)
    }

    /// As [`win`](Self::win), but looks at hardly more than so many sets that were not looked at before: fewer take less
    /// time, and leave wider bounds.
    ///
    /// # Errors
    /// As [`win`](Self::win).
    ///
    /// ```
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{JoinedBoard, faces};
    /// let board = faces(24)?;
    /// let all = board.everybody();
    /// let hasty = JoinedBoard::new(board.clone(), Rules::RACE)?.win_within(2, all, all)?;
    /// let patient = JoinedBoard::new(board, Rules::RACE)?.win(all, all)?;
    /// assert!(hasty.low.value() <= patient.low.value() && patient.high.value() < hasty.high.value());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn win_within(
        &mut self,
        most_sets: usize,
        mine: SuspectSet,
        theirs: SuspectSet,
    ) -> Result<Bracket, Error> {
        for set in [mine, theirs] {
            self.board.check_standing(set)?;
        }
        let (n, m) = (mine.count(), theirs.count());
        if self.ending == Ending::Race && n == 1 && m == 1 {
            return Err(Error::NotAPosition);
        }
        self.most = self.splits.len().saturating_add(most_sets);
        let low = self.asking(mine, m);
        let high = self.free(n, theirs);
        Ok(Bracket::new([low, high], pairs(n, m)))
    }

    /// The question that is certain to win most, as [`win`](Self::win) says at least: those of `mine` for whom its answer is
    /// yes. `None` where no question wins so much, because naming a suspect does, or because nobody can ask any more.
    ///
    /// Cost: that of [`win`](Self::win), and of the sets that the questions before it lead to.
    ///
    /// # Errors
    /// As [`win`](Self::win).
    ///
    /// ```
    /// use upperhand::guess_who::{Probability, Rules};
    /// use upperhand::guess_who::board::{JoinedBoard, faces};
    /// let board = faces(24)?;
    /// let all = board.everybody();
    /// let mut joined = JoinedBoard::new(board, Rules::OFFICIAL)?;
    /// let asked = joined.best(all, all)?.expect("somebody can ask");
    /// // Each answer leaves the other 4/9, so the mover wins 5/9.
    /// let other = all.split(asked).map(|part| joined.win(all, part));
    /// assert!(other.into_iter().all(|win| win.is_ok_and(|win| win.high == Probability::new(4, 9))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn best(
        &mut self,
        mine: SuspectSet,
        theirs: SuspectSet,
    ) -> Result<Option<SuspectSet>, Error> {
        self.win(mine, theirs)?;
        let opponent = theirs.count();
        let wins = self.asking(mine, opponent);
        let named = unasked(self.ending, mine.count(), opponent);
        if is_over(self.ending, mine.count(), opponent) || named == wins {
            return Ok(None);
        }
        let splits = self.splits(mine);
        let mut all = splits.iter().flat_map(|(_, splits)| splits);
        let wins_as_much =
            |&&split: &&[SuspectSet; 2]| self.asked(split, opponent, wins) == Some(wins);
        Ok(all.find(wins_as_much).map(|[yes, _]| *yes))
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How many sets were looked at.
    #[must_use]
    pub fn sets(&self) -> usize {
        self.splits.len()
    }

    /// What the player who has a set left wins when she moves, against so many suspects.
    fn asking(&mut self, set: SuspectSet, opponent: usize) -> u16 {
        let size = set.count();
        let mut wins = unasked(self.ending, size, opponent);
        let most = self.free[size][opponent];
        if wins == most || is_over(self.ending, size, opponent) {
            return wins;
        }
        if let Some(&known) = self.known.get(&(set, opponent)) {
            return known;
        }
        let splits = self.splits(set);
        let mut promises = order::distinct(
            splits
                .iter()
                .map(|&(part, _)| self.promise([part, size - part], opponent)),
        );
        while let Some(promise) = promises.pop().filter(|&promise| promise > wins) {
            let keeps =
                |&&(part, _): &&(usize, _)| self.promise([part, size - part], opponent) == promise;
            let best: Vec<_> = splits
                .iter()
                .filter(keeps)
                .flat_map(|(_, splits)| splits)
                .collect();
            for &split in best {
                wins = self
                    .asked(split, opponent, wins)
                    .map_or(wins, |asked| asked.max(wins));
                if wins == promise {
                    break;
                }
            }
        }
        self.known.insert((set, opponent), wins);
        wins
    }

    /// What a question wins from a free player, `None` where it is less than `wins` or would take too long to know.
    fn asked(&mut self, split: [SuspectSet; 2], opponent: usize, wins: u16) -> Option<u16> {
        let sizes = split.map(SuspectSet::count);
        let mut asked = self.promise(sizes, opponent);
        for (part, size) in split.into_iter().zip(sizes) {
            let is_dear = self.splits.len() >= self.most && !self.splits.contains_key(&part);
            if asked < wins || is_dear && size > 2 {
                return None;
            }
            asked -= self.free(opponent, part) - self.free[opponent][size];
        }
        (asked >= wins).then_some(asked)
    }

    /// What a free player wins who moves with so many suspects, from one who has a set left.
    fn free(&mut self, mover: usize, set: SuspectSet) -> u16 {
        let parts = (0..mover).map(|part| if part == 0 { 0 } else { self.asking(set, part) });
        let replies: Vec<u16> = parts.collect();
        free_wins(self.ending, (mover, set.count()), |part| replies[part])
    }

    /// What a question with parts of these sizes wins if both are free afterwards.
    fn promise(&self, parts: [usize; 2], opponent: usize) -> u16 {
        let [yes, no] = parts.map(|part| self.free[opponent][part]);
        pairs(parts[0] + parts[1], opponent) - yes - no
    }

    /// Every way to split a set by one feature or by two.
    fn splits(&mut self, set: SuspectSet) -> Rc<Splits> {
        if let Some(known) = self.splits.get(&set) {
            return Rc::clone(known);
        }
        let size = set.count();
        let mut by_part: BTreeMap<usize, Vec<[SuspectSet; 2]>> = BTreeMap::new();
        for split in joined_splits(&self.board, set) {
            let smaller = split[0].count().min(split[1].count());
            by_part.entry(smaller).or_default().push(split);
        }
        let mut splits: Splits = by_part.into_iter().collect();
        order::sort_by_key(&mut splits, |&(part, _)| {
            core::cmp::Reverse(self.best_against(part, size))
        });
        let splits = Rc::new(splits);
        self.splits.insert(set, Rc::clone(&splits));
        splits
    }

    /// Against how many numbers of suspects a question that so many of so many say yes to is best, if both are free
    /// afterwards.
    fn best_against(&self, yes: usize, size: usize) -> usize {
        let is_best = |&opponent: &usize| {
            self.promise([yes, size - yes], opponent) == self.free[size][opponent]
        };
        (1..self.free.len()).filter(is_best).count()
    }
}

/// The splits of a set by a feature or by two that are joined. Each is listed once, whichever part says yes.
fn joined_splits(board: &Board, set: SuspectSet) -> BTreeSet<[SuspectSet; 2]> {
    let questions = board.questions().iter();
    let parts = questions.flat_map(|question| set.split(question.yes));
    let features = order::distinct(parts.filter(|part| !part.is_empty()));
    let first = set.indices().next().unwrap_or_default();
    let mut splits = BTreeSet::new();
    for &one in &features {
        for &other in &features {
            // "Not one or not the other" is the other part.
            let [both, _] = one.split(other);
            if set.is_split_by(both) {
                let [yes, no] = set.split(both);
                splits.insert(if yes.contains(first) {
                    [yes, no]
                } else {
                    [no, yes]
                });
            }
        }
    }
    splits
}

/// W of all numbers of suspects up to this where both are free to any split.
fn both_free(ending: Ending, largest: usize) -> Vec<Vec<u16>> {
    let mut wins = vec![vec![0; largest + 1]; largest + 1];
    for sum in 2..=2 * largest {
        for mine in sum.saturating_sub(largest).max(1)..=largest.min(sum - 1) {
            let theirs = sum - mine;
            wins[mine][theirs] = free_wins(ending, (mine, theirs), |part| wins[theirs][part]);
        }
    }
    wins
}
