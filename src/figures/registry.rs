//! Every figure by its name.

use super::figure_model::FigureModel;
use super::kit::schema::{Game, Schema};
use super::model::Model;
use super::{
    guts_cards::GutsCards, guts_coalition::GutsCoalition, guts_payoff::GutsPayoff,
    limit_tiles::LimitTiles, play_guess_who::PlayGuessWho, play_guts::PlayGuts,
    question_profile::QuestionProfile, win_map::WinMap,
};

/// A figure, to be made.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its declaration.
    pub schema: &'static Schema,
    /// Makes it.
    pub make: fn() -> Box<dyn Model>,
}

impl Entry {
    const fn of<M: FigureModel>(game: Game) -> Self {
        assert!(
            M::SCHEMA.game as u8 == game as u8,
            "listed with another game"
        );
        Self {
            schema: M::SCHEMA,
            make: || Box::new(M::default()),
        }
    }
}

macro_rules! registry {
    ($($(#[$about:meta])* $LIST:ident, of $Game:ident: $($Figure:ident)+;)+) => {
        /// All figures; the first is shown when none is named.
        pub const ALL: &[Entry] = &[$($(Entry::of::<$Figure>(Game::$Game)),+),+];

        /// The names of all figures, in attributes and addresses.
        pub const FIGURES: &[&str] = &[$($($Figure::SCHEMA.name),+),+];

        $($(#[$about])*
        pub const $LIST: &[Entry] = &[$(Entry::of::<$Figure>(Game::$Game)),+];)+
    };
}

registry! {
    /// The figures of *Guess Who?*: who looks here alone links no other.
    GUESS_WHO, of GuessWho: WinMap QuestionProfile LimitTiles PlayGuessWho;

    /// The figures of *Guts*: who looks here alone links no other.
    GUTS, of Guts: GutsPayoff GutsCoalition GutsCards PlayGuts;
}

/// A figure by its name.
///
/// ```
/// use upperhand::figures::registry::{FIGURES, model};
/// assert!(FIGURES.iter().all(|name| model(name).is_some()));
/// assert!(model("pie-chart").is_none());
/// ```
#[must_use]
pub fn model(name: &str) -> Option<Box<dyn Model>> {
    let entry = ALL.iter().find(|entry| entry.schema.name == name);
    entry.map(|entry| (entry.make)())
}
