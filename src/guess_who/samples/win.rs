//! Win probabilities of many positions at once.
//!
//! The closed forms of [`win_probability`](crate::guess_who::win_probability), taken apart into what depends
//! on the mover's pool alone and what depends on the opponent's, so that a position costs a few products:
//!
//! ```text
//! unit·Q = unit·E + corrections
//! E            with the seam's pieces of each mover's pool, followed as the opponent's pool ascends
//! corrections  see there
//! ```
//!
//! All numbers are whole and held in doubles: exact below 2⁵³.

use super::corrections::{Corrections, exceptions, smallest};
use super::grid::{NO_POSITION, fill_one_by_one, grid};
use crate::guess_who::closed_form::numerator;
use crate::guess_who::error::Error;
use crate::guess_who::pool::Pool;
use crate::guess_who::race;
use crate::guess_who::rules::{Ending, Rules};
use crate::guess_who::shape::{self, Seam, scale, scaled, seam, weeds};

/// The mover's chance to win at every pair of pools from two ascending lists: row-major, theirs × mine, the
/// pair (`mine[i]`, `theirs[j]`) at `j·mine.len() + i`. [`NO_POSITION`] for (1, 1) under the race.
///
/// The nearest double wherever n·m ≤ 2³⁸; beyond that within 4 units in the last place of it. A few
/// nanoseconds a position and a microsecond for each pool of the lists, whatever their size; pools may
/// repeat.
///
/// # Errors
/// [`Error::NotAscending`] for a list that falls somewhere, [`Error::TableTooLarge`] beyond 2²⁵ pairs.
///
/// ```
/// use upperhand::guess_who::{win_values, Pool, Rules};
/// let mine = [Pool::new(24)?, Pool::new(1_000_000_000)?];
/// let theirs = [Pool::new(8)?, Pool::new(24)?, Pool::MAX];
/// let values = win_values(Rules::OFFICIAL, &mine, &theirs)?;
/// assert_eq!(values.len(), 6);
/// assert_eq!(values[2], 5.0 / 9.0);
/// assert!(win_values(Rules::OFFICIAL, &[mine[1], mine[0]], &theirs).is_err());
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn win_values(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> Result<Vec<f64>, Error> {
    let mut sampling = None;
    grid(mine, theirs, &mut |pool, row, _| {
        let sampling = sampling.get_or_insert_with(|| Sampling::new(rules, mine));
        sampling.fill(pool.get(), row);
    })
}

/// The mover's pools, one column each, and how far their seams have been followed.
struct Sampling<'a> {
    rules: Rules,
    mine: &'a [Pool],
    /// The factor of pools in `pieces`.
    scale: f64,
    /// Columns of pools this small are not on the pattern.
    special: usize,
    /// unit·n.
    products: Vec<f64>,
    seams: Vec<Pieces>,
    pieces: Columns,
    corrections: Corrections<'a>,
}

/// The piece of each column that holds the opponent's pool: `value + (y − at)·slope` for y up to `end`.
#[derive(Default)]
struct Columns {
    start: Vec<f64>,
    end: Vec<f64>,
    at: Vec<f64>,
    value: Vec<f64>,
    slope: Vec<f64>,
}

/// The pieces of one column that are still to come, the next one last.
struct Pieces {
    rest: [Piece; 6],
    left: usize,
}

#[derive(Clone, Copy, Default)]
struct Piece {
    end: f64,
    at: f64,
    value: f64,
    slope: f64,
}

impl<'a> Sampling<'a> {
    fn new(rules: Rules, mine: &'a [Pool]) -> Self {
        let scale = match rules.ending() {
            Ending::Race => 1,
            Ending::Official | Ending::Open => scale(rules),
        };
        let unit = unit(rules);
        let special = mine.partition_point(|pool| pool.get() <= smallest(rules));
        let mut pieces = Columns::default();
        let mut seams = Vec::with_capacity(mine.len());
        for &pool in mine {
            let seam = pieces_of(rules, pool.get().max(2));
            pieces.start.push(seam.first().at);
            // Nothing has been followed yet: the first row takes the first piece.
            pieces.end.push(seam.first().at);
            pieces.at.push(0.0);
            pieces.value.push(0.0);
            pieces.slope.push(0.0);
            seams.push(seam);
        }
        Self {
            rules,
            mine,
            scale: f64::from(scale),
            special,
            products: mine
                .iter()
                .map(|pool| f64::from(unit) * f64::from(pool.get()))
                .collect(),
            seams,
            pieces,
            corrections: Corrections::new(rules, mine),
        }
    }

    /// Fills the row of an opponent's pool, which is no less than that of the row before.
    fn fill(&mut self, theirs: u32, row: &mut [f64]) {
        if theirs <= smallest(self.rules) {
            let all = 0..row.len();
            fill_one_by_one(self.mine, all, row, &|mine| value(self.rules, mine, theirs));
            return;
        }
        let y = f64::from(theirs) * self.scale;
        let columns = self.pieces.start.partition_point(|&start| start < y);
        let (seamed, weeds) = row.split_at_mut(columns);
        self.follow(y, columns);
        self.pieces.fill(y, seamed);
        if !weeds.is_empty() {
            weeds.fill(weeds_of(self.rules, theirs));
        }
        self.corrections.add(theirs, row);
        for (value, product) in row.iter_mut().zip(&self.products) {
            *value /= product * f64::from(theirs);
        }
        let one = |mine| value(self.rules, mine, theirs);
        fill_one_by_one(self.mine, 0..self.special, row, &one);
        if let (Ending::Race, 6) = (self.rules.ending(), self.rules.answers()) {
            for columns in exceptions(self.mine, theirs) {
                fill_one_by_one(self.mine, columns, row, &one);
            }
        }
    }

    /// Goes on to the pieces that hold y, in the first `columns` columns.
    fn follow(&mut self, y: f64, columns: usize) {
        let pieces = &mut self.pieces;
        for (column, end) in pieces.end[..columns].iter_mut().enumerate() {
            if y > *end {
                let piece = self.seams[column].take(y);
                *end = piece.end;
                pieces.at[column] = piece.at;
                pieces.value[column] = piece.value;
                pieces.slope[column] = piece.slope;
            }
        }
    }
}

impl Pieces {
    fn new(seam: &Seam<i128>) -> Self {
        let mut rest = [Piece::default(); 6];
        let mut left = 0;
        let (mut at, mut value) = (seam.start, seam.value);
        for (bend, slope) in seam.bends {
            if bend > at {
                rest[left] = Piece::new(bend as f64, at, value, slope);
                left += 1;
                value += (bend - at) * slope;
                at = bend;
            }
        }
        rest[left] = Piece::new(f64::INFINITY, at, value, seam.last);
        left += 1;
        rest[..left].reverse();
        Self { rest, left }
    }

    fn first(&self) -> Piece {
        self.rest[self.left - 1]
    }

    /// Drops the pieces that end before y, and takes the one that holds it.
    fn take(&mut self, y: f64) -> Piece {
        while self.first().end < y {
            self.left -= 1;
        }
        self.first()
    }
}

impl Piece {
    fn new(end: f64, at: i128, value: i128, slope: i128) -> Self {
        Self {
            end,
            at: at as f64,
            value: value as f64,
            slope: slope as f64,
        }
    }
}

impl Columns {
    fn fill(&self, y: f64, row: &mut [f64]) {
        let pieces = self.at.iter().zip(&self.value).zip(&self.slope);
        for (sample, ((at, value), slope)) in row.iter_mut().zip(pieces) {
            *sample = value + (y - at) * slope;
        }
    }
}

/// Numerators are held times this.
fn unit(rules: Rules) -> u32 {
    match rules.ending() {
        // The race needs no E: its closed form is whole as it is.
        Ending::Race => 1,
        Ending::Official | Ending::Open => shape::unit(rules),
    }
}

fn pieces_of(rules: Rules, mine: u32) -> Pieces {
    if rules.ending() == Ending::Race {
        let corner = i128::from(race::corner(rules.answers(), mine));
        let value = i128::from(race::ahead(rules.answers(), mine));
        return Pieces::new(&Seam {
            start: corner,
            value,
            bends: [(corner, 0); 5],
            last: i128::from(mine),
        });
    }
    Pieces::new(&seam(rules, scaled(rules, mine)))
}

/// unit·Q, but for corrections, far in the weeds.
fn weeds_of(rules: Rules, theirs: u32) -> f64 {
    match rules.ending() {
        Ending::Race => race::weeds(rules.answers(), theirs) as f64,
        Ending::Official | Ending::Open => weeds::<i128>(rules, scaled(rules, theirs)) as f64,
    }
}

/// One position by the closed form.
fn value(rules: Rules, mine: Pool, theirs: u32) -> f64 {
    let mine = mine.get();
    match numerator(rules, mine, theirs) {
        Some(exact) => exact as f64 / (f64::from(mine) * f64::from(theirs)),
        None => NO_POSITION,
    }
}
