//! One period of what repeats along a line: the chance with equal pools and the fair handicap, with their
//! least and largest values.

use super::panels::thinning::thinned;
use itertools::Itertools;
use upperhand::guess_who::{Rules, limit_fair_start, limit_probability};
use upperhand::order;
use upperhand_kit::LruCache;
use upperhand_kit::span::steps;

/// One period of every rule set looked at so far.
pub type Solved = LruCache<Rules, Period, 32>;

pub fn of(solved: &mut Solved, rules: Rules) -> &Period {
    solved.get(rules, Period::of)
}

/// A function of one pool, sampled over one period.
#[derive(Clone, Debug)]
pub struct Wave {
    /// From 1 to r, ascending, with the values.
    pub points: Vec<(f64, f64)>,
    /// Those of them that a line through them needs.
    pub drawn: Vec<(f64, f64)>,
    /// Its least and its largest value.
    pub bounds: [f64; 2],
}

/// The pattern that repeats under one rule set.
#[derive(Clone, Debug)]
pub struct Period {
    /// p∞(x, x).
    pub diagonal: Wave,
    /// x/y with p∞(x, y) = 1/2, as a function of y.
    pub handicap: Wave,
}

/// The number of steps of equal ratio in a period.
const SAMPLES: u32 = 96;

/// The factor from a pool of theirs to a fair start. Any pool is met by one, see
/// [`limit_fair_start`]; only next to the largest double there is none.
pub fn handicap(rules: Rules, theirs: f64) -> f64 {
    limit_fair_start(rules, theirs).map_or(1.0, |mine| mine / theirs)
}

/// p∞(x, y), which exists for all pools that settings allow.
pub fn limit(rules: Rules, mine: f64, theirs: f64) -> f64 {
    limit_probability(rules, mine, theirs).unwrap_or(0.5)
}

impl Period {
    fn of(rules: Rules) -> Self {
        Self {
            diagonal: Wave::of(rules, |pool| limit(rules, pool, pool)),
            handicap: Wave::of(rules, |pool| handicap(rules, pool)),
        }
    }
}

/// The most that a line is off its curve, as a share of the panel: less than a pixel.
const MOST_OFF: f64 = 1.0 / 1000.0;

impl Wave {
    fn of(rules: Rules, f: impl Fn(f64) -> f64) -> Self {
        let points = pools(rules).into_iter().map(|pool| (pool, f(pool)));
        let points: Vec<(f64, f64)> = points.collect();
        let r = f64::from(rules.answers());
        let [least, most] = [-1.0, 1.0].map(|sign| extreme(&points, r, &f, sign));
        // A wave without hills is a straight line, but for the last bits.
        let height = (most - least).max(1e-9);
        let placed = |(pool, value): (f64, f64)| (pool.log(r) / 2.0, value / height);
        Self {
            drawn: thinned(&points, &placed, MOST_OFF),
            bounds: [least, most],
            points,
        }
    }

    /// Is it the same everywhere, but for the last bits?
    pub fn is_level(&self) -> bool {
        let [least, most] = self.bounds;
        most - least < 1e-12
    }

    /// A little more than from the least to the largest value, for an axis.
    pub fn range(&self) -> (f64, f64) {
        let [least, most] = self.bounds;
        let around = (0.06 * (most - least)).max(0.002 * most);
        (least - around, most + around)
    }
}

/// The pools of a period that are looked at: steps of equal ratio, and the multiples of 1/r and of 1/4 among
/// which all bends of E on the diagonal are.
fn pools(rules: Rules) -> Vec<f64> {
    let answers = u32::from(rules.answers());
    let even = steps(SAMPLES).map(|step| f64::from(answers).powf(step));
    let parts = if answers == 2 { 4 } else { answers };
    let bends = (parts..parts * answers).map(|part| f64::from(part) / f64::from(parts));
    let mut pools: Vec<f64> = even.chain(bends).collect();
    order::sort_by(&mut pools, f64::total_cmp);
    pools.dedup_by(|next, last| *next - *last < 1e-9);
    pools
}

/// The value of `f` that is largest, times `sign`, over a period: from the best sample, by golden sections
/// between its neighbours, to the last bits of a double.
fn extreme(points: &[(f64, f64)], r: f64, f: impl Fn(f64) -> f64, sign: f64) -> f64 {
    let best = points.iter().map(|point| sign * point.1);
    let best = best.position_max_by(f64::total_cmp).unwrap_or(0);
    // The first and the last sample are the same point of the wave.
    let inner = points.len() - 2;
    let mut from = match best {
        0 => points[inner].0 / r,
        _ => points[best - 1].0,
    };
    let mut to = match best {
        _ if best > inner => points[1].0 * r,
        _ => points[best + 1].0,
    };
    let share = (5_f64.sqrt() - 1.0) / 2.0;
    for _ in 0..80 {
        let (left, right) = (to - share * (to - from), from + share * (to - from));
        if sign * f(left) >= sign * f(right) {
            to = right;
        } else {
            from = left;
        }
    }
    let found = f(f64::midpoint(from, to));
    sign * (sign * found).max(sign * points[best].1)
}
