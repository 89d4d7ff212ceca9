//! A rectangle of win probabilities, by the closed form or by exhaustion.

use super::closed_form::numerator;
use super::error::{Error, check_size};
use super::pool::Pool;
use super::rules::{Ending, Rules};
use super::table::{ALLOWED_BYTES, SolvedTable};
use crate::order;

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
    /// By the closed form: O(log) for a few positions of each row, one addition for the others.
    ///
    /// # Errors
    /// [`Error::TableTooLarge`] when the table would not fit.
    pub fn new(rules: Rules, max_mine: Pool, max_theirs: Pool) -> Result<Self, Error> {
        let pieces = Pieces::new(rules, max_theirs.get());
        Self::by_rows(max_mine, max_theirs, |mine, row| {
            pieces.fill(mine.get(), row);
        })
    }

    /// By exhaustive dynamic programming from the rules alone, for N the larger bound: O(N² log N) in
    /// practice, O(N³) at worst (see [`SolvedTable`]).
    ///
    /// # Errors
    /// [`Error::TableTooLarge`] when the table would not fit.
    pub fn exhaustive(rules: Rules, max_mine: Pool, max_theirs: Pool) -> Result<Self, Error> {
        let solved = SolvedTable::new(rules, max_mine.max(max_theirs).get());
        // A square table is solved, so the error gives its size; the requested table may be narrower.
        let solved = solved.map_err(|mut error| {
            if let Error::TableTooLarge { mine, theirs, .. } = &mut error {
                (*mine, *theirs) = (max_mine.get(), max_theirs.get());
            }
            error
        })?;
        Self::by_rows(max_mine, max_theirs, |mine, row| {
            for (entry, numerator) in row.iter_mut().zip(solved.numerators(mine)) {
                *entry = numerator;
            }
        })
    }

    fn by_rows(
        max_mine: Pool,
        max_theirs: Pool,
        fill: impl Fn(Pool, &mut [u32]),
    ) -> Result<Self, Error> {
        let positions = u64::from(max_mine.get()) * u64::from(max_theirs.get());
        let sides = (max_mine.get(), max_theirs.get());
        check_size(sides, positions * 4, ALLOWED_BYTES)?;
        let width = max_theirs.get() as usize;
        let mut numerators = vec![0; max_mine.get() as usize * width];
        for (mine, row) in max_mine
            .up_to_here()
            .zip(numerators.chunks_exact_mut(width))
        {
            fill(mine, row);
        }
        Ok(Self {
            max_mine,
            max_theirs,
            numerators,
        })
    }
}

/// Where a row of a table may bend. For a fixed pool of the mover, Q as a function of the opponent's is
/// linear between the cuts below, on each class of pools that differ by a multiple of the period: the cuts
/// are where the closed forms change their formula, the period is that of their remainders.
struct Pieces {
    rules: Rules,
    /// Ascending, from 1.
    cuts: Vec<u32>,
    period: u32,
    width: u32,
}

impl Pieces {
    fn new(rules: Rules, width: u32) -> Self {
        let r = u32::from(rules.answers());
        // The cuts are these times the powers of r, and so much more than a power of r.
        let (factors, beyond, period): (Vec<u32>, u32, u32) = match (rules.ending(), r) {
            (_, 2) => (vec![1, 3, 5], 0, 2),
            (Ending::Race, _) => (vec![1], 1, r - 1),
            (Ending::Open, _) => (vec![1, 2], 0, (r - 2).max(1)),
            (Ending::Official, _) => {
                let factors = [1, 2, r + 1].into_iter().chain(2 * r + 1..=3 * r + 1);
                (factors.collect(), (r - 1) * (r - 1), r * (r - 1))
            }
        };
        let powers = (0..32).map_while(|k| u64::from(r).checked_pow(k));
        let cuts = powers
            .flat_map(|power| {
                let multiples = factors
                    .iter()
                    .map(move |&factor| power.saturating_mul(u64::from(factor)));
                multiples.chain([power + u64::from(beyond)])
            })
            .filter_map(|cut| u32::try_from(cut).ok().filter(|&cut| cut <= width));
        let cuts = order::distinct(cuts);
        Self {
            rules,
            cuts,
            period,
            width,
        }
    }

    /// Fills a row: the cuts and two entries of each class by the closed form, the rest by steps.
    fn fill(&self, mine: u32, row: &mut [u32]) {
        let exact = |theirs: u32| as_cell(numerator(self.rules, mine, theirs));
        for (index, &cut) in self.cuts.iter().enumerate() {
            let next = self.cuts.get(index + 1).copied();
            let piece = &mut row[cut as usize - 1..next.unwrap_or(self.width + 1) as usize - 1];
            piece[0] = exact(cut);
            for class in 1..=self.period {
                let mut entries = piece
                    .iter_mut()
                    .skip(class as usize)
                    .step_by(self.period as usize);
                let Some(first) = entries.next() else {
                    break;
                };
                *first = exact(cut + class);
                let Some(second) = entries.next() else {
                    continue;
                };
                *second = exact(cut + class + self.period);
                // Steps may be negative: they wrap, and so does the sum, back to where it belongs.
                let step = second.wrapping_sub(*first);
                let mut value = *second;
                for entry in entries {
                    value = value.wrapping_add(step);
                    *entry = value;
                }
            }
        }
    }
}

/// At most the number of positions, which the memory limit keeps below 2^26; 0 for no position.
fn as_cell(numerator: Option<u64>) -> u32 {
    numerator.map_or(0, |exact| u32::try_from(exact).unwrap_or(u32::MAX))
}
