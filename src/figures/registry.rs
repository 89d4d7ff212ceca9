//! Every figure by its name.

use super::guts_cards::GutsCards;
use super::guts_coalition::GutsCoalition;
use super::guts_payoff::GutsPayoff;
use super::limit_tiles::LimitTiles;
use super::model::Model;
use super::question_profile::QuestionProfile;
use super::win_map::WinMap;

/// A figure and what makes it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in attributes and addresses.
    pub name: &'static str,
    /// Makes it.
    pub make: fn() -> Box<dyn Model>,
}

/// The figures of *Guess Who?*: what the module `guess-who` holds.
pub const GUESS_WHO: &[Entry] = &[
    Entry {
        name: "win-map",
        make: || Box::new(WinMap::default()),
    },
    Entry {
        name: "question-profile",
        make: || Box::new(QuestionProfile::default()),
    },
    Entry {
        name: "limit-tiles",
        make: || Box::new(LimitTiles::default()),
    },
];

/// The figures of *Guts*: what the module `guts` holds.
pub const GUTS: &[Entry] = &[
    Entry {
        name: "guts-payoff",
        make: || Box::new(GutsPayoff::default()),
    },
    Entry {
        name: "guts-coalition",
        make: || Box::new(GutsCoalition::default()),
    },
    Entry {
        name: "guts-cards",
        make: || Box::new(GutsCards::default()),
    },
];

/// The names of all figures, in attributes and addresses; the first is shown when none is named.
pub const FIGURES: &[&str] = &[
    "win-map",
    "question-profile",
    "limit-tiles",
    "guts-payoff",
    "guts-coalition",
    "guts-cards",
];

/// A figure by its name.
///
/// ```
/// use upperhand::figures::registry::{FIGURES, model};
/// assert!(FIGURES.iter().all(|name| model(name).is_some()));
/// assert!(model("pie-chart").is_none());
/// ```
#[must_use]
pub fn model(name: &str) -> Option<Box<dyn Model>> {
    let mut entries = GUESS_WHO.iter().chain(GUTS);
    let found = entries.find(|entry| entry.name == name);
    found.map(|entry| (entry.make)())
}
