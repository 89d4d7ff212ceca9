//! Claims of the papers.

use serde::Serialize;
use ts_rs::TS;
use upperhand_claims::{self as claims, Correction, Section};

/// A statement of one of the papers, or a finding of this project.
#[derive(Serialize, TS)]
pub struct Claim {
    /// Stable, e.g. "cushing-thm-1.6".
    id: &'static str,
    #[ts(
        type = "\"nica\" | \"cushing\" | \"riddler\" | \"castronova\" | \"buck\" | \"babyak\" | \"upperhand\""
    )]
    paper: &'static str,
    /// As printed: "Theorem 1.6", "(7.4)", "Example 6.14"; for findings of this project a short name.
    number: &'static str,
    /// The part of the text where it stands: "Section 4.4", "Appendix B"; for findings of this project their subject.
    section: &'static str,
    /// The pages of that part, "9 to 11", by the list of contents; null for texts that have none.
    pages: Option<&'static str>,
    /// In our own words, true as it stands here: with the correction where it is not as printed.
    statement: &'static str,
    #[ts(type = "ClaimStatus")]
    status: &'static str,
    /// For "corrected": "slip" of the pen, a "condition" that the print leaves out, or a "statement" in place of a wrong one; else null.
    #[ts(type = "\"slip\" | \"condition\" | \"statement\" | null")]
    correction: Option<&'static str>,
    /// Where the print is wrong: the smallest counterexample, in words; else null.
    counterexample: Option<&'static str>,
    /// How far `statement` is known: "proved", or "checked to …".
    extent: &'static str,
    /// The query of a figure that shows it, null where none does.
    figure: Option<&'static str>,
    /// The sizes at which its check can run, and what they mean. More takes longer.
    size: ClaimSizes,
}

/// The sizes of a check.
#[derive(Serialize, TS)]
pub struct ClaimSizes {
    smallest: u32,
    default: u32,
    largest: u32,
    meaning: &'static str,
}

impl Claim {
    /// A claim of a section.
    pub fn new(section: &'static Section, claim: &'static claims::Claim) -> Self {
        let sizes = claim.sizes;
        Self {
            id: claim.id,
            paper: claim.paper.name(),
            number: claim.number,
            section: section.name,
            pages: section.pages,
            statement: claim.statement,
            status: claim.status.name(),
            correction: claim.correction().map(Correction::name),
            counterexample: claim.counterexample(),
            extent: claim.extent,
            figure: claim.figure,
            size: ClaimSizes {
                smallest: sizes.smallest,
                default: sizes.default,
                largest: sizes.largest,
                meaning: sizes.meaning,
            },
        }
    }
}
