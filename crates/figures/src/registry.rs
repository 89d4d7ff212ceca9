//! Every figure by its name.

use super::kit::schema::Schema;
use super::model::Model;
use super::{
    blindfold::BlindfoldMap, cheating_table::CheatingTable, guts_cards::GutsCards,
    guts_coalition::GutsCoalition, guts_lines::GutsLines, guts_payoff::GutsPayoff,
    guts_ruin::GutsRuin, guts_trio::GutsTrio, limit_tiles::LimitTiles,
    play_guess_who::PlayGuessWho, play_guts::PlayGuts, question_profile::QuestionProfile,
    real_board::RealBoard, three_players::ThreePlayers, win_map::WinMap,
};
use crate::FigureModel;

/// A figure that can be made.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its declaration.
    pub schema: &'static Schema,
    /// Makes it.
    pub make: fn() -> Box<dyn Model>,
}

impl Entry {
    const fn of<M: FigureModel>(module: &str) -> Self {
        assert!(
            is_same(M::SCHEMA.module.as_bytes(), module.as_bytes()),
            "listed with another module"
        );
        Self {
            schema: M::SCHEMA,
            make: || Box::new(M::default()),
        }
    }
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    match (one, other) {
        ([], []) => true,
        ([a, one @ ..], [b, other @ ..]) => *a == *b && is_same(one, other),
        _ => false,
    }
}

macro_rules! registry {
    ($($(#[$about:meta])* $LIST:ident, in $module:literal: $($Figure:ident)+;)+) => {
        /// All figures; the first is shown when none is named.
        pub const ALL: &[Entry] = &[$($(Entry::of::<$Figure>($module)),+),+];

        /// The names of all figures, in attributes and addresses.
        pub const FIGURES: &[&str] = &[$($($Figure::SCHEMA.name),+),+];

        $($(#[$about])*
        pub const $LIST: &[Entry] = &[$(Entry::of::<$Figure>($module)),+];)+
    };
}

registry! {
    /// The maps and curves of *Guess Who?*. A module that uses only this list links no others.
    GUESS_WHO, in "guess-who": WinMap QuestionProfile LimitTiles;

    /// The boards of *Guess Who?*. A module that uses only this list links no others.
    BOARDS, in "boards": RealBoard PlayGuessWho;

    /// The figures of *Guts*. A module that uses only this list links no others.
    GUTS, in "guts": GutsPayoff GutsCoalition GutsCards PlayGuts;

    /// What goes beyond the papers and the story. A module that uses only this list links no others.
    BEYOND, in "beyond": GutsRuin CheatingTable GutsLines GutsTrio ThreePlayers BlindfoldMap;
}

/// A figure by its name.
pub fn model(name: &str) -> Option<Box<dyn Model>> {
    let entry = ALL.iter().find(|entry| entry.schema.name == name);
    entry.map(|entry| (entry.make)())
}
