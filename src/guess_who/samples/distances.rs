//! The distances to the limit of many positions at once: the corrections of the closed forms, without E.

use super::corrections::{Corrections, exceptions, smallest};
use super::grid::{NO_POSITION, fill_one_by_one, grid};
use crate::guess_who::error::Error;
use crate::guess_who::limit_distance::{LimitDistance, limit_distance};
use crate::guess_who::pool::Pool;
use crate::guess_who::race;
use crate::guess_who::rules::{Ending, Rules};
use crate::guess_who::shape::unit;

/// P − p∞, as [`limit_distance`](crate::guess_who::limit_distance) has it, at every pair of pools from two
/// ascending lists: row-major, theirs × mine, the pair (`mine[i]`, `theirs[j]`) at `j·mine.len() + i`.
/// [`NO_POSITION`] for (1, 1) under the race.
///
/// 0 where it is 0, else within 2⁻⁵¹ of it relatively; the nearest double wherever n·m ≤ 2³⁸. A few
/// nanoseconds a position; pools may repeat.
///
/// # Errors
/// [`Error::NotAscending`] for a list that falls somewhere, [`Error::TableTooLarge`] beyond 2²⁵ pairs.
///
/// ```
/// use upperhand::guess_who::{limit_distances, Pool, Rules};
/// let mine = [Pool::new(24)?, Pool::new(40)?];
/// let theirs = [Pool::new(24)?, Pool::new(1_000_000_000)?];
/// let distances = limit_distances(Rules::RACE, &mine, &theirs)?;
/// assert_eq!(distances[0], 1.0 / 432.0);
/// assert_eq!(distances[1], -1.0 / 1440.0);
/// assert_eq!(limit_distances(Rules::OPEN, &mine, &theirs)?, [0.0; 4]);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn limit_distances(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> Result<Vec<f64>, Error> {
    let mut columns = None;
    grid(mine, theirs, &mut |pool, row, _| {
        let columns = columns.get_or_insert_with(|| Columns::new(rules, mine));
        columns.fill(pool, row);
    })
}

/// The numbers that depend on the mover's pools alone.
struct Columns<'a> {
    rules: Rules,
    mine: &'a [Pool],
    /// Columns of pools this small are not on the pattern.
    special: usize,
    /// unit·n.
    products: Vec<f64>,
    corrections: Corrections<'a>,
    /// unit·(Q − E) with the upper hand of the race.
    ahead: Vec<f64>,
}

impl<'a> Columns<'a> {
    fn new(rules: Rules, mine: &'a [Pool]) -> Self {
        let race = rules.ending() == Ending::Race;
        // In the race, where scales cancel, it is small.
        let unit = if race {
            u32::from(rules.answers()) + 1
        } else {
            unit(rules)
        };
        let sizes = mine.iter().map(|pool| pool.get());
        let ahead = |size: u32| race::correction_ahead(rules.answers(), size.max(2)) as f64;
        Self {
            rules,
            mine,
            special: mine.partition_point(|pool| pool.get() <= smallest(rules)),
            products: sizes
                .clone()
                .map(|size| f64::from(unit) * f64::from(size))
                .collect(),
            corrections: Corrections::new(rules, mine),
            ahead: if race {
                sizes.map(ahead).collect()
            } else {
                Vec::new()
            },
        }
    }

    fn fill(&self, theirs: Pool, row: &mut [f64]) {
        let one = |mine| {
            limit_distance(self.rules, mine, theirs).map_or(NO_POSITION, LimitDistance::value)
        };
        let m = theirs.get();
        if m <= smallest(self.rules) {
            fill_one_by_one(self.mine, 0..row.len(), row, &one);
            return;
        }
        if self.rules.ending() == Ending::Race {
            let answers = self.rules.answers();
            let most_ahead = race::corner(answers, m) * u64::from(answers);
            let columns = self
                .mine
                .partition_point(|pool| u64::from(pool.get()) <= most_ahead);
            row[..columns].copy_from_slice(&self.ahead[..columns]);
            row[columns..].fill(race::correction_behind(answers, m) as f64);
        } else {
            self.corrections.add(m, row);
        }
        for (value, product) in row.iter_mut().zip(&self.products) {
            *value /= product * f64::from(m);
        }
        fill_one_by_one(self.mine, 0..self.special, row, &one);
        if let (Ending::Race, 6) = (self.rules.ending(), self.rules.answers()) {
            for columns in exceptions(self.mine, m) {
                fill_one_by_one(self.mine, columns, row, &one);
            }
        }
    }
}
