//! What the folders of the papers are written with: claims and their checks.

mod claim;
mod error;
mod evidence;
mod extreme;
#[cfg(feature = "checks")]
mod run;
mod sizes;
mod tally;

pub use claim::{Claim, Correction, Paper, Procedure, Section, Status};
pub(super) use claim::{Failure, Summary, all_cases, at_once, in_steps};
pub use error::Error;
pub use evidence::Evidence;
pub use extreme::Extreme;
#[cfg(feature = "checks")]
pub use run::Run;
pub use sizes::Sizes;
pub use tally::Check;
