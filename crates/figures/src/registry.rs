//! Every figure by its name.

use super::figure_model::FigureModel;
use super::kit::schema::{Module, Schema};
use super::model::Model;
use super::{
    blindfold::BlindfoldMap, cheating_table::CheatingTable, guts_cards::GutsCards,
    guts_coalition::GutsCoalition, guts_lines::GutsLines, guts_payoff::GutsPayoff,
    guts_ruin::GutsRuin, guts_trio::GutsTrio, limit_tiles::LimitTiles,
    play_guess_who::PlayGuessWho, play_guts::PlayGuts, question_profile::QuestionProfile,
    real_board::RealBoard, three_players::ThreePlayers, win_map::WinMap,
};

/// A figure that can be made.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its declaration.
    pub schema: &'static Schema,
    /// Makes it.
    pub make: fn() -> Box<dyn Model>,
}

impl Entry {
    const fn of<M: FigureModel>(module: Module) -> Self {
        assert!(
            M::SCHEMA.module as u8 == module as u8,
            "listed with another module"
        );
        Self {
            schema: M::SCHEMA,
            make: || Box::new(M::default()),
        }
    }
}

macro_rules! registry {
    ($($(#[$about:meta])* $LIST:ident, in $Module:ident: $($Figure:ident)+;)+) => {
        /// All figures; the first is shown when none is named.
        pub const ALL: &[Entry] = &[$($(Entry::of::<$Figure>(Module::$Module)),+),+];

        /// The names of all figures, in attributes and addresses.
        pub const FIGURES: &[&str] = &[$($($Figure::SCHEMA.name),+),+];

        $($(#[$about])*
        pub const $LIST: &[Entry] = &[$(Entry::of::<$Figure>(Module::$Module)),+];)+
    };
}

registry! {
    /// The maps and curves of *Guess Who?*. A module that uses only this list links no others.
    GUESS_WHO, in GuessWho: WinMap QuestionProfile LimitTiles;

    /// The boards of *Guess Who?*. A module that uses only this list links no others.
    BOARDS, in Boards: RealBoard PlayGuessWho;

    /// The figures of *Guts*. A module that uses only this list links no others.
    GUTS, in Guts: GutsPayoff GutsCoalition GutsCards PlayGuts;

    /// What goes beyond the papers and the story. A module that uses only this list links no others.
    BEYOND, in Beyond: GutsRuin CheatingTable GutsLines GutsTrio ThreePlayers BlindfoldMap;
}

/// A figure by its name.
///
/// ```
/// use upperhand_figures::registry::{FIGURES, model};
/// assert!(FIGURES.iter().all(|name| model(name).is_some()));
/// assert!(model("pie-chart").is_none());
/// ```
#[must_use]
pub fn model(name: &str) -> Option<Box<dyn Model>> {
    let entry = ALL.iter().find(|entry| entry.schema.name == name);
    entry.map(|entry| (entry.make)())
}
