//! Settings as texts: whatever stands in an address becomes something possible, and is told so.

use proptest::prelude::*;
use upperhand_figures::{model, names};
use upperhand_kit::schema::{Domain, INFINITE};
use upperhand_kit::settings::Value;
use upperhand_kit::{FieldSet, Settings};

fn map() -> Settings {
    model("win-map").unwrap().defaults()
}

fn read(name: &str, text: &str) -> (String, Option<String>) {
    let mut settings = map();
    let notice = settings.set_text(name, text);
    (settings.get(name).unwrap().text(), notice)
}

#[test]
fn what_is_possible_is_taken_without_a_word() {
    for (name, text, value) in [
        ("mine", "30", "30"),
        ("mine", " 2147483647 ", "2147483647"),
        ("mine", "1e3", "1000"),
        ("size", "8", "8"),
        ("rules", "open", "open"),
        ("layer", " halving", "rule"),
        ("layer", "regions", "regions"),
        ("compare", "none", "none"),
        ("divider", "0", "0"),
    ] {
        assert_eq!(read(name, text), (value.to_owned(), None), "{name}={text}");
    }
}

#[test]
fn what_is_not_becomes_the_nearest_value_with_a_notice() {
    for (name, text, value) in [
        ("mine", "0", "1"),
        ("mine", "-5", "1"),
        ("mine", "2147483648", "2147483647"),
        ("mine", "inf", "2147483647"),
        ("mine", "24.4", "24"),
        ("mine", "NaN", "6"),
        ("mine", "", "6"),
        ("mine", "<script>", "6"),
        ("size", "7", "8"),
        ("answers", "7", "6"),
        ("layer", "Win", "win"),
        ("layer", "pie", "win"),
        ("rules", "tripartit", "race"),
        ("divider", "101", "100"),
    ] {
        let (shown, notice) = read(name, text);
        assert_eq!(shown, value, "{name}={text}");
        let notice = notice.unwrap();
        let given = match text {
            "" => "An empty text ".to_owned(),
            _ => format!("“{text}” "),
        };
        assert!(notice.starts_with(&given), "{notice}");
        assert!(notice.contains("Showing "), "{notice}");
    }
    let pool = model("limit-tiles")
        .unwrap()
        .defaults()
        .set_text("alpha", "-5");
    assert_eq!(
        pool.unwrap(),
        "“-5” is not possible as your pool: it takes a number from 10⁻³⁶ to 10³⁶. Showing 10⁻³⁶."
    );
    assert_eq!(
        read("layer", "pie").1.unwrap(),
        "“pie” is not possible as the layer: it takes win, gain, question, regions, rule. Showing win."
    );
    for empty in ["", " ", "\u{a0}"] {
        assert_eq!(
            read("answers", empty).1.unwrap(),
            "An empty text is not possible as the number of answers: it takes a whole number from 2 to 6. Showing 2."
        );
    }
    // Longer than 1200 letters it is no number.
    for (length, shown) in [(1200, "2147483647"), (10_000, "6")] {
        let (value, notice) = read("mine", &"9".repeat(length));
        assert_eq!(value, shown);
        assert!(notice.unwrap().chars().count() < 200);
    }
}

#[test]
fn tripartite_means_three_answers_under_the_official_rules() {
    for text in ["tripartite", " tripartite "] {
        let mut settings = map();
        assert_eq!(settings.set_text("rules", text), None);
        assert_eq!(
            (settings.name("rules"), settings.whole("answers")),
            ("official", 3)
        );
        assert_eq!(settings.query(), "rules=official&answers=3");
        // What is said later holds.
        assert_eq!(settings.set_text("answers", "4"), None);
        assert_eq!(
            (settings.name("rules"), settings.whole("answers")),
            ("official", 4)
        );
    }
}

#[test]
fn names_that_are_no_settings_are_passed_over() {
    let mut settings = map();
    for name in ["", "Mine", "onclick", "figure", "mine ", "__proto__"] {
        assert_eq!(settings.set_text(name, "5"), None);
        assert_eq!(settings.get(name), None);
    }
    assert_eq!(settings, map());
}

#[test]
#[should_panic(expected = "rules takes race, official, open")]
fn a_value_of_another_kind_is_an_error_of_the_caller() {
    map().set("rules", Value::Whole(3));
}

#[test]
fn defaults_are_possible_and_left_out_of_the_address() {
    for figure in names() {
        let settings = model(figure).unwrap().defaults();
        assert_eq!(settings.query(), "");
        let mut normalized = settings.clone();
        model(figure)
            .unwrap()
            .normalize(&mut normalized, FieldSet::NONE);
        assert_eq!(normalized, settings, "{figure}");
        for setting in settings.declared() {
            let (value, notice) = setting.read(&setting.default.text(), &setting.default);
            assert_eq!(
                (value, notice),
                (setting.default.clone(), None),
                "{}",
                setting.name
            );
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
            let possible = match (setting.domain, &value) {
                (Domain::Whole(least, most) | Domain::Count(least, most), Value::Whole(number)) => (least..=most).contains(number),
                (Domain::Real(least, most), Value::Real(number)) => (least..=most).contains(number),
                (Domain::Name(options), Value::Name(chosen)) => options.iter().any(|(name, _)| name == chosen),
                (Domain::Switch, Value::Switch(_)) | (Domain::Count(..), Value::Name(INFINITE)) => true,
                (Domain::Text(most), Value::Text(text)) => text.len() <= most,
                _ => false,
            };
            prop_assert!(possible, "{:?}", value);
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
    for (text, number) in [
        ("+3", 3.0),
        ("007", 7.0),
        (".5", 0.5),
        ("5.", 5.0),
        ("1e3", 1e3),
        ("1E+3", 1e3),
        ("2.5e-3", 2.5e-3),
        ("1e36", 1e36),
        ("9007199254740993", 9_007_199_254_740_992.0),
        (
            "9007199254740993.0000000000000000000000000000000000001",
            9_007_199_254_740_994.0,
        ),
        ("1e23", 1e23),
    ] {
        assert_eq!(real(text), Some(number), "{text}");
    }
    for text in [
        "", "-", ".", "e3", "1e", "1e2.5", "1,5", "--1", "0x10", "info", "NaN", "INF", "½",
        "1 000", "1e309", "-1",
    ] {
        assert_eq!(real(text), None, "{text}");
    }
    assert_eq!(real(&"1".repeat(2000)), None);
}
