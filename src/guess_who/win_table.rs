//! A rectangle of win probabilities, by exhaustion or by a theorem.

use super::closed_form::numerator;
use super::error::Error;
use super::pool::Pool;
use super::rules::{Ending, Rules};
use super::shape::power_below;
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
    /// By the closed form, O(log) a position; less than O(1) in the long rows of the race.
    ///
    /// # Errors
    /// [`Error::TableTooLarge`] when the table would not fit.
    pub fn new(rules: Rules, max_mine: Pool, max_theirs: Pool) -> Result<Self, Error> {
        let strokes = RaceRows::new(rules, max_theirs);
        Self::fill(max_mine, max_theirs, |mine, row| match &strokes {
            Some(strokes) if mine.get() > 1 => strokes.extend(mine.get(), row),
            _ => row.extend((1..=max_theirs.get()).map(|theirs| entry(rules, mine.get(), theirs))),
        })
    }

    /// By exhaustive dynamic programming from the rules alone: see [`SolvedTable`] for its cost.
    ///
    /// # Errors
    /// [`Error::TableTooLarge`] when the table would not fit.
    pub fn exhaustive(rules: Rules, max_mine: Pool, max_theirs: Pool) -> Result<Self, Error> {
        let solved = SolvedTable::new(rules, max_mine.max(max_theirs).get())?;
        Self::fill(max_mine, max_theirs, |mine, row| {
            row.extend(
                max_theirs
                    .up_to_here()
                    .map(|theirs| solved.numerator(mine, theirs)),
            );
        })
    }

    fn fill(
        max_mine: Pool,
        max_theirs: Pool,
        extend_by_row: impl Fn(Pool, &mut Vec<u32>),
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
        for mine in max_mine.up_to_here() {
            extend_by_row(mine, &mut numerators);
        }
        Ok(Self {
            max_mine,
            max_theirs,
            numerators,
        })
    }
}

/// One entry of a table, which the memory limit keeps below 2²⁶.
fn entry(rules: Rules, mine: u32, theirs: u32) -> u32 {
    let exact = numerator(rules, mine, theirs).unwrap_or_default();
    u32::try_from(exact).unwrap_or(u32::MAX)
}

/// Rows of the race with up to five answers, in two strokes: in the weeds the numerator does not depend
/// on the mover's pool, with the upper hand it grows by that pool for each suspect of the opponent.
struct RaceRows {
    rules: Rules,
    weeds: Vec<u32>,
}

impl RaceRows {
    /// `None` for other rules. (Six answers have exceptions: see [`race`](super::race).)
    fn new(rules: Rules, max_theirs: Pool) -> Option<Self> {
        let mine = Pool::MAX.get();
        (rules.ending() == Ending::Race && rules.answers() < Rules::MOST_ANSWERS).then(|| Self {
            rules,
            weeds: (1..=max_theirs.get())
                .map(|theirs| entry(rules, mine, theirs))
                .collect(),
        })
    }

    fn extend(&self, mine: u32, row: &mut Vec<u32>) {
        let corner = power_below(u32::from(self.rules.answers()), mine - 1);
        let in_weeds = self.weeds.len().min(corner as usize);
        row.extend_from_slice(&self.weeds[..in_weeds]);
        let first = entry(self.rules, mine, corner + 1);
        let rest = (0..).take(self.weeds.len() - in_weeds);
        row.extend(rest.map(|step: u32| first + step * mine));
    }
}
