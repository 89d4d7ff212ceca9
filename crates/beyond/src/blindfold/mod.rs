//! The figure `blindfold`: *Guess Who?* where neither sees the other's pool, yours to the right, theirs upwards.
//!
//! Colours show who gains by the blindfold; bars, when the plans that both draw from are done. The map is solved elsewhere, part by
//! part, and what comes back is proved here.

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
mod turns;

use schema::SCHEMA;
use solved::Solved;
use state::State;
use tasks::Part;
use upperhand::guess_who::Rules;
use upperhand_games::position::Position;
use upperhand_kit::controls::Control;
use upperhand_kit::model::{Extent, Readout, Table};
use upperhand_kit::schema::Schema;
use upperhand_kit::task::{Task, Tasks};
use upperhand_kit::{Error, FieldSet, FigureModel, LruCache, Panels};

/// The figure, with what is solved of each rule set.
#[derive(Default)]
pub struct BlindfoldMap {
    maps: LruCache<Rules, Solved, 3>,
}

impl FigureModel for BlindfoldMap {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&map::Positions, &turns::Turns];
    const TASKS: Tasks = tasks::TASKS;
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

    fn task(&mut self, state: &State) -> Option<Task> {
        self.solved(state.rules()).task(&state.position())
    }

    fn receive(&mut self, _: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let part = Part::from_numbers(numbers)?;
        self.solved(part.rules).receive(&part.positions, answer)
    }
}

impl BlindfoldMap {
    fn solved(&mut self, rules: Rules) -> &mut Solved {
        self.maps.get(rules, Solved::of)
    }

    /// The number of positions that are solved.
    fn count(&self, rules: Rules) -> usize {
        self.maps.peek(rules).map_or(0, Solved::count)
    }

    fn is_known(&self, position: &Position) -> bool {
        let solved = self.maps.peek(position.rules);
        solved.is_some_and(|solved| solved.at(position.mine, position.theirs).is_some())
    }
}
