//! One position, answered whole: its value, every optimal move, its region.

use super::error::Error;
use super::pool::Pool;
use super::probability::Probability;
use super::race::{self, Region};
use super::rules::{Ending, Rules};
use super::table::SolvedTable;

/// What is known of one position when both play optimally.
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
            region: if rules == Rules::RACE {
                race::region(mine, theirs)
            } else {
                None
            },
        })
    }
}
