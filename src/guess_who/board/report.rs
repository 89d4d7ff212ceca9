//! What designers and teachers want to know of a board: who has the edge, which questions tell most and least, which nobody
//! needs, and which cell to change so that it is fairer. All of it exactly.

use super::classes::Classes;
use super::error::Error;
use super::search::Search;
use super::solved::solvable;
use super::suspects::{Board, Question};
use super::table::pairs;
use crate::guess_who::probability::Probability;
use crate::guess_who::rules::Rules;
use crate::order;
use crate::pieces::{Pieces, at_once};
use core::cmp::Reverse;

/// A question asked first, and the chance of the player who asks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The index of the question on the board.
    pub question: usize,
    /// The chance of the player who asks it.
    pub win: Probability,
}

/// A cell with the other answer, and the first mover's chance on the board that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellChange {
    /// The index of the suspect.
    pub suspect: usize,
    /// The index of the question.
    pub question: usize,
    /// The first mover's chance on the changed board.
    pub win: Probability,
}

/// The report of a board under one rule set. It takes as many boards as there are questions and cells, one after the other:
/// see [`advance`](Self::advance). What is known at any time is there.
///
/// ```
/// use upperhand::guess_who::{Probability, Rules};
/// use upperhand::guess_who::board::{BoardReport, read_board};
/// let board = read_board("name,hat,beard,cap\nAnna,yes,no,yes\nBert,no,yes,no\nCleo,no,no,no\n")?;
/// let report = BoardReport::whole(board, Rules::RACE)?;
/// assert_eq!(report.win(), Probability::new(7, 9));
/// // One of the two is enough.
/// assert_eq!(report.unneeded(), [0, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct BoardReport {
    board: Board,
    rules: Rules,
    /// W at the beginning.
    wins: u16,
    openings: Vec<Opening>,
    unneeded: Vec<usize>,
    fairer: Option<(u16, CellChange)>,
    unknown: usize,
    done: usize,
}

impl BoardReport {
    /// The report of which only the board itself is known: its edge, its twins and its openings.
    ///
    /// # Errors
    /// [`Error::TooManySets`] and [`Error::TooManyPositions`]; [`Error::Rules`] but for `race` and `official`; [`Error::Twins`] under the race.
    pub fn new(board: Board, rules: Rules) -> Result<Self, Error> {
        at_once(Self::begun(board, rules))
    }

    /// The same, piece by piece.
    #[doc(hidden)]
    #[must_use]
    pub fn begun(board: Board, rules: Rules) -> Pieces<'static, Result<Self, Error>> {
        Box::pin(async move {
            let mut search = searched(&board, rules).await?;
            let wins = search.worth(board.everybody(), board.everybody()).await?;
            let openings = openings(&mut search, &board).await?;
            Ok(Self {
                board,
                rules,
                wins,
                openings,
                unneeded: Vec::new(),
                fairer: None,
                unknown: 0,
                done: 0,
            })
        })
    }

    /// A report made at once: as long as a search on each of the boards takes.
    ///
    /// # Errors
    /// Those of [`new`](Self::new).
    pub fn whole(board: Board, rules: Rules) -> Result<Self, Error> {
        let mut report = Self::new(board, rules)?;
        while report.advance() {}
        Ok(report)
    }

    /// Looks at one more board, and says whether there are others: first those with a question less, then those with one
    /// cell changed. Each takes about as long as [`new`](Self::new): 1 to 100 ms for 24 suspects and 20 questions.
    pub fn advance(&mut self) -> bool {
        at_once(self.further())
    }

    /// The same, piece by piece.
    #[doc(hidden)]
    #[must_use]
    pub fn further(&mut self) -> Pieces<'_, bool> {
        Box::pin(async {
            let (questions, suspects) = (self.board.questions().len(), self.board.suspects().len());
            if self.done < questions {
                self.leave_out(self.done).await;
            } else if self.done < questions + questions * suspects {
                let cell = self.done - questions;
                self.change(cell % suspects, cell / suspects).await;
            } else {
                return false;
            }
            self.done += 1;
            self.done < questions + questions * suspects
        })
    }

    /// How many boards were looked at, of how many.
    ///
    /// ```
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{BoardReport, read_board};
    /// let mut report = BoardReport::new(read_board("name,hat\nAnna,yes\nBert,no\n")?, Rules::OFFICIAL)?;
    /// report.advance();
    /// assert_eq!(report.progress(), (1, 3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let (questions, suspects) = (self.board.questions().len(), self.board.suspects().len());
        (self.done, questions + questions * suspects)
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The chance of the player who begins.
    #[must_use]
    pub fn win(&self) -> Probability {
        self.chance(self.wins)
    }

    /// Every question that splits the suspects, the most telling first; ties in the order of the board.
    #[must_use]
    pub fn openings(&self) -> &[Opening] {
        &self.openings
    }

    /// The questions of which each by itself could be left out: the first mover's chance would be the same, exactly, and no
    /// two suspects would become alike.
    #[must_use]
    pub fn unneeded(&self) -> &[usize] {
        &self.unneeded
    }

    /// The cell whose other answer brings the first mover's chance nearest to a half, the first of equals in the order of
    /// the questions; `None` where none brings it nearer than it is. Changes that make two suspects alike do not count.
    #[must_use]
    pub fn fairer(&self) -> Option<CellChange> {
        self.fairer.map(|(_, change)| change)
    }

    /// How many of the boards that were looked at are not known: they have too many sets or positions.
    #[must_use]
    pub const fn unknown(&self) -> usize {
        self.unknown
    }

    /// What is known, as numbers from which [`from_numbers`](Self::from_numbers) makes the same report of the board.
    ///
    /// ```
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{BoardReport, read_board};
    /// let board = read_board("name,hat,cap\nAnna,yes,no\nBert,no,no\nCleo,no,yes\n")?;
    /// let report = BoardReport::whole(board.clone(), Rules::OFFICIAL)?;
    /// let same = BoardReport::from_numbers(board, Rules::OFFICIAL, &report.to_numbers()).expect("they are of it");
    /// assert_eq!((same.fairer(), same.openings()), (report.fairer(), report.openings()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_numbers(&self) -> Vec<i64> {
        let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let wins = |win: Probability| {
            let wins = win.numerator() * u64::from(self.all()) / win.denominator();
            i64::try_from(wins).unwrap_or(i64::MAX)
        };
        let change = |change: CellChange| {
            [
                whole(change.suspect),
                whole(change.question),
                wins(change.win),
            ]
        };
        let mut numbers = vec![self.wins.into(), whole(self.unknown), whole(self.done)];
        numbers.extend(self.fairer().map_or([-1; 3], change));
        numbers.push(whole(self.openings.len()));
        let openings = self.openings.iter();
        numbers.extend(openings.flat_map(|opening| [whole(opening.question), wins(opening.win)]));
        numbers.extend(self.unneeded.iter().copied().map(whole));
        numbers
    }

    /// The report of a board whose [numbers](Self::to_numbers) these are; `None` where they are of none.
    #[must_use]
    pub fn from_numbers(board: Board, rules: Rules, numbers: &[i64]) -> Option<Self> {
        let (&[wins, unknown, done, suspect, question, fairer, count], rest) =
            numbers.split_first_chunk()?;
        let (suspects, questions) = (board.suspects().len(), board.questions().len());
        let below =
            |number: i64, end: usize| usize::try_from(number).ok().filter(|&index| index < end);
        let all = pairs(suspects, suspects);
        let wins_of = |number: i64| u16::try_from(number).ok().filter(|&wins| wins <= all);
        let win = |wins: u16| Probability::new(wins.into(), all.into());
        let openings = below(count, questions + 1)?;
        let (openings, unneeded) = rest.split_at_checked(2 * openings)?;
        let opening = |pair: &[i64]| {
            Some(Opening {
                question: below(pair[0], questions)?,
                win: win(wins_of(pair[1])?),
            })
        };
        let boards = questions + questions * suspects + 1;
        let mut report = Self {
            wins: wins_of(wins)?,
            openings: openings.chunks(2).map(opening).collect::<Option<_>>()?,
            unneeded: unneeded
                .iter()
                .map(|&index| below(index, questions))
                .collect::<Option<_>>()?,
            fairer: None,
            unknown: below(unknown, boards)?,
            done: below(done, boards)?,
            board,
            rules,
        };
        if [suspect, question, fairer] != [-1; 3] {
            let wins = wins_of(fairer)?;
            let change = CellChange {
                suspect: below(suspect, suspects)?,
                question: below(question, questions)?,
                win: win(wins),
            };
            report.fairer = Some((report.unfairness(wins), change));
        }
        Some(report)
    }

    fn all(&self) -> u16 {
        let suspects = self.board.suspects().len();
        pairs(suspects, suspects)
    }

    /// How far W is from a half, twice.
    fn unfairness(&self, wins: u16) -> u16 {
        (2 * wins).abs_diff(self.all())
    }

    fn chance(&self, wins: u16) -> Probability {
        Probability::new(wins.into(), self.all().into())
    }

    async fn leave_out(&mut self, question: usize) {
        let mut questions = self.board.questions().to_vec();
        questions.remove(question);
        if self.wins_with(questions).await == Some(self.wins) {
            self.unneeded.push(question);
        }
    }

    async fn change(&mut self, suspect: usize, question: usize) {
        let mut questions = self.board.questions().to_vec();
        questions[question].yes = questions[question].yes.turned(suspect);
        let Some(wins) = self.wins_with(questions).await else {
            return;
        };
        let unfairness = self.unfairness(wins);
        let least = self.fairer.map(|(least, _)| least);
        if unfairness < least.unwrap_or(self.unfairness(self.wins)) {
            let change = CellChange {
                suspect,
                question,
                win: self.chance(wins),
            };
            self.fairer = Some((unfairness, change));
        }
    }

    /// W at the beginning with other questions, `None` where they are none of a board, where more suspects are alike, and
    /// where it is not known.
    async fn wins_with(&mut self, questions: Vec<Question>) -> Option<u16> {
        let board = Board::new(self.board.suspects().to_vec(), questions).ok()?;
        if alike(&board) > alike(&self.board) {
            return None;
        }
        let wins = match searched(&board, self.rules).await {
            Ok(mut search) => search.worth(board.everybody(), board.everybody()).await,
            Err(error) => Err(error),
        };
        if wins.is_err() {
            self.unknown += 1;
        }
        wins.ok()
    }
}

/// How many suspects have a twin that comes before them.
fn alike(board: &Board) -> usize {
    board.twins().iter().map(|twins| twins.len() - 1).sum()
}

async fn searched(board: &Board, rules: Rules) -> Result<Search, Error> {
    let classes = Classes::in_pieces(board).await?;
    let ending = solvable(classes.board(), rules)?;
    Ok(Search::new(classes, ending).await)
}

/// Every question that splits the suspects, best first.
async fn openings(search: &mut Search, board: &Board) -> Result<Vec<Opening>, Error> {
    let everybody = board.everybody();
    let all = pairs(everybody.count(), everybody.count());
    let mut openings = Vec::new();
    for (question, Question { yes, .. }) in board.questions().iter().enumerate() {
        if everybody.is_split_by(*yes) {
            let [yes, no] = everybody.split(*yes);
            let replies = search.worth(everybody, yes).await? + search.worth(everybody, no).await?;
            openings.push((all - replies, question));
        }
    }
    order::sort_by_key(&mut openings, |&(wins, _)| Reverse(wins));
    let opening = |(wins, question): (u16, usize)| Opening {
        question,
        win: Probability::new(wins.into(), all.into()),
    };
    Ok(openings.into_iter().map(opening).collect())
}
