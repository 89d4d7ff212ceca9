//! Sliders, typed numbers, texts from attributes, scripts and groups, and the address.

use crate::{controller, in_use};
use std::iter;
use upperhand_figures::{all, model, names};
use upperhand_kit::Settings;
use upperhand_kit::controller::{Answers, Event, Source};
use upperhand_kit::model::{Input, Slide};
use upperhand_kit::settings::Value;
use upperhand_oracles::normalize;
use upperhand_oracles::used::{EVEN_MAP, Used, pairs};

/// The settings of an address, in a figure that has just begun.
fn read(name: &str, query: &str) -> Used {
    let texts: Vec<(&str, &str)> = query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .collect();
    Used::fresh(model(name).unwrap(), &texts, Answers::default())
}

fn said(settings: &Settings) -> Vec<(&'static str, Value)> {
    settings.iter().collect()
}

/// Where a slider stands, and from where to where it goes.
fn slider(used: &mut Used, name: &str) -> Option<[f64; 3]> {
    used.frame();
    let control = used.controls.iter().find(|control| control.name == name)?;
    match control.input {
        Input::Slider {
            position, from, to, ..
        } => Some([position, from, to]),
        _ => None,
    }
}

#[test]
fn a_slider_stands_where_it_was_put() {
    for name in names() {
        let fresh = || Used::fresh(model(name).unwrap(), &[("ranks", "4")], Answers::default());
        for control in fresh().frame().controls {
            let Some([_, from, to]) = slider(&mut fresh(), control.name) else {
                continue;
            };
            let middle = f64::midpoint(from, to).round();
            for position in [from, to, middle] {
                let mut used = fresh();
                used.slide(control.name, position);
                let [stands, ..] = slider(&mut used, control.name).unwrap();
                let told = format!("{name}: {} at {position}", control.name);
                assert!(
                    (stands - position).abs() < 0.51,
                    "{told} stands at {stands}"
                );
                assert_eq!(used.slide(control.name, position).settings, [], "{told}");
            }
            assert_eq!(fresh().slide(control.name, f64::NAN).settings, []);
        }
    }
}

#[test]
fn sixty_four_steps_of_a_doubling_slider_double_a_pool() {
    let mut map = read(
        "win-map",
        "size=4096&left=100&bottom=200&mine=150&theirs=250",
    );
    let window = ["left", "bottom", "mine", "theirs"];
    assert_eq!(map.whole(window), [100, 200, 150, 250]);
    map.write(Source::User, &[("axes", "log")]);
    assert_eq!(map.whole(window), [1, 1, 150, 250]);
    map.write(Source::User, &[("axes", "linear")]);
    assert_eq!(map.whole(window), [100, 200, 150, 250]);
    map.write(Source::User, &[("axes", "log")]);
    for (position, mine) in [(0.0, 1), (64.0, 2), (640.0, 1024), (768.0, 4096)] {
        map.slide("mine", position);
        assert_eq!(map.whole(["mine"]), [mine]);
    }
}

/// A third of the way and a little more has no short decimal form.
#[test]
fn a_number_of_a_slider_is_set_to_its_last_bit() {
    let mut numbers = 0;
    for name in names() {
        let texts = [("ranks", "4"), ("theory", "yes")];
        let fresh = || Used::fresh(model(name).unwrap(), &texts, Answers::default());
        for control in fresh().frame().controls {
            let Some([_, from, to]) = slider(&mut fresh(), control.name) else {
                continue;
            };
            let settings = fresh().figure.settings().clone();
            let is_real = matches!(settings.get(control.name), Some(Value::Real(_)));
            let slide = model(name).unwrap().slide(&settings, control.name);
            if !is_real || slide != Slide::Even {
                continue;
            }
            numbers += 1;
            let number = (from + (to - from) / 3.0).next_up();
            let told = format!("{name}: {} at {number}", control.name);
            for event in [
                Event::Slide {
                    name: control.name.to_owned(),
                    position: number,
                },
                Event::Number {
                    name: control.name.to_owned(),
                    value: number,
                },
            ] {
                let mut used = fresh();
                used.send(event);
                let set = used.figure.settings().real(control.name);
                assert_eq!(set.to_bits(), number.to_bits(), "{told} is {set}");
            }
        }
    }
    assert!(numbers > 4, "only {numbers} sliders of real numbers");
}

#[test]
fn typed_numbers_become_the_nearest_that_is_possible_with_a_notice() {
    let mut map = in_use("win-map", &EVEN_MAP);
    for (typed, shown) in [
        (0.0, 1),
        (-5.0, 1),
        (7.6, 8),
        (1e12, 2_147_483_647),
        (f64::INFINITY, 2_147_483_647),
    ] {
        let notices = map.number("mine", typed).notices;
        assert!(
            notices[0].contains("is not possible as your pool"),
            "{notices:?}"
        );
        assert_eq!(map.whole(["mine"]), [shown]);
    }
    assert_eq!(map.number("mine", 33.0).notices, [""; 0]);
    assert!(!map.number("mine", f64::NAN).redraw && !map.number("nobody", 1.0).redraw);
    assert!(!map.number("rules", 1.0).redraw && !map.slide("rules", 1.0).redraw);
    assert_eq!(map.whole(["mine"]), [33]);
}

#[test]
fn typed_numbers_that_do_not_go_with_the_others_have_a_notice_of_what_is_shown() {
    let mut profile = read("question-profile", "mine=6&theirs=4");
    for (typed, shown) in [(40.0, 5), (0.0, 1), (-5.0, 1)] {
        let notices = profile.number("bid", typed).notices;
        assert_eq!(profile.whole(["bid"]), [shown]);
        assert_eq!(notices.len(), 1, "{typed}");
        assert!(
            notices[0].starts_with(&format!("“{typed}” is not possible as the part"))
                && notices[0].ends_with(&format!("Showing {shown}.")),
            "{notices:?}"
        );
    }
    assert_eq!(profile.number("bid", 2.0).notices, [""; 0]);
}

#[test]
fn settings_that_do_not_go_together_are_answered_with_what_is_shown() {
    for (figure, texts, notices) in [
        (
            "win-map",
            &[("mine", "40"), ("theirs", "24"), ("size", "8")] as &[_],
            &[
                "“40” is not possible as your pool beside the other settings. Showing 8.",
                "“24” is not possible as their pool beside the other settings. Showing 8.",
            ] as &[_],
        ),
        (
            "win-map",
            &[("mine", "abc"), ("theirs", "3"), ("size", "0")],
            &[
                "“abc” is not possible as your pool: it takes a whole number from 1 to 2\u{202f}147\u{202f}483\u{202f}647. Showing 6.",
                "“0” is not possible as the map’s size: it takes a whole number from 8 to 2\u{202f}147\u{202f}483\u{202f}647. Showing 8.",
            ],
        ),
        (
            "question-profile",
            &[("mine", "40"), ("bid", "99")],
            &[
                "“99” is not possible as the part you ask about beside the other settings. Showing 39.",
            ],
        ),
    ] {
        let mut used = in_use(figure, &[]);
        let read = used.send(Event::Read {
            texts: pairs(texts),
            others: Vec::new(),
        });
        assert_eq!(read.notices, notices, "{figure} {texts:?}");
        let mut written = in_use(figure, &[]);
        assert_eq!(
            written.write(Source::Script, texts).notices,
            notices,
            "{figure} {texts:?}"
        );
    }
}

#[test]
fn a_window_that_has_followed_a_position_stays_whatever_is_chosen_next() {
    for mine in ["30", "40", "500"] {
        for rules in ["official", "open"] {
            let mut map = in_use("win-map", &[("mine", mine), ("theirs", "12")]);
            let window = map.whole(["left", "bottom", "size"]);
            map.write(Source::User, &[("rules", rules)]);
            assert_eq!(map.text("mine"), mine);
            assert_eq!(map.whole(["left", "bottom", "size"]), window);
        }
    }
}

#[test]
fn switches_turn() {
    let mut payoff = in_use("guts-payoff", &[]);
    let turn = |name: &str, on| Event::Switch {
        name: name.to_owned(),
        on,
    };
    assert_eq!(
        payoff.send(turn("weenie", true)).settings,
        [("weenie", Value::Switch(true))]
    );
    assert!(!payoff.send(turn("weenie", true)).redraw);
    assert!(!payoff.send(turn("threshold", true)).redraw && !payoff.send(turn("", false)).redraw);
}

#[test]
fn texts_that_say_nothing_leave_what_is_shown_with_a_notice() {
    let mut map = in_use("win-map", &[("mine", "30")]);
    let hostile = "<img src=x onerror=\"window.harmed = true\">";
    let response = map.write(
        Source::User,
        &[
            ("mine", hostile),
            ("rules", ""),
            ("layer", "question"),
            ("unheard", "of"),
        ],
    );
    assert_eq!(response.settings, [("layer", Value::Name("question"))]);
    assert_eq!(response.notices.len(), 2);
    assert!(
        response.notices[1]
            .starts_with("“<img src=x onerror=\"window.har…” is not possible as your pool")
    );
    assert_eq!(map.whole(["mine"]), [30]);
    let read = map.send(Event::Read {
        texts: pairs(&[("theirs", "zero"), ("mine", "31")]),
        others: Vec::new(),
    });
    assert_eq!(read.notices.len(), 1);
    assert_eq!(
        (map.whole(["mine", "theirs"]), map.text("layer")),
        ([31, 4], "win".to_owned())
    );
}

#[test]
fn a_text_may_stand_for_several_settings() {
    let mut map = in_use("win-map", &[]);
    let response = map.write(Source::Script, &[("rules", "tripartite")]);
    assert_eq!(
        response.settings,
        [
            ("rules", Value::Name("official")),
            ("answers", Value::Whole(3))
        ]
    );
    assert_eq!(map.figure.query(), "rules=official&answers=3");
    // A setting that is named itself has its own text.
    for texts in [
        [("rules", "tripartite"), ("answers", "5")],
        [("answers", "5"), ("rules", "tripartite")],
    ] {
        map.write(Source::Script, &texts);
        assert_eq!(
            (map.text("rules"), map.text("answers")),
            ("official".to_owned(), "5".to_owned())
        );
    }
}

#[test]
fn several_settings_are_set_at_once_in_whatever_order() {
    for (name, texts) in [
        (
            "win-map",
            [
                ("mine", "300"),
                ("theirs", "77"),
                ("size", "32"),
                ("left", "280"),
                ("rules", "tripartite"),
            ],
        ),
        (
            "question-profile",
            [
                ("mine", "300"),
                ("bid", "200"),
                ("size", "8"),
                ("answers", "3"),
                ("second", "90"),
            ],
        ),
        (
            "limit-tiles",
            [
                ("alpha", "2"),
                ("beta", "7"),
                ("zoom", "1"),
                ("answers", "3"),
                ("rules", "open"),
            ],
        ),
        (
            "guts-payoff",
            [
                ("players", "5"),
                ("third", "0.7"),
                ("others", "0.2"),
                ("apart", "no"),
                ("weenie", "yes"),
            ],
        ),
        (
            "guts-coalition",
            [
                ("players", "5"),
                ("mixture", "own"),
                ("bloc", "0.2"),
                ("weight", "0.5"),
                ("near", "yes"),
            ],
        ),
        (
            "guts-cards",
            [
                ("cards", "1"),
                ("ranks", "5"),
                ("suits", "2"),
                ("hand", "JH"),
                ("hold-above", "99"),
            ],
        ),
    ] {
        let mut forwards = in_use(name, &[]);
        forwards.write(Source::Script, &texts);
        for shift in 0..texts.len() {
            let mut turned = texts;
            turned.rotate_left(shift);
            turned.reverse();
            let mut used = in_use(name, &[]);
            used.write(Source::Script, &turned);
            assert_eq!(
                used.figure.settings(),
                forwards.figure.settings(),
                "{name}: {turned:?}"
            );
        }
    }
}

#[test]
fn a_pool_that_gave_way_comes_back_when_the_map_grows() {
    let mut map = in_use("win-map", &[("mine", "300"), ("theirs", "77")]);
    assert_eq!(map.whole(["size"]), [384]);
    for size in [256_u32, 128, 64] {
        map.write(Source::Script, &[("size", &size.to_string())]);
        assert_eq!(
            map.whole(["size", "mine", "theirs"]),
            [size, 300.min(size), 77.min(size)]
        );
    }
    map.write(Source::Group, &[("size", "512")]);
    assert_eq!(map.whole(["mine", "theirs"]), [300, 77]);
    // A pool that is chosen on the small map is the one that is wanted.
    map.write(Source::Script, &[("size", "64")]);
    map.key("ArrowLeft");
    map.write(Source::Script, &[("size", "512")]);
    assert_eq!(map.whole(["mine"]), [63]);
}

#[test]
fn followers_keep_where_they_have_come_to() {
    let mut profile = in_use("question-profile", &[("mine", "24")]);
    profile.slide("bid", 6.0);
    profile.number("mine", 48.0);
    assert_eq!(profile.whole(["bid"]), [12], "the same share of the pool");
    let mut cards = in_use("guts-cards", &[("ranks", "6")]);
    let best = cards.text("hold-above");
    cards.number("ranks", 9.0);
    assert_ne!(
        cards.text("hold-above"),
        best,
        "a new deck starts at its own best threshold"
    );
    let (hold, hand) = (cards.text("hold-above"), cards.text("hand"));
    cards.number("around", 9.0);
    assert_eq!((cards.text("hold-above"), cards.text("hand")), (hold, hand));
}

#[test]
fn the_address_says_all_that_differs() {
    for (name, query) in [
        ("win-map", "rules=official&answers=3&mine=300&size=512"),
        ("win-map", "left=100&bottom=200&mine=130&theirs=230"),
        ("win-map", ""),
        ("question-profile", "mine=100&bid=7"),
        ("limit-tiles", "alpha=2.25&zoom=-1.5"),
        ("guts-payoff", "players=7&threshold=0.123456789"),
        ("guts-coalition", "mixture=own&bloc=0.7"),
        ("guts-cards", "cards=1&ranks=5"),
    ] {
        let mut used = read(name, query);
        let again = read(name, &used.figure.query());
        assert_eq!(
            said(again.figure.settings()),
            said(used.figure.settings()),
            "{name}: {query}"
        );
        assert_eq!(used.figure.query().contains("figure="), name != names()[0]);
    }
}

#[test]
fn a_script_may_ask_for_another_value_without_a_trace() {
    let mut map = in_use("win-map", &[("mine", "40"), ("theirs", "24")]);
    map.hover(map.point(0, (30.0, 12.0)));
    map.frame();
    let before = map.figure.settings().clone();
    let mut value_at = |texts: &[(&str, &str)]| {
        let other = controller("win-map", Answers::default(), Box::new(|| 0.0));
        map.figure.value_at(other, &pairs(texts))
    };
    let (readout, settings) = value_at(&[("rules", "tripartite"), ("mine", "24")]).unwrap();
    assert_eq!(
        (readout.exact.as_str(), settings.whole("answers")),
        ("61/96", 3)
    );
    assert_eq!(
        value_at(&[]).unwrap().0.heading,
        "You have 40, they have 24"
    );
    assert!(
        value_at(&[("mine", "0")])
            .unwrap_err()
            .contains("is not possible as your pool")
    );
    assert_eq!(*map.figure.settings(), before);
    let frame = map.frame();
    assert!(frame.panels.is_empty() && frame.readout.is_none());
}

/// The settings of a figure that is told these texts.
fn told(name: &str, texts: &[(&str, &str)]) -> Settings {
    let figure = Used::fresh(model(name).unwrap(), texts, Answers::default());
    figure.figure.settings().clone()
}

#[test]
fn what_is_not_named_stands_at_its_default_and_a_version_says_nothing() {
    for entry in all() {
        let (name, mut model) = (entry.schema.name, (entry.make)());
        // Each setting by itself, the others in agreement with it.
        let mut expected = |named: &[&'static str]| {
            let mut settings = model.defaults();
            normalize(model.as_mut(), &mut settings, named);
            settings
        };
        let settings = entry.schema.settings.iter();
        let each = settings.map(Some);
        for setting in iter::once(None).chain(each) {
            let text = setting.map(|setting| (setting.name, setting.default.text()));
            let names: Vec<&str> = setting.iter().map(|setting| setting.name).collect();
            for version in [None, Some("1"), Some("2"), Some("7"), Some("")] {
                let mut texts: Vec<(&str, &str)> = text
                    .iter()
                    .map(|(name, text)| (*name, text.as_str()))
                    .collect();
                texts.extend(version.map(|version| ("v", version)));
                assert_eq!(told(name, &texts), expected(&names), "{name} {texts:?}");
            }
        }
    }
}

#[test]
fn an_address_leads_back_and_names_no_version() {
    let mut map = in_use("win-map", &[("layer", "question"), ("v", "7")]);
    let query = map.figure.query();
    assert_eq!(query, "layer=question");
    let again = in_use("win-map", &[("layer", "question")]);
    assert_eq!(again.figure.settings(), map.figure.settings());
    assert_eq!(in_use("win-map", &[]).figure.query(), "");
}

#[test]
fn what_the_group_shows_stands_where_attributes_say_nothing() {
    let mut figure = Used::fresh(model("win-map").unwrap(), &[], Answers::default());
    let others = vec![("mine".to_owned(), "9".to_owned())];
    figure.send(Event::Read {
        texts: Vec::new(),
        others: others.clone(),
    });
    let layer = figure.figure.settings().setting("layer").unwrap();
    assert_eq!(figure.whole(["mine"]), [9]);
    assert_eq!(
        figure.figure.settings().get("layer"),
        Some(layer.default.clone())
    );
    let texts = vec![("mine".to_owned(), "5".to_owned())];
    figure.send(Event::Read { texts, others });
    assert_eq!(figure.whole(["mine"]), [5], "attributes come first");
}
