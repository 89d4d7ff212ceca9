//! Solved tables kept for reuse.

use super::error::Error;
use super::pool::Pool;
use super::rules::Rules;
use super::table::SolvedTable;

/// Solved tables, one a rule set, each grown when a larger pool is asked for.
///
/// A table is solved with its side rounded up to a power of two, so that scrubbing through sizes
/// solves a few tables, not hundreds.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules, Solutions};
/// let mut solutions = Solutions::default();
/// let pool = Pool::new(24)?;
/// let table = solutions.table(Rules::OPEN, pool)?;
/// assert_eq!(table.win(pool, pool).to_string(), "2/3");
/// assert_eq!(table.largest().get(), 32);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Solutions {
    tables: Vec<SolvedTable>,
}

impl Solutions {
    /// The table of `rules` that holds pools up to `largest` at least.
    ///
    /// # Errors
    /// [`Error::TableTooLarge`] when it would not fit.
    pub fn table(&mut self, rules: Rules, largest: Pool) -> Result<&SolvedTable, Error> {
        let known = self.tables.iter().position(|table| table.rules() == rules);
        let index = known.unwrap_or(self.tables.len());
        if known.is_none_or(|index| self.tables[index].largest() < largest) {
            let rounded = SolvedTable::new(rules, largest.get().next_power_of_two());
            let table = rounded.or_else(|_| SolvedTable::new(rules, largest.get()))?;
            if known.is_some() {
                self.tables[index] = table;
            } else {
                self.tables.push(table);
            }
        }
        Ok(&self.tables[index])
    }
}
