//! Every figure by its name.

use super::figure_model::FigureModel;
use super::guts_cards::GutsCards;
use super::guts_coalition::GutsCoalition;
use super::guts_payoff::GutsPayoff;
use super::limit_tiles::LimitTiles;
use super::model::Model;
use super::question_profile::QuestionProfile;
use super::schema::{Game, Schema};
use super::win_map::WinMap;

/// All figures; the first is shown when none is named.
pub const ALL: &[Entry] = &[
    Entry::of::<WinMap>(),
    Entry::of::<QuestionProfile>(),
    Entry::of::<LimitTiles>(),
    Entry::of::<GutsPayoff>(),
    Entry::of::<GutsCoalition>(),
    Entry::of::<GutsCards>(),
];

/// A figure, to be made.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its declaration.
    pub schema: &'static Schema,
    /// Makes it.
    pub make: fn() -> Box<dyn Model>,
}

impl Entry {
    const fn of<M: FigureModel>() -> Self {
        Self {
            schema: M::SCHEMA,
            make: || Box::new(M::default()),
        }
    }
}

/// The figures of *Guess Who?*: who looks here alone links no other.
pub const GUESS_WHO: &[Entry] = &of_game::<{ count(Game::GuessWho) }>(Game::GuessWho);

/// The figures of *Guts*: who looks here alone links no other.
pub const GUTS: &[Entry] = &of_game::<{ count(Game::Guts) }>(Game::Guts);

/// The names of all figures, in attributes and addresses.
pub const FIGURES: &[&str] = &names();

const fn names() -> [&'static str; ALL.len()] {
    let mut names = [""; ALL.len()];
    let mut index = 0;
    while index < ALL.len() {
        names[index] = ALL[index].schema.name;
        index += 1;
    }
    names
}

const fn count(game: Game) -> usize {
    let (mut count, mut index) = (0, 0);
    while index < ALL.len() {
        count += (ALL[index].schema.game as u8 == game as u8) as usize;
        index += 1;
    }
    count
}

const fn of_game<const COUNT: usize>(game: Game) -> [Entry; COUNT] {
    let mut found = [ALL[0]; COUNT];
    let (mut place, mut index) = (0, 0);
    while index < ALL.len() {
        if ALL[index].schema.game as u8 == game as u8 {
            found[place] = ALL[index];
            place += 1;
        }
        index += 1;
    }
    found
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
