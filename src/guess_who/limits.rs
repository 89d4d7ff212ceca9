//! How large a game may be, and how long an answer.

use super::error::Error;
use super::pool::Pool;
use super::rules::Rules;

/// The largest pool, 2³¹ − 1: the product of two pools and all that is derived from it fits 64 bits.
pub(super) const LARGEST_POOL: u32 = (1 << 31) - 1;

/// The fewest answers a question can have: yes and no.
pub(super) const FEWEST_ANSWERS: u8 = 2;

/// The most answers a question can have here.
pub(super) const MOST_ANSWERS: u8 = 6;

/// The most optimal questions that are listed.
pub(super) const MOST_QUESTIONS: usize = 100_000;

/// The largest pool whose optimal questions are searched for where no theorem lists them: a fraction of
/// a second.
const MOST_SEARCHED: u32 = 10_000;

/// Can the questions of a pool be searched for?
///
/// # Errors
/// [`Error::SearchTooLarge`] beyond 10,000.
pub(super) fn check_search(rules: Rules, pool: Pool) -> Result<(), Error> {
    if pool.get() > MOST_SEARCHED {
        return Err(Error::SearchTooLarge {
            rules: rules.to_string(),
            pool: pool.get(),
            most: MOST_SEARCHED,
        });
    }
    Ok(())
}
