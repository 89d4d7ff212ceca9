//! What figures say at random addresses is well spaced, and counts one thing as one; every task they have is answered.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use upperhand_figures::model::{Control, Input};
use upperhand_figures::registry::model;
use upperhand_figures::settings::Value;

use crate::support::{is_full, random_settings, seed_of, solve_tasks};

/// Nouns that are counted in words.
const COUNTED: [&str; 11] = [
    "antes", "cards", "games", "hands", "moves", "points", "ranks", "rounds", "steps", "suits",
    "suspects",
];

/// One space stands between words and none at an end, and one thing is no things.
fn check_text(text: &str, address: &str) {
    let words: Vec<&str> = text.split(' ').collect();
    let is_spaced = words.iter().all(|word| !word.is_empty());
    assert!(is_spaced || text.is_empty(), "{text:?} at {address}");
    for pair in words.windows(2) {
        let noun = pair[1].trim_end_matches(|end: char| !end.is_alphabetic());
        let is_wrong = pair[0] == "1" && COUNTED.contains(&noun);
        assert!(!is_wrong, "1 {noun} in {text:?} at {address}");
    }
}

/// What a slider says of where it stands.
fn spoken(control: Control) -> Option<String> {
    match control.input {
        Input::Slider { spoken, .. } => Some(spoken),
        _ => None,
    }
}

/// The addresses at which tasks are answered: elsewhere figures say what they know without. Five cards take ten seconds.
const SOLVED: usize = 3;

fn check(figure: &'static str) {
    let mut model = model(figure).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(figure));
    for index in 0..if is_full() { 200 } else { 25 } {
        let settings = random_settings(model.as_mut(), &mut random);
        let address = format!("{figure}?{}", settings.query());
        if is_full() || (index < SOLVED && settings.get("cards") != Some(Value::Name("5"))) {
            solve_tasks(model.as_mut(), &settings, 2)
                .unwrap_or_else(|error| panic!("{address}: {error}"));
        }
        let readout = model.readout(&settings);
        let (sentence, summary) = (model.sentence(&settings), model.summary(&settings));
        let value = format!("{} {}", readout.value, readout.unit);
        let said = [
            readout.heading,
            value.trim_end().to_owned(),
            readout.advice,
            sentence,
            summary,
        ];
        let facts = readout.facts.into_iter().map(|(_, fact)| fact);
        let spoken = model.controls(&settings).into_iter().filter_map(spoken);
        for text in said.into_iter().chain(facts).chain(spoken) {
            check_text(&text, &address);
        }
    }
}

mod at_random_addresses_of {
    crate::support::each_figure!(super::check);
}
