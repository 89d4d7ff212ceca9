//! The ladder: Nica's Theorem 1.1 as a rule that one can keep in mind. Round both pools up to a power of two. Is yours the
//! larger? Ask about half of theirs. If not, halve.
//!
//! A rung is a power of two, and a pool stands on the rung that it rounds up to. The level k of a pool of at least two,
//! 2^k < pool ≤ 2^(k+1), is that of the rung 2^(k+1): whoever stands higher is in the weeds, else she has the upper hand.
//! Under the race with yes/no questions the rule loses nothing anywhere.

use super::pool::Pool;

/// The rung that a pool stands on: it, rounded up to a power of two.
///
/// ```
/// use upperhand::guess_who::{Pool, rung};
/// assert_eq!([1, 2, 3, 16, 17, 24].map(|pool| rung(Pool::new(pool).unwrap())), [1, 2, 4, 16, 32, 32]);
/// ```
#[must_use]
pub const fn rung(pool: Pool) -> u32 {
    pool.get().next_power_of_two()
}

/// The suspects to ask about by the rule of the ladder; `None` where a pool is one, and there is nothing left to ask.
///
/// ```
/// use upperhand::guess_who::{Pool, ladder_bid};
/// let [few, many] = [12, 40].map(|pool| Pool::new(pool).unwrap());
/// // 40 rounds up to 64, and 12 to 16: in the weeds, ask about half of 16.
/// assert_eq!(ladder_bid(many, few), Some(8));
/// assert_eq!(ladder_bid(few, many), Some(6));
/// ```
#[must_use]
pub const fn ladder_bid(mine: Pool, theirs: Pool) -> Option<u32> {
    if mine.get() == 1 || theirs.get() == 1 {
        return None;
    }
    Some(if rung(mine) > rung(theirs) {
        rung(theirs) / 2
    } else {
        mine.get() / 2
    })
}
