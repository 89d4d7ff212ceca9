//! Texts of settings that take any text of letters, digits and the signs . - _ *.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use upperhand::guess_who::board::SHIPPED;
use upperhand_kit::Setting;
use upperhand_kit::settings::Value;

/// A text that a setting may take, more often than not one that its figure understands.
pub fn random_plain_text(setting: &Setting, random: &mut Xoshiro256PlusPlus) -> String {
    if setting.name == "board" && random.random_bool(0.7) {
        SHIPPED[random.random_range(0..SHIPPED.len())].id.to_owned()
    } else if setting.name == "words" {
        question_in_words(random)
    } else if setting.default == Value::Text("".into()) {
        random_numbers(random)
    } else {
        random_answers(random)
    }
}

/// A few questions by their numbers, each with its answer.
fn random_answers(random: &mut Xoshiro256PlusPlus) -> String {
    let words = (0..random.random_range(0..8)).map(|_| {
        let question = random.random_range(1..15);
        // More suspects say no than yes, so that games last.
        let answer = if random.random_bool(0.3) { 'y' } else { 'n' };
        format!("{question}{answer}")
    });
    words.collect::<Vec<_>>().join("-")
}

/// Features of suspects, and one that nobody can have.
const FEATURES: [&str; 7] = [
    "glasses",
    "beard",
    "hat-with-a-brim",
    "red-shirt",
    "long-hair",
    "smile",
    "unheard",
];

/// Up to four features, most of which can be joined to a question.
fn question_in_words(random: &mut Xoshiro256PlusPlus) -> String {
    let words = (0..random.random_range(0..5)).map(|_| {
        let not = ["", "", "not."][random.random_range(0..3)];
        format!("{not}{}", FEATURES[random.random_range(0..FEATURES.len())])
    });
    let words: Vec<String> = words.collect();
    words.join([".or.", ".and."][random.random_range(0..2)])
}

/// A few short words between dots, as a list of moves is spelled: most of them are numbers.
fn random_numbers(random: &mut Xoshiro256PlusPlus) -> String {
    let words = (0..random.random_range(0..6)).map(|_| match random.random_range(0..5) {
        0 => "n".to_owned(),
        1 => format!("{:x}", random.random::<u32>()),
        _ => random.random_range(0..20).to_string(),
    });
    words.collect::<Vec<_>>().join(".")
}
