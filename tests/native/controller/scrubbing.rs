//! Sliders along the picture: their places, steps, previews; buttons that can do nothing.

use crate::{fresh, in_use, open};
use itertools::Itertools;
use upperhand::guess_who::board::{SHIPPED, read_board, write_address};
use upperhand_kit::controller::{Action, Along, Ends, Event, IdleButton, Phase, SideSlider};
use upperhand_kit::model::{Input, Navigation};
use upperhand_oracles::used::{EVEN_MAP, MOUSE, SIZE, Used};

/// A figure and the places of its sliders, which are told once.
fn with_side_sliders(name: &str, texts: &[(&str, &str)]) -> (Used, Vec<SideSlider>) {
    let mut figure = fresh(name, texts);
    let mut told = figure
        .run(1000.0)
        .into_iter()
        .filter_map(|frame| frame.side_sliders);
    let sliders = told.next().unwrap();
    assert_eq!(told.next(), None, "nothing is said twice");
    drop(told);
    (figure, sliders)
}

#[test]
fn a_slider_ends_where_the_axis_has_the_values_of_its_ends() {
    let (map, sliders) = with_side_sliders("win-map", &[("size", "64")]);
    let (width, height) = (f64::from(SIZE.0), f64::from(SIZE.1));
    for slider in &sliders {
        let [first, last] = [(1.0, 1.0), (64.0, 64.0)].map(|at| map.point(0, at));
        let (from, to, whole) = match slider.along {
            Along::X => (first.0, last.0, width),
            Along::Y => (height - first.1, height - last.1, height),
        };
        assert!((slider.ends.from * whole - from).abs() < 1e-9, "{slider:?}");
        assert!((slider.ends.to * whole - to).abs() < 1e-9, "{slider:?}");
    }
    let names: Vec<&str> = sliders.iter().map(|slider| slider.name).collect();
    assert_eq!(names, ["mine", "theirs"]);
}

#[test]
fn where_no_axis_carries_a_setting_its_slider_is_as_wide_as_the_plot() {
    let (_, sliders) = with_side_sliders("guts-payoff", &[]);
    let found = sliders.iter().map(|slider| (slider.along, slider.ends));
    let plot = Ends { from: 0.1, to: 0.9 };
    assert_eq!(found.collect_vec(), [(Along::X, plot); 2]);
}

#[test]
fn steps_reach_every_value_and_go_past_the_end_of_the_axis() {
    let mut map = open("win-map", "mine=62&theirs=3&size=64");
    for mine in 63..=70 {
        map.step("mine", 1);
        assert_eq!(map.whole(["mine", "theirs"]), [mine, 3]);
    }
    let [left, size] = map.whole(["left", "size"]);
    assert!((left..left + size).contains(&70));
    map.step("theirs", -10);
    assert_eq!(map.whole(["theirs"]), [1], "as far as its end");
    map.step("rules", 1);
    map.step("unheard-of", 1);
    assert_eq!(map.whole(["mine", "theirs"]), [70, 1]);
}

#[test]
fn steps_of_a_share_are_decimals_without_an_end() {
    let mut payoff = open("guts-payoff", "threshold=0.1");
    for at in 101..=600 {
        payoff.step("threshold", 1);
        let expected = f64::from(at) / 1000.0;
        assert_eq!(payoff.text("threshold"), expected.to_string());
    }
}

#[test]
fn while_the_pointer_rests_the_controls_show_its_position_and_say_so() {
    let mut map = in_use("win-map", &EVEN_MAP);
    let state = |map: &Used, name: &str| {
        let mut controls = map.controls.iter();
        let control = controls.find(|control| control.name == name).unwrap();
        let Input::Slider { value, .. } = control.input else {
            panic!("{name} is a slider");
        };
        (value, control.is_previewed)
    };
    map.hover(map.point(0, (40.0, 24.0)));
    map.frame();
    let states = ["mine", "theirs"].map(|name| state(&map, name));
    assert_eq!(states, [(40.0, true), (24.0, false)]);
    assert_eq!(map.whole(["mine"]), [24], "nothing is set");
    map.pointer(MOUSE, Phase::Leave, (0.0, 0.0));
    map.frame();
    assert_eq!(state(&map, "mine"), (24.0, false));
}

#[test]
fn a_button_is_idle_exactly_where_it_would_change_nothing() {
    for (name, set) in [
        ("win-map", "mine=5&theirs=5"),
        ("win-map", "left=100&bottom=7&mine=110&theirs=9"),
        ("win-map", "size=8&mine=3&theirs=3"),
        ("win-map", "axes=log"),
        ("limit-tiles", ""),
        ("limit-tiles", "zoom=40"),
        ("guts-cards", ""),
        ("guts-cards", "size=1"),
        ("guts-cards", "view=matrix&ranks=6"),
        // The last hand on the list, which the map does not show.
        ("guts-cards", "ranks=4&size=0.5&hand=ASAD"),
    ] {
        let texts = set.split('&').filter_map(|pair| pair.split_once('='));
        let texts: Vec<(&str, &str)> = texts.collect();
        let mut figure = fresh(name, &texts);
        let frames = figure.run(1000.0).into_iter();
        let idle = frames.filter_map(|frame| frame.idle).next_back();
        let idle = idle.unwrap_or_default();
        let before = figure.figure.settings().clone();
        let back = before
            .iter()
            .map(|(name, value)| (name.to_owned(), value.text()));
        let back: Vec<(String, String)> = back.collect();
        let panels =
            figure.figure.panels().iter().positions(|panel| {
                !matches!(panel.navigation, Navigation::Still | Navigation::Fixed)
            });
        for (panel, action) in panels.cartesian_product(Action::MOVES).collect_vec() {
            figure.send(Event::Button { panel, action });
            let moved = *figure.figure.settings() != before;
            // The plot lies where it did, so that a button does what was foreseen.
            let is_idle = idle.contains(&IdleButton { panel, action });
            assert_eq!(moved, !is_idle, "{name} {set} {panel} {action:?}");
            let (texts, others) = (back.clone(), Vec::new());
            figure.send(Event::Read { texts, others });
        }
    }
}

#[test]
fn a_step_from_none_of_the_boards_to_choose_from_goes_to_the_first_or_the_last() {
    let own = read_board("name,hat\nAnna,yes\nBert,no\n").unwrap();
    let [first, last] = [SHIPPED[0].id, SHIPPED[SHIPPED.len() - 1].id];
    for (by, chosen) in [(1, first), (-1, last), (2, SHIPPED[1].id)] {
        let mut board = open("real-board", &format!("board={}", write_address(&own)));
        board.step("board", by);
        assert_eq!(board.text("board"), chosen);
        board.step("board", i32::try_from(SHIPPED.len()).unwrap());
        assert_eq!(board.text("board"), chosen, "around");
    }
}
