//! The figure `play-guts` in use: games by random presses, and every sentence beside what naive bookkeeping and naive sums
//! over the others' choices say.

mod coaching;
mod games;
mod reviews;
mod rounds;

use crate::model;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand_guts::play_guts::Facts;
use upperhand_kit::Extent;
use upperhand_kit::controller::{Answers, Event, Frame};
use upperhand_kit::model::Input;
use upperhand_oracles::used::Used;

/// A table on a page.
struct Table {
    used: Used,
}

impl Table {
    fn open(texts: &[(&str, &str)]) -> Self {
        let mut table = Self {
            used: Used::fresh(model("play-guts").unwrap(), texts, Answers::default()),
        };
        table.run();
        table
    }

    /// The table of an address.
    fn at(query: &str) -> Self {
        let texts = query.split('&').filter_map(|pair| pair.split_once('='));
        Self::open(&texts.collect::<Vec<_>>())
    }

    fn run(&mut self) -> Vec<Frame> {
        self.used.run(1000.0)
    }

    fn act(&mut self, name: &str) {
        let changes = self.used.send(Event::Act {
            name: name.to_owned(),
            draw: 77,
        });
        assert_eq!(changes.notices, Vec::<String>::new());
        self.run();
    }

    /// Holds or drops, and with it shows all hands.
    fn choose(&mut self, holds: bool) {
        self.act(if holds { "hold" } else { "drop" });
    }

    /// A button: what it says, and whether it can be pressed.
    fn button(&self, name: &str) -> Option<(String, bool)> {
        let mut controls = self.used.controls.iter();
        let control = controls.find(|control| control.name == name)?;
        match &control.input {
            Input::Button {
                says, is_possible, ..
            } => Some((says.clone(), *is_possible)),
            other => panic!("{other:?}"),
        }
    }

    fn can(&self, name: &str) -> bool {
        self.button(name)
            .is_some_and(|(_, is_possible)| is_possible)
    }

    fn advice(&mut self) -> String {
        self.used.readout().advice
    }

    fn fact(&mut self, term: &str) -> Option<String> {
        let mut facts = self.used.readout().facts.into_iter();
        facts
            .find(|(known, _)| *known == term)
            .map(|(_, said)| said)
    }

    /// What is known of the game, as values.
    fn facts(&self) -> Facts {
        Facts::of(self.used.figure.settings().state())
    }

    /// The players as the table beside the picture lists them: name, hand, choice, gain.
    fn players(&mut self) -> Vec<Vec<String>> {
        self.used.figure.table(Extent::Near).rows
    }

    fn is_over(&mut self) -> bool {
        let heading = self.used.heading();
        heading.starts_with("The game is over") || heading.starts_with("You left")
    }
}

fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The deals that games are tried with, each as it stands in an address.
const DEALS: [&str; 16] = [
    "",
    "deal=line&opponents=equilibrium",
    "deal=cards1&weenie=yes&opponents=mixed&coach=full",
    "deal=line&players=2&weenie=yes&opponents=equilibrium",
    "deal=line&players=5&opponents=reckless",
    "players=8&opponents=coalition&coach=full",
    "deal=turns&players=4&coach=full",
    "deal=line&players=6&weenie=yes&opponents=overcautious",
    "deal=cards1&coach=full",
    "deal=cards1&players=2&weenie=yes&opponents=reckless",
    "deal=cards2&coach=off",
    "deal=cards2&players=2&opponents=overcautious&fee=0.5",
    "players=6&coach=full",
    "players=4&opponents=equilibrium&weenie=yes&coach=full",
    "deal=cards3&coach=full",
    "deal=cards1&players=5&opponents=reckless&coach=full",
];

/// A random choice that holds half of the time.
fn either(random: &mut Xoshiro256PlusPlus) -> bool {
    random.random_bool(0.5)
}
