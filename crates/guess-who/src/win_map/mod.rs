//! The figure `win-map`: the positions of *Guess Who?* at once, your pool to the right, theirs upwards.

mod asked;
mod facts;
mod layers;
mod panels;
mod state;
mod window;
mod words;

pub use asked::{Asked, Field};
pub use facts::{Facts, Kind, LargestGain, Length, MOST_HATCHED, RuleHere};
pub(super) use panels::map::chances;

use crate::halving::{Halving, halving_at};
use upperhand_kit::described::{AnyPanel, Described, Hosted, Words};
use upperhand_kit::state::FieldSet;
use upperhand_kit::{Control, Extent, Schema, Setting, Slide, Table};

/// The figure.
pub struct Positions;

pub type WinMap = Hosted<Positions>;

impl Described for Positions {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[&panels::map::AllPositions];
    const IS_USUAL: bool = true;

    type Asked = Asked;
    /// What is solved of rules of thumb.
    type Solved = Halving;
    type Facts = Facts;

    fn reduce(asked: &mut Asked, set: FieldSet, _: &mut Halving) -> FieldSet {
        asked.take_along(set)
    }

    fn agreed(asked: &Asked) -> Asked {
        asked.agreed()
    }

    fn prepare(state: &Asked, halving: &mut Halving) -> bool {
        let map = state.map();
        let tables = map.rule_sets().filter_map(|rules| map.rule_table(rules));
        halving.prepare(tables.chain(halving_at(&state.position())))
    }

    fn slide(state: &Asked, setting: &Setting) -> Slide {
        state.slide(setting)
    }

    fn control(state: &Asked, declared: Control, _: &Facts) -> Option<Control> {
        state.control(declared)
    }

    fn facts(state: &Asked, halving: &mut Halving) -> Facts {
        facts::facts(halving, state.map(), state.position())
    }

    fn words(facts: &Facts) -> Words {
        words::words(facts)
    }

    fn table(state: &Asked, halving: &mut Halving, extent: Extent) -> Table {
        match extent {
            Extent::Near => words::around(&state.map(), &state.position()),
            Extent::Shown => words::exported(&state.map(), halving),
        }
    }
}
