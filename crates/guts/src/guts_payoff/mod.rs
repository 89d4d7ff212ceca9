//! The figure `guts-payoff`: what a threshold is worth at *Guts*, in one round and for ever.
//!
//! | panel | shows |
//! |---|---|
//! | curves | α against your threshold, the others held fixed; your best reply, and what leaving it costs; for theorists β, α/(1 − β) and the fee |
//! | map | α over your threshold and that of the others, where it is 0, both best replies, the equilibrium |
//! | worst | the α that the best bloc and the best of all replies leave you |
//! | plan | the share of hands to hold, by the number of players |
//!
//! The others are a bloc, all at one threshold. Three players may play apart: then the map has player 3's
//! threshold fixed. The paper's two replies for three players (Guts, (6.6)) are α_a, where the others play
//! alike, and α_b, where one always holds; α_a is the best bloc up to the equilibrium p* only. Beyond, the best
//! bloc is below you, at 1/(2p), and leaves −(2p² − 1)²/(2p); α_b is lower still.

mod assessment;
mod contour;
mod controls;
mod curves;
mod map;
mod plan;
mod readout;
mod replies;
mod schema;
mod settings;
mod state;
mod table;
mod theory;
mod words;
mod worst;

use replies::Worst;
use schema::SCHEMA;
use state::{Field, OneRound, State};
use upperhand_kit::{
    Control, Extent, FieldSet, FigureModel, LruCache, Panels, Readout, Schema, Table,
};
use words::TwoCards;

/// The figure, with the worst case of every table looked at so far.
#[derive(Default)]
pub struct GutsPayoff {
    worst: LruCache<OneRound, Worst, 64>,
    cards: TwoCards,
}

impl FigureModel for GutsPayoff {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&curves::Curves, &map::Map, &worst::WorstCase, &plan::Plan];
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        // A threshold of player 3 that was set means that the two play apart.
        if set.has(Field::third) && !set.has(Field::apart) {
            state.apart = true;
        }
        FieldSet::NONE
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(state, &self.cards)
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(state, &self.cards)
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(state, self.worst(state.game()))
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        table::table(state, self.worst(state.game()), extent)
    }
}

impl GutsPayoff {
    fn worst(&mut self, game: OneRound) -> &Worst {
        self.worst.get(game, Worst::of)
    }
}
