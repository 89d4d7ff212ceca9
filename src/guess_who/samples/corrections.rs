//! The differences of Q and E, for a row of many pools of the mover.
//!
//! ```text
//! hills  τ(m)·t(n) where m is between two bounds of n, less τ(n)·t(m) likewise
//! ramps  g(m; n) − g(n; r·m)/r
//! ```
//!
//! The letters are those of `official` and `open`. All numbers are whole and held in doubles, in units.

use crate::guess_who::pool::Pool;
use crate::guess_who::ramp::Ramp;
use crate::guess_who::rules::{Ending, Rules};
use crate::guess_who::shape::{power_below, scale};
use crate::guess_who::{official, open};
use core::ops::Range;

/// Pools of either player up to this are off the pattern, somewhere.
pub(super) fn smallest(rules: Rules) -> u32 {
    match rules.ending() {
        Ending::Race => 1,
        Ending::Official | Ending::Open => u32::from(rules.answers()),
    }
}

/// The columns that may hold exceptions of the race with six answers: m = 6^k + 1, and n = 6^k + 1.
pub(super) fn exceptions(mine: &[Pool], theirs: u32) -> [Range<usize>; 2] {
    let corner = power_below(6, theirs - 1);
    let columns = |from: u32, to: u32| {
        mine.partition_point(|pool| pool.get() < from)..mine.partition_point(|pool| pool.get() < to)
    };
    let next = corner.saturating_mul(6);
    let ahead = if theirs == corner + 1 {
        columns(corner + 2, next)
    } else {
        0..0
    };
    [ahead, columns(next, next.saturating_add(2))]
}

/// The corrections of `official` and `open`, for the pools of the mover.
pub(super) struct Corrections<'a> {
    rules: Rules,
    mine: &'a [Pool],
    hills: Option<Hills>,
    ramps: Option<Ramps>,
}

impl<'a> Corrections<'a> {
    pub(super) fn new(rules: Rules, mine: &'a [Pool]) -> Self {
        let has_ramps = rules.answers() > 2 && rules.ending() == Ending::Official
            || rules.answers() > 3 && rules.ending() == Ending::Open;
        Self {
            rules,
            mine,
            hills: (rules.ending() == Ending::Official).then(|| Hills::new(rules, mine)),
            ramps: has_ramps.then(|| Ramps::new(rules, mine)),
        }
    }

    /// Adds those of a row, which count for pools beyond [`smallest`].
    pub(super) fn add(&self, theirs: u32, row: &mut [f64]) {
        if let Some(hills) = &self.hills {
            hills.add(self.rules, theirs, self.mine, row);
        }
        if let Some(ramps) = &self.ramps {
            ramps.add(self.rules, theirs, row);
        }
    }
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
            for (sample, ((low, high), height)) in row.iter_mut().zip(columns) {
                let inside = *low < m && m < *high;
                *sample += if inside { hill.lacking * height } else { 0.0 };
            }
        }
        if hill.height > 0.0 {
            let first = mine.partition_point(|pool| f64::from(pool.get()) <= hill.low_theirs);
            let after = mine.partition_point(|pool| f64::from(pool.get()) < hill.high_theirs);
            let samples = row[first..after].iter_mut();
            for (sample, lacking) in samples.zip(&self.lacking[first..after]) {
                *sample -= lacking * hill.height;
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
        for (sample, ((from, steep), gentle)) in row.iter_mut().zip(columns) {
            *sample += rise(v - from, steep, gentle);
        }
        let (factor, ramp) = (ramp_factor(rules), ramp(rules, theirs));
        let from = ramp.from as f64;
        let steep = (&(factor * ramp.steep as f64), &(ramp.steep_width as f64));
        let gentle = (&(factor * ramp.gentle as f64), &(ramp.gentle_width as f64));
        let first = self.sizes.partition_point(|&size| size <= from);
        for (sample, size) in row[first..].iter_mut().zip(&self.sizes[first..]) {
            *sample += rise(size - from, steep, gentle);
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
        Ending::Race | Ending::Official => {
            official::beyond(i64::from(rules.answers()), i64::from(pool))
        }
    }
}

/// The factor from g to units: under `open` it still has to be divided by r − 2, which the
/// unit holds as a factor.
fn ramp_factor(rules: Rules) -> f64 {
    f64::from(scale(rules) * scale(rules))
}
