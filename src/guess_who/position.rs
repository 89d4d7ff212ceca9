//! One position, answered whole: its value, every optimal move, its region.

use super::closed_form::{naming_is_optimal, win_probability};
use super::error::Error;
use super::pool::Pool;
use super::probability::Probability;
use super::questions::optimal_questions;
use super::race::{self, Region};
use super::rules::{Ending, Rules};
use super::table::SolvedTable;

/// The worth of one position and all its best moves when both play optimally.
///
/// ```
/// use upperhand::guess_who::{Pool, Position, Rules};
/// let position = Position::at(Rules::RACE, Pool::new(40)?, Pool::new(24)?)?;
/// assert_eq!(position.questions, [[16, 24]]);
/// assert!(!position.name_suspect && position.region.is_some());
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The mover's chance to win.
    pub win: Probability,
    /// Is naming a suspect now an optimal move?
    pub name_suspect: bool,
    /// Every optimal question, as part sizes in ascending order, in ascending lexicographic order.
    pub questions: Vec<Vec<u32>>,
    /// The race's partition; `None` under other rules or when a pool is one.
    pub region: Option<Region>,
}

impl Position {
    /// The position (mine, theirs) at any size, from the closed forms.
    ///
    /// Cost: proportional to the questions listed; O(r·mine²) where no theorem lists them, which is for
    /// `official` from three answers on, for the race from five and for `open` from four.
    ///
    /// # Errors
    /// [`Error::NotAPosition`] for (1, 1) under the race; [`Error::TooManyQuestions`] where more than
    /// 100,000 questions are optimal; [`Error::SearchTooLarge`] where no theorem lists them and `mine` is
    /// larger than 10,000. The value is known at every size: see
    /// [`win_probability`](super::win_probability).
    pub fn at(rules: Rules, mine: Pool, theirs: Pool) -> Result<Self, Error> {
        Ok(Self {
            win: win_probability(rules, mine, theirs)?,
            name_suspect: naming_is_optimal(rules, mine, theirs),
            questions: optimal_questions(rules, mine, theirs)?,
            region: region(rules, mine, theirs),
        })
    }

    /// The position (mine, theirs) of a solved table.
    ///
    /// # Errors
    /// [`Error::NotAPosition`] for (1, 1) under the race, [`Error::TooManyQuestions`] where the
    /// optimal questions are too many to list.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Position, Rules, SolvedTable};
    /// let table = SolvedTable::new(Rules::OFFICIAL, 14)?;
    /// let pool = Pool::new(14)?;
    /// let position = Position::of(&table, pool, pool)?;
    /// assert_eq!(position.win.to_string(), "55/98");
    /// assert_eq!(position.questions, [[4, 10], [6, 8]]);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    pub fn of(table: &SolvedTable, mine: Pool, theirs: Pool) -> Result<Self, Error> {
        let rules = table.rules();
        if rules.ending() == Ending::Race && mine.get() == 1 && theirs.get() == 1 {
            return Err(Error::NotAPosition);
        }
        Ok(Self {
            win: table.win(mine, theirs),
            name_suspect: table.naming_is_optimal(mine, theirs),
            questions: table.optimal_questions(mine, theirs)?,
            region: region(rules, mine, theirs),
        })
    }
}

/// The race's partition, which no other rules have.
fn region(rules: Rules, mine: Pool, theirs: Pool) -> Option<Region> {
    if rules == Rules::RACE {
        race::region(mine, theirs)
    } else {
        None
    }
}
