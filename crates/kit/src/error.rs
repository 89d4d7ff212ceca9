//! Errors of figures: requests that cannot be shown.

use core::fmt;

/// Why something cannot be shown, in words: what was asked for and what is possible. What fails elsewhere becomes one by its
/// own words, so it is no error of the standard library's itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(String);

impl Error {
    /// An error in words.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<E: core::error::Error> From<E> for Error {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

impl From<Error> for Box<dyn core::error::Error> {
    fn from(error: Error) -> Self {
        error.0.into()
    }
}
