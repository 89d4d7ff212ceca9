//! The figures that a module for the browser holds: those whose features it is compiled with, so that a
//! reader of one figure downloads no other.

use crate::view::{self, Exhibit};

/// Makes a figure.
type Make = fn() -> Box<dyn Exhibit>;

/// Their names, and what makes each.
pub const HELD: &[(&str, Make)] = &[
    #[cfg(feature = "win-map")]
    ("win-map", || Box::new(view::win_map::WinMap::default())),
    #[cfg(feature = "question-profile")]
    ("question-profile", || {
        Box::new(view::question_profile::QuestionProfile::default())
    }),
    #[cfg(feature = "limit-tiles")]
    ("limit-tiles", || {
        Box::new(view::limit_tiles::LimitTiles::default())
    }),
    #[cfg(feature = "guts-payoff")]
    ("guts-payoff", || {
        Box::new(view::guts_payoff::GutsPayoff::default())
    }),
    #[cfg(feature = "guts-coalition")]
    ("guts-coalition", || {
        Box::new(view::guts_coalition::GutsCoalition::default())
    }),
    #[cfg(feature = "guts-cards")]
    ("guts-cards", || {
        Box::new(view::guts_cards::GutsCards::default())
    }),
];
