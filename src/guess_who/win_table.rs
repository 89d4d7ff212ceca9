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
    /// By the closed form: O(log) a position, and a few additions a position for yes/no questions.
    ///
    /// # Errors
    /// [`Error::TableTooLarge`] when the table would not fit.
    pub fn new(rules: Rules, max_mine: Pool, max_theirs: Pool) -> Result<Self, Error> {
        if rules.answers() == 2 {
            let pieces = Pieces::up_to(max_theirs.get());
            return Self::by_rows(max_mine, max_theirs, |mine, row| {
                pieces.fill(rules, mine, row);
            });
        }
        Self::by_rows(max_mine, max_theirs, |mine, row| {
            for (theirs, cell) in (1..).zip(row) {
                *cell = as_cell(numerator(rules, mine, theirs));
            }
        })
    }

    /// By exhaustive dynamic programming from the rules alone: O(N³) for N the larger bound.
    ///
    /// # Errors
    /// [`Error::TableTooLarge`] when the table would not fit.
    pub fn exhaustive(rules: Rules, max_mine: Pool, max_theirs: Pool) -> Result<Self, Error> {
        let solved = SolvedTable::new(rules, max_mine.max(max_theirs).get())?;
        let pools: Vec<Pool> = max_mine.max(max_theirs).up_to_here().collect();
        Self::by_rows(max_mine, max_theirs, |mine, row| {
            let mine = pools[mine as usize - 1];
            for (&theirs, cell) in pools.iter().zip(row) {
                *cell = solved.numerator(mine, theirs);
            }
        })
    }

    fn by_rows(
        max_mine: Pool,
        max_theirs: Pool,
        fill: impl Fn(u32, &mut [u32]),
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
        let width = max_theirs.get() as usize;
        let mut numerators = vec![0; max_mine.get() as usize * width];
        for (mine, row) in (1..).zip(numerators.chunks_exact_mut(width)) {
            fill(mine, row);
        }
        Ok(Self {
            max_mine,
            max_theirs,
            numerators,
        })
    }
}

/// Where a row of a yes/no table may bend. For a fixed pool of the mover, Q as a function of the
/// opponent's is linear between 1, 3 and 5 times the powers of two, on even and on odd pools apart: all
/// breakpoints of the closed forms are such numbers.
struct Pieces {
    cuts: Vec<u32>,
    width: u32,
}

impl Pieces {
    fn up_to(width: u32) -> Self {
        let powers = (0..32).map(|power| 1_u64 << power);
        let mut cuts: Vec<u32> = powers
            .flat_map(|power| [power, 3 * power, 5 * power])
            .filter_map(|cut| u32::try_from(cut).ok().filter(|&cut| cut <= width))
            .collect();
        cuts.sort_unstable();
        Self { cuts, width }
    }

    /// Fills a row: the cuts and two cells of each piece by the closed form, the rest by steps.
    fn fill(&self, rules: Rules, mine: u32, row: &mut [u32]) {
        let exact = |theirs: u32| as_cell(numerator(rules, mine, theirs));
        for (index, &cut) in self.cuts.iter().enumerate() {
            let next = self.cuts.get(index + 1).copied();
            let piece = &mut row[cut as usize - 1..next.unwrap_or(self.width + 1) as usize - 1];
            piece[0] = exact(cut);
            for parity in [1, 2] {
                let mut cells = piece.iter_mut().skip(parity as usize).step_by(2);
                let Some(first) = cells.next() else {
                    continue;
                };
                *first = exact(cut + parity);
                let Some(second) = cells.next() else {
                    continue;
                };
                *second = exact(cut + parity + 2);
                // Steps may be negative: they wrap, and so does the sum, back to where it belongs.
                let step = second.wrapping_sub(*first);
                let mut value = *second;
                for cell in cells {
                    value = value.wrapping_add(step);
                    *cell = value;
                }
            }
        }
    }
}

/// At most the number of cells, which the memory limit keeps below 2^26; 0 for no position.
fn as_cell(numerator: Option<u64>) -> u32 {
    numerator.map_or(0, |exact| u32::try_from(exact).unwrap_or(u32::MAX))
}
