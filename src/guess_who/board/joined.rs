//! Questions that join two features by "and", "or" and "not": what they win, in brackets that close where words can be found
//! for every size that matters.
//!
//! One player may ask them, the other is free to any split, as in the [brackets](super::brackets) of a board. No player who
//! asks wins more than one who is free, so the search ends at a set as soon as some questions win as much against every
//! number of suspects: of the hundreds of thousands of sets that could be left it looks at a few hundred or thousand.

use super::error::Error;
use super::solved::{Bracket, solvable};
use super::suspect_set::SuspectSet;
use super::suspects::Board;
use super::table::{free_wins, is_over, pairs, unasked};
use crate::guess_who::rules::{Ending, Rules};
use crate::order;
use std::collections::{BTreeMap, BTreeSet};

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
    known: BTreeMap<SuspectSet, Wins>,
    /// So many of them at most.
    most: usize,
}

/// The pairs of secrets with which a player wins who is free to any split or has a set left to ask about, by the number of
/// suspects of the free one.
#[derive(Clone, Debug)]
struct Wins {
    /// Who has the set moves, and wins.
    asking: Vec<u16>,
    /// The free player moves, and wins.
    free: Vec<u16>,
}

impl JoinedBoard {
    /// A board of which nothing is looked at yet.
    ///
    /// # Errors
    /// [`Error::Rules`] but for `race` and `official`; [`Error::Twins`] under the race for a board with suspects whom no
    /// question tells apart.
    ///
    /// ```
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{JoinedBoard, faces};
    /// assert!(JoinedBoard::new(faces(24)?, Rules::RACE).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(board: Board, rules: Rules) -> Result<Self, Error> {
        let ending = solvable(&board, rules)?;
        let free = both_free(ending, board.suspects().len());
        Ok(Self {
            board,
            ending,
            free,
            known: BTreeMap::new(),
            most: MOST_SETS,
        })
    }

    /// The chance of the player to move, who has `mine` left, against one who has `theirs` left: at least what she wins from
    /// a player who is free to any split, and at most what she would win if she were free herself.
    ///
    /// Cost: less than a millisecond under the official rules; in the race 0.2 s from the start with 24 suspects, 1 to 4 s
    /// with 40 to 64, where 16,384 sets are looked at. What is found is kept for later positions.
    ///
    /// # Errors
    /// [`Error::NobodyStands`] and [`Error::NoSuchSuspect`] for a set that is none of suspects; [`Error::NotAPosition`]
    /// where each has one suspect under the race.
    ///
    /// ```
    /// use upperhand::guess_who::{Probability, Rules};
    /// use upperhand::guess_who::board::{JoinedBoard, SuspectSet, faces};
    /// let mut joined = JoinedBoard::new(faces(24)?, Rules::RACE)?;
    /// let (mine, theirs) = (SuspectSet::new(&[0, 1, 2])?, SuspectSet::new(&[0, 4])?);
    /// assert_eq!(joined.win(mine, theirs)?.low, Probability::new(1, 3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    /// let hasty = JoinedBoard::new(board.clone(), Rules::RACE)?.win_within(100, all, all)?;
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
        self.most = self.known.len().saturating_add(most_sets);
        let low = self.wins(mine).asking[m];
        let high = self.wins(theirs).free[n];
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
        let wins = self.wins(mine).asking[opponent];
        let named = unasked(self.ending, mine.count(), opponent);
        if is_over(self.ending, mine.count(), opponent) || named == wins {
            return Ok(None);
        }
        for [yes, no] in self.splits(mine) {
            if self.promise([yes, no].map(SuspectSet::count), opponent) < wins {
                continue;
            }
            let left = [yes, no].map(|part| self.wins(part).free[opponent]);
            if pairs(mine.count(), opponent) - left[0] - left[1] == wins {
                return Ok(Some(yes));
            }
        }
        Ok(None)
    }

    /// The board.
    ///
    /// ```
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{JoinedBoard, faces};
    /// assert_eq!(JoinedBoard::new(faces(24)?, Rules::RACE)?.board(), &faces(24)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How many sets were looked at.
    ///
    /// ```
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{JoinedBoard, faces};
    /// assert_eq!(JoinedBoard::new(faces(24)?, Rules::RACE)?.sets(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sets(&self) -> usize {
        self.known.len()
    }

    fn wins(&mut self, set: SuspectSet) -> &Wins {
        if !self.known.contains_key(&set) {
            let asking = self.asking(set);
            let free = self.against(set.count(), &asking);
            self.known.insert(set, Wins { asking, free });
        }
        &self.known[&set]
    }

    /// What the player who has a set left wins when she moves, against each number of suspects.
    fn asking(&mut self, set: SuspectSet) -> Vec<u16> {
        let (size, opponents) = (set.count(), 0..self.free.len());
        let mut wins: Vec<u16> = opponents
            .map(|opponent| unasked(self.ending, size, opponent))
            .collect();
        for [yes, no] in self.splits(set) {
            let is_known = |part| self.known.contains_key(part);
            let is_dear = self.known.len() >= self.most && ![yes, no].iter().all(is_known);
            if is_dear || !self.is_promising(&wins, [yes, no].map(SuspectSet::count)) {
                continue;
            }
            for part in [yes, no] {
                self.wins(part);
            }
            let [yes, no] = [yes, no].map(|part| &self.known[&part].free);
            for (opponent, wins) in wins.iter_mut().enumerate().skip(1) {
                if !is_over(self.ending, size, opponent) {
                    let asked = pairs(size, opponent) - yes[opponent] - no[opponent];
                    *wins = asked.max(*wins);
                }
            }
        }
        wins
    }

    /// Would a question with parts of these sizes win more against some number of suspects, if both were free afterwards?
    fn is_promising(&self, wins: &[u16], parts: [usize; 2]) -> bool {
        let size = parts[0] + parts[1];
        let mut opponents = (1..self.free.len()).filter(|&m| !is_over(self.ending, size, m));
        opponents.any(|opponent| self.promise(parts, opponent) > wins[opponent])
    }

    /// What a question with parts of these sizes wins if both are free afterwards.
    fn promise(&self, parts: [usize; 2], opponent: usize) -> u16 {
        let [yes, no] = parts.map(|part| self.free[opponent][part]);
        pairs(parts[0] + parts[1], opponent) - yes - no
    }

    /// What a free player wins who moves, by the number of her suspects, from one who has so many left and wins this when
    /// it is his move.
    fn against(&self, size: usize, asking: &[u16]) -> Vec<u16> {
        let movers = 0..asking.len();
        movers
            .map(|mover| free_wins(self.ending, (mover, size), |part| asking[part]))
            .collect()
    }

    /// Every way to split a set by one feature or by two, those first that are best against most numbers of suspects.
    fn splits(&self, set: SuspectSet) -> Vec<[SuspectSet; 2]> {
        let size = set.count();
        let best_against: Vec<usize> = (0..size).map(|yes| self.best_against(yes, size)).collect();
        let mut best_against_so_many = vec![Vec::new(); self.free.len()];
        for split in joined_splits(&self.board, set) {
            best_against_so_many[best_against[split[0].count()]].push(split);
        }
        best_against_so_many.into_iter().rev().flatten().collect()
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
