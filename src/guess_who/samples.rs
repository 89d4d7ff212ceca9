//! Win probabilities of many positions at once, as doubles: what a map of sampled pools paints.
//!
//! The closed forms of [`win_probability`](super::win_probability), taken apart into what depends on the
//! mover's pool alone and what depends on the opponent's, so that a position costs a few products. With
//! the opponent's pool fixed and the mover's going up:
//!
//! ```text
//! unit·Q = unit·E + corrections
//! E            with the seam's pieces of each mover's pool, followed as the opponent's pool ascends
//! corrections  hills: τ(m)·t(n) where m is between two bounds of n, less τ(n)·t(m) likewise
//!              ramps: g(m; n) − g(n; r·m)/r
//! ```
//!
//! All numbers are whole and held in doubles: exact below 2⁵³.

use super::closed_form::numerator;
use super::error::Error;
use super::pool::Pool;
use super::ramp::Ramp;
use super::rules::{Ending, Rules};
use super::shape::{Scaled, Seam, multiplier, power_below, scale, seam, weeds};
use super::table::ALLOWED_BYTES;
use super::{official, open, race};

/// What [`win_values`] holds for (1, 1) under the race, which is no position.
pub const NO_POSITION: f64 = -1.0;

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
    check(mine)?;
    check(theirs)?;
    let (columns, rows) = (mine.len(), theirs.len());
    let needed_bytes = (columns as u64).saturating_mul(8 * rows as u64);
    if needed_bytes > ALLOWED_BYTES {
        return Err(Error::TableTooLarge {
            mine: u32::try_from(columns).unwrap_or(u32::MAX),
            theirs: u32::try_from(rows).unwrap_or(u32::MAX),
            needed_bytes,
            allowed_bytes: ALLOWED_BYTES,
        });
    }
    let mut values = vec![0.0; columns * rows];
    if columns == 0 {
        return Ok(values);
    }
    let mut sampling = Sampling::new(rules, mine);
    for (index, &pool) in theirs.iter().enumerate() {
        let (before, row) = values.split_at_mut(index * columns);
        let row = &mut row[..columns];
        if index > 0 && theirs[index - 1] == pool {
            row.copy_from_slice(&before[(index - 1) * columns..]);
        } else {
            sampling.fill(pool.get(), row);
        }
    }
    Ok(values)
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

/// The mover's pools, one column each, and how far their seams have been followed.
struct Sampling<'a> {
    rules: Rules,
    mine: &'a [Pool],
    /// What pools are multiplied by in `pieces`.
    scale: f64,
    /// Columns of pools this small are not on the pattern: see [`special`].
    special: usize,
    /// unit·n.
    products: Vec<f64>,
    seams: Vec<Pieces>,
    pieces: Columns,
    hills: Option<Hills>,
    ramps: Option<Ramps>,
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

/// The hill of each column, for a row whose pool is strictly between two bounds.
struct Hills {
    low: Vec<f64>,
    high: Vec<f64>,
    height: Vec<f64>,
    lacking: Vec<f64>,
}

/// The ramp of each column over r times the row's pool, times −unit/r.
#[derive(Default)]
struct Ramps {
    sizes: Vec<f64>,
    from: Vec<f64>,
    steep: Vec<f64>,
    steep_width: Vec<f64>,
    gentle: Vec<f64>,
    gentle_width: Vec<f64>,
}

impl<'a> Sampling<'a> {
    fn new(rules: Rules, mine: &'a [Pool]) -> Self {
        let scale = match rules.ending() {
            Ending::Race => 1,
            _ => scale(rules),
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
        let has_ramps = rules.answers() > 2 && rules.ending() == Ending::Official
            || rules.answers() > 3 && rules.ending() == Ending::Open;
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
            hills: (rules.ending() == Ending::Official).then(|| Hills::new(rules, mine)),
            ramps: has_ramps.then(|| Ramps::new(rules, mine)),
        }
    }

    /// Fills the row of an opponent's pool, which is no less than that of the row before.
    fn fill(&mut self, theirs: u32, row: &mut [f64]) {
        if theirs <= smallest(self.rules) {
            self.fill_one_by_one(theirs, 0..row.len(), row);
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
        if let Some(hills) = &self.hills {
            hills.add(self.rules, theirs, self.mine, row);
        }
        if let Some(ramps) = &self.ramps {
            ramps.add(self.rules, theirs, row);
        }
        for (value, product) in row.iter_mut().zip(&self.products) {
            *value /= product * f64::from(theirs);
        }
        self.fill_one_by_one(theirs, 0..self.special, row);
        if let (Ending::Race, 6) = (self.rules.ending(), self.rules.answers()) {
            self.fill_exceptions(theirs, row);
        }
    }

    /// Goes on to the pieces that hold y, in the first so many columns.
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

    /// By the closed form, position by position; pools that repeat once.
    fn fill_one_by_one(&self, theirs: u32, columns: core::ops::Range<usize>, row: &mut [f64]) {
        let first = columns.start;
        for column in columns {
            let mine = self.mine[column];
            row[column] = if column > first && self.mine[column - 1] == mine {
                row[column - 1]
            } else {
                value(self.rules, mine.get(), theirs)
            };
        }
    }

    /// The exceptions of the race with six answers (see [`race`]): m = 6^k + 1, and n = 6^k + 1.
    fn fill_exceptions(&self, theirs: u32, row: &mut [f64]) {
        let corner = power_below(6, theirs - 1);
        let columns = |from: u32, to: u32| {
            self.mine.partition_point(|pool| pool.get() < from)
                ..self.mine.partition_point(|pool| pool.get() < to)
        };
        if theirs == corner + 1 {
            self.fill_one_by_one(theirs, columns(corner + 2, corner.saturating_mul(6)), row);
        }
        let next = corner.saturating_mul(6);
        self.fill_one_by_one(theirs, columns(next, next.saturating_add(2)), row);
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
        for (cell, ((at, value), slope)) in row.iter_mut().zip(pieces) {
            *cell = value + (y - at) * slope;
        }
    }
}

impl Hills {
    fn new(rules: Rules, mine: &[Pool]) -> Self {
        let hill = |pool: &Pool| hill(rules, pool.get());
        Self {
            low: mine.iter().map(|pool| hill(pool).low_mine).collect(),
            high: mine.iter().map(|pool| hill(pool).high_mine).collect(),
            height: mine.iter().map(|pool| hill(pool).height).collect(),
            lacking: mine.iter().map(|pool| hill(pool).lacking).collect(),
        }
    }

    fn add(&self, rules: Rules, theirs: u32, mine: &[Pool], row: &mut [f64]) {
        let (m, hill) = (f64::from(theirs), hill(rules, theirs));
        if hill.lacking > 0.0 {
            let columns = self.low.iter().zip(&self.high).zip(&self.height);
            for (cell, ((low, high), height)) in row.iter_mut().zip(columns) {
                let inside = *low < m && m < *high;
                *cell += if inside { hill.lacking * height } else { 0.0 };
            }
        }
        if hill.height > 0.0 {
            let first = mine.partition_point(|pool| f64::from(pool.get()) <= hill.low_theirs);
            let after = mine.partition_point(|pool| f64::from(pool.get()) < hill.high_theirs);
            let cells = row[first..after].iter_mut();
            for (cell, lacking) in cells.zip(&self.lacking[first..after]) {
                *cell -= lacking * hill.height;
            }
        }
    }
}

/// A pool's hill, in units, and where it counts.
struct Hill {
    height: f64,
    lacking: f64,
    /// As the mover's: for pools of the opponent strictly between these.
    low_mine: f64,
    high_mine: f64,
    /// As the opponent's: for pools of the mover strictly between these.
    low_theirs: f64,
    high_theirs: f64,
}

/// See `official`: T and T′ for two answers, t for more.
fn hill(rules: Rules, pool: u32) -> Hill {
    let r = i64::from(rules.answers());
    let lacking = official::lacking(r, i64::from(pool)) as f64;
    if r == 2 {
        let tent = official::Tent::over(pool);
        let power = tent.power as f64;
        return Hill {
            height: 32.0 * tent.eighths as f64,
            lacking,
            low_mine: power / 4.0,
            high_mine: 3.0 * power / 4.0,
            low_theirs: power / 2.0,
            high_theirs: 3.0 * power / 2.0,
        };
    }
    let hill = official::Hill::over(r, i64::from(pool));
    let (power, r) = (hill.power as f64, r as f64);
    Hill {
        height: r * r * hill.height as f64,
        lacking,
        // Whole numbers for the pools beyond r, the only ones that count.
        low_mine: power / r,
        high_mine: (r + 1.0) * (power / r),
        low_theirs: power,
        high_theirs: (r + 1.0) * power,
    }
}

impl Ramps {
    fn new(rules: Rules, mine: &[Pool]) -> Self {
        let (factor, r) = (ramp_factor(rules), f64::from(rules.answers()));
        let mut ramps = Self::default();
        for pool in mine {
            let ramp = ramp(rules, pool.get());
            ramps.sizes.push(f64::from(pool.get()));
            ramps.from.push(ramp.from as f64);
            ramps.steep.push(-factor / r * ramp.steep as f64);
            ramps.steep_width.push(ramp.steep_width as f64);
            ramps.gentle.push(-factor / r * ramp.gentle as f64);
            ramps.gentle_width.push(ramp.gentle_width as f64);
        }
        ramps
    }

    fn add(&self, rules: Rules, theirs: u32, row: &mut [f64]) {
        let v = f64::from(u32::from(rules.answers())) * f64::from(theirs);
        let steep = self.steep.iter().zip(&self.steep_width);
        let gentle = self.gentle.iter().zip(&self.gentle_width);
        let columns = self.from.iter().zip(steep).zip(gentle);
        for (cell, ((from, steep), gentle)) in row.iter_mut().zip(columns) {
            *cell += rise(v - from, steep, gentle);
        }
        let (factor, ramp) = (ramp_factor(rules), ramp(rules, theirs));
        let from = ramp.from as f64;
        let steep = (&(factor * ramp.steep as f64), &(ramp.steep_width as f64));
        let gentle = (&(factor * ramp.gentle as f64), &(ramp.gentle_width as f64));
        let first = self.sizes.partition_point(|&size| size <= from);
        for (cell, size) in row[first..].iter_mut().zip(&self.sizes[first..]) {
            *cell += rise(size - from, steep, gentle);
        }
    }
}

/// [`Ramp::at`] in doubles, so far over its start; the pairs are (slope, width).
#[inline]
fn rise(over: f64, steep: (&f64, &f64), gentle: (&f64, &f64)) -> f64 {
    let clamped = |over: f64, width: f64| {
        let over = if over > 0.0 { over } else { 0.0 };
        if over < width { over } else { width }
    };
    steep.0 * clamped(over, *steep.1) + gentle.0 * clamped(over - steep.1, *gentle.1)
}

/// The correction g of a pool.
fn ramp(rules: Rules, pool: u32) -> Ramp {
    match rules.ending() {
        Ending::Open => open::beyond(rules.answers(), pool),
        _ => official::beyond(i64::from(rules.answers()), i64::from(pool)),
    }
}

/// What g is multiplied by to be in units: under `open` it still has to be divided by r − 2, which the
/// unit holds as a factor.
fn ramp_factor(rules: Rules) -> f64 {
    f64::from(scale(rules) * scale(rules))
}

/// Numerators are held times this.
fn unit(rules: Rules) -> u32 {
    match rules.ending() {
        Ending::Race => 1,
        _ => multiplier(rules) * scale(rules) * scale(rules),
    }
}

/// Pools of either player up to this are off the pattern, somewhere.
fn smallest(rules: Rules) -> u32 {
    match rules.ending() {
        Ending::Race => 1,
        Ending::Official | Ending::Open => u32::from(rules.answers()),
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
        _ => weeds(rules, scaled(rules, theirs)) as f64,
    }
}

fn scaled(rules: Rules, pool: u32) -> Scaled<i128> {
    let scale = i128::from(scale(rules));
    Scaled {
        size: i128::from(pool) * scale,
        power: i128::from(power_below(u32::from(rules.answers()), pool)) * scale,
    }
}

/// One position by the closed form.
fn value(rules: Rules, mine: u32, theirs: u32) -> f64 {
    match numerator(rules, mine, theirs) {
        Some(exact) => exact as f64 / (f64::from(mine) * f64::from(theirs)),
        None => NO_POSITION,
    }
}
