//! The suspects on a board, as runs of numbers.

use crate::order;
use itertools::Itertools;

/// A set of suspects, by their numbers on the board at the start: 1 to the pool.
///
/// Kept as runs of consecutive numbers, so that a board of a billion takes no memory until it is asked about suspect by
/// suspect.
///
/// ```
/// use upperhand::play::guess_who::Suspects;
/// let suspects: Suspects = [2, 3, 7].into_iter().collect();
/// assert_eq!((suspects.len(), Suspects::all(9).len()), (3, 9));
/// assert_eq!(suspects.nth(3), Some(7));
/// assert!(suspects.contains(3) && !suspects.contains(4));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Suspects {
    /// First and last of each run, ascending, with a gap between them.
    runs: Vec<(u32, u32)>,
}

impl Suspects {
    /// All of a board: 1 to so many.
    #[must_use]
    pub fn all(pool: u32) -> Self {
        Self {
            runs: (pool > 0).then_some((1, pool)).into_iter().collect(),
        }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.runs.iter().map(|(first, last)| last - first + 1).sum()
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// Their numbers, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.runs.iter().flat_map(|&(first, last)| first..=last)
    }

    /// Is a suspect among them? O(log runs).
    #[must_use]
    pub fn contains(&self, suspect: u32) -> bool {
        let after = self.runs.partition_point(|&(first, _)| first <= suspect);
        after > 0 && self.runs[after - 1].1 >= suspect
    }

    /// The suspect of a place, from 1. O(runs).
    #[must_use]
    pub fn nth(&self, place: u32) -> Option<u32> {
        let mut left = place.checked_sub(1)?;
        self.runs.iter().find_map(|&(first, last)| {
            let size = last - first + 1;
            if left < size {
                return Some(first + left);
            }
            left -= size;
            None
        })
    }

    /// Those of `count` consecutive places after the first `skipped`.
    pub(super) fn stretch(&self, skipped: u32, count: u32) -> Self {
        let (mut skipped, mut count) = (skipped, count);
        let mut runs = Vec::new();
        for &(first, last) in &self.runs {
            let size = last - first + 1;
            let taken = size.saturating_sub(skipped).min(count);
            if taken > 0 {
                runs.push((first + skipped, first + skipped + taken - 1));
            }
            skipped = skipped.saturating_sub(size);
            count -= taken;
        }
        Self { runs }
    }

    /// Both these and those, of whom none is among these.
    pub(super) fn joined(&self, others: &Self) -> Self {
        let all = self.runs.iter().chain(&others.runs).copied();
        Self::merged(order::sorted(all).into_iter())
    }

    /// Those of ascending runs, which may border on each other.
    fn merged(runs: impl Iterator<Item = (u32, u32)>) -> Self {
        let runs = runs.coalesce(|before, after| {
            if before.1 + 1 == after.0 {
                Ok((before.0, after.1))
            } else {
                Err((before, after))
            }
        });
        Self {
            runs: runs.collect(),
        }
    }

    /// All but one.
    pub(super) fn without(&self, suspect: u32) -> Self {
        let runs = self.runs.iter().flat_map(|&(first, last)| {
            if !(first..=last).contains(&suspect) {
                return [Some((first, last)), None];
            }
            let before = (first < suspect).then(|| (first, suspect - 1));
            let after = (suspect < last).then(|| (suspect + 1, last));
            [before, after]
        });
        Self {
            runs: runs.flatten().collect(),
        }
    }
}

/// From numbers in any order, each of them once or more.
impl FromIterator<u32> for Suspects {
    fn from_iter<I: IntoIterator<Item = u32>>(numbers: I) -> Self {
        let ascending = order::distinct(numbers).into_iter();
        Self::merged(ascending.map(|number| (number, number)))
    }
}
