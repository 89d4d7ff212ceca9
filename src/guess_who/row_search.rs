//! The optimal questions of one position, searched for among all splits of the pool.
//!
//! Needs one row of values, not a table: `row[c]` is what the opponent has when the mover is left with
//! c. `F_s(x)`, the least sum over splits of x into exactly s parts, is a (min, +) convolution of the row
//! with `F_(s−1)`; then the splits that reach the least sum are listed, with the F's as bounds.

use super::error::Error;
use super::limits::{MOST_QUESTIONS, MOST_SEARCHED};
use super::pool::Pool;
use super::rules::Rules;

/// Every split of the pool into 2 to r parts whose replies add up to `least`, which is known to be the
/// least sum unless naming is better: part sizes ascending, in ascending lexicographic order.
/// O(r·n²) and O(n) for each that is listed.
///
/// # Errors
/// [`Error::SearchTooLarge`] for a pool beyond 10,000, [`Error::TooManyQuestions`] beyond 100,000.
pub(super) fn optimal_splits(
    rules: Rules,
    pool: Pool,
    least: u64,
    reply: impl Fn(u32) -> u64,
) -> Result<Vec<Vec<u32>>, Error> {
    let n = pool.get();
    if n > MOST_SEARCHED {
        return Err(Error::SearchTooLarge {
            rules: rules.to_string(),
            pool: n,
            most: MOST_SEARCHED,
        });
    }
    let row: Vec<u64> = (0..n)
        .map(|part| if part == 0 { NEVER } else { reply(part) })
        .collect();
    let n = n as usize;
    let mut search = Search {
        folds: folds(row, n, usize::from(rules.answers())),
        parts: Vec::new(),
        found: Vec::new(),
    };
    for count in 2..=usize::from(rules.answers()).min(n) {
        search.list(n, count, 1, least)?;
    }
    search.found.sort_unstable();
    Ok(search.found)
}

/// More than any sum of replies: those are below 2⁶².
const NEVER: u64 = 1 << 63;

/// `folds[s − 1][x]` is F_s(x) for 1 ≤ s < r and x < n.
fn folds(row: Vec<u64>, n: usize, answers: usize) -> Vec<Vec<u64>> {
    let mut folds = vec![row];
    for count in 2..answers {
        let (row, shorter) = (&folds[0], &folds[count - 2]);
        let mut fold = vec![NEVER; n];
        for (x, least) in fold.iter_mut().enumerate().skip(count) {
            let most = x / count;
            let forward = row[1..=most].iter();
            let backward = shorter[x - most..x].iter().rev();
            *least = forward
                .zip(backward)
                .fold(NEVER, |least, (&a, &b)| least.min(a.saturating_add(b)));
        }
        folds.push(fold);
    }
    folds
}

struct Search {
    folds: Vec<Vec<u64>>,
    parts: Vec<u32>,
    found: Vec<Vec<u32>>,
}

impl Search {
    /// Lists the splits of `rest` into exactly `count` parts of at least `smallest` that cost `reply`.
    fn list(
        &mut self,
        rest: usize,
        count: usize,
        smallest: usize,
        reply: u64,
    ) -> Result<(), Error> {
        if count == 1 {
            if self.folds[0][rest] == reply {
                if self.found.len() == MOST_QUESTIONS {
                    return Err(Error::TooManyQuestions {
                        most: MOST_QUESTIONS,
                    });
                }
                let mut parts = self.parts.clone();
                parts.push(u32::try_from(rest).unwrap_or(u32::MAX));
                self.found.push(parts);
            }
            return Ok(());
        }
        for part in smallest..=rest / count {
            let value = self.folds[0][part];
            if value <= reply && self.folds[count - 2][rest - part] <= reply - value {
                self.parts.push(u32::try_from(part).unwrap_or(u32::MAX));
                self.list(rest - part, count - 1, part, reply - value)?;
                self.parts.pop();
            }
        }
        Ok(())
    }
}
