//! Your choices.

use serde::{Deserialize, Serialize};

/// A move of yours.
///
/// ```
/// use upperhand::play::guts::Choice;
/// assert_eq!(Choice::named("hold"), Some(Choice::Hold));
/// assert_eq!(Choice::Leave.name(), "leave");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// Stay for the pot.
    Hold,
    /// Let it go.
    Drop,
    /// Pay the fee instead of playing on; nothing comes after it.
    Leave,
}

impl Choice {
    /// All choices.
    pub const ALL: [Self; 3] = [Self::Hold, Self::Drop, Self::Leave];

    /// The name in records.
    ///
    /// ```
    /// use upperhand::play::guts::Choice;
    /// assert_eq!(Choice::ALL.map(Choice::name), ["hold", "drop", "leave"]);
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hold => "hold",
            Self::Drop => "drop",
            Self::Leave => "leave",
        }
    }

    /// The choice of this name.
    ///
    /// ```
    /// use upperhand::play::guts::Choice;
    /// assert_eq!(Choice::named("drop"), Some(Choice::Drop));
    /// assert_eq!(Choice::named("fold"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.name() == name)
    }

    /// The letter in addresses: the first of the name.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Hold => 'h',
            Self::Drop => 'd',
            Self::Leave => 'l',
        }
    }
}
