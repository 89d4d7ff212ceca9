//! Settings as texts: whatever stands in an address becomes something possible, and is told so.

use crate::support::is_allowed;
use proptest::prelude::*;
use upperhand_figures::{model, names};
use upperhand_kit::schema::Domain;
use upperhand_kit::settings::Value;
use upperhand_kit::{FieldSet, Settings};

fn read(name: &str, text: &str) -> (String, Option<String>) {
    let mut settings = model("win-map").unwrap().defaults();
    let notice = settings.set_text(name, text);
    (settings.get(name).unwrap().text(), notice)
}

/// What is possible is taken without a word; what is not becomes the nearest value with a notice.
#[test]
fn a_text_becomes_a_possible_value() {
    for (name, text, value, is_possible) in [
        ("mine", "30", "30", true),
        ("mine", " 2147483647 ", "2147483647", true),
        ("mine", "1e3", "1000", true),
        ("size", "8", "8", true),
        ("rules", "open", "open", true),
        ("layer", " halving", "rule", true),
        ("compare", "none", "none", true),
        ("divider", "0", "0", true),
        ("mine", "0", "1", false),
        ("mine", "-5", "1", false),
        ("mine", "2147483648", "2147483647", false),
        ("mine", "inf", "2147483647", false),
        ("mine", "24.4", "24", false),
        ("mine", "NaN", "6", false),
        ("mine", "<script>", "6", false),
        ("size", "7", "8", false),
        ("answers", "7", "6", false),
        ("layer", "Win", "win", false),
        ("rules", "tripartit", "race", false),
        ("divider", "101", "100", false),
    ] {
        let (shown, notice) = read(name, text);
        assert_eq!((shown.as_str(), notice.is_none()), (value, is_possible));
        let start = format!("“{text}” is not possible as ");
        let says = |notice: String| notice.starts_with(&start) && notice.contains("Showing ");
        assert!(notice.is_none_or(says), "{name}={text}");
    }
    for (name, text, notice) in [
        (
            "layer",
            "pie",
            "“pie” is not possible as the layer: it takes win, gain, question, regions, rule. Showing win.",
        ),
        (
            "answers",
            "\u{a0}",
            "An empty text is not possible as the number of answers: it takes a whole number from 2 to 6. Showing 2.",
        ),
    ] {
        assert_eq!(read(name, text).1.unwrap(), notice);
    }
    let mut tiles = model("limit-tiles").unwrap().defaults();
    assert_eq!(
        tiles.set_text("alpha", "-5").unwrap(),
        "“-5” is not possible as your pool: it takes a number from 10⁻³⁶ to 10³⁶. Showing 10⁻³⁶."
    );
    // Longer than 1200 letters it is no number.
    for (length, shown) in [(1200, "2147483647"), (10_000, "6")] {
        let (value, notice) = read("mine", &"9".repeat(length));
        assert_eq!(value, shown);
        assert!(notice.unwrap().chars().count() < 200);
    }
}

#[test]
#[should_panic(expected = "rules takes race, official, open")]
fn a_value_of_another_kind_is_an_error_of_the_caller() {
    let mut map = model("win-map").unwrap().defaults();
    map.set("rules", Value::Whole(3));
}

#[test]
fn defaults_agree_and_are_possible() {
    for figure in names() {
        let settings = model(figure).unwrap().defaults();
        let mut normalized = settings.clone();
        let mut model = model(figure).unwrap();
        model.normalize(&mut normalized, FieldSet::NONE);
        assert_eq!(normalized, settings, "{figure}");
        for setting in settings.declared() {
            let read = setting.read(&setting.default.text(), &setting.default);
            assert_eq!(read, (setting.default.clone(), None), "{}", setting.name);
        }
    }
}

/// Texts of all kinds, numbers more often than chance would write them.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        ".{0,60}",
        "-?[0-9]{1,12}(\\.[0-9]{1,3})?",
        "yes|no|0?\\.[0-9]{1,9}|[0-9]e-?[0-9]{1,2}"
    ]
}

/// A setting that is spelled says in an address what it says there again.
fn said_again(settings: &mut Settings, name: &str) {
    let index = settings.index(name).unwrap();
    let told = settings.told(index).text();
    assert_eq!(settings.set_text(name, &told), None);
    assert_eq!(settings.told(index).text(), told);
}

proptest! {
    #[test]
    fn any_text_leaves_a_possible_value(
        figure in 0..names().len(), texts in prop::collection::vec((0_usize..1000, text(), any::<bool>()), 1..12)
    ) {
        let usual = model(names()[figure]).unwrap().defaults();
        let mut settings = usual.clone();
        for (which, text, is_named) in texts {
            let in_address = usual.declared().iter();
            let setting = in_address.clone().nth(which % in_address.count()).unwrap();
            let text = match setting.domain {
                Domain::Name(options) if is_named => options[which / 7 % options.len()].0.to_owned(),
                _ => text,
            };
            let notice = settings.set_text(setting.name, &text);
            if setting.spelling.is_some() {
                // Words mean what they say; what they say of numbers is tested with their figure.
                said_again(&mut settings, setting.name);
                continue;
            }
            let value = settings.get(setting.name).unwrap();
            prop_assert!(is_allowed(setting.domain, &value), "{:?}", value);
            // Only an impossible text is spoken of, and every text that is no value is impossible.
            prop_assert_eq!(settings.set_text(setting.name, &value.text()), None);
            prop_assert_eq!(settings.get(setting.name), Some(value.clone()));
            let is_number = matches!(setting.domain, Domain::Whole(..) | Domain::Count(..) | Domain::Real(..));
            let number: Option<f64> = text.trim().parse().ok();
            prop_assert!(notice.is_none() || !is_number || number.is_none_or(|number| Value::Real(number) != value));
            prop_assert!(notice.is_some() || !is_number || number.is_some(), "{text:?}");
        }
        // Words lead to a value that the other settings allow.
        for setting in usual.declared().iter().filter(|setting| setting.spelling.is_some()) {
            said_again(&mut settings, setting.name);
        }
        // An address needs nothing escaped, and says the same again.
        let query = settings.query();
        prop_assert_eq!(query.is_empty(), settings == usual);
        prop_assert!(query.chars().all(|letter| letter.is_ascii_alphanumeric() || "-=&.".contains(letter)), "{query}");
        let mut again = usual;
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, text) = pair.split_once('=').unwrap();
            prop_assert_eq!(again.set_text(name, text), None);
        }
        prop_assert_eq!(again, settings);
    }
}

/// The value of a real setting that a text asks for; `None` where it is refused.
fn real(text: &str) -> Option<f64> {
    let mut settings = model("limit-tiles").unwrap().defaults();
    let notice = settings.set_text("alpha", text);
    notice.is_none().then(|| settings.real("alpha"))
}

proptest! {
    /// As the standard library reads it.
    #[test]
    fn the_double_nearest_to_a_text_is_taken(digits in "[1-9][0-9]{0,20}([.][0-9]{1,30})?(e-?[0-9])?", bits: u64) {
        let double = f64::from_bits((bits >> 12) | 0x3ff0_0000_0000_0000);
        for text in [double.to_string(), format!("{double:e}"), digits] {
            let by_the_standard_library: f64 = text.parse()?;
            prop_assert_eq!(real(&text), Some(by_the_standard_library), "{}", text);
        }
    }
}

#[test]
fn numbers_are_read_in_every_form() {
    for text in [
        "+3",
        "007",
        ".5",
        "5.",
        "1e3",
        "1E+3",
        "2.5e-3",
        "1e36",
        "1e23",
        "9007199254740993",
        "9007199254740993.0000000000000000000000000000000000001",
    ] {
        assert_eq!(real(text), text.parse().ok(), "{text}");
    }
    for text in [
        "", "-", ".", "e3", "1e", "1e2.5", "1,5", "--1", "0x10", "info", "NaN", "INF", "½",
        "1 000", "1e309", "-1",
    ] {
        assert_eq!(real(text), None, "{text}");
    }
    assert_eq!(real(&"1".repeat(2000)), None);
}
