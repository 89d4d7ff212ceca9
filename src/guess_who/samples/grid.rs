//! A row for each pool of the opponent, a column for each of the mover's.

use crate::guess_who::error::{Error, check_size};
use crate::guess_who::pool::Pool;
use crate::guess_who::table::ALLOWED_BYTES;
use core::ops::Range;

/// The value of [`win_values`](super::win_values) and [`limit_distances`](super::limit_distances) at (1, 1)
/// under the race, which is no position. Neither is ever −1 at a position.
pub const NO_POSITION: f64 = -1.0;

/// The value of [`most_even_parts`](super::most_even_parts) where no question is optimal.
pub const NO_QUESTION: u32 = 0;

/// A function that fills a row: for a pool of the opponent, with the row before.
pub(super) type Fill<'a> = dyn FnMut(Pool, &mut [f64], &[f64]) + 'a;

/// Fills row by row, from the opponent's pool and the row before, whose pool was smaller (empty for the
/// first); rows whose pool repeats are copies.
///
/// # Errors
/// [`Error::NotAscending`], [`Error::TableTooLarge`].
pub(super) fn grid(mine: &[Pool], theirs: &[Pool], fill: &mut Fill<'_>) -> Result<Vec<f64>, Error> {
    check(mine)?;
    check(theirs)?;
    let (columns, rows) = (mine.len(), theirs.len());
    let row_bytes = (columns as u64).saturating_mul(size_of::<f64>() as u64);
    let needed_bytes = row_bytes.saturating_mul(rows as u64);
    let length = |pools: usize| u32::try_from(pools).unwrap_or(u32::MAX);
    check_size((length(columns), length(rows)), needed_bytes, ALLOWED_BYTES)?;
    let mut samples = vec![0.0; columns * rows];
    if columns == 0 {
        return Ok(samples);
    }
    for (index, &pool) in theirs.iter().enumerate() {
        let (before, row) = samples.split_at_mut(index * columns);
        let before = &before[index.saturating_sub(1) * columns..];
        let row = &mut row[..columns];
        if index > 0 && theirs[index - 1] == pool {
            row.copy_from_slice(before);
        } else {
            fill(pool, row, before);
        }
    }
    Ok(samples)
}

/// Some columns of a row, position by position; pools that repeat once.
pub(super) fn fill_one_by_one(
    mine: &[Pool],
    columns: Range<usize>,
    row: &mut [f64],
    one: &dyn Fn(Pool) -> f64,
) {
    let first = columns.start;
    for column in columns {
        row[column] = if column > first && mine[column - 1] == mine[column] {
            row[column - 1]
        } else {
            one(mine[column])
        };
    }
}

fn check(pools: &[Pool]) -> Result<(), Error> {
    match pools.windows(2).find(|pair| pair[1] < pair[0]) {
        None => Ok(()),
        Some(pair) => Err(Error::NotAscending {
            before: pair[0].get(),
            after: pair[1].get(),
        }),
    }
}
