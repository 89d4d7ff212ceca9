//! Nica, *Optimal Strategy in "Guess Who?": Beyond Binary Search*: the race.

mod introduction;

use super::check::Sections;

/// Its claims, section by section.
pub(super) const CLAIMS: Sections = &[introduction::CLAIMS];
