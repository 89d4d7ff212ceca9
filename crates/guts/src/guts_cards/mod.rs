//! The figure `guts-cards`: which hands to hold in two-player Guts with real cards.
//!
//! Three panels: the map of hands (or the thresholds against each other), by how much holding each hand
//! beats dropping it against the equilibrium, and a list of the hands around the one chosen. The optimum
//! is solved elsewhere; until its answer comes, the best threshold is shown in its place.

mod agree;
mod cell_edges;
mod controls;
mod crop;
mod deck_settings;
mod hand_spelling;
mod losses;
mod main_panel;
mod map;
mod matrix;
mod places;
mod rank_grid;
mod rank_map;
mod readout;
mod returns;
mod schema;
mod settings;
mod solved;
mod state;
mod table;
mod tasks;
mod verdict;
mod view;
mod window;
mod words;

use schema::SCHEMA;
use solved::{Known, Solved};
use state::{Played, State};
use tasks::OPTIMUM;
use upperhand_kit::{
    Answered, Control, Error, Extent, FieldSet, FigureModel, Panels, Readout, Schema, Table, Task,
    Tasks,
};

/// The number of hands of games that are kept: a slider that goes back and forth meets them again.
const MOST_HANDS: usize = 100_000;

/// The figure, with the games looked at.
#[derive(Default)]
pub struct GutsCards {
    games: Answered<Played, Solved, 64>,
}

impl FigureModel for GutsCards {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&main_panel::MainPanel, &returns::Gains, &returns::List];
    const TASKS: Tasks = tasks::TASKS;
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        agree::deal(state, set);
        agree::agree(state, set, self.game(state.played()))
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(self.solved(state), state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(self.solved(state), state)
    }

    fn sentence(&mut self, state: &State) -> String {
        verdict::sentence(self.solved(state))
    }

    fn summary(&mut self, state: &State) -> String {
        verdict::summary(self.solved(state), state)
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        table::table(self.solved(state), state, extent)
    }

    fn task(&mut self, state: &State) -> Option<Task> {
        let solved = self.solved(state);
        solved.task(state.is_matrix(), &words::played(solved))
    }

    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let Some(solved) = self.games.answered(Played::from_numbers(numbers)?) else {
            return Ok(());
        };
        match name {
            OPTIMUM => solved.receive_strategy(answer),
            _ => solved.receive_matrix(answer),
        }
    }
}

impl GutsCards {
    /// What is known of the game of a state.
    fn known(&self, state: &State) -> Known {
        self.games.known(state.played())
    }

    /// The game of a state, with the best reply to its line.
    fn solved(&mut self, state: &State) -> &Solved {
        let solved = self.game(state.played());
        solved.judge(state.hold_above);
        solved
    }

    fn game(&mut self, played: Played) -> &mut Solved {
        self.games.limit(MOST_HANDS, Solved::size);
        let solved = self.games.try_get(played, Solved::of);
        solved.expect("states hold decks with cards for two hands")
    }
}
