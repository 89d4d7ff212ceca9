//! Changes of a chance, added up.

use crate::guess_who::Probability;
use crate::{BigRational, Fraction};
use core::iter::Sum;
use core::ops::Add;
use num_traits::Zero;

/// A sum of changes of your chance: what choices cost, or what luck gave. It is added up only when somebody asks for it.
///
/// ```
/// use upperhand::guess_who::Probability;
/// use upperhand::play::guess_who::Change;
/// let (half, third) = (Probability::new(1, 2), Probability::new(1, 3));
/// let change = Change::between(half, third) + Change::between(third, Probability::new(1, 4));
/// assert_eq!(change.exact().to_string(), "-1/4");
/// assert_eq!(change.value(), -0.25);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Each from one chance to another.
    parts: Vec<(Probability, Probability)>,
}

impl Change {
    /// From one chance to another.
    #[must_use]
    pub fn between(before: Probability, after: Probability) -> Self {
        Self {
            parts: vec![(before, after)],
        }
    }

    /// The sum, whatever its size. O(changes) sums of fractions of hundreds of bits.
    #[must_use]
    pub fn exact(&self) -> BigRational {
        self.parts
            .iter()
            .fold(BigRational::zero(), |sum, &(before, after)| {
                sum + BigRational::from(after) - BigRational::from(before)
            })
    }

    /// The sum, if all on the way to it fits into 128 bits: always for one move of a game, and for
    /// whole games of a few dozen suspects.
    ///
    /// ```
    /// use upperhand::guess_who::Probability;
    /// use upperhand::play::guess_who::Change;
    /// let least = Probability::new(1, u64::MAX >> 1);
    /// let one = Change::between(Probability::new(1, 2), least);
    /// assert!(one.in_128_bits().is_some());
    /// let [two, three] = [(1 << 61) - 1, (1 << 62) - 57].map(|size| Probability::new(1, size));
    /// assert!((one + Change::between(two, three)).in_128_bits().is_none());
    /// ```
    #[must_use]
    pub fn in_128_bits(&self) -> Option<Fraction> {
        self.parts
            .iter()
            .try_fold(Fraction::ZERO, |sum, &(before, after)| {
                sum.checked_add(Fraction::from(after).checked_sub(before.into())?)
            })
    }

    /// The sum as a double: of doubles, where it does not fit into 128 bits.
    #[must_use]
    pub fn value(&self) -> f64 {
        match self.in_128_bits() {
            Some(sum) => sum.value(),
            None => self
                .parts
                .iter()
                .map(|(before, after)| after.value() - before.value())
                .sum(),
        }
    }
}

impl Add for Change {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.parts.extend(other.parts);
        self
    }
}

impl Sum for Change {
    fn sum<I: Iterator<Item = Self>>(changes: I) -> Self {
        changes.fold(Self::default(), Self::add)
    }
}
