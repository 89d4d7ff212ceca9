//! The deal of the day: one seed a date, the same for everybody, without a server.

use super::draws::keyed;
use rand::Rng;

/// The key of the seeds of days.
const DAYS: u64 = 1;

/// A day with a deal of its own, counted in UTC: the first is 1 January 2026.
///
/// ```
/// use upperhand::play::Day;
/// let first = Day::new(1).unwrap();
/// // 1 January 2026 is 20,454 days after 1 January 1970.
/// assert_eq!(Day::on(20_454.0), Some(first));
/// assert_eq!(Day::on(20_453.0), None);
/// assert_ne!(first.seed(), Day::new(2).unwrap().seed());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

impl Day {
    /// The number of the last day, 15 October 2299.
    pub const LAST: u32 = 99_999;

    /// The days from 1 January 1970 to the one before the first.
    const BEFORE: f64 = 20_453.0;

    /// The day of a number; `None` outside of `1..=99999`.
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        if 1 <= number && number <= Self::LAST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The day that is so many days after 1 January 1970 (UTC), where it has a deal: a clock can be wrong.
    #[must_use]
    pub fn on(days: f64) -> Option<Self> {
        let number = days.floor() - Self::BEFORE;
        let is_dealt = (1.0..=f64::from(Self::LAST)).contains(&number);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "of use where it is a whole number from 1 to the last"
        )]
        is_dealt.then_some(Self(number as u32))
    }

    /// The number, from 1 on.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The seed of its deals, in either game. No two days have the same, nor has any a seed of six digits, which readers
    /// type.
    #[must_use]
    pub fn seed(self) -> u64 {
        keyed([DAYS, self.0.into()]).next_u64() >> 11
    }
}
