//! Cushing, Gipp, Levick, Rickinson, Stewart, *Optimal play in Guess Who*: the official rules.

mod halves;

use super::check::Sections;

/// Its claims, section by section.
pub(super) const CLAIMS: Sections = &[halves::CLAIMS];
