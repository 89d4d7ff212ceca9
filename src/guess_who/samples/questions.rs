//! The most even of the optimal questions at many positions at once.
//!
//! In the race and under `open` the opponent's pool matters through the corner of its tile alone, and only
//! to a mover in the weeds: rows of one tile are copies, and what has the upper hand is copied from tile to
//! tile. Under `official` the opponent's replies are followed piece by piece
//! ([`Bids`](crate::guess_who::official)). Where no theorem lists the questions they are searched for, row by
//! row.

use super::grid::{NO_QUESTION, fill_one_by_one, grid};
use super::search::by_search;
use crate::guess_who::error::Error;
use crate::guess_who::official::{Bids, is_uncertain};
use crate::guess_who::pool::Pool;
use crate::guess_who::questions::{most_even_part, questions_have_theorem, tile};
use crate::guess_who::rules::{Ending, Rules};

/// The smallest part of the most even optimal question, as
/// [`most_even_part`](crate::guess_who::most_even_part) finds it, at every pair of pools from two ascending
/// lists: row-major, theirs × mine, the pair (`mine[i]`, `theirs[j]`) at `j·mine.len() + i`. [`NO_QUESTION`]
/// where only naming is optimal or the game is over.
///
/// A few nanoseconds a position; pools may repeat. Where no theorem lists the questions they are searched for: O(r·n²)
/// for each pool of the opponent's, n the mover's largest, 0.1 ms for n = 256 and six answers.
///
/// # Errors
/// [`Error::SearchTooLarge`] where they would be searched for with pools beyond 10,000 of the mover's,
/// [`Error::NotAscending`] for a list that falls somewhere, [`Error::TableTooLarge`] beyond 2²⁵ pairs.
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
    let parts = if !questions_have_theorem(rules) {
        by_search(rules, mine, theirs)
    } else if rules.ending() == Ending::Official {
        by_bids(mine, theirs)
    } else {
        by_tiles(rules, mine, theirs)
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole numbers below 2^31"
    )]
    let whole = |part: f64| part as u32;
    Ok(parts?.into_iter().map(whole).collect())
}

/// Under `official`: the columns where the middle is uncertain from the optimal bids, the others halves; empty against a pool
/// of one.
fn by_bids(mine: &[Pool], theirs: &[Pool]) -> Result<Vec<f64>, Error> {
    let halves: Vec<f64> = mine.iter().map(|pool| f64::from(pool.get() / 2)).collect();
    let mut columns = [const { Vec::new() }; 4];
    for (column, n) in mine.iter().map(|pool| pool.get()).enumerate() {
        if n > 1 && is_uncertain(n) {
            columns[n as usize % 4].push((column, n));
        }
    }
    let mut bids = Bids::new();
    grid(mine, theirs, &mut |theirs, row, _| {
        if theirs.get() == 1 {
            return;
        }
        row.copy_from_slice(&halves);
        bids.turn_to(theirs.get());
        for (remainder, columns) in columns.iter().enumerate() {
            let mut walk = bids.walk(remainder);
            for &(column, n) in columns {
                row[column] = f64::from(walk.most_even(n));
            }
        }
    })
}

/// In the race and under `open`: a tile's first row position by position, where it is not known already.
fn by_tiles(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> Result<Vec<f64>, Error> {
    let one = |mine, theirs| {
        let part = most_even_part(rules, mine, theirs).ok().flatten();
        f64::from(part.unwrap_or(NO_QUESTION))
    };
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
