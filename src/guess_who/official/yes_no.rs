//! `official` with yes/no questions.
//!
//! With E as in [`shape`](super::super::shape), found here:
//!
//! ```text
//! Q(n, m) = E(n, m) + [m odd]·T(n; m) − [n odd]·T′(m; n)
//!
//! tent(v)  = (p/4 − |v − p|)/2   for the power of two p with 3p/4 < v < 5p/4, else 0
//! T(n; m)  = tent(n)  if p/4 < m < 3p/4,  p the power of tent(n)
//! T′(m; n) = tent(m)  if p/2 < n < 3p/2,  p the power of tent(m)
//! ```
//!
//! but for n = 1 (Q = m), m = 1 (Q = 1), (2, 2) (Q = 2) and (4, 2) (Q = 4). So `P(2n, 2m) = P(n, m)`
//! exactly whenever both pools are even, but for those positions.

use crate::guess_who::rules::Rules;
use crate::guess_who::shape::{Seam, corrected, scaled, seam, weeds};

/// The exact integer n·m·P(n, m). O(1) but for the powers of two around the pools.
pub(super) fn numerator(n: u32, m: u32) -> u64 {
    match (n, m) {
        (1, _) => u64::from(m),
        (_, 1) => 1,
        (2, 2) => 2,
        (4, 2) => 4,
        _ => corrected(Rules::OFFICIAL, n, m, on_pattern(n, m)),
    }
}

/// Q(n, ·): what depends on n alone is found once.
pub(super) struct Row {
    n: u32,
    seam: Seam<i128>,
    tent: Tent,
}

impl Row {
    pub(super) fn of(n: u32) -> Self {
        Self {
            n,
            seam: seam(Rules::OFFICIAL, scaled(Rules::OFFICIAL, n)),
            tent: Tent::over(n),
        }
    }

    /// [`numerator`] of n and a pool of the opponent.
    pub(super) fn at(&self, m: u32) -> i64 {
        let y = scaled(Rules::OFFICIAL, m);
        if self.n <= 4 || m == 1 {
            return numerator(self.n, m).cast_signed();
        }
        let shape = if y.size <= self.seam.start {
            weeds(Rules::OFFICIAL, y)
        } else {
            self.seam.at(y.size)
        };
        let correction = 32 * (self.tent.risen(m) - Tent::over(m).fallen(self.n));
        // At most n·m, below 2^62.
        i64::try_from((shape + i128::from(correction)) / 256).unwrap_or(i64::MAX)
    }
}

/// 256·(Q − E), `None` at the positions that are off the pattern.
pub(super) fn correction(n: u32, m: u32) -> Option<i64> {
    match (n, m) {
        (1, _) | (_, 1) | (2 | 4, 2) => None,
        _ => Some(on_pattern(n, m)),
    }
}

fn on_pattern(n: u32, m: u32) -> i64 {
    // E is held in units of 1/256.
    32 * (Tent::over(n).risen(m) - Tent::over(m).fallen(n))
}

/// The tent over the power of two nearest to a pool.
pub(in crate::guess_who) struct Tent {
    pub power: i64,
    /// Its height times eight, at least 0.
    pub eighths: i64,
}

impl Tent {
    pub(in crate::guess_who) fn over(pool: u32) -> Self {
        let pool = i64::from(pool);
        let below = 1 << pool.ilog2();
        let power = if 4 * pool >= 5 * below {
            2 * below
        } else {
            below
        };
        Self {
            power,
            eighths: (power - 4 * (pool - power).abs()).max(0),
        }
    }

    /// 8·\[m odd\]·T(n; m), where this is the tent over n.
    fn risen(&self, m: u32) -> i64 {
        let at = 4 * i64::from(m);
        let counts = m % 2 == 1 && self.power < at && at < 3 * self.power;
        if counts { self.eighths } else { 0 }
    }

    /// 8·\[n odd\]·T′(m; n), where this is the tent over m.
    fn fallen(&self, n: u32) -> i64 {
        let at = 2 * i64::from(n);
        let counts = n % 2 == 1 && self.power < at && at < 3 * self.power;
        if counts { self.eighths } else { 0 }
    }
}
