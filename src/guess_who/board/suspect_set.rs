//! A set of suspects, one bit each.

use super::error::{Error, MOST_SUSPECTS};

/// Some of the suspects of a board, by index from 0.
///
/// ```
/// use upperhand::guess_who::board::SuspectSet;
/// let standing = SuspectSet::new(&[0, 2, 5])?;
/// assert_eq!((standing.count(), standing.contains(2), standing.contains(3)), (3, true, false));
/// # Ok::<(), upperhand::guess_who::board::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SuspectSet(u64);

impl SuspectSet {
    /// The most suspects of a board.
    pub const MOST: usize = MOST_SUSPECTS;

    /// The suspects with these indices, in any order.
    ///
    /// # Errors
    /// [`Error::NoSuchSuspect`] for an index of 64 or more.
    pub fn new(indices: &[usize]) -> Result<Self, Error> {
        indices.iter().try_fold(Self::default(), |set, &index| {
            if index < Self::MOST {
                return Ok(set.with(index));
            }
            Err(Error::NoSuchSuspect {
                given: index,
                suspects: Self::MOST,
            })
        })
    }

    /// The suspects whose bits are set: of 5 those with the indices 0 and 2.
    ///
    /// ```
    /// use upperhand::guess_who::board::SuspectSet;
    /// assert_eq!(SuspectSet::from_bits(5), SuspectSet::new(&[0, 2])?);
    /// # Ok::<(), upperhand::guess_who::board::Error>(())
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// A bit for each suspect, as [`from_bits`](Self::from_bits) takes them.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The first suspects of a board, so many of them.
    pub(super) fn first(count: usize) -> Self {
        (0..count).fold(Self::default(), Self::with)
    }

    pub(super) fn with(self, index: usize) -> Self {
        Self(self.0 | 1 << index)
    }

    /// The set with or without the suspect with this index, whichever it is not.
    pub(super) fn turned(self, index: usize) -> Self {
        Self(self.0 ^ 1 << index)
    }

    /// How many they are.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is the suspect with this index one of them?
    #[must_use]
    pub const fn contains(self, index: usize) -> bool {
        index < Self::MOST && self.0 >> index & 1 == 1
    }

    /// Their indices, ascending.
    pub fn indices(self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(move |&index| self.contains(index))
    }

    /// Those who say yes and those who say no.
    ///
    /// ```
    /// use upperhand::guess_who::board::SuspectSet;
    /// let (standing, hats) = (SuspectSet::new(&[1, 2, 3])?, SuspectSet::new(&[0, 2])?);
    /// assert_eq!(standing.split(hats), [SuspectSet::new(&[2])?, SuspectSet::new(&[1, 3])?]);
    /// # Ok::<(), upperhand::guess_who::board::Error>(())
    /// ```
    #[must_use]
    pub const fn split(self, yes: Self) -> [Self; 2] {
        [Self(self.0 & yes.0), Self(self.0 & !yes.0)]
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Do some say yes and some say no?
    pub(super) const fn is_split_by(self, yes: Self) -> bool {
        let [yes, no] = self.split(yes);
        !yes.is_empty() && !no.is_empty()
    }

    /// Those of both sets.
    ///
    /// ```
    /// use upperhand::guess_who::board::SuspectSet;
    /// let (hats, beards) = (SuspectSet::new(&[1])?, SuspectSet::new(&[4])?);
    /// assert_eq!(hats.union(beards), SuspectSet::new(&[1, 4])?);
    /// # Ok::<(), upperhand::guess_who::board::Error>(())
    /// ```
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
