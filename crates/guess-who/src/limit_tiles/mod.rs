//! The figure `limit-tiles`: the continuous game's p∞, which is the same picture at every power of r.
//!
//! Four panels: the map of p∞ with its tiles, the chance with equal pools, the fair handicap, and the finite
//! game on its way to the limit. The first three look at a window that depends on the zoom alone, and are
//! the same one whole zoom further but for the numbers on their axes (Nica, §1.2 and §3).

mod advice;
mod board;
mod controls;
mod lines;
mod period;
mod readout;
mod schema;
mod settings;
mod state;
mod strip;
mod table;
mod thinning;
mod view;
mod window;
mod words;

use period::Period;
use schema::SCHEMA;
use state::{Field, State};
use upperhand::guess_who::Rules;
use upperhand_kit::{
    Control, Extent, FieldSet, FigureModel, LruCache, Panels, Readout, Schema, Table,
};

/// The figure, with one period of every rule set looked at so far.
#[derive(Default)]
pub struct LimitTiles {
    periods: LruCache<Rules, Period, 32>,
}

impl FigureModel for LimitTiles {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[
        &board::Map,
        &lines::Diagonal,
        &lines::Handicap,
        &strip::Finite,
    ];
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        view::agree(state, set);
        [Field::alpha, Field::beta, Field::power, Field::zoom].into()
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(state)
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(state, self.period(state.rules()))
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(state, self.period(state.rules()))
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        match extent {
            Extent::Near => table::around(state),
            Extent::Shown => table::exported(state, self.period(state.rules())),
        }
    }
}

impl LimitTiles {
    fn period(&mut self, rules: Rules) -> &Period {
        self.periods.get(rules, Period::of)
    }
}
