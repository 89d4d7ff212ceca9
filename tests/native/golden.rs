//! The golden corpus: what every figure shows and says at a few hundred addresses, so that a change of the
//! code that is meant to change nothing on the page can be seen to change nothing.
//!
//! `tests/golden/figures.txt` holds the record. `UPPERHAND_GOLDEN=write cargo test golden` writes it anew after a change
//! that is meant; the difference then shows in review which addresses it reaches.

use std::collections::BTreeMap;
use std::fmt::{self, Debug, Write as _};
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand_figures::Error;
use upperhand_figures::model::{Control, Extent, Input, Model, Resolution};
use upperhand_figures::registry::{FIGURES, model};
use upperhand_figures::schema::{Domain, Setting};
use upperhand_figures::settings::{Settings, Value};
use upperhand_figures::task::Task;
use upperhand_figures::tasks::solve;

use crate::support::{normalize, random_plain_text, seed_of};

/// The number of addresses of each figure.
const ADDRESSES: usize = 84;

/// The number of threads that share the addresses of a figure.
const PARTS: usize = 4;

/// The number of cells along each axis at which figures are made.
const RESOLUTION: Resolution = Resolution {
    columns: 48,
    rows: 48,
};

fn record() -> PathBuf {
    crate::support::root().join("tests/golden/figures.txt")
}

/// The 64-bit FNV-1a hash of what is written to it: stable across compilers, unlike the standard library's.
struct Digest(u64);

impl fmt::Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

fn digest(value: &impl Debug) -> u64 {
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    let _ = write!(digest, "{value:?}");
    digest.0
}

/// A text that a setting takes, small numbers more often than large ones.
fn random_text(setting: &Setting, random: &mut Xoshiro256PlusPlus) -> String {
    match setting.domain {
        Domain::Whole(least, most) => {
            let (low, high) = (f64::from(least.max(1)).log2(), f64::from(most).log2());
            let number = (low + (high - low) * random.random::<f64>().powi(2)).exp2();
            format!(
                "{}",
                number.floor().clamp(f64::from(least), f64::from(most))
            )
        }
        Domain::Count(..) if random.random_bool(0.125) => "inf".to_owned(),
        Domain::Count(least, most) => random.random_range(least..=most).to_string(),
        Domain::Real(least, most) => {
            let number = least + (most - least) * random.random::<f64>();
            format!("{:.3}", number.clamp(least, most))
        }
        Domain::Name(options) => {
            // The default stands first, whatever the order of the buttons.
            let mut names: Vec<&str> = options.iter().map(|(name, _)| *name).collect();
            names.sort_by_key(|name| Value::Name(name) != setting.default);
            names[random.random_range(0..names.len())].to_owned()
        }
        Domain::Switch => ["yes", "no"][random.random_range(0..2)].to_owned(),
        Domain::Text(_) => random_plain_text(setting, random),
    }
}

/// The settings of an address that names about a third of what can be named; the first one names nothing.
fn random_settings(
    model: &mut dyn Model,
    index: usize,
    random: &mut Xoshiro256PlusPlus,
) -> Settings {
    let mut settings = model.defaults();
    let mut named = Vec::new();
    for setting in model.schema().settings {
        let chosen = random.random_bool(0.34) && index > 0;
        // Three cards from a large deck take seconds: those are left to their own tests.
        let is_slow = setting.name == "cards";
        let text = random_text(setting, random);
        if chosen && !(is_slow && text == "3") {
            settings.set_text(setting.name, &text);
            named.push(setting.name);
        }
    }
    normalize(model, &mut settings, &named);
    settings
}

fn line(text: &mut String, name: &str, value: &impl Debug) {
    let _ = writeln!(text, "  {name} {:016x}", digest(value));
}

/// What the code calls differently now, and what it was called when the record was made. What did not exist then is left
/// out where it is empty.
const RENAMED: [(&str, &str); 5] = [
    ("short_label: ", "tag: "),
    (" player: \"", " whose: \""),
    ("placement: ", "place: "),
    ("inscriptions: [], ", ""),
    ("shapes: [], captions: [], ", ""),
];

/// A value with the names that the record has for its fields.
struct AsRecorded<T>(T);

impl<T: Debug> Debug for AsRecorded<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut text = format!("{:?}", self.0);
        for (new, old) in RENAMED {
            text = text.replace(new, old);
        }
        f.write_str(&text)
    }
}

/// Nouns that are counted in words.
const COUNTED: [&str; 11] = [
    "antes", "cards", "games", "hands", "moves", "points", "ranks", "rounds", "steps", "suits",
    "suspects",
];

/// One space stands between words and none at an end, and one thing is no things.
fn check_words(text: &str, address: &str) {
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
fn spoken(control: &Control) -> Option<String> {
    match &control.input {
        Input::Slider { spoken, .. } => Some(spoken.clone()),
        _ => None,
    }
}

/// The answer to a task: threads whose addresses need the same one wait for it together.
fn answer(task: &Task) -> Result<Vec<i64>, Error> {
    type Answers = BTreeMap<(&'static str, Vec<u32>), Arc<OnceLock<Result<Vec<i64>, Error>>>>;
    static ANSWERS: Mutex<Answers> = Mutex::new(BTreeMap::new());
    let mut answers = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (task.name, task.numbers.clone());
    let found = Arc::clone(answers.entry(key).or_default());
    drop(answers);
    found.get_or_init(|| solve(task)).clone()
}

/// Everything that a figure shows and says with these settings.
fn describe(name: &str, model: &mut dyn Model, settings: &Settings) -> Result<String, Error> {
    let mut text = format!("{name}?{}\n", settings.query());
    while let Some(task) = model.task(settings) {
        model.receive(task.name, &task.numbers, &answer(&task)?)?;
    }
    let state: Vec<(&str, String)> = settings
        .iter()
        .map(|(name, value)| (name, value.text()))
        .collect();
    line(&mut text, "state", &state);
    let readout = model.readout(settings);
    let _ = writeln!(
        text,
        "  {} | {} | {}",
        readout.heading, readout.value, readout.advice
    );
    line(&mut text, "readout", &readout);
    let controls = model.controls(settings);
    line(&mut text, "controls", &AsRecorded(&controls));
    let (sentence, summary) = (model.sentence(settings), model.summary(settings));
    let _ = writeln!(text, "  {sentence}");
    line(&mut text, "summary", &summary);
    let said = [readout.heading, readout.advice, sentence, summary];
    let facts = readout.facts.into_iter().map(|(_, fact)| fact);
    let spoken = controls.iter().filter_map(spoken);
    for words in said.into_iter().chain(facts).chain(spoken) {
        check_words(&words, &settings.query());
    }
    for extent in [Extent::Near, Extent::Shown] {
        // Spelled as it was when there were tables that failed.
        let table: Result<_, String> = Ok(model.table(settings, extent));
        line(&mut text, "table", &table);
    }
    for (panel, about) in model.panels().iter().enumerate() {
        let figure = model.figure_at(panel, settings, RESOLUTION);
        let crosshair = model.crosshair(panel, settings);
        line(&mut text, about.label, &AsRecorded((figure, crosshair)));
    }
    Ok(text)
}

/// The addresses of a figure, drawn from its seed.
fn addresses(figure: usize) -> Vec<Settings> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(FIGURES[figure]));
    let mut model = model(FIGURES[figure]).unwrap();
    (0..ADDRESSES)
        .map(|index| random_settings(model.as_mut(), index, &mut random))
        .collect()
}

/// One model shows and says a part of its addresses one after the other.
fn describe_all(figure: usize, part: usize) -> String {
    let name = FIGURES[figure];
    let mut model = model(name).unwrap();
    let describe = |settings: &Settings| {
        describe(name, model.as_mut(), settings)
            .unwrap_or_else(|error| format!("{name}?{}\n  refused: {error}\n", settings.query()))
    };
    let addresses = addresses(figure);
    let mut parts = addresses.chunks(ADDRESSES / PARTS);
    parts.nth(part).unwrap().iter().map(describe).collect()
}

#[test]
fn figures_show_and_say_what_they_did() {
    let text: String = thread::scope(|scope| {
        let parts = (0..FIGURES.len() * PARTS)
            .map(|part| scope.spawn(move || describe_all(part / PARTS, part % PARTS)));
        let parts: Vec<_> = parts.collect();
        parts.into_iter().map(|part| part.join().unwrap()).collect()
    });
    if std::env::var_os("UPPERHAND_GOLDEN").is_some() {
        fs::write(record(), &text).unwrap();
        return;
    }
    let expected = fs::read_to_string(record()).unwrap();
    let mut address = "";
    for (now, before) in text.lines().zip(expected.lines()) {
        if !before.starts_with(' ') {
            address = before;
        }
        assert_eq!(now, before, "at {address}");
    }
    assert_eq!(text.lines().count(), expected.lines().count());
}
