//! The errors of requests, which say what was given and what is allowed.

use super::sizes::Sizes;
use core::fmt;

/// A request that has no answer.
///
/// ```
/// use upperhand_claims as claims;
/// let unknown = claims::find("nica-thm-9.9").unwrap_err();
/// assert_eq!(unknown.to_string(), "no claim is called \"nica-thm-9.9\"; claims() lists those there are");
/// let claim = claims::find("nica-thm-1.1")?;
/// assert!(claim.evidence(0).unwrap_err().to_string().starts_with("a size of 0 is outside 3..="));
/// # Ok::<(), claims::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// An identifier of no claim.
    UnknownClaim {
        /// The identifier given.
        given: String,
    },
    /// A size outside those of the claim.
    Size {
        /// The claim.
        claim: &'static str,
        /// The size given.
        given: u32,
        /// The sizes allowed.
        allowed: Sizes,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownClaim { given } => {
                write!(
                    f,
                    "no claim is called {given:?}; claims() lists those there are"
                )
            }
            Self::Size {
                claim,
                given,
                allowed,
            } => {
                let (smallest, largest, meaning) =
                    (allowed.smallest, allowed.largest, allowed.meaning);
                write!(
                    f,
                    "a size of {given} is outside {smallest}..={largest} for {claim}, where it means {meaning}"
                )
            }
        }
    }
}

impl core::error::Error for Error {}
