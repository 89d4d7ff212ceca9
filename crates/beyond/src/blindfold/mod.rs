//! The figure `blindfold`: *Guess Who?* where neither sees the other's pool, yours to the right, theirs upwards.
//!
//! Colours show who gains by the blindfold; bars, when the plans that both draw from are done. The map is solved elsewhere, part by
//! part, and what comes back is proved here.

// A new ending, or another case of an enumeration, is to be thought of wherever cases differ.
#![warn(clippy::wildcard_enum_match_arm)]

mod asked;
mod facts;
mod layers;
mod panels;
mod state;
mod task;
mod words;

pub use asked::Asked;
pub use facts::{Drawn, Facts, Place, Solution};
pub use layers::Layer;

use facts::Solved;
use upperhand_kit::described::{AnyPanel, Described, Hosted, Tasks, Words};
use upperhand_kit::{Extent, Schema, Table};

/// The figure.
pub struct Blindfold;

pub type BlindfoldMap = Hosted<Blindfold>;

impl Described for Blindfold {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] =
        &[&panels::map::Positions, &panels::turns::Turns];
    const WORK: upperhand_kit::Tasks = &[(task::MAP, task::work)];
    const TASKS: Option<&'static dyn Tasks<Self>> = Some(&task::Map);

    type Asked = Asked;
    type Solved = Solved;
    type Facts = Facts;

    const FACTS: fn(&Asked, &mut Solved) -> Facts =
        |state, solved| solved.facts(state.rules(), state.pools(), state.layer.row().title);
    const WORDS: fn(&Facts) -> Words = words::words;

    fn table(state: &Asked, solved: &mut Solved, extent: Extent) -> Table {
        let (rules, map) = (state.rules(), panels::map::MAP);
        let caption = words::caption(rules);
        map.table((state, extent), caption, |at| solved.place(rules, at))
    }
}
