//! The figure `guts-cards`: which hands to hold in two-player Guts with real cards.
//!
//! The main panel has the map of hands, lines against each other, or what every line loses to an opponent who knows it. Beside the
//! first two stand by how much holding each hand beats dropping it against the equilibrium, and a list of the hands around the one
//! chosen; beside the last the lines that lose least, close up. The optimum is solved elsewhere; until its answer comes, the best line
//! is shown in its place. Up to two cards all lines are swept at once; of more cards they are a task, and so is the search for the best
//! line against lines.

// Another view, or another number of cards, is to be thought of wherever cases differ.
#![warn(clippy::wildcard_enum_match_arm)]

mod asked;
mod facts;
mod games;
mod lines;
mod panels;
mod played;
mod spelling;
mod state;
mod sweep;
mod task;
mod window;
mod words;

pub use asked::{Asked, Cards as HandCards, View};
pub use facts::{Facts, HandFacts, Line, Met, Pairs};
pub use lines::{Best, LineFacts};
pub use panels::rank_grid::RankPair;
pub use played::Played;

use games::Solved;
use upperhand_kit::described::{AnyPanel, Button, Described, Hosted, Tasks, Words};
use upperhand_kit::state::FieldSet;
use upperhand_kit::{Control, Extent, Schema, Table};
use words::controls::{GO_TO_BEST, GO_TO_LEAST};

/// The figure.
pub struct Cards;

pub type GutsCards = Hosted<Cards>;

/// The panel of lines close up.
const CLOSE_UP: usize = 3;

/// Goes to a line, where it is known.
fn go_to(asked: &mut Asked, facts: &Facts, line: fn(&LineFacts) -> Option<usize>) -> FieldSet {
    let Facts::Lines(facts) = facts else {
        return FieldSet::NONE;
    };
    asked.hand = line(facts).unwrap_or(asked.hand);
    asked::Field::hand.into()
}

impl Described for Cards {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[
        &panels::main_panel::MainPanel,
        &panels::gains::Gains,
        &panels::list::List,
        &panels::close_up::CloseUp,
    ];
    const WORK: upperhand_kit::Tasks = task::WORK;
    const TASKS: Option<&'static dyn Tasks<Self>> = Some(&task::Left);
    const BUTTONS: &'static [Button<Self>] = &[
        Button {
            name: GO_TO_LEAST,
            says: "To the line that loses least",
            press: |asked, facts, _| go_to(asked, facts, |facts| Some(facts.least.ok()?.0)),
        },
        Button {
            name: GO_TO_BEST,
            says: "To the best against lines",
            press: |asked, facts, _| go_to(asked, facts, |facts| Some(facts.best.ok()?.line)),
        },
    ];

    type Asked = Asked;
    type Solved = Solved;
    type Facts = Facts;

    const REDUCE: fn(&mut Asked, FieldSet, &mut Solved) -> FieldSet = Asked::take_along;
    const AGREED: fn(&Asked) -> Asked = Asked::agreed;
    const FACTS: fn(&Asked, &mut Solved) -> Facts = Facts::of;
    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> = |_, declared, facts| match facts
    {
        Facts::Hands(facts) => words::controls::of_hands(declared, facts),
        Facts::Lines(facts) => words::controls::of_lines(declared, facts),
    };
    const WORDS: fn(&Facts) -> Words = words::words;

    fn shows(state: &Asked, panel: usize) -> bool {
        panel == 0 || state.is_lines() == (panel == CLOSE_UP)
    }

    fn table(state: &Asked, solved: &mut Solved, extent: Extent) -> Table {
        if state.is_lines() {
            return words::tables::of_lines(solved.lines(state.played()), state.hand, extent);
        }
        let game = solved.game(state.played());
        game.judge(state.hold_above);
        words::tables::of_hands(game, state, extent)
    }
}
