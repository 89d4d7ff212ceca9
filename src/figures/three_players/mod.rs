//! The figure `three-players`: three at *Guess Who?* in turn, your pool to the right, the next player's upwards, the last one's by a
//! slider.
//!
//! Colours show the least that one of the three wins, or by how much the choices of indifferent players may change a chance.

mod controls;
mod map;
mod readout;
mod schema;
mod settings;
mod solved;
mod state;
mod table;

use super::{Control, Extent, FieldSet, FigureModel, LruCache, Panels, Readout, Schema, Table};
use crate::guess_who::Rules;
use schema::SCHEMA;
use solved::Solved;
use state::State;

/// The figure, with the rule sets solved so far.
#[derive(Default)]
pub struct ThreePlayers {
    tables: LruCache<Rules, Solved, 3>,
}

impl FigureModel for ThreePlayers {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&map::Positions];
    type State = State;

    fn agree(&mut self, state: &mut State, _: FieldSet) -> FieldSet {
        state.clamp_pools();
        FieldSet::NONE
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(self.solved(state.rules()), state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(self.solved(state.rules()), state)
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(self.solved(state.rules()), state)
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(self.solved(state.rules()), state)
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        table::table(self.solved(state.rules()), state, extent)
    }
}

impl ThreePlayers {
    fn solved(&mut self, rules: Rules) -> &Solved {
        self.tables.get(rules, Solved::of)
    }
}
