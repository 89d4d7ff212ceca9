//! Every figure by its name.

use super::guts_cards::GutsCards;
use super::guts_coalition::GutsCoalition;
use super::guts_payoff::GutsPayoff;
use super::limit_tiles::LimitTiles;
use super::model::Model;
use super::question_profile::QuestionProfile;
use super::win_map::WinMap;

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
    match name {
        "win-map" => Some(Box::new(WinMap::default())),
        "question-profile" => Some(Box::new(QuestionProfile::default())),
        "limit-tiles" => Some(Box::new(LimitTiles::default())),
        "guts-payoff" => Some(Box::new(GutsPayoff::default())),
        "guts-coalition" => Some(Box::new(GutsCoalition::default())),
        "guts-cards" => Some(Box::new(GutsCards::default())),
        _ => None,
    }
}
