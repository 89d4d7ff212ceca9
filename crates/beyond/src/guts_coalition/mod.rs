//! The figure `guts-coalition`: one player against all others, who share a random choice but not their cards.
//!
//! Where hands are numbers, three panels: player 1's return against her threshold under the coalition's mixture (Guts, Figure 1), the
//! mixture itself, whose lines can be dragged, and the value by the number of players. The mixture is the optimum, that of Guts, Lemma 7.14, with its ε, δ
//! and C around the equilibrium of the rules in force, or the reader's own. Thresholds and weights that leave 0 to 1
//! are held there. Among infinitely many players a threshold is the chance that a hand at it is the best of all, and one who spoils
//! holds every hand. In the repeated game the return is α + βV, V its value: the mixture in this round, the optimum in all others.
//!
//! With one or two real cards each there are three players and two panels: what is left to her by each pair of lines of the two, against
//! the line that she holds above or, where the two share no die, against her best answer; and what each line of hers gets from the pair
//! pointed at, from the worst pair for that line, and from the mixture that their die draws at best, which is solved elsewhere.

mod asked;
mod facts;
mod panels;
mod state;
mod task;
mod words;

pub use asked::{Asked, Dealt, Handle, Mixed};
pub use facts::cards::{Answer, Best, Blocked, Die, Held};
pub use facts::{Facts, cards, numbers};

use facts::Solved;
use panels::ByHands;
use panels::by_line::ByLine;
use panels::mixture::Mixture;
use panels::pairs::Pairs;
use panels::returns::Returns;
use panels::values::Values;
use upperhand_kit::described::{AnyPanel, Described, Hosted, Tasks, Words};
use upperhand_kit::state::FieldSet;
use upperhand_kit::{Control, Extent, Schema, Table};

/// The figure.
pub struct Coalition;

pub type GutsCoalition = Hosted<Coalition>;

impl Described for Coalition {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] =
        &[&ByHands(Returns, Pairs), &ByHands(Mixture, ByLine), &Values];
    const WORK: upperhand_kit::Tasks = &[(task::OPTIMUM, task::work)];
    const TASKS: Option<&'static dyn Tasks<Self>> = Some(&task::Optimum);

    type Asked = Asked;
    type Solved = Solved;
    type Facts = Facts;

    const REDUCE: fn(&mut Asked, FieldSet, &mut Solved) -> FieldSet =
        |asked, set, _| asked.take_along(set);
    const AGREED: fn(&Asked) -> Asked = Asked::agreed;
    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> =
        |state, declared, _| state.control(declared);
    const FACTS: fn(&Asked, &mut Solved) -> Facts = |state, solved| solved.facts(state);
    const WORDS: fn(&Facts) -> Words = |facts| match facts {
        Facts::Numbers(facts) => words::numbers::words(facts),
        Facts::Cards(facts) => words::cards::words(facts),
        Facts::Dealing(played) => words::cards::dealing(*played),
    };

    /// Real cards have two panels.
    fn shows(state: &Asked, panel: usize) -> bool {
        state.played().is_none() || panel < 2
    }

    fn prepare(state: &Asked, solved: &mut Solved) -> bool {
        solved.prepare(state.played())
    }

    fn table(state: &Asked, solved: &mut Solved, extent: Extent) -> Table {
        // A file has all of it, however long that takes.
        while extent == Extent::Shown && solved.prepare(state.played()) {}
        match solved.facts(state) {
            Facts::Numbers(facts) => words::numbers::table(&facts, &mut solved.numbers, extent),
            Facts::Cards(facts) => match solved.cards(facts.played) {
                Some(cards) => {
                    let lines = (state.hold_above, state.pair());
                    words::cards::table(&facts, cards, lines, extent)
                }
                None => Table::default(),
            },
            Facts::Dealing(_) => Table::default(),
        }
    }
}
