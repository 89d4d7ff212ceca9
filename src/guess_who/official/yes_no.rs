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

use super::strategy::yes_no_strategy;
use crate::guess_who::pool::Pool;
use crate::guess_who::rules::Rules;
use crate::guess_who::shape::corrected;

/// The exact integer n·m·P(n, m). O(1) but for the powers of two around the pools.
pub(super) fn numerator(n: u32, m: u32) -> u64 {
    match (n, m) {
        (1, _) => u64::from(m),
        (_, 1) => 1,
        (2, 2) => 2,
        (4, 2) => 4,
        _ => {
            let mut eighths = 0;
            if m % 2 == 1 {
                let tent = Tent::over(n);
                if (tent.power < 4 * i64::from(m)) && (4 * i64::from(m) < 3 * tent.power) {
                    eighths += tent.eighths;
                }
            }
            if n % 2 == 1 {
                let tent = Tent::over(m);
                if (tent.power < 2 * i64::from(n)) && (2 * i64::from(n) < 3 * tent.power) {
                    eighths -= tent.eighths;
                }
            }
            // E is held in units of 1/256.
            corrected(Rules::OFFICIAL, n, m, 32 * eighths)
        }
    }
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
}

/// The numbers `first, first + step, …, last`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::guess_who) struct Progression {
    pub first: u32,
    pub last: u32,
    pub step: u32,
}

impl Progression {
    /// How many numbers there are.
    pub(in crate::guess_who) fn count(self) -> u64 {
        u64::from((self.last - self.first) / self.step) + 1
    }
}

/// The most even of the optimal bids: that of Cushing et al., Theorem 1.1, but one more where that is one
/// less than half of the pool and half is as good. O(1). Checked at all pools up to 1024.
pub(in crate::guess_who) fn most_even_bid(mine: Pool, theirs: Pool) -> Option<u32> {
    let bid = yes_no_strategy(mine, theirs)?;
    let (n, m) = (mine.get(), theirs.get());
    let half = n / 2;
    let is_best = |bid: u32| {
        let reply = numerator(m, bid) + numerator(m, n - bid);
        numerator(n, m) + reply == u64::from(n) * u64::from(m)
    };
    Some(if bid < half && is_best(half) {
        half
    } else {
        bid
    })
}

/// Every optimal bid (smaller part of an optimal question), as progressions that share no number.
/// None where naming is the only optimal move. O(log²).
///
/// The value of a bid b is, on even b and on odd b apart, linear between the numbers 1, 3 and 5 times a
/// power of two and what they leave of n. On such a piece the best value is reached everywhere, at one
/// end, or nowhere. Found here; checked for every bid at all pools up to 1024.
pub(in crate::guess_who) fn optimal_bids(n: u32, m: u32) -> Vec<Progression> {
    if n == 1 || m == 1 {
        return Vec::new();
    }
    let reply = u64::from(n) * u64::from(m) - numerator(n, m);
    let is_best = |bid: u32| numerator(m, bid) + numerator(m, n - bid) == reply;
    let cuts = breakpoints(n);
    let mut found = Vec::new();
    for (index, &cut) in cuts.iter().enumerate() {
        if is_best(cut) {
            found.push(Progression {
                first: cut,
                last: cut,
                step: 1,
            });
        }
        let Some(&next) = cuts.get(index + 1) else {
            break;
        };
        for first in [cut + 1, cut + 2] {
            if first < next {
                let last = first + (next - 1 - first) / 2 * 2;
                let (at_first, at_last) = (is_best(first), is_best(last));
                let (first, last) = match (at_first, at_last) {
                    (false, false) => continue,
                    (true, false) => (first, first),
                    (false, true) => (last, last),
                    (true, true) => (first, last),
                };
                found.push(Progression {
                    first,
                    last,
                    step: 2,
                });
            }
        }
    }
    found
}

/// The bids around which the value of a bid may bend, ascending, from 1 to n/2.
fn breakpoints(n: u32) -> Vec<u32> {
    let n = i64::from(n);
    let half = n / 2;
    let mut cuts = vec![1, half];
    let powers = (0..33).flat_map(|power| [1, 3, 5].map(|odd: i64| odd << power));
    for point in powers.filter(|&point| point <= n + 2).chain([0]) {
        for near in point - 1..=point + 1 {
            cuts.extend([near, n - near]);
        }
    }
    cuts.retain(|cut| (1..=half).contains(cut));
    cuts.sort_unstable();
    cuts.dedup();
    cuts.into_iter()
        .filter_map(|cut| u32::try_from(cut).ok())
        .collect()
}
