//! The errors of requests, which say what was given and what is allowed.

use super::sizes::Sizes;

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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An identifier of no claim.
    #[error("no claim is called {given:?}; claims() lists those there are")]
    UnknownClaim {
        /// The identifier given.
        given: String,
    },
    /// A size outside those of the claim.
    #[error("a size of {given} is outside {}..={} for {claim}, where it means {}", allowed.smallest, allowed.largest, allowed.meaning)]
    Size {
        /// The claim.
        claim: &'static str,
        /// The size given.
        given: u32,
        /// The sizes allowed.
        allowed: Sizes,
    },
}
