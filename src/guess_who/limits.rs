//! The limits of games and answers.

use super::error::Error;

/// The largest pool, 2³¹ − 1: the product of two pools and all that is derived from it fits 64 bits.
pub(super) const LARGEST_POOL: u32 = (1 << 31) - 1;

/// The fewest answers a question can have: yes and no.
pub(super) const FEWEST_ANSWERS: u8 = 2;

/// The most answers a question can have here.
pub(super) const MOST_ANSWERS: u8 = 6;

/// The most optimal questions that are listed.
pub(super) const MOST_QUESTIONS: usize = 100_000;

/// Adds a question to those that are listed: some parts, and the last one.
///
/// # Errors
/// [`Error::TooManyQuestions`] beyond [`MOST_QUESTIONS`].
pub(super) fn list(found: &mut Vec<Vec<u32>>, parts: &[u32], last: u32) -> Result<(), Error> {
    if found.len() == MOST_QUESTIONS {
        return Err(Error::TooManyQuestions {
            most: MOST_QUESTIONS,
        });
    }
    found.push([parts, &[last]].concat());
    Ok(())
}

/// The largest pool whose optimal questions are searched for where no theorem lists them: a fraction of
/// a second.
pub(super) const MOST_SEARCHED: u32 = 10_000;
