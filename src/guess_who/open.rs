//! `open` in closed form, for questions of 2 to 6 answers.
//!
//! With E as in [`shape`](super::shape) and r answers, found here and checked against the exhaustive
//! table for all pools up to 2048:
//!
//! ```text
//! n = 1: Q = m      m = 1: Q = 1      n = 2: Q = 2m − 1
//! r = 2, 3:   Q(n, m) = E(n, m)
//! r ≥ 4:      Q(n, m) = E(n, m) + (g(m; n) − g(n; r·m)/r)/(r − 2)
//!
//! g(pool; v) = σ·clamp(v − r·q, 0, r·q),  q the power of r below the pool, t = pool − 2q,
//!              k = ⌈t/(r−2)⌉, σ = k(r−2) − t;  0 where t ≤ 0
//! ```
//!
//! With two and three answers there is no correction at all, so P repeats exactly: `P(2n, 2m) = P(n, m)`
//! for n ≥ 3 and m ≥ 2, and `P(3n, 3m) = P(n, m)` for n, m ≥ 2. There `open` is the race's limit on a
//! larger board: p∞(x/3, y/3) and p∞(x/2, y/2).

use super::ramp::Ramp;
use super::rules::{Ending, Rules};
use super::shape::{corrected, power_below, scale};

/// The exact integer n·m·P(n, m). O(log).
pub(super) fn numerator(answers: u8, n: u32, m: u32) -> u64 {
    if n == 1 {
        return u64::from(m);
    }
    if m == 1 {
        return 1;
    }
    if n == 2 {
        return 2 * u64::from(m) - 1;
    }
    let Ok(rules) = Rules::new(answers, Ending::Open) else {
        return 0;
    };
    corrected(rules, n, m, on_pattern(rules, n, m))
}

/// Q − E in the units that E is held in, `None` at the positions that are off the pattern.
pub(super) fn correction(answers: u8, n: u32, m: u32) -> Option<i64> {
    let rules = Rules::new(answers, Ending::Open).ok()?;
    (n > 2 && m > 1).then(|| on_pattern(rules, n, m))
}

fn on_pattern(rules: Rules, n: u32, m: u32) -> i64 {
    let answers = rules.answers();
    if answers <= 3 {
        return 0;
    }
    let r = i64::from(answers);
    let (wide_n, wide_m) = (i64::from(n), i64::from(m));
    let correction = beyond(answers, m).at(wide_n) - beyond(answers, n).at(r * wide_m) / r;
    let scale = i64::from(scale(rules));
    scale * scale * correction
}

/// The correction g of a pool, see above.
pub(super) fn beyond(answers: u8, pool: u32) -> Ramp {
    let r = i64::from(answers);
    let q = i64::from(power_below(u32::from(answers), pool));
    let over = i64::from(pool) - 2 * q;
    if over <= 0 {
        return Ramp::default();
    }
    let groups = (over + r - 3) / (r - 2);
    Ramp {
        from: r * q,
        steep: groups * (r - 2) - over,
        steep_width: r * q,
        ..Ramp::default()
    }
}
