//! What a readout says.

use upperhand_kit::Readout;

/// The fact of a term.
pub fn fact(readout: &Readout, term: &str) -> String {
    let found = readout.facts.iter().find(|(known, _)| *known == term);
    let (_, said) = found.unwrap_or_else(|| panic!("nothing is said of {term}: {readout:?}"));
    said.clone()
}
