//! A question by suspect: which of those still standing go into which part.

use super::error::Error;
use crate::order;

/// Parts of the suspects still standing, numbered from 1 in their order: each in exactly one part.
///
/// ```
/// use upperhand::play::guess_who::Parts;
/// let parts = Parts::new(vec![vec![4, 1], vec![2, 3]])?;
/// assert_eq!(parts.get(), [[1, 4], [2, 3]]);
/// assert!(Parts::new(vec![vec![1, 2], vec![2, 3]]).is_err());
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Parts(Vec<Vec<u32>>);

impl Parts {
    /// The numbers of a part in any order. O(n) for n suspects.
    ///
    /// # Errors
    /// [`Error::Parts`] for a number that is there twice, and for one that is not from 1 to that of all suspects given.
    pub fn new(mut parts: Vec<Vec<u32>>) -> Result<Self, Error> {
        let count: usize = parts.iter().map(Vec::len).sum();
        let given = u32::try_from(count).unwrap_or(u32::MAX);
        let mut seen = vec![false; count];
        for &suspect in parts.iter().flatten() {
            let place = suspect.checked_sub(1).map_or(count, |place| place as usize);
            match seen.get_mut(place) {
                Some(seen) if !*seen => *seen = true,
                _ => return Err(Error::Parts { suspect, given }),
            }
        }
        for part in &mut parts {
            order::sort(part);
        }
        Ok(Self(parts))
    }

    /// The numbers of each part, ascending.
    #[must_use]
    pub fn get(&self) -> &[Vec<u32>] {
        &self.0
    }

    /// The sizes of the parts, in the order given.
    ///
    /// ```
    /// use upperhand::play::guess_who::Parts;
    /// assert_eq!(Parts::new(vec![vec![2], vec![1, 3]])?.sizes(), [1, 2]);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn sizes(&self) -> Vec<u32> {
        let sizes = self.0.iter().map(Vec::len);
        // A list in memory is shorter than 2³².
        sizes
            .map(|size| u32::try_from(size).unwrap_or(u32::MAX))
            .collect()
    }
}
