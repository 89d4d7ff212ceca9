//! The race in closed form: value, region and level of any position.
//!
//! With yes/no questions this is Nica, Theorem 1.1. With `2^k < size ≤ 2^(k+1)` for the pools named in
//! the regions below, and `Q = n·m·P`:
//!
//! ```text
//! in the weeds at level k:     Q = 2^(k+1)·m − 2·(2^(2k+1) + 1)/3      (1.1)
//! the upper hand at level k:   Q = n·m − 2^k·n + 2·(2^(2k) + 2)/3      (1.2)
//! ```
//!
//! With questions of r answers, levels counted in powers of r, and c(x) the number among 2, …, r that
//! differs from x by a multiple of r − 1:
//!
//! ```text
//! in the weeds at level k:     Q = r^(k+1)·m − (r^(2k+2) − 1)/(r + 1) + r − 1 − c(m)
//! the upper hand at level k:   Q = n·m − r^k·n + (r^(2k+1) + 1)/(r + 1) + c(n) − 1
//! ```
//!
//! All divisions are exact, so everything stays an integer. For r = 2 these are (1.1) and (1.2); for
//! r = 3 to 6 they were found here, are proved in `docs/race-closed-form.md`, and were checked against the
//! exhaustive table for all pools up to 2048 (`cargo test` repeats it on smaller ones, `cargo xtask test storm`
//! on all). Six answers have one family of exceptions: one more at the upper hand where m = 6^k + 1 < n and
//! n − 2 is a multiple of 5, one less in the weeds where n = 6^(k+1) + 1, m > 6^k + 1 and m − 2 is a multiple of 5.

use super::pool::Pool;
use super::shape::power_below;

/// The part of the race's positions that the mover is in (Nica, Definitions 2.6 and 2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// The mover trails: `mine > 2^(level+1)` while `2^level < theirs ≤ 2^(level+1)`. Bold play.
    InTheWeeds {
        /// k of W_k.
        level: u32,
    },
    /// The mover leads: `2^level < mine ≤ 2^(level+1)` while `theirs > 2^level`. Safe play.
    UpperHand {
        /// k of U_k.
        level: u32,
    },
}

/// The region of a position, `None` when a pool is one.
///
/// ```
/// use upperhand::guess_who::{race, Pool};
/// let region = race::region(Pool::new(40)?, Pool::new(24)?);
/// assert_eq!(region, Some(race::Region::InTheWeeds { level: 4 }));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[must_use]
pub fn region(mine: Pool, theirs: Pool) -> Option<Region> {
    let (my_level, their_level) = (mine.level()?, theirs.level()?);
    Some(if my_level > their_level {
        Region::InTheWeeds { level: their_level }
    } else {
        Region::UpperHand { level: my_level }
    })
}

/// The exact integer n·m·P(n, m), `None` for (1, 1). O(1).
pub(super) fn numerator(answers: u8, mine: u32, theirs: u32) -> Option<u64> {
    match (mine, theirs) {
        (1, 1) => return None,
        (1, _) => return Some(u64::from(theirs)),
        (_, 1) => return Some(0),
        _ => {}
    }
    let (n, m, r) = (u64::from(mine), u64::from(theirs), u64::from(answers));
    if r == 2 {
        return Some(yes_no_numerator(n, m));
    }
    let (my_corner, their_corner) = (corner(answers, mine), corner(answers, theirs));
    let exception = exception(r, n, m, [my_corner, their_corner]);
    Some(if my_corner > their_corner {
        weeds(answers, theirs) - exception
    } else {
        n * (m - my_corner) + ahead(answers, mine) + exception
    })
}

/// The exceptions of six answers: 1 where the value is one more or one less than the pattern.
fn exception(r: u64, n: u64, m: u64, [mine, theirs]: [u64; 2]) -> u64 {
    u64::from(if mine > theirs {
        r == 6 && n == r * theirs + 1 && m > theirs + 1 && m % 5 == 2
    } else {
        r == 6 && m == mine + 1 && n > mine + 1 && n % 5 == 2
    })
}

/// (Q − E)·(r + 1)·scale², see [`shape`](super::shape); `None` where a pool is one.
pub(super) fn correction(answers: u8, mine: u32, theirs: u32) -> Option<i64> {
    if mine == 1 || theirs == 1 {
        return None;
    }
    let (n, m, r) = (u64::from(mine), u64::from(theirs), u64::from(answers));
    let (my_corner, their_corner) = (corner(answers, mine), corner(answers, theirs));
    let exception = exception(r, n, m, [my_corner, their_corner]).cast_signed();
    let scale: i64 = if r == 2 { 16 } else { (r * r).cast_signed() };
    let unit = (r + 1).cast_signed();
    let correction = if my_corner > their_corner {
        correction_behind(answers, theirs) - unit * exception
    } else {
        correction_ahead(answers, mine) + unit * exception
    };
    Some(scale * scale * correction)
}

/// (Q − E)·(r + 1) in the weeds against a pool of at least 2, but for the exceptions of six answers.
pub(super) fn correction_behind(answers: u8, theirs: u32) -> i64 {
    let r = u64::from(answers);
    let off = [r - 1, representative(r, theirs)].map(u64::cast_signed);
    1 + (r + 1).cast_signed() * (off[0] - off[1])
}

/// (Q − E)·(r + 1) with the upper hand, for a pool of at least 2, but for the exceptions.
pub(super) fn correction_ahead(answers: u8, mine: u32) -> i64 {
    let r = u64::from(answers);
    1 + ((r + 1) * (representative(r, mine) - 1)).cast_signed()
}

/// r^k for a pool of at least 2 at level k.
pub(super) fn corner(answers: u8, pool: u32) -> u64 {
    u64::from(power_below(u32::from(answers), pool - 1))
}

/// Q in the weeds against a pool of at least 2, but for the exceptions of six answers.
pub(super) fn weeds(answers: u8, theirs: u32) -> u64 {
    let r = u64::from(answers);
    let next = r * corner(answers, theirs);
    next * u64::from(theirs) - (next * next - 1) / (r + 1) + r - 1 - representative(r, theirs)
}

/// Q − n·(m − r^k) with the upper hand at level k, for a pool n of at least 2, but for the exceptions.
pub(super) fn ahead(answers: u8, mine: u32) -> u64 {
    let (r, p) = (u64::from(answers), corner(answers, mine));
    (p * p * r + 1) / (r + 1) + representative(r, mine) - 1
}

/// c(pool).
fn representative(r: u64, pool: u32) -> u64 {
    2 + (u64::from(pool) - 2) % (r - 1)
}

/// (1.1) and (1.2) for n, m ≥ 2: the formula below for r = 2 without a division by a variable, for tables.
fn yes_no_numerator(n: u64, m: u64) -> u64 {
    let (my_level, their_level) = ((n - 1).ilog2(), (m - 1).ilog2());
    if my_level > their_level {
        (m << (their_level + 1)) - 2 * ((1 << (2 * their_level + 1)) + 1) / 3
    } else {
        n * m - (n << my_level) + 2 * ((1 << (2 * my_level)) + 2) / 3
    }
}
