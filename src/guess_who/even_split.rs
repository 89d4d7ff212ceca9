//! The question that splits a pool as evenly as possible.

use super::pool::Pool;

/// The parts of a pool that is split as evenly as possible, ascending: they differ by at most one. A pool smaller than
/// the number of parts has one part for each suspect.
///
/// ```
/// use upperhand::guess_who::{Pool, even_split};
/// assert_eq!(even_split(Pool::new(24)?, 5), [4, 5, 5, 5, 5]);
/// assert_eq!(even_split(Pool::new(2)?, 3), [1, 1]);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[must_use]
pub fn even_split(pool: Pool, parts: u8) -> Vec<u32> {
    let count = u32::from(parts).min(pool.get());
    (0..count).map(|part| (pool.get() + part) / count).collect()
}
