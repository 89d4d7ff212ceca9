//! Sliders, typed numbers, texts from attributes, scripts and groups, and the address.

use crate::support::seed_of;
use crate::{controller, fresh, in_use, open};
use itertools::Itertools;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use std::iter;
use upperhand_figures::{all, model, names};
use upperhand_kit::controller::{Answers, Event, Source};
use upperhand_kit::model::{Input, Slide};
use upperhand_kit::settings::Value;
use upperhand_oracles::used::{Used, pairs};
use upperhand_oracles::{normalize, random_value};

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

/// A third of the way and a little more has no short decimal form: a real number is set to its last bit.
#[test]
fn a_slider_stands_where_it_was_put() {
    let mut numbers = 0;
    for name in names() {
        let fresh = || fresh(name, &[("ranks", "4"), ("theory", "yes")]);
        for control in fresh().frame().controls {
            let Some([_, from, to]) = slider(&mut fresh(), control.name) else {
                continue;
            };
            for position in [from, to, f64::midpoint(from, to).round()] {
                let mut used = fresh();
                used.slide(control.name, position);
                let [stands, ..] = slider(&mut used, control.name).unwrap();
                let told = format!("{name}: {} at {position}", control.name);
                assert!((stands - position).abs() < 0.51, "{told}: {stands}");
                assert_eq!(used.slide(control.name, position).settings, [], "{told}");
            }
            assert_eq!(fresh().slide(control.name, f64::NAN).settings, []);
            let settings = fresh().figure.settings().clone();
            let is_real = matches!(settings.get(control.name), Some(Value::Real(_)));
            if is_real && model(name).unwrap().slide(&settings, control.name) == Slide::Even {
                let number = (from + (to - from) / 3.0).next_up();
                let (mut slid, mut typed) = (fresh(), fresh());
                slid.slide(control.name, number);
                typed.number(control.name, number);
                let set = [slid, typed].map(|used| used.real(control.name).to_bits());
                assert_eq!(set, [number.to_bits(); 2], "{name}: {}", control.name);
                numbers += 1;
            }
        }
    }
    assert!(numbers > 4, "only {numbers} sliders of real numbers");
}

#[test]
fn sixty_four_steps_of_a_doubling_slider_double_a_pool() {
    let mut map = open("win-map", "size=4096&axes=log");
    for (position, mine) in [(0.0, 1), (64.0, 2), (640.0, 1024), (768.0, 4096)] {
        map.slide("mine", position);
        assert_eq!(map.whole(["mine"]), [mine]);
    }
}

#[test]
fn typed_numbers_become_the_nearest_that_is_possible_with_a_notice() {
    for (figure, name, label, typed, shown) in [
        ("win-map", "mine", "your pool", 0.0, 1),
        ("win-map", "mine", "your pool", -5.0, 1),
        ("win-map", "mine", "your pool", 7.6, 8),
        ("win-map", "mine", "your pool", 1e12, 2_147_483_647),
        ("win-map", "mine", "your pool", f64::INFINITY, 2_147_483_647),
        // The pool is six.
        ("question-profile", "bid", "the part", 40.0, 5),
        ("question-profile", "bid", "the part", 0.0, 1),
        ("question-profile", "bid", "the part", -5.0, 1),
    ] {
        let mut used = in_use(figure, &[]);
        let notices = used.number(name, typed).notices;
        assert_eq!((used.whole([name]), notices.len()), ([shown], 1), "{typed}");
        let of = notices[0].split_once(" is not possible as ").unwrap().1;
        assert!(of.starts_with(label) && of.contains("Showing "), "{of}");
        assert_eq!(used.number(name, 2.0).notices, [""; 0]);
    }
}

#[test]
fn events_of_no_setting_or_of_another_kind_want_no_frame() {
    let mut map = in_use("win-map", &[]);
    assert!(!map.number("mine", f64::NAN).redraw && !map.number("nobody", 1.0).redraw);
    assert!(!map.number("rules", 1.0).redraw && !map.slide("rules", 1.0).redraw);
    let mut payoff = in_use("guts-payoff", &[]);
    let mut turn = |name: &str, on| {
        let name = name.to_owned();
        payoff.send(Event::Switch { name, on })
    };
    let on = [("weenie", Value::Switch(true))];
    assert_eq!(turn("weenie", true).settings, on);
    assert!(!turn("weenie", true).redraw);
    assert!(!turn("threshold", true).redraw && !turn("", false).redraw);
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
        let read = fresh(figure, &[]).read(texts);
        let written = in_use(figure, &[]).write(Source::Script, texts);
        let told = [read.notices, written.notices];
        assert!(told.iter().all(|told| told == notices), "{told:?}");
    }
}

/// The settings themselves take lines of more cards.
#[test]
fn a_notice_says_how_far_a_slider_goes_now() {
    let notice =
        "“30000” is not possible as the line: it takes a whole number from 0 to 52. Showing 52.";
    let far = ("hold-above", "30000");
    for (figure, cards) in [
        ("guts-cards", ("cards", "1")),
        ("guts-coalition", ("hands", "cards1")),
    ] {
        let mut used = fresh(figure, &[cards]);
        assert_eq!(used.number(far.0, 30_000.0).notices, [notice]);
        assert_eq!(used.write(Source::User, &[far]).notices, [notice]);
        assert_eq!(used.read(&[cards, far]).notices, [notice]);
    }
}

#[test]
fn a_window_that_has_followed_a_position_stays_whatever_is_chosen_next() {
    for mine in ["30", "40", "500"] {
        let mut map = open("win-map", &format!("mine={mine}&theirs=12"));
        let shown = map.whole(["mine", "left", "bottom", "size"]);
        map.write(Source::User, &[("rules", "official")]);
        assert_eq!(map.whole(["mine", "left", "bottom", "size"]), shown);
    }
}

#[test]
fn texts_that_say_nothing_leave_what_is_shown_with_a_notice() {
    let mut map = open("win-map", "mine=30");
    let hostile = "<img src=x onerror=\"window.harmed = true\">";
    let texts = [
        ("mine", hostile),
        ("rules", ""),
        ("layer", "question"),
        ("unheard", "of"),
    ];
    let response = map.write(Source::User, &texts);
    assert_eq!(response.settings, [("layer", Value::Name("question"))]);
    let [_, notice] = &response.notices[..] else {
        panic!("{:?}", response.notices)
    };
    let cut = "“<img src=x onerror=\"window.har…” is not possible as your pool";
    assert!(notice.starts_with(cut), "{notice}");
    assert_eq!(map.whole(["mine"]), [30]);
}

#[test]
fn a_text_may_stand_for_several_settings() {
    let mut map = in_use("win-map", &[]);
    let response = map.write(Source::Script, &[("rules", " tripartite ")]);
    let both = [
        ("rules", Value::Name("official")),
        ("answers", Value::Whole(3)),
    ];
    assert_eq!(response.settings, both);
    assert_eq!(map.figure.query(), "rules=official&answers=3");
    // A setting that is named itself has its own text.
    map.write(Source::Script, &[("rules", "tripartite"), ("answers", "5")]);
    assert_eq!(map.figure.query(), "rules=official&answers=5");
}

#[test]
fn several_settings_are_set_at_once_in_whatever_order() {
    for name in names() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(name));
        for _ in 0..6 {
            let settings = model(name).unwrap().schema().settings.iter();
            let named = settings.filter(|_| random.random_bool(0.4)).collect_vec();
            let texts = named.into_iter().map(|setting| {
                let text = random_value(setting, &mut random).text();
                (setting.name, text)
            });
            let texts = texts.collect_vec();
            let each = texts.iter().map(|(name, text)| (*name, &**text));
            let mut texts = each.collect_vec();
            let mut written = || {
                let mut used = fresh(name, &[]);
                used.write(Source::Script, &texts);
                let settings = used.figure.settings().clone();
                texts.shuffle(&mut random);
                settings
            };
            assert!((0..4).map(|_| written()).all_equal(), "{name}: {texts:?}");
        }
    }
}

#[test]
fn a_pool_that_gave_way_comes_back_when_the_map_grows() {
    let mut map = open("win-map", "mine=300&theirs=77");
    for size in [256_u32, 128, 64] {
        map.number("size", f64::from(size));
        let shown = [size, 300.min(size), 77.min(size)];
        assert_eq!(map.whole(["size", "mine", "theirs"]), shown);
    }
    map.write(Source::Group, &[("size", "512")]);
    assert_eq!(map.whole(["mine", "theirs"]), [300, 77]);
    // A pool that is chosen on the small map is the one that is wanted.
    map.number("size", 64.0);
    map.key("ArrowLeft");
    map.number("size", 512.0);
    assert_eq!(map.whole(["mine"]), [63]);
}

#[test]
fn followers_keep_where_they_have_come_to() {
    let mut cards = open("guts-cards", "ranks=6");
    let best = cards.text("hold-above");
    cards.number("ranks", 9.0);
    let (hold, hand) = (cards.text("hold-above"), cards.text("hand"));
    assert_ne!(hold, best, "a new deck starts at its own best threshold");
    cards.number("around", 9.0);
    assert_eq!((cards.text("hold-above"), cards.text("hand")), (hold, hand));
}

#[test]
fn a_script_may_ask_for_another_value_without_a_trace() {
    let mut map = open("win-map", "mine=40&theirs=24");
    map.hover(map.point(0, (30.0, 12.0)));
    map.frame();
    let before = map.figure.settings().clone();
    let mut value_at = |texts: &[(&str, &str)]| {
        let other = controller("win-map", Answers::default(), Box::new(|| 0.0));
        map.figure.value_at(other, &pairs(texts))
    };
    let (readout, settings) = value_at(&[("rules", "tripartite"), ("mine", "24")]).unwrap();
    let told = (readout.exact.as_str(), settings.whole("answers"));
    assert_eq!(told, ("61/96", 3));
    // Without other settings it is the value where the figure is, not where a pointer rests.
    let (readout, settings) = value_at(&[]).unwrap();
    assert_eq!(readout.heading, "You have 40, they have 24");
    assert_eq!(settings, before);
    let refused = value_at(&[("mine", "0")]).unwrap_err();
    assert!(refused.contains("is not possible as your pool"));
    assert_eq!(*map.figure.settings(), before);
    let frame = map.frame();
    assert!(frame.panels.is_empty() && frame.readout.is_none());
}

/// Each setting by itself, the others in agreement with it.
#[test]
fn what_is_not_named_stands_at_its_default_and_a_version_says_nothing() {
    for entry in all() {
        let (name, mut model) = (entry.schema.name, (entry.make)());
        let each = entry.schema.settings.iter().map(Some);
        for setting in iter::once(None).chain(each) {
            let usual = setting.map(|setting| (setting.name, setting.default.text()));
            let usual = usual.as_ref().map(|(name, text)| (*name, text.as_str()));
            let mut expected = model.defaults();
            let set = usual.iter().map(|(name, _)| *name).collect_vec();
            normalize(model.as_mut(), &mut expected, &set);
            for version in [None, Some("1"), Some("2"), Some("7"), Some("")] {
                let version = version.map(|version| ("v", version));
                let texts = usual.into_iter().chain(version).collect_vec();
                let told = fresh(name, &texts).figure.settings().clone();
                assert_eq!(told, expected, "{name} {texts:?}");
            }
        }
    }
}

/// The first figure of all needs no name.
#[test]
fn an_address_names_its_figure_and_no_version() {
    for (place, name) in names().into_iter().enumerate() {
        let query = fresh(name, &[("v", "7")]).figure.query();
        let expected = format!("figure={name}");
        assert_eq!(query, if place == 0 { "" } else { expected.as_str() });
    }
}

/// Attributes come first.
#[test]
fn what_the_group_shows_stands_where_attributes_say_nothing() {
    let mut figure = fresh("win-map", &[]);
    for (texts, mine) in [(&[][..], 9), (&[("mine", "5")], 5)] {
        let (texts, others) = (pairs(texts), pairs(&[("mine", "9")]));
        figure.send(Event::Read { texts, others });
        let shown = (figure.whole(["mine"]), figure.text("layer"));
        assert_eq!(shown, ([mine], "win".into()));
    }
}
