//! The figure `play-guess-who`: a game against an opponent, with a coach.
//!
//! | panel | shows |
//! |---|---|
//! | the board | the suspects of whoever is to move as cards, and the other board beside or above it; once the game is over both smaller, the map and the way on it, the verdict and the moves |
//! | the worth of questions | the picture of `question-profile` at this position, the question chosen marked |
//! | the chance | your chance from move to move, mistakes told from luck |
//!
//! The state holds the whole game: what was agreed, the game as far as it has come, and the suspects chosen for the next
//! question. Other agreements begin a new one. The rules of turns, opponents and coach are those of [`upperhand::play::guess_who`].

mod acts;
mod asked;
mod chips;
mod course;
mod facts;
mod panels;
mod places;
mod players;
mod rival;
mod sorting;
mod state;
#[doc(hidden)]
pub mod words;

pub use asked::{Against, Asked, Deck};
pub use facts::{Facts, carelessness};

use panels::{board, pacing};
use places::{Places, has_profile};
use players::near;
use rival::Rivals;
use upperhand_games::days::Deals;
use upperhand_games::play_settings::Coach;
use upperhand_kit::calendar::Calendar;
use upperhand_kit::described::{AnyPanel, Board, Button, Described, Game, Hosted, Moves, Words};
use upperhand_kit::state::Edit;
use upperhand_kit::{Control, Extent, FieldSet, Hotspots, Outcome, Schema, Score, Size, Table};

/// The places of the panels that are there once they have something to show.
const WORTH: usize = 1;
const CHANCE: usize = 2;

/// The figure.
pub struct TwoBoards;

pub type PlayGuessWho = Hosted<TwoBoards>;

/// The pictures of other figures that it shows, and what is known of opponents.
#[derive(Default)]
pub struct Solved {
    places: Places,
    rivals: Rivals,
    /// The canvas on which the cards were asked for last.
    canvas: Option<Size>,
}

impl Described for TwoBoards {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[
        &board::Board,
        &panels::worth::Worth,
        &panels::chance::Chance,
    ];
    const BUTTONS: &'static [Button<Self>] = acts::BUTTONS;
    const GAME: Option<&'static dyn Game<Self>> = Some(&Played);
    const MOVES: Option<&'static dyn Moves<Self>> = Some(&Played);
    const BOARD: Option<&'static dyn Board<Self>> = Some(&Cards);

    type Asked = Asked;
    type Solved = Solved;
    type Facts = Facts;

    const REDUCE: fn(&mut Asked, FieldSet, &mut Solved) -> FieldSet =
        |asked, set, _| asked.take_along(set);
    const AGREED: fn(&Asked) -> Asked = Asked::agreed;
    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> =
        |_, declared, facts| words::controls::control(declared, facts);
    const FACTS: fn(&Asked, &mut Solved) -> Facts = Facts::of;
    const WORDS: fn(&Facts) -> Words = words::words;

    fn shows(state: &Asked, panel: usize) -> bool {
        let game = &*state.game();
        match panel {
            WORTH => state.coach == Coach::Full && has_profile(game),
            CHANCE => !game.history().is_empty() && state.tells(game),
            _ => true,
        }
    }

    fn table(state: &Asked, _: &mut Solved, extent: Extent) -> Table {
        let game = &*state.game();
        words::table::table(game, state.tells(game), extent)
    }
}

/// The cards of whoever is to move, which are chosen for a question.
struct Cards;

impl Board<TwoBoards> for Cards {
    fn hotspots(&self, state: &Asked, known: &mut Solved, size: Size) -> Hotspots {
        known.canvas = Some(size);
        board::hotspots(&state.game(), state, size.aspect())
    }

    fn choose(
        &self,
        state: &Asked,
        _: &mut Solved,
        (hotspot, is_chosen): (usize, bool),
        _: Size,
    ) -> Edit<Asked> {
        let game = &*state.game();
        let standing = game.standing(near(game)).iter();
        let before = standing.take_while(|number| (*number as usize) <= hotspot);
        let mut sorting = state.sorting(game);
        sorting.put(before.count(), if is_chosen { state.part } else { 0 });
        state.sorted(&sorting)
    }
}

/// The figure as a game.
struct Played;

impl Moves<TwoBoards> for Played {
    fn rejections(&self, asked: &Asked, _: &mut Solved) -> Vec<String> {
        asked.rejections()
    }

    fn motion(&self, before: &Asked, after: &Asked) -> f64 {
        pacing::length(before, after)
    }
}

impl Game<TwoBoards> for Played {
    fn calendar(&self) -> &'static dyn Calendar {
        &Deals
    }

    fn midway(&self, before: &Asked, after: &Asked, share: f64) -> Option<Asked> {
        pacing::midway(before, after, share)
    }

    fn score(&self, facts: &Facts) -> Option<Score> {
        words::results::score(facts)
    }

    fn outcome(&self, facts: &Facts) -> Option<Outcome<Asked>> {
        Some(Outcome {
            line: words::results::line(facts)?,
            start: facts.state.start(),
        })
    }

    fn tally(&self, counted: &[&[f64]], today: Option<u32>) -> String {
        words::results::tally(counted, today)
    }
}
