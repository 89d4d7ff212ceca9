//! Errors of figures: requests that cannot be shown.

use core::fmt;
use upperhand::guess_who;
use upperhand::guts;
use upperhand::guts::cards;
use upperhand::play;

/// Why something cannot be shown, in words: what was asked for and what is possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(String);

impl Error {
    /// An error in words.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Error {}

macro_rules! from {
    ($($Other:ty),+) => {
        $(impl From<$Other> for Error {
            fn from(error: $Other) -> Self {
                Self(error.to_string())
            }
        })+
    };
}

from!(
    guess_who::Error,
    guess_who::board::Error,
    guts::Error,
    cards::Error,
    play::guess_who::Error,
    play::guts::Error
);
