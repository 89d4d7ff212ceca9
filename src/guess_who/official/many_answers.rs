//! `official` with questions of three to six answers.
//!
//! With E as in [`shape`](super::super::shape) and r answers, found here:
//!
//! ```text
//! Q(n, m) = E(n, m) + τ(m)·t(n) [p/r < m < (r+1)p/r] − τ(n)·t(m) [p′ < n < (r+1)p′]
//!           + g(m; n) − g(n; r·m)/r
//!
//! τ(x) = (−x) mod r
//! t(v) = max(0, min(r·v − (r+1)p, (r−1)((2r+1)p − r·v)))/r²
//!        for the power p of r with (r+1)p/r < v < (2r+1)p/r; p and p′ above are those of t(n) and t(m)
//! g    : see `beyond`
//! ```
//!
//! but for pools of at most r: `n = 1: m`, `m = 1: 1`, `n ≤ r: max(n(m − 1), m)`, and for n > r ≥ m:
//! `r·m − max(0, 2r − n)`. Checked as said in the module above.

use crate::guess_who::ramp::Ramp;
use crate::guess_who::rules::{Ending, Rules};
use crate::guess_who::shape::{corrected, power_below};

/// The exact integer n·m·P(n, m). O(log).
pub(super) fn numerator(answers: u8, n: u32, m: u32) -> u64 {
    let (wide_n, wide_m, r) = (u64::from(n), u64::from(m), u64::from(answers));
    if n == 1 {
        return wide_m;
    }
    if m == 1 {
        return 1;
    }
    if wide_n <= r {
        return (wide_n * (wide_m - 1)).max(wide_m);
    }
    if wide_m <= r {
        return r * wide_m - (2 * r).saturating_sub(wide_n);
    }
    let Ok(rules) = Rules::new(answers, Ending::Official) else {
        return 0;
    };
    corrected(rules, n, m, on_pattern(answers, n, m))
}

/// r⁴·(Q − E), `None` at the positions that are off the pattern.
pub(super) fn correction(answers: u8, n: u32, m: u32) -> Option<i64> {
    let r = u32::from(answers);
    (n > r && m > r).then(|| on_pattern(answers, n, m))
}

fn on_pattern(answers: u8, n: u32, m: u32) -> i64 {
    // E is held in units of 1/r⁴, the corrections in units of 1/r².
    let r = i64::from(answers);
    r * r * corrections(r, i64::from(n), i64::from(m))
}

/// All corrections, times r².
fn corrections(r: i64, n: i64, m: i64) -> i64 {
    let mut total = 0;
    let mine = Hill::over(r, n);
    if mine.power < r * m && r * m < (r + 1) * mine.power {
        total += lacking(r, m) * mine.height;
    }
    let theirs = Hill::over(r, m);
    if theirs.power < n && n < (r + 1) * theirs.power {
        total -= lacking(r, n) * theirs.height;
    }
    total + r * r * beyond(r, m).at(n) - r * beyond(r, n).at(r * m)
}

/// τ of a pool.
pub(in crate::guess_who) fn lacking(r: i64, pool: i64) -> i64 {
    (-pool).rem_euclid(r)
}

/// The hill t(v) over the power p of r around a pool.
pub(in crate::guess_who) struct Hill {
    pub power: i64,
    /// Its height times r², at least 0.
    pub height: i64,
}

impl Hill {
    pub(in crate::guess_who) fn over(r: i64, pool: i64) -> Self {
        let below = power(r, pool);
        let power = if r * pool < (r + 1) * below {
            below / r
        } else {
            below
        };
        let up = r * pool - (r + 1) * power;
        let down = (r - 1) * ((2 * r + 1) * power - r * pool);
        Self {
            power,
            height: up.min(down).max(0),
        }
    }
}

/// The correction g for a pool that lies beyond the power of r below it, as a function of the other
/// size `v`:
///
/// ```text
/// t = pool − q,  q the power of r below the pool
/// k = ⌈t/(r−1)⌉, σ = k(r−1) − t, d = r − 1 − σ
/// k ≤ d:  σ·clamp(v − 2rq, 0, q)
/// k > d:  with w = v − (2r+1)q and e = ⌊σ/d⌋:  d·clamp(w, 0, e·q) + (σ − d·e)·clamp(w − e·q, 0, q)
/// ```
pub(in crate::guess_who) fn beyond(r: i64, pool: i64) -> Ramp {
    let q = power(r, pool);
    let over = pool - q;
    let groups = (over + r - 2) / (r - 1);
    let short = groups * (r - 1) - over;
    let full = r - 1 - short;
    let (from, steep) = if groups <= full {
        (2 * r * q, short)
    } else {
        ((2 * r + 1) * q, full)
    };
    let steps = short / steep.max(1);
    Ramp {
        from,
        steep,
        steep_width: steps * q,
        gentle: short - steps * steep,
        gentle_width: q,
    }
}

/// The power of r at or below a pool.
fn power(r: i64, pool: i64) -> i64 {
    match (u32::try_from(r), u32::try_from(pool)) {
        (Ok(base), Ok(pool)) => i64::from(power_below(base, pool)),
        _ => 1,
    }
}
