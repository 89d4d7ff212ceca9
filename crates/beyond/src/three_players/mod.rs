//! The figure `three-players`: three at *Guess Who?* in turn, your pool to the right, the next player's upwards, the last one's by a
//! slider.
//!
//! Colours show the least that one of the three wins, or by how much the choices of indifferent players may change a chance. All
//! positions are solved elsewhere; until the answer comes, those with few suspects are shown.

// A new ending, or another case of an enumeration, is to be thought of wherever cases differ.
#![warn(clippy::wildcard_enum_match_arm)]

mod controls;
mod map;
mod readout;
mod schema;
mod settings;
mod solved;
mod state;
mod table;
mod tasks;

use schema::SCHEMA;
use solved::Solved;
use state::State;
use upperhand::guess_who::Rules;
use upperhand_kit::answered::{Answered, Known};
use upperhand_kit::controls::Control;
use upperhand_kit::model::{Extent, Readout, Table};
use upperhand_kit::schema::Schema;
use upperhand_kit::task::{Task, Tasks};
use upperhand_kit::{Error, FieldSet, FigureModel, Panels};

/// The figure, with the rule sets looked at.
#[derive(Default)]
pub struct ThreePlayers {
    tables: Answered<Rules, Solved, 6>,
}

impl FigureModel for ThreePlayers {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&map::Positions];
    const TASKS: Tasks = tasks::TASKS;
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        state.agree(set);
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

    fn task(&mut self, state: &State) -> Option<Task> {
        self.solved(state.rules()).task()
    }

    fn receive(&mut self, _: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        match self.tables.answered(tasks::rules_by(numbers)?) {
            Some(solved) => solved.receive(answer),
            None => Ok(()),
        }
    }
}

impl ThreePlayers {
    fn solved(&mut self, rules: Rules) -> &Solved {
        self.tables.get(rules, Solved::of)
    }

    /// How much is known under a rule set.
    fn known(&self, rules: Rules) -> Known<Rules> {
        self.tables.known(rules)
    }
}
