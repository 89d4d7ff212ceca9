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

    const REDUCE: fn(&mut Asked, FieldSet, &mut Halving) -> FieldSet =
        |asked, set, _| asked.take_along(set);
    const AGREED: fn(&Asked) -> Asked = Asked::agreed;
    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> =
        |state, declared, _| state.control(declared);
    const FACTS: fn(&Asked, &mut Halving) -> Facts =
        |state, halving| facts::facts(halving, state.map(), state.position());
    const WORDS: fn(&Facts) -> Words = words::words;

    fn prepare(state: &Asked, halving: &mut Halving) -> bool {
        let map = state.map();
        let tables = map.rule_sets().filter_map(|rules| map.rule_table(rules));
        halving.prepare(tables.chain(halving_at(&state.position())))
    }

    fn slide(state: &Asked, setting: &Setting) -> Slide {
        state.slide(setting)
    }

    fn table(state: &Asked, halving: &mut Halving, extent: Extent) -> Table {
        match extent {
            Extent::Near => words::around(&state.map(), &state.position()),
            Extent::Shown => words::exported(&state.map(), halving),
        }
    }
}
