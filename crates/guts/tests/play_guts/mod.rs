//! The figure `play-guts` in use: games by random presses, and every sentence beside what naive bookkeeping and naive sums
//! over the others' choices say.

mod coaching;
mod games;
mod reviews;
mod rounds;

use crate::model;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
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

/// The first number of a text, with its sign: "lost 3 antes" gives 3, "−0.56 antes" −0.56.
fn number(text: &str) -> f64 {
    let plain = text.replace('−', "-").replace(['\u{202f}', '+'], "");
    let start = plain.find(|letter: char| letter.is_ascii_digit());
    let start = start.unwrap_or_else(|| panic!("no number in {text:?}"));
    let from = if plain[..start].ends_with('-') {
        start - 1
    } else {
        start
    };
    let end = plain[start..].find(|letter: char| !letter.is_ascii_digit() && letter != '.');
    let digits = &plain[from..end.map_or(plain.len(), |end| start + end)];
    digits.trim_end_matches('.').parse().unwrap()
}

/// The first number of a text that says a whole one.
#[expect(clippy::cast_possible_truncation, reason = "a whole number")]
fn whole(text: &str) -> i64 {
    let number = number(text);
    assert!(number.fract() == 0.0, "{text}");
    number as i64
}

/// Does a sum in words say a number of antes, as nearly as its digits can? It never is a rate of many rounds.
fn says(text: &str, antes: f64) -> bool {
    assert!(!text.contains("per 100 rounds"), "{text}");
    if text.starts_with("nothing") {
        return antes.abs() < 1e-12;
    }
    if text.starts_with("next to nothing") {
        return antes.abs() < 0.000_051;
    }
    let said = number(text);
    let half = match antes.abs() {
        size if size >= 99.9 => 0.051,
        size if size >= 0.01 => 0.005_1,
        size if size >= 0.001 => 0.000_051,
        _ => 0.000_005_1,
    };
    (said - antes).abs() < half
}
