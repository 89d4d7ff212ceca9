//! Your choices.

use serde::Serialize;

crate::named! {
    /// A move of yours.
    ///
    /// ```
    /// use upperhand::play::guts::Choice;
    /// assert_eq!(Choice::named("hold"), Some(Choice::Hold));
    /// assert_eq!(Choice::Leave.name(), "leave");
    /// ```
    #[derive(Serialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Choice {
        /// Stay for the pot.
        Hold = "hold",
        /// Let it go.
        Drop = "drop",
        /// Pay the fee instead of playing on; nothing comes after it.
        Leave = "leave",
    }
}

impl Choice {
    /// The letter in addresses: the first of the name.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Hold => 'h',
            Self::Drop => 'd',
            Self::Leave => 'l',
        }
    }
}
