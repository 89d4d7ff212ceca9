//! How well choices were made, on one scale for both games.

use crate::BigRational;
use num_traits::Zero;

/// A choice: what it lost against the best one, and what the worst one would have lost.
///
/// ```
/// use upperhand::BigRational;
/// use upperhand::play::Stake;
/// let [cost, worst] = [1, 4].map(|size: i32| BigRational::new(size.into(), 10.into()));
/// let stake = Stake::new(cost, worst);
/// assert!(!stake.is_free());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stake {
    /// What it lost.
    pub lost: BigRational,
    /// What there was to lose.
    pub most: BigRational,
}

impl Stake {
    /// What a choice lost, and what the worst one would have lost.
    #[must_use]
    pub const fn new(lost: BigRational, most: BigRational) -> Self {
        Self { lost, most }
    }

    /// Did it lose nothing?
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.lost.is_zero()
    }
}

/// The choices of a player in a game, in order.
///
/// ```
/// use upperhand::BigRational;
/// use upperhand::play::{Skill, Stake};
/// let tenths = |count: i32| BigRational::new(count.into(), 10.into());
/// let skill = Skill(vec![Stake::new(tenths(0), tenths(3)), Stake::new(tenths(1), tenths(2))]);
/// // A fifth of what there was to lose is lost.
/// assert_eq!(skill.kept(), Some(tenths(8)));
/// assert_eq!(Skill(Vec::new()).kept(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skill(pub Vec<Stake>);

impl Skill {
    /// The share that the choices kept of what there was to lose: 1 where each was best, 0 where each was the worst there
    /// was; `None` where nothing could be lost.
    #[must_use]
    pub fn kept(&self) -> Option<BigRational> {
        let sum =
            |part: fn(&Stake) -> &BigRational| -> BigRational { self.0.iter().map(part).sum() };
        let (lost, most) = (sum(|stake| &stake.lost), sum(|stake| &stake.most));
        (!most.is_zero()).then(|| BigRational::from_integer(1.into()) - lost / most)
    }
}
