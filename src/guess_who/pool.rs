//! A pool: how many suspects a player has left.

use super::error::Error;
use super::limits::LARGEST_POOL;

/// The number of suspects a player has left: from 1 to 2³¹ − 1, so that the product of two pools
/// and everything derived from it fits 64 bits.
///
/// ```
/// use upperhand::guess_who::Pool;
/// assert_eq!(Pool::new(24)?.get(), 24);
/// assert!(Pool::new(0).is_err());
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pool(u32);

impl Pool {
    /// The largest pool.
    pub const MAX: Self = Self(LARGEST_POOL);

    /// A pool of `suspects`.
    ///
    /// # Errors
    /// [`Error::Pool`] outside 1 to 2³¹ − 1.
    pub fn new(suspects: u64) -> Result<Self, Error> {
        match u32::try_from(suspects) {
            Ok(size) if (1..=Self::MAX.0).contains(&size) => Ok(Self(size)),
            _ => Err(Error::Pool { given: suspects }),
        }
    }

    /// The number of suspects.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }

    /// Every pool from one to this one.
    pub fn up_to_here(self) -> impl Iterator<Item = Self> + Clone {
        (1..=self.0).map(Self)
    }

    /// ⌊log₂(size − 1)⌋, the level of a pool of at least two: the k with 2^k < size ≤ 2^(k+1)
    /// (Nica, Definitions 2.6 and 2.7). `None` for a pool of one.
    #[must_use]
    pub const fn level(self) -> Option<u32> {
        (self.0 - 1).checked_ilog2()
    }
}
