//! Claims of the papers.

use super::Becomes;
use upperhand_claims::{self as claims, Correction, Section, Sizes};

shapes! {
    /// A statement of one of the papers, or a finding of this project.
    Claim(claim: &'static claims::Claim, part: &'static Section) {
        /// Stable, e.g. "cushing-thm-1.6".
        id: &'static str,
        #[ts(
            type = "\"nica\" | \"cushing\" | \"riddler\" | \"castronova\" | \"buck\" | \"babyak\" | \"upperhand\""
        )]
        paper: &'static str = claim.paper.name(),
        /// As printed: "Theorem 1.6", "(7.4)", "Example 6.14"; for findings of this project a short name.
        number: &'static str,
        /// The part of the text where it stands: "Section 4.4", "Appendix B"; for findings of this project their subject.
        section: &'static str = part.name,
        /// The pages of that part, "9 to 11", by the list of contents; null for texts that have none.
        pages: Option<&'static str> = part.pages,
        /// In our own words, true as it stands here: with the correction where it is not as printed.
        statement: &'static str,
        #[ts(type = "ClaimStatus")]
        status: &'static str = claim.status.name(),
        /// For "corrected": "slip" of the pen, a "condition" that the print leaves out, or a "statement" in place of a wrong one; else null.
        #[ts(type = "\"slip\" | \"condition\" | \"statement\" | null")]
        correction: Option<&'static str> = claim.correction().map(Correction::name),
        /// Where the print is wrong: the smallest counterexample, in words; else null.
        counterexample: Option<&'static str> = claim.counterexample(),
        /// How far `statement` is known: "proved", or "checked to …".
        extent: &'static str,
        /// The query of a figure that shows it, null where none does.
        figure: Option<&'static str>,
        /// The sizes at which its check can run, and what they mean. More takes longer.
        size: ClaimSizes = claim.sizes,
    }

    /// The sizes of a check.
    ClaimSizes(sizes: Sizes) {
        smallest: u32,
        default: u32,
        largest: u32,
        meaning: &'static str,
    }
}
