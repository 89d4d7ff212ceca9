//! The best tree of questions about those who stand: what to ask after which answer, of one player who need not adapt to the other.
//!
//! She wants to know in the fewest turns, or to win most often against somebody who halves a pool of m whatever it is told, and names
//! where one is left to either ([`Halving`](crate::guess_who::play::Halving)). Let A(k) be the halver's suspects that k turns of hers
//! have not found, and P(k) the pools that they stand in. With W(S, k) the pairs of secrets for which the player wins who moves with S
//! after k turns of both:
//!
//! ```text
//! asking:            W(S,k) = max over questions that split S of W(yes,k+1) + W(no,k+1)
//! naming, official:  W(S,k) = A(k), as one of S is right
//! one left, race:    W = A(k−1), as she is there before the halver's next turn
//! one left, official: W = A(k−1) − P(k−1), as the halver names in her next turn, and is right in one of a pool; m at the start
//! ```
//!
//! Sets alike to all questions have one value, so that a table of classes and turns is all there is to fill: at most 262,144 sets and
//! eight turns, a few thousand steps on a board of 24.

use super::classes::Classes;
use super::error::Error;
use super::solved::solvable;
use super::suspect_set::SuspectSet;
use super::suspects::Board;
use crate::fraction::Fraction;
use crate::guess_who::probability::Probability;
use crate::guess_who::rules::{Ending, Rules};
use crate::pieces::{Pieces, at_once, pause};

/// The classes that are looked at between two pauses.
const AT_ONCE: usize = 256;

/// What a tree is best for.
///
/// ```
/// use upperhand::guess_who::Rules;
/// use upperhand::guess_who::board::{QuestionTree, TreeAim, read_board};
/// let board = read_board("name,hat,beard\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n")?;
/// let wins = |aim| QuestionTree::best(&board, Rules::RACE, aim, (board.everybody(), 3)).map(|tree| tree.win().value());
/// assert!(wins(TreeAim::AgainstHalving)? >= wins(TreeAim::FewestTurns)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeAim {
    /// The fewest turns on average until one suspect is known, with nobody to race.
    FewestTurns,
    /// The most wins against somebody who halves; of equals the fewest turns.
    AgainstHalving,
}

/// A tree of questions.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guess_who::{Probability, Rules};
/// use upperhand::guess_who::board::{QuestionTree, TreeAim, read_board};
/// let board = read_board("name,hat,beard\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n")?;
/// let tree = QuestionTree::best(&board, Rules::RACE, TreeAim::FewestTurns, (board.everybody(), 3))?;
/// // A hat? If not, a beard?
/// assert_eq!(tree.questions(), [Some(0), None, Some(1), None, None]);
/// assert_eq!(tree.turns(), Fraction::new(5, 3));
/// // One of three is found at once, and two of the halver's three are not there before the second turn.
/// assert_eq!(tree.win(), Probability::new(7, 9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionTree {
    asked: Vec<Option<usize>>,
    worth: Worth,
    position: (SuspectSet, usize),
}

/// What a tree comes to, added up over the secrets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Worth {
    /// The pairs of secrets that are won.
    wins: u16,
    turns: u16,
}

impl QuestionTree {
    /// The best tree of a player to move, against so many suspects.
    ///
    /// # Errors
    /// [`Error::Rules`] but for `race` and `official`; [`Error::Twins`] under the race; [`Error::TooManySets`];
    /// [`Error::NotAPosition`] under the race where a player has one suspect, and against nobody or more than 64.
    pub fn best(
        board: &Board,
        rules: Rules,
        aim: TreeAim,
        position: (SuspectSet, usize),
    ) -> Result<Self, Error> {
        at_once(Self::in_pieces(board, rules, aim, position))
    }

    /// The same, piece by piece.
    #[doc(hidden)]
    #[must_use]
    pub fn in_pieces(
        board: &Board,
        rules: Rules,
        aim: TreeAim,
        position: (SuspectSet, usize),
    ) -> Pieces<'_, Result<Self, Error>> {
        Box::pin(async move {
            let classes = Classes::found(board, &[position.0]).await?;
            let mut table = Table {
                halver: Halver::at(board, rules, position)?,
                classes: &classes,
                aim,
                known: Vec::new(),
            };
            for class in 0..classes.count() {
                if class % AT_ONCE == 0 {
                    pause().await;
                }
                table.add(class);
            }
            let mut asked = Vec::new();
            table.grow(position.0, 0, &mut asked);
            Self::of_questions(board, rules, position, asked).ok_or(Error::NotReached)
        })
    }

    /// The tree whose questions these are, as [`questions`](Self::questions) has them; `None` where they are none for this position.
    #[doc(hidden)]
    #[must_use]
    pub fn of_questions(
        board: &Board,
        rules: Rules,
        position: (SuspectSet, usize),
        asked: Vec<Option<usize>>,
    ) -> Option<Self> {
        let halver = Halver::at(board, rules, position).ok()?;
        let mut worth = Worth::default();
        let mut open = vec![(position.0, 0)];
        for &question in &asked {
            let (standing, turn) = open.pop()?;
            let Some(question) = question else {
                let end = halver.end(standing.count(), turn)?;
                worth.wins += end.wins;
                worth.turns += end.turns;
                continue;
            };
            let yes = board.questions().get(question)?.yes;
            if !standing.is_split_by(yes) {
                return None;
            }
            let [yes, no] = standing.split(yes);
            worth.turns += size(standing.count());
            open.extend([(no, turn + 1), (yes, turn + 1)]);
        }
        open.is_empty().then_some(Self {
            asked,
            worth,
            position,
        })
    }

    /// The questions by their indices on the board, each followed by those after a yes and then by those after a no; `None` where
    /// nothing is asked any more.
    #[must_use]
    pub fn questions(&self) -> &[Option<usize>] {
        &self.asked
    }

    /// How often it wins against somebody who halves.
    #[must_use]
    pub fn win(&self) -> Probability {
        let (mine, theirs) = self.position;
        Probability::new(self.worth.wins.into(), (mine.count() * theirs) as u64)
    }

    /// The turns that it takes on average until one suspect is known, with nobody to race; officially naming is the last.
    #[must_use]
    pub fn turns(&self) -> Fraction {
        Fraction::new(self.worth.turns, self.position.0.count() as i128)
    }
}

/// Numbers of suspects, pairs and turns: at most 64 times 64.
fn size(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Somebody who halves: the suspects that are not found after so many turns, and their pools; nobody in the end.
struct Halver {
    ending: Ending,
    open: Vec<[u16; 2]>,
}

impl Halver {
    fn at(board: &Board, rules: Rules, (mine, theirs): (SuspectSet, usize)) -> Result<Self, Error> {
        let ending = solvable(board, rules)?;
        board.check_standing(mine)?;
        let least = if ending == Ending::Race { 2 } else { 1 };
        if mine.count() < least || !(least..=SuspectSet::MOST).contains(&theirs) {
            return Err(Error::NotAPosition);
        }
        let mut pools = vec![theirs];
        let mut open = Vec::new();
        while !pools.is_empty() {
            open.push([size(pools.iter().sum()), size(pools.len())]);
            let parts = pools.iter().filter(|&&pool| pool > 1);
            let parts = parts.flat_map(|pool| [pool / 2, pool.div_ceil(2)]);
            pools = parts.filter(|&part| part >= least).collect();
        }
        open.push([0; 2]);
        Ok(Self { ending, open })
    }

    fn after(&self, turns: usize) -> [u16; 2] {
        self.open[turns.min(self.open.len() - 1)]
    }

    /// What it comes to where nothing more is asked about so many suspects after so many turns; `None` where that is no end.
    fn end(&self, standing: usize, turns: usize) -> Option<Worth> {
        let wins = match (self.ending, turns.checked_sub(1)) {
            (Ending::Race, Some(before)) if standing == 1 => self.after(before)[0],
            (Ending::Official, Some(before)) if standing == 1 => {
                let [suspects, pools] = self.after(before);
                suspects - pools
            }
            (Ending::Official, _) => self.after(turns)[0],
            (Ending::Race | Ending::Open, _) => return None,
        };
        let named = self.ending == Ending::Official;
        let turns = if named { size(standing) } else { 0 };
        Some(Worth { wins, turns })
    }
}

/// The worth of each class after so many turns.
struct Table<'a> {
    classes: &'a Classes,
    halver: Halver,
    aim: TreeAim,
    known: Vec<Worth>,
}

impl Table<'_> {
    /// What is best of a set that can be split so: the worth, and the first such split; `None` where nothing is to be asked.
    fn best<T>(
        &self,
        (standing, turns): (usize, usize),
        splits: impl Iterator<Item = (T, [u32; 2])>,
    ) -> (Worth, Option<T>) {
        let last = self.halver.open.len();
        let end = self.halver.end(standing, turns);
        // Alone one goes on until one is known.
        let mut best = end
            .filter(|_| self.aim == TreeAim::AgainstHalving)
            .map(|end| (end, None));
        for (split, parts) in splits {
            let [yes, no] =
                parts.map(|part| self.known[part as usize * (last + 1) + (turns + 1).min(last)]);
            let worth = Worth {
                wins: yes.wins + no.wins,
                turns: yes.turns + no.turns + size(standing),
            };
            if best
                .as_ref()
                .is_none_or(|(best, _)| self.is_better(worth, *best))
            {
                best = Some((worth, Some(split)));
            }
        }
        best.unwrap_or((end.unwrap_or_default(), None))
    }

    fn is_better(&self, one: Worth, other: Worth) -> bool {
        let is_equal = self.aim == TreeAim::FewestTurns || one.wins == other.wins;
        if is_equal {
            one.turns < other.turns
        } else {
            one.wins > other.wins
        }
    }

    /// Adds the next class to those that are smaller.
    fn add(&mut self, class: usize) {
        let standing = self.classes.size_of(class);
        for turns in 0..=self.halver.open.len() {
            let splits = self.classes.splits(class).iter().map(|&parts| ((), parts));
            let (best, _) = self.best((standing, turns), splits);
            self.known.push(best);
        }
    }

    /// Adds the questions about a set, those that are listed first of equals.
    fn grow(&self, standing: SuspectSet, turns: usize, asked: &mut Vec<Option<usize>>) {
        let class = |set| self.classes.class_of(set);
        let questions = self.classes.board().questions().iter().enumerate();
        let splits = questions.filter_map(|(index, question)| {
            let parts @ [yes, no] = standing.split(question.yes);
            Some(((index, parts), [class(yes)?, class(no)?]))
        });
        let (_, best) = self.best((standing.count(), turns), splits);
        asked.push(best.map(|(index, _)| index));
        for part in best.into_iter().flat_map(|(_, parts)| parts) {
            self.grow(part, turns + 1, asked);
        }
    }
}
