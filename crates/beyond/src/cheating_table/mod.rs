//! The figure `cheating-table`: three players of *Guts*, two of whom may have an agreement.
//!
//! | panel | shows |
//! |---|---|
//! | the table | faces, the cards of those who hold, what each has won; at the end all cards and the die |
//! | the cards shown | those of each player, round by round, and below which line nobody holds alone |
//! | a careful watcher | the chances of the four cases after each round, at the end |
//!
//! A reader watches thirty rounds, says who has an agreement, and then everything is told. The evening and what can be known of
//! it are those of [`upperhand::play::cheating`].

mod acts;
mod asked;
mod facts;
mod panels;
mod state;
mod words;

pub use asked::{Asked, Verdict};
pub use facts::{Facts, Told};

use facts::{Solved, WatchedEvening};
use upperhand_kit::described::{AnyPanel, Button, Described, Hosted, Words};
use upperhand_kit::{Control, Extent, Schema, Table};

/// The figure.
pub struct Cheating;

pub type CheatingTable = Hosted<Cheating>;

impl Described for Cheating {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[
        &panels::table::Seats,
        &panels::cards::PlayersCards,
        &panels::watcher::Chances,
    ];
    const BUTTONS: &'static [Button<Self>] = acts::BUTTONS;

    type Asked = Asked;
    type Solved = Solved;
    type Facts = Facts;

    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> =
        |_, declared, facts| Some(words::control(declared, facts));
    const FACTS: fn(&Asked, &mut Solved) -> Facts =
        |state, solved| solved.get(state.seed, WatchedEvening::new).facts(state);
    const WORDS: fn(&Facts) -> Words = words::words;

    fn shows(state: &Asked, panel: usize) -> bool {
        // The watcher is there once somebody was named.
        panel < 2 || state.is_told()
    }

    fn table(state: &Asked, solved: &mut Solved, extent: Extent) -> Table {
        words::table::table(&(Self::FACTS)(state, solved), extent)
    }
}
