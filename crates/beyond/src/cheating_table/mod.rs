//! The figure `cheating-table`: three players of *Guts*, two of whom may have an agreement.
//!
//! | panel | shows |
//! |---|---|
//! | the table | faces, the cards of those who hold, what each has won; at the end all cards and the die |
//! | the cards shown | those of each player, round by round, and below which line nobody holds alone |
//! | a careful watcher | the chances of the four cases after each round, at the end |
//!
//! A reader watches thirty rounds, says who has an agreement, and then everything is told. The evening and what can be known of
//! it are those of [`upperhand::play::cheating`].

mod acts;
mod belief;
mod board;
mod cards_shown;
mod evening;
mod layout;
mod readout;
mod schema;
mod settings;
mod state;
mod table;
mod words;

use evening::{Known, Memo};
use schema::SCHEMA;
use state::State;
use upperhand_kit::{Control, Edit, Extent, FigureModel, Panels, Readout, Schema, Table};

/// The figure, with the evening that was shown last.
#[derive(Default)]
pub struct CheatingTable {
    evening: Memo,
}

impl CheatingTable {
    fn known(&mut self, state: &State) -> &Known {
        self.evening.of(state.seed)
    }
}

impl FigureModel for CheatingTable {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[
        &board::CardTable,
        &cards_shown::CardsShown,
        &belief::Watcher,
    ];
    type State = State;

    fn shows(state: &State, panel: usize) -> bool {
        panel < 2 || state.is_told()
    }

    fn act(&mut self, state: &State, name: &str, draw: u32) -> Edit<State> {
        acts::act(state, name, draw)
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        acts::controls(state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(self.known(state), state)
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(state)
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(self.known(state), state)
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        table::table(self.known(state), state, extent)
    }
}
