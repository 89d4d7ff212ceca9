//! The figure `three-players`: three at *Guess Who?* in turn, your pool to the right, the next player's upwards, the last one's by a
//! slider.
//!
//! Colours show the least that one of the three wins, or by how much the choices of indifferent players may change a chance. All
//! positions are solved elsewhere; until the answer comes, those with few suspects are shown.

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
pub use facts::{Facts, Place};
pub use layers::Layer;

use facts::Positions;
use upperhand::guess_who::Rules;
use upperhand_kit::described::{AnyPanel, Described, Hosted, Tasks, Words};
use upperhand_kit::state::FieldSet;
use upperhand_kit::{Answered, Extent, Schema, Table};

/// The figure.
pub struct Three;

pub type ThreePlayers = Hosted<Three>;

impl Described for Three {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[&panels::map::Map];
    const WORK: upperhand_kit::Tasks = &[(task::POSITIONS, task::work)];
    const TASKS: Option<&'static dyn Tasks<Self>> = Some(&task::All);

    type Asked = Asked;
    type Solved = Answered<Rules, Positions, 6>;
    type Facts = Facts;

    const REDUCE: fn(&mut Asked, FieldSet, &mut Self::Solved) -> FieldSet =
        |asked, set, _| asked.take_along(set);
    const AGREED: fn(&Asked) -> Asked = |asked| Asked {
        size: asked.side(),
        ..asked.clone()
    };
    const FACTS: fn(&Asked, &mut Self::Solved) -> Facts = |state, solved| {
        let solved = solved.get(state.rules(), Positions::of);
        solved.facts(state.pools(), state.size, state.layer.row().title)
    };
    const WORDS: fn(&Facts) -> Words = words::words;

    fn table(state: &Asked, solved: &mut Self::Solved, extent: Extent) -> Table {
        let (rules, last, map) = (state.rules(), state.last, panels::map::map(state.size));
        let solved = solved.get(rules, Positions::of);
        let caption = words::caption(rules, last);
        map.table((state, extent), caption, |at| solved.place(at, last))
    }
}
