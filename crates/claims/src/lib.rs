//! What the papers say about the two games, and what holds: every statement with a check that anybody can run.
//!
//! Lives here: one [registry](all) of [`Claim`]s, a folder for each paper and a file for each of its sections. A claim
//! states in our own words what is true, says how far it is known, carries the counterexample where the print is wrong,
//! and has a check that computes its [`Evidence`] by another route: naive tables, game trees, whole numbers and fractions.
//!
//! Never enters: a figure, but for the address of one that shows the claim; pixels, colours, browsers. A check trusts no
//! formula that it is there to test, and computes with whole numbers and fractions wherever the claim has them.
//!
//! Checks are straight-line code in an `async fn` that pauses at [`Check::progress`]. Whoever runs one, as a [`Run`] or
//! at once by [`Claim::evidence`], resumes it after each pause, and stops it by dropping it. The pauses are a few
//! milliseconds apart.
//!
//! ```
//! use upperhand_claims as claims;
//! let claim = claims::find("nica-thm-1.1")?;
//! let evidence = claim.evidence(12)?;
//! assert!(evidence.holds, "{}", evidence.text);
//! # Ok::<(), claims::Error>(())
//! ```
#![deny(missing_docs)]

mod babyak;
mod buck;
mod castronova;
mod check;
mod cushing;
mod guess_who;
mod nica;
mod registry;
mod riddler;
mod upperhand;

#[cfg(feature = "checks")]
pub use check::Run;
pub use check::{
    Check, Claim, Correction, Error, Evidence, Extreme, Paper, Procedure, Section, Sizes, Status,
};
pub use registry::{all, find, sections};
