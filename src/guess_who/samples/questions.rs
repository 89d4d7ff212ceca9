//! The number of optimal questions at many positions at once, and the most even of them.
//!
//! In the race and under `open` the opponent's pool matters through the corner of its tile alone, and only
//! to a mover in the weeds: rows of one tile are copies, and what has the upper hand is copied from tile to
//! tile. Under `official` the opponent's replies are followed piece by piece
//! ([`Bids`](crate::guess_who::official)). Where no theorem lists the questions they are searched for, row by
//! row.

use super::grid::{NO_QUESTION, fill_one_by_one, grid};
use super::search::by_search;
use crate::guess_who::error::Error;
use crate::guess_who::official::{Bids, Walk, is_uncertain};
use crate::guess_who::pool::Pool;
use crate::guess_who::questions::{most_even_part, question_count, questions_have_theorem, tile};
use crate::guess_who::rules::{Ending, Rules};

/// The number of optimal questions, as [`question_count`](crate::guess_who::question_count) counts them, at
/// every pair of pools from two ascending lists: row-major, theirs × mine, the pair (`mine[i]`, `theirs[j]`)
/// at `j·mine.len() + i`. The nearest double; 0 where only naming is optimal or the game is over.
///
/// A few nanoseconds a position, fifteen to twenty-five under `official`; pools may repeat. Where no theorem
/// lists the questions they are searched for: O(r·n²) for each pool of the opponent's, n the mover's largest,
/// 0.1 ms for n = 256 and six answers.
///
/// # Errors
/// [`Error::SearchTooLarge`] where they would be searched for with pools beyond 10,000 of the mover's,
/// [`Error::NotAscending`] for a list that falls somewhere, [`Error::TableTooLarge`] beyond 2²⁵ pairs.
///
/// ```
/// use upperhand::guess_who::{question_counts, Pool, Rules};
/// let mine = [Pool::new(1)?, Pool::new(24)?, Pool::new(1_000_000_000)?];
/// let counts = question_counts(Rules::RACE, &mine, &mine)?;
/// assert_eq!(counts[3..6], [0.0, 5.0, 1.0]);
/// assert_eq!(counts[8], 36_870_913.0);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn question_counts(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> Result<Vec<f64>, Error> {
    let one = |mine, theirs| question_count(rules, mine, theirs).map_or(0.0, |count| count as f64);
    if !questions_have_theorem(rules) {
        return by_search(rules, mine, theirs, &|found, mine, lost| {
            found.count(mine, lost) as f64
        });
    }
    if rules.ending() != Ending::Official {
        return by_tiles(rules, mine, theirs, &one);
    }
    let columns = by_remainder(mine, |_| true);
    let count = |walk: &mut Walk<'_>, n| f64::from(walk.count(n));
    by_bids(mine, theirs, &columns, None, &count)
}

/// The smallest part of the most even optimal question, as
/// [`most_even_part`](crate::guess_who::most_even_part) finds it, at every pair of pools from two ascending
/// lists: row-major, theirs × mine, the pair (`mine[i]`, `theirs[j]`) at `j·mine.len() + i`. [`NO_QUESTION`]
/// where only naming is optimal or the game is over.
///
/// A few nanoseconds a position; pools may repeat. Where no theorem lists the questions, as slow as
/// [`question_counts`].
///
/// # Errors
/// The errors of [`question_counts`]; [`Error::TableTooLarge`] beyond 2²⁵ pairs.
///
/// ```
/// use upperhand::guess_who::{most_even_parts, Pool, Rules, NO_QUESTION};
/// let mine = [Pool::new(1)?, Pool::new(40)?, Pool::new(1_000_000_000)?];
/// let parts = most_even_parts(Rules::RACE, &mine, &[Pool::new(24)?])?;
/// assert_eq!(parts, [NO_QUESTION, 16, 16]);
/// assert!(most_even_parts(Rules::TRIPARTITE, &mine, &mine).is_err());
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn most_even_parts(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> Result<Vec<u32>, Error> {
    let number = |part: Option<u32>| f64::from(part.unwrap_or(NO_QUESTION));
    let parts = if !questions_have_theorem(rules) {
        by_search(rules, mine, theirs, &|found, mine, lost| {
            number(found.most_even_part(mine, lost))
        })
    } else if rules.ending() != Ending::Official {
        by_tiles(rules, mine, theirs, &|mine, theirs| {
            number(most_even_part(rules, mine, theirs).ok().flatten())
        })
    } else {
        let columns = by_remainder(mine, is_uncertain);
        let half = |pool: &Pool| f64::from(pool.get() / 2);
        let halves: Vec<f64> = mine.iter().map(half).collect();
        by_bids(mine, theirs, &columns, Some(&halves), &|walk, n| {
            f64::from(walk.most_even(n))
        })
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole numbers below 2^31"
    )]
    let whole = |part: f64| part as u32;
    Ok(parts?.into_iter().map(whole).collect())
}

/// The columns, with their pools of at least 2, that are wanted, by the pool's remainder mod 4.
fn by_remainder(mine: &[Pool], is_wanted: impl Fn(u32) -> bool) -> [Vec<(usize, u32)>; 4] {
    let mut columns = [const { Vec::new() }; 4];
    for (column, n) in mine.iter().map(|pool| pool.get()).enumerate() {
        if n > 1 && is_wanted(n) {
            columns[n as usize % 4].push((column, n));
        }
    }
    columns
}

/// Under `official`: the given columns from the optimal bids, on a copy of a row for the others; empty
/// against a pool of one.
fn by_bids(
    mine: &[Pool],
    theirs: &[Pool],
    columns: &[Vec<(usize, u32)>; 4],
    others: Option<&[f64]>,
    number: &dyn Fn(&mut Walk<'_>, u32) -> f64,
) -> Result<Vec<f64>, Error> {
    let mut bids = Bids::new();
    grid(mine, theirs, &mut |theirs, row, _| {
        if theirs.get() == 1 {
            return;
        }
        if let Some(others) = others {
            row.copy_from_slice(others);
        }
        bids.turn_to(theirs.get());
        for (remainder, columns) in columns.iter().enumerate() {
            let mut walk = bids.walk(remainder);
            for &(column, n) in columns {
                row[column] = number(&mut walk, n);
            }
        }
    })
}

/// In the race and under `open`: a tile's first row position by position, where it is not known already.
fn by_tiles(
    rules: Rules,
    mine: &[Pool],
    theirs: &[Pool],
    one: &dyn Fn(Pool, Pool) -> f64,
) -> Result<Vec<f64>, Error> {
    let mut last_tile = None;
    grid(mine, theirs, &mut |theirs, row, before| {
        let here = tile(rules, theirs.get());
        let known = match last_tile {
            Some(last) if last == here => row.len(),
            // With the upper hand on the last tile, and so on this one.
            Some(Some(last)) => mine.partition_point(|pool| tile(rules, pool.get()) <= Some(last)),
            _ => 0,
        };
        row[..known].copy_from_slice(&before[..known]);
        fill_one_by_one(mine, known..row.len(), row, &|mine| one(mine, theirs));
        last_tile = Some(here);
    })
}
