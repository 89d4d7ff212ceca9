//! The figure `limit-tiles`: the continuous game's p∞, which is the same picture at every power of r.
//!
//! Four panels: the map of p∞ with its tiles, the chance with equal pools, the fair handicap, and the finite
//! game on its way to the limit. The first three look at a window that depends on the zoom alone, and are
//! the same one whole zoom further but for the numbers on their axes (Nica, §1.2 and §3).

mod asked;
mod facts;
mod panels;
mod period;
mod state;
mod window;
mod words;

pub use asked::Asked;
pub use facts::{Advice, Facts};
pub use state::Point;

use period::Solved;
use upperhand_kit::described::{AnyPanel, Described, Hosted, Words};
use upperhand_kit::state::FieldSet;
use upperhand_kit::{Control, Extent, Schema, Table};

/// The figure.
pub struct Tiles;

pub type LimitTiles = Hosted<Tiles>;

impl Described for Tiles {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[
        &panels::map::Map,
        &panels::lines::DIAGONAL,
        &panels::lines::HANDICAP,
        &panels::boards::Boards,
    ];

    type Asked = Asked;
    type Solved = Solved;
    type Facts = Facts;

    const REDUCE: fn(&mut Asked, FieldSet, &mut Solved) -> FieldSet =
        |asked, set, _| asked.take_along(set);
    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> =
        |state, declared, facts| Some(state.control(declared, facts));
    const FACTS: fn(&Asked, &mut Solved) -> Facts =
        |state, solved| facts::facts(state, period::of(solved, state.rules()));
    const WORDS: fn(&Facts) -> Words = words::words;

    fn table(state: &Asked, solved: &mut Solved, extent: Extent) -> Table {
        match extent {
            Extent::Near => words::around(&state.point()),
            Extent::Shown => words::exported(state, period::of(solved, state.rules())),
        }
    }
}
