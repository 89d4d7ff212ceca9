//! The figure `guts-ruin`: how large the pot gets, and what one has to bring so that it does not ruin one.
//!
//! Three panels: ruin by the bankroll, which the slider along it chooses, with the law of the pot over the same antes; the exponent of
//! their tails by the number of players; and one evening from a seed, with hands and coins. All play the equilibrium.
//!
//! Ruin and the law of the pot are solved up to 100,000 antes. Both come to fall as x^−κ: the dotted lines, through what is solved at
//! the end of the picture.

mod asked;
mod facts;
mod panels;
mod state;
mod words;

pub use asked::Asked;
pub use facts::{Facts, Night, Table};

use facts::Solved;
use upperhand_games::play_settings::drawn_deal;
use upperhand_kit::described::{AnyPanel, Button, Described, Hosted, Words};
use upperhand_kit::{Extent, Schema, model};

/// The figure.
pub struct Ruin;

pub type GutsRuin = Hosted<Ruin>;

impl Described for Ruin {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[
        &panels::chances::Chances,
        &panels::exponents::ByPlayers,
        &panels::evening::Rounds,
    ];
    const BUTTONS: &'static [Button<Self>] = &[Button {
        name: "another",
        says: "Another evening",
        press: |asked, _, draw| {
            asked.seed = drawn_deal(draw);
            asked::Field::seed.into()
        },
    }];

    type Asked = Asked;
    type Solved = Solved;
    type Facts = Facts;

    const FACTS: fn(&Asked, &mut Solved) -> Facts = |state, solved| {
        let table = solved.table(state.table());
        table.facts(state.bankroll, state.seed)
    };
    const WORDS: fn(&Facts) -> Words = words::words;

    fn table(state: &Asked, solved: &mut Solved, extent: Extent) -> model::Table {
        let facts = (Self::FACTS)(state, solved);
        match extent {
            Extent::Near => words::near(&facts, solved.table(facts.table)),
            Extent::Shown => {
                let exponents = solved.exponents().clone();
                words::exported(&facts, solved.table(facts.table), &exponents)
            }
        }
    }
}
