//! Every claim: the lists of the papers, one after the other.

use super::check::{Claim, Error, Section};
use super::{babyak, buck, castronova, cushing, nica, riddler, upperhand};

const PAPERS: &[&[Section]] = &[
    nica::CLAIMS,
    cushing::CLAIMS,
    riddler::CLAIMS,
    castronova::CLAIMS,
    buck::CLAIMS,
    babyak::CLAIMS,
    upperhand::CLAIMS,
];

/// Every section of every text, in the order of the papers.
pub fn sections() -> impl Iterator<Item = &'static Section> {
    PAPERS.iter().copied().flatten()
}

/// Every claim, in the order of the papers and of the places in them.
pub fn all() -> impl Iterator<Item = &'static Claim> {
    sections().flat_map(|section| section.claims)
}

/// A claim by its identifier.
///
/// # Errors
/// [`Error::UnknownClaim`] for an unknown identifier.
pub fn find(id: &str) -> Result<&'static Claim, Error> {
    let mut claims = all();
    claims
        .find(|claim| claim.id == id)
        .ok_or_else(|| Error::UnknownClaim {
            given: id.to_owned(),
        })
}
