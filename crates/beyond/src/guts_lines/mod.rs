//! The figure `guts-lines`: what every line of two-player Guts with real cards loses to an opponent who knows it.
//!
//! Two panels: the whole curve over all lines, on an axis of powers of ten, and its floor close up. Up to three cards all lines are
//! swept at once; five cards are a task, and so is the search for the best line against lines where it takes more than a moment.

mod closeup;
mod controls;
mod curve;
mod depth;
mod played;
mod ranking_settings;
mod readout;
mod schema;
mod settings;
mod solved;
mod spelling;
mod state;
mod sweep;
mod table;
mod tasks;
mod words;

use played::Played;
use schema::SCHEMA;
use solved::{Known, Solved};
use state::{Field, SetFields as _, State};
use upperhand_kit::{
    Answered, Control, Edit, Error, Extent, FieldSet, FigureModel, Panels, Readout, Schema, Table,
    Task, Tasks,
};

/// The number of lines of games that are kept: both rules of five cards.
const MOST_LINES: usize = 6_000_000;

/// The figure, with the games looked at.
#[derive(Default)]
pub struct GutsLines {
    games: Answered<Played, Solved, 16>,
}

impl FigureModel for GutsLines {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&curve::AllLines, &closeup::CloseUp];
    const TASKS: Tasks = tasks::TASKS;
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        let played = state.played();
        let is_other = set.has([Field::cards, Field::straights, Field::weenie]);
        if is_other && !set.has(Field::hand) {
            state.hand = self.game(played).starts_at();
        }
        state.hand = state.hand.min(played.hands());
        Field::hand.into()
    }

    fn act(&mut self, state: &State, name: &str, _: u32) -> Edit<State> {
        let solved = self.game(state.played());
        let to = match name {
            settings::GO_TO_LEAST => solved.floor.as_ref().map(|floor| floor.least),
            settings::GO_TO_DUELIST => solved.duelist.map(|duelist| duelist.line),
            _ => None,
        };
        to.map_or_else(|| state.edit(), |line| state.edit().hand(line))
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(self.game(state.played()), state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(self.game(state.played()), state.hand)
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(self.game(state.played()))
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(self.game(state.played()), state.hand)
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        table::table(self.game(state.played()), state.hand, extent)
    }

    fn task(&mut self, state: &State) -> Option<Task> {
        self.game(state.played()).task()
    }

    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let Some(solved) = self.games.answered(Played::from_numbers(numbers)?) else {
            return Ok(());
        };
        match name {
            tasks::SWEEP => solved.receive_sweep(answer),
            _ => solved.receive_duelist(answer),
        }
    }
}

impl GutsLines {
    /// What is known of the game of a state.
    fn known(&self, state: &State) -> Known {
        self.games.known(state.played())
    }

    fn game(&mut self, played: Played) -> &Solved {
        self.games.limit(MOST_LINES, Solved::size);
        self.games.get(played, Solved::of)
    }
}
