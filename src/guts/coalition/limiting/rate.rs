//! The rate at which a player holds at a table of many.

use crate::guts::error::Error;

/// How many of a table's n hands one holds on: a threshold of 1 − rate/n, as n grows. A hand at the threshold expects this many better
/// ones at the table, and is the best of all with chance e^−rate.
///
/// ```
/// use upperhand::guts::coalition::limiting::Rate;
/// use upperhand::guts::Error;
/// assert_eq!(Rate::NOTHING.chance(), 1.0);
/// assert_eq!(Rate::of_chance(0.5)?.get(), 2.0_f64.ln());
/// assert_eq!(Rate::new(-1.0), Err(Error::Rate { given: -1.0 }));
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Rate(f64);

impl Rate {
    /// Holding no hand.
    pub const NOTHING: Self = Self(0.0);

    /// A rate of so many hands.
    ///
    /// # Errors
    /// [`Error::Rate`] unless it is a finite number of at least 0.
    pub fn new(hands: f64) -> Result<Self, Error> {
        if hands >= 0.0 && hands.is_finite() {
            // Not −0.
            Ok(Self(hands.abs()))
        } else {
            Err(Error::Rate { given: hands })
        }
    }

    /// The rate that holds the hands which are the best of all with more than this chance.
    ///
    /// # Errors
    /// [`Error::Rate`] for a chance of 0 or less, above 1, or that is no number.
    pub fn of_chance(chance: f64) -> Result<Self, Error> {
        Self::new(-chance.ln())
    }

    /// The number of hands.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.0
    }

    /// The chance that a hand at the threshold is the best of all.
    #[must_use]
    pub fn chance(self) -> f64 {
        (-self.0).exp()
    }

    /// A rate that a search found: 0 where it is no rate.
    pub(super) fn found(hands: f64) -> Self {
        Self::new(hands).unwrap_or(Self::NOTHING)
    }
}
