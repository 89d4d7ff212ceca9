//! The figure `play-guess-who`: a game against an opponent, with a coach.
//!
//! | panel | shows |
//! |---|---|
//! | the board | the suspects of whoever is to move as cards, and the other board beside or above it |
//! | the worth of questions | the picture of `question-profile` at this position, the question chosen marked |
//! | the chance | your chance from move to move, mistakes told from luck |
//! | the map | the picture of `win-map` up to both pools, and the way of the game on it |
//!
//! The state holds the whole game: what was agreed, the game as far as it has come, and the suspects chosen for the next
//! question. Other agreements begin a new one. The rules of turns, opponents and coach are those of [`crate::play::guess_who`].

mod acts;
mod board;
mod chart;
mod chips;
mod controls;
mod layout;
mod places;
mod positions;
mod readout;
mod results;
mod schema;
mod settings;
mod sorting;
mod spoken;
mod state;
mod table;
mod words;

use super::{
    Axis, Control, Edit, Extent, FieldSet, Figure, FigureModel, Hotspots, Label, Panels, Readout,
    Role, Schema, Score, Size, Table, Ticks,
};
use places::Places;
use schema::SCHEMA;
use state::{Field, State, near};

/// The time in which cards are turned, in milliseconds.
const TURNING: f64 = 280.0;

/// The figure, with the pictures of other figures that it shows.
#[derive(Default)]
pub struct PlayGuessWho {
    places: Places,
}

impl FigureModel for PlayGuessWho {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[
        &board::Board,
        &positions::Worth,
        &chart::Chance,
        &positions::Map,
    ];
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        state.agree(set);
        FieldSet::all([
            Field::opponent_answers,
            Field::seed,
            Field::part,
            Field::ask,
            Field::chosen,
            Field::words,
            Field::play,
        ])
    }

    fn rejections(&mut self, state: &State) -> Vec<String> {
        state.rejections()
    }

    fn motion(before: &State, after: &State) -> f64 {
        let is_played = before.setup() == after.setup() && before.play != after.play;
        if is_played { TURNING } else { 0.0 }
    }

    fn act(&mut self, state: &State, name: &str, draw: u32) -> Edit<State> {
        acts::act(state, &state.game(), name, draw)
    }

    fn hotspots(&mut self, state: &State, size: Size) -> Option<Hotspots> {
        let game = &*state.game();
        Some(board::hotspots(game, &state.sorting(game), size.aspect()))
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
        results::score(&state.game())
    }

    fn tally(counted: &[&[f64]]) -> Option<String> {
        Some(results::tally(counted))
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(&state.game(), state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(&state.game(), state)
    }

    fn sentence(&mut self, state: &State) -> String {
        words::sentence(&state.game())
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(&state.game(), state)
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
