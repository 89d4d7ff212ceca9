//! The figure `win-map`: the positions of *Guess Who?* at once, your pool to the right, theirs upwards.

mod advice;
mod all_positions;
mod cells;
mod contours;
mod controls;
mod largest_gain;
mod length;
mod marks;
mod mistakes;
mod moving;
mod readout;
mod regions;
mod rule_here;
mod schema;
mod settings;
mod sources;
mod state;
mod table;
mod window;

use crate::halving::{Halving, halving_at};
use schema::SCHEMA;
use upperhand_kit::{
    Control, Extent, FieldSet, FigureModel, Panels, Readout, Schema, Slide, Table,
};

pub(super) use all_positions::{chances, crosshair};
pub(super) use mistakes::MOST_HATCHED;
pub(super) use state::{Field, State};

/// The figure, with what it has solved so far.
#[derive(Default)]
pub struct WinMap {
    halving: Halving,
}

impl FigureModel for WinMap {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&all_positions::AllPositions];
    const IS_USUAL: bool = true;
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        state.agree(set)
    }

    fn slide(state: &State, name: &str) -> Slide {
        controls::slide(state, name)
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(state)
    }

    fn prepare(&mut self, state: &State) -> bool {
        let map = state.map();
        let tables = map.rule_sets().filter_map(|rules| map.rule_table(rules));
        let wanted = tables.chain(halving_at(&state.position()));
        self.halving.prepare(wanted)
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(&mut self.halving, &state.map(), &state.position())
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(&state.map(), &state.position())
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(&state.map())
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        match extent {
            Extent::Near => table::around(&state.map(), &state.position()),
            Extent::Shown => table::exported(&mut self.halving, &state.map()),
        }
    }
}
