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

mod asked;
mod facts;
mod panels;
mod state;
mod words;

pub use asked::Asked;
pub use facts::{Facts, RoundFacts, TurnFacts, Worst};

use facts::Solved;
use state::Turn;
use upperhand_kit::described::{AnyPanel, Described, Hosted, Words};
use upperhand_kit::state::FieldSet;
use upperhand_kit::{Control, Extent, Schema, Table};

/// The place of the last panel.
const PLAN: usize = 3;

/// The figure.
pub struct Payoff;

pub type GutsPayoff = Hosted<Payoff>;

impl Described for Payoff {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[
        &panels::curves::Curves,
        &panels::map::Map,
        &panels::worst::WorstCase,
        &panels::plan::Plan,
    ];

    type Asked = Asked;
    type Solved = Solved;
    type Facts = Facts;

    const AGREED: fn(&Asked) -> Asked = Asked::agreed;
    const REDUCE: fn(&mut Asked, FieldSet, &mut Solved) -> FieldSet =
        |asked, set, _| asked.take_along(set);
    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> =
        |state, declared, _| state.control(declared);
    const FACTS: fn(&Asked, &mut Solved) -> Facts = |state, solved| solved.facts(state);
    const WORDS: fn(&Facts) -> Words = words::words;

    /// In turn there is no bloc, and nobody is exploited.
    fn shows(state: &Asked, panel: usize) -> bool {
        state.turn().is_none() || panel == 0 || panel == PLAN
    }

    fn table(state: &Asked, solved: &mut Solved, extent: Extent) -> Table {
        if let Some(Turn { players, .. }) = state.turn() {
            let all = solved.in_turn(players).thresholds().map(|(_, at)| at);
            let turns = (0..).map(|number| Turn { players, number });
            return words::turns::table(turns.zip(all), players);
        }
        words::table(state, solved.worst(state.game()), extent)
    }
}
