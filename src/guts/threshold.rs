//! A strategy of one player in the continuous game.

use super::error::Error;

/// A threshold: hold when the hand, uniform on \[0, 1\], is above it. No other strategy is needed
/// (Guts, §3).
///
/// ```
/// use upperhand::guts::Threshold;
/// assert_eq!(Threshold::new(0.5)?.get(), 0.5);
/// assert!(Threshold::new(f64::NAN).is_err());
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Threshold(f64);

impl Threshold {
    /// Holds every hand.
    pub const ALWAYS_HOLD: Self = Self(0.0);
    /// Drops every hand.
    pub const ALWAYS_DROP: Self = Self(1.0);

    /// The threshold `at` a hand.
    ///
    /// # Errors
    /// [`Error::Threshold`] outside 0 to 1 and for NaN.
    pub fn new(at: f64) -> Result<Self, Error> {
        if (0.0..=1.0).contains(&at) {
            Ok(Self(at))
        } else {
            Err(Error::Threshold { given: at })
        }
    }

    /// Many at once.
    ///
    /// # Errors
    /// [`Error::Threshold`] for the first that is outside 0 to 1.
    ///
    /// ```
    /// use upperhand::guts::Threshold;
    /// assert_eq!(Threshold::all(&[0.0, 1.0])?, [Threshold::ALWAYS_HOLD, Threshold::ALWAYS_DROP]);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    pub fn all(at: &[f64]) -> Result<Vec<Self>, Error> {
        at.iter().map(|&at| Self::new(at)).collect()
    }

    /// The result of a search inside \[0, 1\].
    pub(super) const fn found(at: f64) -> Self {
        Self(at.clamp(0.0, 1.0))
    }

    /// The hand it stands at.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.0
    }
}
