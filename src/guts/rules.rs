//! The two rule sets.

/// The rule for when everybody drops.
///
/// ```
/// use upperhand::guts::{Players, Rules, equilibrium};
/// let two = Players::new(2)?;
/// assert_eq!(equilibrium(Rules::Standard, two).threshold.get(), 1.0 / 2.0);
/// assert_eq!(equilibrium(Rules::Weenie, two).threshold.get(), 1.0 / 3.0);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// The round is replayed for the same pot.
    Standard,
    /// The best hand among those dropped, the weenie, matches the pot (Guts, Appendix B).
    Weenie,
}

impl Rules {
    /// 1 where there is a weenie, else 0.
    pub(super) const fn weenies(self) -> f64 {
        match self {
            Self::Standard => 0.0,
            Self::Weenie => 1.0,
        }
    }

    /// How often the chance that all drop stands in α and β: 2, and once more with a weenie.
    pub(super) const fn all_drop_factor(self) -> f64 {
        2.0 + self.weenies()
    }
}
