//! The figure `guts-coalition`: one player against all others, who share a random choice but not their cards.
//!
//! Five panels: player 1's return against her threshold under the coalition's mixture, the same near the
//! equilibrium (Guts, Figure 1), the mixture itself, whose lines can be dragged, the value by the number of players,
//! and what each member of the coalition gains. The mixture is the optimum, that of Guts, Lemma 7.14, with its ε, δ
//! and C around the equilibrium of the rules in force, or the reader's own. Thresholds and weights that leave 0 to 1
//! are held there.
//!
//! Among infinitely many players a threshold is the chance that a hand at it is the best of all, and one who spoils holds every hand.
//!
//! In the repeated game the return is α + βV, V its value: the mixture in this round, the optimum in all others.

mod analysis;
mod controls;
mod curves;
mod handles;
mod members;
mod mixture;
mod readout;
mod schema;
mod settings;
mod sides;
mod solutions;
mod state;
mod table;
mod values;
mod words;

use analysis::Analysis;
use schema::SCHEMA;
use settings::{Handle, PLAYER_COUNTS, PLAYERS};
use sides::LEAST_CHANCE;
use solutions::Solutions;
use state::{Field, Mix, State, threshold};
use upperhand_kit::{
    Control, Extent, FieldSet, FigureModel, Panels, Readout, Schema, Slide, Table,
};

/// The figure, with the games solved so far.
#[derive(Default)]
pub struct GutsCoalition {
    solutions: Solutions,
}

impl FigureModel for GutsCoalition {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[
        &curves::Returns { is_first: true },
        &curves::Returns { is_first: false },
        &mixture::Mixture,
        &values::Values,
        &members::Members,
    ];
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        if state.game().is_infinite() {
            among_infinitely_many(state);
        }
        // A threshold that leaves the close view takes the whole one with it.
        let (from, to) = curves::window(state.game(), true);
        let is_inside = (from..=to).contains(&state.mine.get());
        if set.has(Field::mine) && !set.has(Field::near) && !is_inside {
            state.near = false;
        }
        Field::near.into()
    }

    fn slide(_: &State, name: &str) -> Slide {
        if name == PLAYERS.name {
            Slide::AndInfinite(PLAYER_COUNTS.1)
        } else {
            Slide::Even
        }
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(state, &self.analysis(&state.mix()))
    }

    fn readout(&mut self, state: &State) -> Readout {
        let analysis = self.analysis(&state.mix());
        readout::readout(&analysis, state.mine)
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(&self.analysis(&state.mix()))
    }

    fn summary(&mut self, state: &State) -> String {
        let analysis = self.analysis(&state.mix());
        readout::summary(&analysis, state.mine)
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        let analysis = self.analysis(&state.mix());
        match extent {
            Extent::Near => table::around(&analysis, state.mine),
            Extent::Shown => table::exported(&analysis, state.mine, &mut self.solutions),
        }
    }
}

/// Everybody's thresholds are chances to have the best hand of all, and nobody spoils but by holding every hand.
fn among_infinitely_many(state: &mut State) {
    let held = threshold(state.mine.get().max(LEAST_CHANCE));
    state.mine = held;
    state.bloc = state.bloc.max(LEAST_CHANCE);
    state.beside = state.beside.max(LEAST_CHANCE);
    if state.handle == Handle::Spoiler {
        state.handle = Handle::Beside;
    }
}

impl GutsCoalition {
    fn analysis(&mut self, mix: &Mix) -> Analysis {
        Analysis::of(mix, &mut self.solutions)
    }
}
