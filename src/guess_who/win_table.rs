//! A rectangle of win probabilities, by the closed form or by exhaustion.

use super::closed_form::numerator;
use super::error::Error;
use super::pool::Pool;
use super::rules::Rules;
use super::table::{ALLOWED_BYTES, SolvedTable};

/// Every position up to `max_mine` × `max_theirs`.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules, WinTable};
/// let (mine, theirs) = (Pool::new(40)?, Pool::new(24)?);
/// let table = WinTable::new(Rules::RACE, mine, theirs)?;
/// assert_eq!(table.numerators, WinTable::exhaustive(Rules::RACE, mine, theirs)?.numerators);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinTable {
    /// The mover's largest pool.
    pub max_mine: Pool,
    /// The opponent's largest pool.
    pub max_theirs: Pool,
    /// Row-major, mine × theirs from 1: the exact integer mine·theirs·P at
    /// `(mine − 1)·max_theirs + theirs − 1`. (1, 1) under the race, no position, holds 0.
    pub numerators: Vec<u32>,
}

impl WinTable {
    /// By the closed form, O(log) a position.
    ///
    /// # Errors
    /// [`Error::TableTooLarge`] when the table would not fit.
    pub fn new(rules: Rules, max_mine: Pool, max_theirs: Pool) -> Result<Self, Error> {
        Self::fill(max_mine, max_theirs, |mine, theirs| {
            numerator(rules, mine.get(), theirs.get()).unwrap_or_default()
        })
    }

    /// By exhaustive dynamic programming from the rules alone: O(N³) for N the larger bound.
    ///
    /// # Errors
    /// [`Error::TableTooLarge`] when the table would not fit.
    pub fn exhaustive(rules: Rules, max_mine: Pool, max_theirs: Pool) -> Result<Self, Error> {
        let solved = SolvedTable::new(rules, max_mine.max(max_theirs).get())?;
        Self::fill(max_mine, max_theirs, |mine, theirs| {
            u64::from(solved.numerator(mine, theirs))
        })
    }

    fn fill(
        max_mine: Pool,
        max_theirs: Pool,
        numerator: impl Fn(Pool, Pool) -> u64,
    ) -> Result<Self, Error> {
        let cells = u64::from(max_mine.get()) * u64::from(max_theirs.get());
        if cells * 4 > ALLOWED_BYTES {
            return Err(Error::TableTooLarge {
                mine: max_mine.get(),
                theirs: max_theirs.get(),
                needed_bytes: cells * 4,
                allowed_bytes: ALLOWED_BYTES,
            });
        }
        let mut numerators = Vec::with_capacity(usize::try_from(cells).unwrap_or_default());
        for mine in 1..=u64::from(max_mine.get()) {
            for theirs in 1..=u64::from(max_theirs.get()) {
                let exact = numerator(Pool::new(mine)?, Pool::new(theirs)?);
                // At most `cells`, which the check above keeps below 2^26.
                numerators.push(u32::try_from(exact).unwrap_or(u32::MAX));
            }
        }
        Ok(Self {
            max_mine,
            max_theirs,
            numerators,
        })
    }
}
