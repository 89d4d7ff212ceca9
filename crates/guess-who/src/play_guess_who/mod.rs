//! The figure `play-guess-who`: a game against an opponent, with a coach.
//!
//! | panel | shows |
//! |---|---|
//! | the board | the suspects of whoever is to move as cards, and the other board beside or above it; once the game is over both smaller, the map and the way on it, the verdict and the moves |
//! | the worth of questions | the picture of `question-profile` at this position, the question chosen marked |
//! | the chance | your chance from move to move, mistakes told from luck |
//! | the map | the picture of `win-map` up to both pools, and the way of the game on it |
//!
//! The state holds the whole game: what was agreed, the game as far as it has come, and the suspects chosen for the next
//! question. Other agreements begin a new one. The rules of turns, opponents and coach are those of [`upperhand::play::guess_who`].

mod acts;
mod board;
mod chart;
mod chips;
mod controls;
mod course;
mod layout;
mod pacing;
mod places;
mod players;
mod positions;
mod readout;
mod results;
mod rival;
mod rungs;
mod schema;
mod settings;
mod sorting;
#[doc(hidden)]
pub mod spoken;
mod state;
mod table;
mod verdict;
mod walk;
mod walk_layout;
mod why;
mod words;

use places::{Places, has_map, has_profile};
use players::near;
use rival::Rivals;
use schema::SCHEMA;
use state::{Field, State};
use upperhand::play::Day;
use upperhand_games::days::Deals;
use upperhand_games::play_settings::{Coach, titled};
use upperhand_kit::calendar::Calendar;
use upperhand_kit::{
    Axis, Control, Edit, Extent, FieldSet, Figure, FigureModel, Hotspots, Label, Outcome, Panels,
    Readout, Role, Schema, Score, Size, Table, Ticks,
};

/// The places of the panels.
const WORTH: usize = 1;
const CHANCE: usize = 2;
const MAP: usize = 3;

/// The figure, with the pictures of other figures that it shows.
pub struct PlayGuessWho {
    places: Places,
    /// The width over the height of the canvas on which hotspots were asked for last.
    aspect: f64,
    rivals: Rivals,
}

impl Default for PlayGuessWho {
    fn default() -> Self {
        Self {
            places: Places::default(),
            aspect: Size::USUAL.aspect(),
            rivals: Rivals::default(),
        }
    }
}

impl FigureModel for PlayGuessWho {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[
        &board::Board,
        &positions::Worth,
        &chart::Chance,
        &positions::Map,
    ];
    const CALENDAR: Option<&'static dyn Calendar> = Some(&Deals);
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        state.agree(set);
        FieldSet::all([
            Field::opponent_answers,
            Field::seed,
            Field::day,
            Field::part,
            Field::ask,
            Field::chosen,
            Field::words,
            Field::play,
            Field::step,
            Field::line,
        ])
    }

    fn rejections(&mut self, state: &State) -> Vec<String> {
        state.rejections()
    }

    fn motion(before: &State, after: &State) -> f64 {
        pacing::length(before, after)
    }

    fn midway(before: &State, after: &State, share: f64) -> Option<State> {
        pacing::midway(before, after, share)
    }

    fn shows(state: &State, panel: usize) -> bool {
        let game = &*state.game();
        match panel {
            WORTH => state.coach == Coach::Full && has_profile(game),
            CHANCE => !game.history().is_empty() && state.tells(game),
            // At the end it has a place on the main picture.
            MAP => {
                !game.history().is_empty() && state.tells(game) && has_map(game) && !game.is_over()
            }
            _ => true,
        }
    }

    fn act(&mut self, state: &State, name: &str, draw: u32) -> Edit<State> {
        acts::act(state, &state.game(), name, draw)
    }

    fn hotspots(&mut self, state: &State, size: Size) -> Option<Hotspots> {
        let game = &*state.game();
        self.aspect = size.aspect();
        Some(board::hotspots(game, state, self.aspect))
    }

    fn choose(&mut self, state: &State, hotspot: usize, is_chosen: bool) -> Edit<State> {
        let game = &*state.game();
        let standing = game.standing(near(game)).iter();
        let before = standing.take_while(|number| (*number as usize) <= hotspot);
        let mut sorting = state.sorting(game);
        sorting.put(before.count(), if is_chosen { state.part } else { 0 });
        state.sorted(&sorting)
    }

    fn score(&mut self, state: &State) -> Option<Score> {
        let day = Day::new(state.day).map(Day::number);
        results::score(&state.game()).map(|score| Score { day, ..score })
    }

    fn outcome(&mut self, state: &State) -> Option<Outcome<State>> {
        Some(Outcome {
            line: results::line(&state.game(), state)?,
            start: state.start(),
        })
    }

    fn tally(counted: &[&[f64]], today: Option<u32>) -> Option<String> {
        Some(results::tally(counted, today))
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(&state.game(), state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        let mut said = readout::readout(&mut self.rivals, &state.game(), state);
        said.facts.extend(results::rated(&state.game()));
        said
    }

    fn sentence(&mut self, state: &State) -> String {
        let game = &*state.game();
        if state.is_walking(game) {
            return why::said(game, &state.course(game));
        }
        titled(state.day, words::sentence(game))
    }

    fn summary(&mut self, state: &State) -> String {
        titled(state.day, readout::summary(&state.game(), state))
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        let game = &*state.game();
        table::table(game, state.tells(game), extent)
    }
}

/// A picture of nothing but the reason, in lines.
fn empty(reason: &[&'static str]) -> Figure {
    /// The height of a line, as a share of the picture's.
    const LINE: f64 = 0.1;
    let axis = || Axis::linear("", Role::Muted, (0.0, 1.0)).with_ticks(Ticks::None);
    let mut figure = Figure::new("", axis(), axis());
    let top = 0.5 + LINE * (reason.len() as f64 - 1.0) / 2.0;
    for (line, words) in reason.iter().enumerate() {
        figure.add(Label::on((0.5, top - LINE * line as f64), *words));
    }
    figure
}
