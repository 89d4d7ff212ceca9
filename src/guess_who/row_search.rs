//! The optimal questions of one position, searched for among all splits of the pool.
//!
//! Needs one row of values, not a table: the least sums over splits into a number of parts come from it, and
//! the splits that reach the least of all are listed with them as bounds.

use super::error::Error;
use super::limits::{MOST_SEARCHED, list};
use super::min_plus::MinPlus;
use super::pool::Pool;
use super::rules::Rules;

/// Can the questions of a pool be searched for?
///
/// # Errors
/// [`Error::SearchTooLarge`] beyond 10,000.
pub(crate) fn check_search(rules: Rules, pool: Pool) -> Result<(), Error> {
    if pool.get() > MOST_SEARCHED {
        return Err(Error::SearchTooLarge {
            rules: rules.to_string(),
            pool: pool.get(),
            most: MOST_SEARCHED,
        });
    }
    Ok(())
}

/// Every split of the pool into 2 to r parts whose replies add up to `least`, which is known to be the
/// least sum unless naming is better: part sizes ascending, in ascending lexicographic order.
/// O(r·n²) and O(n) for each that is listed.
///
/// # Errors
/// [`Error::SearchTooLarge`] for a pool beyond 10,000, [`Error::TooManyQuestions`] beyond 100,000.
pub(crate) fn optimal_splits(
    rules: Rules,
    pool: Pool,
    least: u64,
    reply: impl Fn(u32) -> u64,
) -> Result<Vec<Vec<u32>>, Error> {
    check_search(rules, pool)?;
    let n = pool.get();
    let row = (0..n).map(|part| if part == 0 { 0 } else { reply(part) });
    let (n, answers) = (n as usize, usize::from(rules.answers()));
    let mut search = Search {
        folds: MinPlus::of(row.collect(), answers - 1),
        parts: Vec::new(),
        found: Vec::new(),
    };
    search.list(n, answers, 1, least)?;
    Ok(search.found)
}

struct Search {
    folds: MinPlus,
    parts: Vec<u32>,
    found: Vec<Vec<u32>>,
}

impl Search {
    /// Lists the splits of `rest` that cost `reply`, into at most `most` parts of at least `smallest`. A last part is
    /// larger than any part that another can follow, so the splits come in ascending order.
    fn list(&mut self, rest: usize, most: usize, smallest: usize, reply: u64) -> Result<(), Error> {
        let last = if most > 1 { rest / 2 } else { 0 };
        for part in smallest..=last {
            let (value, others) = (self.folds.sum(1, part), rest - part);
            let within = |count| value + self.folds.sum(count, others) <= reply;
            if (1..most).any(within) {
                self.parts.push(u32::try_from(part).unwrap_or(u32::MAX));
                self.list(others, most - 1, part, reply - value)?;
                self.parts.pop();
            }
        }
        if self.parts.is_empty() || self.folds.sum(1, rest) != reply {
            return Ok(());
        }
        let last = u32::try_from(rest).unwrap_or(u32::MAX);
        list(&mut self.found, &self.parts, last)
    }
}
