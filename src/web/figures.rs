//! The figures that a module for the browser holds: those whose features it is compiled with, so that a
//! reader of one figure downloads no other.

use crate::figures::{self, Model};

/// Makes a figure.
type Make = fn() -> Box<dyn Model>;

/// Their names, and what makes each.
pub const HELD: &[(&str, Make)] = &[
    #[cfg(feature = "win-map")]
    ("win-map", || Box::new(figures::win_map::WinMap::default())),
    #[cfg(feature = "question-profile")]
    ("question-profile", || {
        Box::new(figures::question_profile::QuestionProfile::default())
    }),
    #[cfg(feature = "limit-tiles")]
    ("limit-tiles", || {
        Box::new(figures::limit_tiles::LimitTiles::default())
    }),
    #[cfg(feature = "guts-payoff")]
    ("guts-payoff", || {
        Box::new(figures::guts_payoff::GutsPayoff::default())
    }),
    #[cfg(feature = "guts-coalition")]
    ("guts-coalition", || {
        Box::new(figures::guts_coalition::GutsCoalition::default())
    }),
    #[cfg(feature = "guts-cards")]
    ("guts-cards", || {
        Box::new(figures::guts_cards::GutsCards::default())
    }),
];
