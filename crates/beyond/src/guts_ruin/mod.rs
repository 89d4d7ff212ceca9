//! The figure `guts-ruin`: how large the pot gets, and what one has to bring so that it does not ruin one.
//!
//! Three panels: ruin by the bankroll, which the slider along it chooses, with the law of the pot over the same antes; the exponent of
//! their tails by the number of players; and one evening from a seed, with hands and coins. All play the equilibrium.
//!
//! Ruin and the law of the pot are solved up to 100,000 antes. Both come to fall as x^−κ: the dotted lines, through what is solved at
//! the end of the picture.

mod chances;
mod controls;
mod evening;
mod exponents;
mod powers;
mod readout;
mod schema;
mod settings;
mod solved;
mod state;
mod table;
mod words;

use powers::Exponents;
use schema::SCHEMA;
use solved::Solved;
use state::{SetFields as _, State};
use upperhand_games::play_settings::drawn_deal;
use upperhand_kit::controls::{Control, Slide};
use upperhand_kit::model::{Extent, Readout, Table};
use upperhand_kit::schema::Schema;
use upperhand_kit::{Edit, FigureModel, LruCache, Panels};

/// The figure, with the tables solved so far.
#[derive(Default)]
pub struct GutsRuin {
    tables: LruCache<state::Table, Solved, 32>,
    exponents: Option<[Exponents; 2]>,
}

impl FigureModel for GutsRuin {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&chances::Chances, &exponents::ByPlayers, &evening::Rounds];
    type State = State;

    fn act(&mut self, state: &State, name: &str, draw: u32) -> Edit<State> {
        if name == settings::ANOTHER {
            state.edit().seed(drawn_deal(draw))
        } else {
            state.edit()
        }
    }

    fn slide(_: &State, name: &str) -> Slide {
        controls::slide(name)
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(state, self.solved(state.table()))
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(self.solved(state.table()), state)
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(self.solved(state.table()), state)
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(self.solved(state.table()), state)
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        let solved = self.tables.get(state.table(), Solved::of);
        let exponents = self.exponents.get_or_insert_with(Exponents::of_both);
        table::table(state, solved, extent, exponents)
    }
}

impl GutsRuin {
    fn solved(&mut self, table: state::Table) -> &Solved {
        self.tables.get(table, Solved::of)
    }

    fn exponents(&mut self) -> &[Exponents; 2] {
        self.exponents.get_or_insert_with(Exponents::of_both)
    }
}
