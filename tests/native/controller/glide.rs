//! Numbers that glide to where a link or a passage wants them, and settings that prose moves by steps.

use crate::support::seed_of;
use crate::{in_use, open};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use upperhand_figures::names;
use upperhand_kit::controller::{Event, Phase, Source};
use upperhand_kit::model::Input;
use upperhand_kit::schema::Domain;
use upperhand_oracles::random_value;
use upperhand_oracles::used::{EVEN_MAP, MOUSE, Used, pairs};

const THERE: [(&str, &str); 3] = [("rules", "official"), ("mine", "40"), ("theirs", "12")];

/// The longest that a glide may take, in milliseconds.
const LONGEST: f64 = 400.0;

fn gliding(name: &str, texts: &[(&str, &str)]) -> Used {
    let mut figure = in_use(name, texts);
    figure.send(Event::AllowMotion);
    figure
}

fn glide(figure: &mut Used, texts: &[(&str, &str)]) -> Vec<String> {
    let texts = pairs(texts);
    figure.send(Event::Glide(texts)).notices
}

#[test]
fn numbers_glide_and_names_switch_at_once() {
    let mut map = gliding("win-map", &EVEN_MAP);
    let response = map.send(Event::Glide(pairs(&THERE)));
    assert_eq!(map.text("rules"), "official");
    assert_eq!(map.whole(["mine", "theirs"]), [24, 24]);
    assert!(response.redraw);
    let mut seen = Vec::new();
    for _ in 0..40 {
        map.frame();
        seen.push(map.whole(["mine", "theirs"]));
        map.wait(10.0);
    }
    assert_eq!(seen.last(), Some(&[40, 12]), "there within 400 ms");
    let mine: Vec<u32> = seen.iter().map(|[mine, _]| *mine).collect();
    let theirs: Vec<u32> = seen.iter().map(|[_, theirs]| *theirs).collect();
    assert!(mine.is_sorted() && theirs.iter().rev().is_sorted());
    assert!(mine.contains(&32) && theirs.contains(&18), "by the way");
    assert_eq!(map.frame().settings, [], "and no further");
}

#[test]
fn shares_are_short_decimals_by_the_way() {
    let mut payoff = gliding("guts-payoff", &[("threshold", "0.1")]);
    glide(&mut payoff, &[("threshold", "0.9")]);
    for _ in 0..40 {
        payoff.frame();
        let text = payoff.text("threshold");
        assert!(text.len() <= "0.123".len(), "{text}");
        payoff.wait(10.0);
    }
    assert_eq!(payoff.text("threshold"), "0.9");
}

#[test]
fn every_frame_tells_the_page_of_its_numbers() {
    let mut map = gliding("win-map", &EVEN_MAP);
    let response = map.send(Event::Glide(pairs(&[("mine", "40")])));
    assert!(
        response.redraw,
        "frames are wanted before anything has moved"
    );
    let frames = map.run(LONGEST);
    let mut told = frames.iter().flat_map(|frame| &frame.settings);
    let last = told.rfind(|(name, _)| *name == "mine").unwrap();
    assert_eq!(last.1.text(), "40");
}

#[test]
fn a_glide_ends_where_a_write_would_have_gone() {
    for name in names() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(name));
        for _ in 0..2 {
            let (mut glided, mut written) = (gliding(name, &[]), in_use(name, &[]));
            let declared = written.figure.settings().declared().iter();
            // Hands of three cards take seconds.
            let declared = declared.filter(|setting| {
                setting.name != "cards" && !matches!(setting.domain, Domain::Text(_))
            });
            let texts = declared.map(|setting| {
                let text = random_value(setting, &mut random).text();
                (setting.name.to_owned(), text)
            });
            let texts: Vec<(String, String)> = texts.collect();
            glided.send(Event::Glide(texts.clone()));
            glided.run(LONGEST);
            let source = Source::Script;
            written.send(Event::Write { texts, source });
            assert_eq!(glided.figure.query(), written.figure.query(), "{name}");
        }
    }
}

#[test]
fn whoever_wants_no_motion_is_there_at_once() {
    let mut still = in_use("win-map", &EVEN_MAP);
    glide(&mut still, &THERE);
    assert_eq!(still.whole(["mine", "theirs"]), [40, 12]);
}

/// On its way to 80 the map of 64 moves for 66; for 80 it doubles, as it would at once.
#[test]
fn a_glide_leaves_no_trace_of_its_way() {
    let window = ["mine", "left", "bottom", "size"];
    let ends: [fn(&mut Used); 4] = [
        |map| drop(map.run(LONGEST)),
        |map| drop(map.send(Event::ReduceMotion)),
        |map| drop(map.send(Event::Leave)),
        |map| drop(map.send(Event::Print)),
    ];
    for end in ends {
        let mut map = gliding("win-map", &EVEN_MAP);
        glide(&mut map, &[("mine", "80")]);
        map.frame();
        map.wait(237.0);
        map.frame();
        assert_eq!(map.whole(window), [66, 3, 1, 64]);
        map.wait(300.0);
        end(&mut map);
        assert_eq!(map.whole(window), [80, 1, 1, 128]);
    }
}

/// A map half way from 24 against 24 to 40 against 12.
fn half_way() -> Used {
    let mut map = gliding("win-map", &EVEN_MAP);
    glide(&mut map, &THERE);
    map.frame();
    map.wait(175.0);
    map.frame();
    assert_eq!(map.whole(["mine", "theirs"]), [32, 18]);
    map
}

#[test]
fn a_reader_takes_over_where_the_numbers_are() {
    let mut map = half_way();
    map.step("mine", 1);
    map.run(LONGEST);
    assert_eq!(map.whole(["mine", "theirs"]), [33, 18]);

    let mut map = half_way();
    let at = map.point(0, (10.0, 10.0));
    map.pointer(MOUSE, Phase::Down, at);
    map.run(LONGEST);
    assert_ne!(map.whole(["mine", "theirs"]), [40, 12]);

    let mut map = half_way();
    glide(&mut map, &[("mine", "24")]);
    map.run(LONGEST);
    assert_eq!(map.whole(["mine", "theirs"]), [24, 18], "another link");
}

#[test]
fn a_pointer_that_passes_and_a_page_that_scrolls_stop_nothing() {
    let mut map = half_way();
    map.hover(map.point(0, (10.0, 10.0)));
    map.send(Event::Wheel {
        panel: 0,
        x: 100.0,
        y: 100.0,
        turn: 50.0,
        ctrl: false,
        time: 0.0,
    });
    map.run(LONGEST);
    assert_eq!(map.whole(["mine", "theirs"]), [40, 12]);
}

#[test]
fn a_wish_that_cannot_be_met_is_said() {
    let mut map = gliding("win-map", &EVEN_MAP);
    let notices = glide(&mut map, &[("mine", "many"), ("theirs", "12")]);
    let start = "“many” is not possible as your pool";
    assert!(notices[0].starts_with(start), "{notices:?}");
    map.run(LONGEST);
    assert_eq!(map.whole(["mine", "theirs"]), [24, 12]);
}

#[test]
fn what_takes_long_is_never_solved_by_the_way() {
    let mut cards = gliding("guts-cards", &[]);
    glide(&mut cards, &[("cards", "3"), ("ranks", "5")]);
    assert_eq!(["cards", "ranks"].map(|name| cards.text(name)), ["3", "5"]);
}

#[test]
fn names_and_switches_go_around_and_numbers_to_their_ends() {
    let mut map = in_use("win-map", &EVEN_MAP);
    let mut seen = Vec::new();
    for by in [1, 1, 1, -1, 4] {
        map.step("rules", by);
        seen.push(map.text("rules"));
    }
    assert_eq!(seen, ["official", "open", "race", "open", "race"]);
    // Two steps within a frame are two.
    map.step("mine", 1);
    map.step("mine", 1);
    assert_eq!(map.whole(["mine"]), [26]);
    for (setting, last, text) in [
        ("mine", true, "64"),
        ("mine", false, "1"),
        ("rules", true, "open"),
        ("rules", false, "race"),
    ] {
        let name = setting.to_owned();
        map.send(Event::End { name, last });
        assert_eq!(map.text(setting), text);
    }
    let mut payoff = in_use("guts-payoff", &[]);
    for (by, expected) in [(1, "yes"), (1, "no"), (-1, "yes"), (2, "yes")] {
        payoff.step("weenie", by);
        assert_eq!(payoff.text("weenie"), expected);
    }
}

#[test]
fn every_setting_with_a_control_is_said_in_a_sentence() {
    for name in names() {
        let mut figure = in_use(name, &[]);
        for control in figure.controls.clone() {
            let said = figure.figure.in_prose(control.name);
            let is_button = matches!(control.input, Input::Button { .. });
            assert_eq!(said.is_err(), is_button);
            if let Ok(said) = said {
                assert_eq!((said.label, &said.input), (control.label, &control.input));
                assert!(!said.text.is_empty());
            }
        }
    }
    let mut map = open("win-map", "mine=100000&rules=open");
    let said = ["mine", "rules"].map(|name| map.figure.in_prose(name).unwrap().text);
    assert_eq!(said, ["100\u{202f}000", "Open"]);
    let refused = map.figure.in_prose("players").unwrap_err();
    let names_all = refused.contains("“players”") && refused.contains("mine, theirs");
    assert!(names_all, "{refused}");
}
