//! How many questions are optimal at many positions at once, and how even the most even one is.
//!
//! In the race and under `open` the opponent's pool matters through the corner of its tile alone, and only
//! to a mover in the weeds: rows of one tile are copies, and what has the upper hand is copied from tile to
//! tile. Under `official` the opponent's replies are followed piece by piece
//! ([`Bids`](crate::guess_who::official)).

use super::grid::{NO_QUESTION, fill_one_by_one, grid};
use crate::guess_who::error::Error;
use crate::guess_who::official::{Bids, Progression};
use crate::guess_who::pool::Pool;
use crate::guess_who::questions::{check_theorem, most_even_part, question_count, tile};
use crate::guess_who::rules::{Ending, Rules};

/// How many questions are optimal, as [`question_count`](crate::guess_who::question_count) counts them, at
/// every pair of pools from two ascending lists: row-major, theirs × mine, the pair (`mine[i]`, `theirs[j]`)
/// at `j·mine.len() + i`. The nearest double; 0 where only naming is optimal or the game is over.
///
/// About ten nanoseconds a position; pools may repeat.
///
/// # Errors
/// [`Error::NoTheorem`] for the rule sets without one, [`Error::NotAscending`] for a list that falls
/// somewhere, [`Error::TableTooLarge`] beyond 2²⁵ pairs.
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
    let of_bids = |bids: [Option<Progression>; 2]| {
        let counts = bids.map(|bids| bids.map_or(0, Progression::count));
        f64::from(counts[0] + counts[1])
    };
    fill(rules, mine, theirs, one, of_bids)
}

/// The smallest part of the most even optimal question, as
/// [`most_even_part`](crate::guess_who::most_even_part) finds it, at every pair of pools from two ascending
/// lists: row-major, theirs × mine, the pair (`mine[i]`, `theirs[j]`) at `j·mine.len() + i`. [`NO_QUESTION`]
/// where only naming is optimal or the game is over.
///
/// A few nanoseconds a position; pools may repeat.
///
/// # Errors
/// [`Error::NoTheorem`] for the rule sets without one, [`Error::NotAscending`] for a list that falls
/// somewhere, [`Error::TableTooLarge`] beyond 2²⁶ pairs.
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
    let one = |mine, theirs| {
        let part = most_even_part(rules, mine, theirs).ok().flatten();
        part.unwrap_or(NO_QUESTION)
    };
    let of_bids =
        |[near, far]: [Option<Progression>; 2]| near.or(far).map_or(NO_QUESTION, |bids| bids.last);
    fill(rules, mine, theirs, one, of_bids)
}

/// Every position's number, from the position or, under `official`, from its optimal bids.
fn fill<T: Copy + Default>(
    rules: Rules,
    mine: &[Pool],
    theirs: &[Pool],
    one: impl Fn(Pool, Pool) -> T,
    of_bids: impl Fn([Option<Progression>; 2]) -> T,
) -> Result<Vec<T>, Error> {
    check_theorem(rules)?;
    let none = mine.partition_point(|pool| pool.get() == 1);
    if rules.ending() == Ending::Official {
        let mut bids = Bids::new();
        return grid(mine, theirs, |theirs, row, _| {
            // Against a pool of one, and for one, there is nothing to ask: the cells are empty already.
            if theirs.get() > 1 {
                bids.turn_to(theirs.get());
                for (cell, pool) in row.iter_mut().zip(mine).skip(none) {
                    *cell = of_bids(bids.of(pool.get()));
                }
            }
        });
    }
    let mut last_tile = None;
    grid(mine, theirs, |theirs, row, before| {
        let here = tile(rules, theirs.get());
        let known = match last_tile {
            Some(last) if last == here => row.len(),
            // With the upper hand on the last tile, and so on this one.
            Some(Some(last)) => mine.partition_point(|pool| tile(rules, pool.get()) <= Some(last)),
            _ => 0,
        };
        row[..known].copy_from_slice(&before[..known]);
        fill_one_by_one(mine, known..row.len(), row, |mine| one(mine, theirs));
        last_tile = Some(here);
    })
}
