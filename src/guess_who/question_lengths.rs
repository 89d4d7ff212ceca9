//! The number of questions on the way to one suspect, where nothing but that number counts.

use super::pool::Pool;
use crate::fraction::Fraction;

/// The questions that a player needs on average until one suspect is left, if this one is asked now and from then on as few
/// are needed as can be. The parts of the question are those of a whole pool; empty ones may be among them.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guess_who::mean_questions;
/// // Of four suspects, halving needs two questions. Asking about one needs 1, 2 or, for two of them, 3.
/// assert_eq!(mean_questions(2, &[2, 2]), Fraction::new(2, 1));
/// assert_eq!(mean_questions(2, &[1, 3]), Fraction::new(9, 4));
/// ```
///
/// # Panics
/// Where all parts are empty: an error of the caller.
#[must_use]
pub fn mean_questions(answers: u8, parts: &[u32]) -> Fraction {
    let pool: u64 = parts.iter().copied().map(u64::from).sum();
    let later: u64 = parts.iter().map(|&part| fewest(answers, part)).sum();
    Fraction::new(pool + later, pool)
}

/// The fewest questions that a player needs on average until one suspect is left. With two answers it is what halving
/// every time needs; no way of asking needs fewer than log₂ of the pool, its entropy.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guess_who::{Pool, fewest_mean_questions};
/// assert_eq!(fewest_mean_questions(2, Pool::new(24)?), Fraction::new(14, 3));
/// assert_eq!(fewest_mean_questions(3, Pool::new(5)?), Fraction::new(8, 5));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[must_use]
pub fn fewest_mean_questions(answers: u8, pool: Pool) -> Fraction {
    Fraction::new(fewest(answers, pool.get()), pool.get())
}

/// The fewest questions on the ways to all suspects of a pool together: as in a tree all of whose leaves are on two
/// neighbouring levels, and as few as can be on the lower one.
fn fewest(answers: u8, pool: u32) -> u64 {
    let (answers, pool) = (u64::from(answers), u64::from(pool.max(1)));
    let (mut level, mut width) = (0, 1);
    while width * answers <= pool {
        width *= answers;
        level += 1;
    }
    let beyond = pool - width;
    pool * level + beyond + beyond.div_ceil(answers - 1)
}
