//! Pointer, wheel, fingers, keys and buttons.

use crate::in_use;
use upperhand::guess_who::{Ending, Pool, Rules, win_probability};
use upperhand_figures::names;
use upperhand_kit::controller::{Action, Event, GripCue, Phase, Point, Pointer, Source};
use upperhand_kit::model::Navigation;
use upperhand_oracles::used::{EVEN_MAP, MOUSE, SIZE, Used};

const POSITION: [&str; 2] = ["mine", "theirs"];
const WINDOW: [&str; 3] = ["left", "bottom", "size"];
const SQUARE: [(&str, &str); 5] = [
    ("size", "64"),
    ("left", "100"),
    ("bottom", "100"),
    ("mine", "130"),
    ("theirs", "130"),
];

fn map() -> Used {
    in_use("win-map", &EVEN_MAP)
}

/// The even map with other settings.
fn with<'a>(texts: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    [&EVEN_MAP, texts].concat()
}

#[test]
fn pointing_previews_and_leaving_takes_it_back() {
    let mut map = map();
    let response = map.hover(map.point(0, (40.0, 12.0)));
    assert!(response.redraw && response.settings.is_empty());
    assert_eq!(
        map.frame().readout.unwrap().heading,
        "You have 40, they have 12"
    );
    assert_eq!(map.whole(POSITION), [24, 24]);
    assert!(
        !map.hover(map.point(0, (40.0, 12.0))).redraw,
        "the same position is no news"
    );
    assert!(map.pointer(MOUSE, Phase::Leave, (0.0, 0.0)).redraw);
    assert_eq!(
        map.frame().readout.unwrap().heading,
        "You have 24, they have 24"
    );
    map.hover(map.point(0, (40.0, 12.0)));
    map.hover((1.0, 1.0));
    assert_eq!(
        map.heading(),
        "You have 24, they have 24",
        "beside the plot"
    );
}

#[test]
fn a_change_is_told_although_a_pointer_rests_on_the_picture() {
    let changes: [fn(&mut Used); 4] = [
        |map| drop(map.key("ArrowRight")),
        |map| drop(map.slide("mine", 25.0)),
        |map| drop(map.number("mine", 25.0)),
        |map| drop(map.write(Source::Script, &[("mine", "25")])),
    ];
    for change in changes {
        let mut map = map();
        map.hover(map.point(0, (40.0, 12.0)));
        map.frame();
        change(&mut map);
        let told = map.frame().readout.unwrap().heading;
        assert_eq!(told, "You have 25, they have 24");
    }
}

#[test]
fn a_click_pins_and_escape_lets_go() {
    let mut map = map();
    let at = map.point(0, (40.0, 12.0));
    map.hover(at);
    map.frame();
    let down = map.down(at);
    assert!(down.capture && down.redraw && down.selection.is_none());
    assert_eq!(map.frame().readout, None, "it was said already");
    let selection = map.up(at).selection.unwrap();
    assert!(selection.pinned && selection.readout.heading == "You have 40, they have 12");
    assert_eq!(map.whole(POSITION), [40, 12]);
    assert_eq!(map.frame().pinned, Some(true));
    map.hover(map.point(0, (10.0, 10.0)));
    assert_eq!(map.heading(), "You have 40, they have 12");
    assert!(
        map.key("ArrowRight").selection.is_some(),
        "it moves while it is held"
    );
    let escaped = map.key("Escape");
    assert!(escaped.handled && !escaped.selection.unwrap().pinned);
    assert!(!map.key("Escape").handled, "left to the page");
}

#[test]
fn the_slider_follows_a_press_where_the_pointer_rested() {
    let mut map = map();
    let at = map.point(0, (40.0, 12.0));
    map.hover(at);
    map.frame();
    assert!(map.down(at).redraw);
    let controls = map.frame().controls;
    assert!(controls.iter().any(|control| control.name == "mine"));
}

#[test]
fn dragging_scrubs_also_beyond_the_edge() {
    let mut map = map();
    map.down(map.point(0, (30.0, 30.0)));
    map.drag(map.point(0, (33.0, 31.0)));
    assert_eq!(map.whole(POSITION), [33, 31]);
    map.drag((map.point(0, (30.0, 30.0)).0, 5000.0));
    assert_eq!(map.whole(POSITION), [30, 1]);
    map.drag((-1e300, f64::NEG_INFINITY));
    assert_eq!(map.whole(POSITION), [1, 64]);
    map.drag((f64::NAN, 0.0));
    assert_eq!(
        map.whole(POSITION),
        [1, 64],
        "a point that is none moves nothing"
    );
    map.pointer(MOUSE, Phase::Cancel, (0.0, 0.0));
    assert!(!map.figure.is_pinned(), "the browser took it away");
    map.drag(map.point(0, (20.0, 20.0)));
    assert_eq!(map.whole(POSITION), [1, 64], "and it is let go");
}

#[test]
fn other_buttons_beside_the_plot_hold_nothing() {
    let mut map = map();
    let right = Pointer {
        button: 2,
        pressed: true,
        ..MOUSE
    };
    let response = map.pointer(right, Phase::Down, map.point(0, (40.0, 12.0)));
    assert!(!response.capture && !response.redraw);
    assert!(!map.down((1.0, 1.0)).capture);
    map.up((1.0, 1.0));
    assert!(!map.figure.is_pinned());
}

#[test]
fn keys_move_by_one_by_ten_to_the_ends_and_zoom() {
    let mut map = map();
    for (key, [mine, theirs, size]) in [
        ("ArrowRight", [25, 24, 64]),
        ("ArrowUp", [25, 25, 64]),
        ("ArrowLeft", [24, 25, 64]),
        ("ArrowDown", [24, 24, 64]),
        ("Shift+ArrowRight", [34, 24, 64]),
        ("PageUp", [34, 34, 64]),
        ("PageDown", [34, 24, 64]),
        ("End", [64, 24, 64]),
        // A step beyond the edge moves the map, a jump makes one that starts at 1 grow.
        ("ArrowRight", [65, 24, 64]),
        ("Home", [2, 24, 64]),
        ("ArrowLeft", [1, 24, 64]),
        ("-", [1, 24, 128]),
        ("ArrowLeft", [1, 24, 128]),
        ("Shift+End", [1, 128, 128]),
        ("-", [1, 128, 256]),
        ("+", [1, 128, 128]),
        // The window closes in on the position.
        ("=", [1, 128, 64]),
        ("-", [1, 128, 128]),
        // Back to the first view, doubled until it holds the position.
        ("0", [1, 128, 192]),
        ("Shift+Home", [1, 1, 192]),
        ("0", [1, 1, 24]),
        ("ArrowRight", [2, 1, 24]),
    ] {
        assert!(map.key(key).handled, "{key}");
        assert_eq!(
            map.whole(["mine", "theirs", "size"]),
            [mine, theirs, size],
            "{key}"
        );
    }
    assert!(map.key("Enter").selection.unwrap().pinned);
}

#[test]
fn keys_zoom_out_to_the_largest_pools_and_what_is_said_there_is_exact() {
    let largest = Pool::MAX.get();
    for ending in [Ending::Race, Ending::Official] {
        let mut map = in_use("win-map", &with(&[("rules", ending.name())]));
        for _ in 0..26 {
            map.key("-");
        }
        assert_eq!(map.whole(WINDOW), [1, 1, largest]);
        for (key, pools) in [
            ("End", [largest, 24]),
            ("ArrowRight", [largest, 24]),
            ("Shift+End", [largest, largest]),
            ("ArrowLeft", [largest - 1, largest]),
        ] {
            map.key(key);
            map.settle();
            assert_eq!(map.whole(POSITION), pools, "{key}");
            let [mine, theirs] = pools.map(|pool| Pool::new(pool.into()).unwrap());
            let rules = Rules::new(2, ending).unwrap();
            let win = win_probability(rules, mine, theirs).unwrap();
            let exact = map.readout().exact.replace('\u{202f}', "");
            let fraction = exact.split_whitespace().next().unwrap();
            assert_eq!(
                fraction,
                format!("{}/{}", win.numerator(), win.denominator()),
                "{key}"
            );
        }
        // The reset, too, keeps the position in view.
        map.key("0");
        assert_eq!(
            map.whole(WINDOW),
            [1, 1, largest],
            "the position stays in view"
        );
        assert_eq!(map.whole(POSITION), [largest - 1, largest]);
    }
}

#[test]
fn other_keys_are_left_to_the_page() {
    let mut map = map();
    for key in ["a", "Escape", "F2", " ", "Tab", "", "arrowleft"] {
        let response = map.key(key);
        assert!(!response.handled && !response.redraw, "{key}");
    }
}

#[test]
fn keys_and_wheels_that_zoom_or_pin_nothing_are_left_to_the_page() {
    let mut used = [0_u32; 2];
    for name in names() {
        let panels = in_use(name, &[]).figure.panels();
        for (panel, declared) in panels.iter().enumerate() {
            let press = |key: &str| {
                let mut figure = in_use(name, &[]);
                let key = key.to_owned();
                let response = figure.send(Event::Key {
                    panel,
                    key,
                    shift: false,
                });
                (response.handled, figure.figure.is_pinned())
            };
            let has_window = matches!(declared.navigation, Navigation::Free | Navigation::Endless);
            for key in ["+", "=", "-", "0"] {
                assert_eq!(
                    press(key),
                    (has_window, false),
                    "{name}, panel {panel}: {key}"
                );
            }
            let (handled, pinned) = press("Enter");
            assert_eq!(handled, pinned, "{name}, panel {panel}");
            let turned = in_use(name, &[]).send(Event::Wheel {
                panel,
                x: 300.0,
                y: 200.0,
                turn: -100.0,
                ctrl: true,
                time: 0.0,
            });
            assert_eq!(turned.handled, has_window, "{name}, panel {panel}");
            used[0] += u32::from(has_window);
            used[1] += u32::from(pinned);
        }
    }
    assert!(used.iter().all(|&used| used > 0), "{used:?}");
}

#[test]
fn the_plain_wheel_scrolls_and_with_ctrl_it_zooms_around_the_pointer() {
    let mut map = in_use(
        "win-map",
        &[
            ("size", "512"),
            ("left", "2000"),
            ("bottom", "3000"),
            ("mine", "2390"),
            ("theirs", "3105"),
        ],
    );
    let (x, y) = map.point(0, (2400.0, 3100.0));
    let plain = Event::Wheel {
        panel: 0,
        x,
        y,
        turn: -200.0,
        ctrl: false,
        time: 0.0,
    };
    assert_eq!(
        map.send(plain),
        upperhand_kit::controller::EventResponse::default()
    );
    assert!(map.turn((x, y), -200.0).handled);
    assert_eq!(map.whole(["size"]), [362]);
    map.settle();
    map.hover((x, y));
    let heading = map.heading();
    let near = ["2399", "2400", "2401"].map(|pool| heading.contains(pool));
    assert!(near.contains(&true), "{heading}");
}

#[test]
fn many_small_turns_zoom_as_far_as_a_large_one() {
    let mut map = map();
    let middle = map.point(0, (32.0, 32.0));
    for _ in 0..200 {
        map.turn(middle, 2.0);
    }
    assert_eq!(map.whole(["size"]), [128]);
    map.turn(middle, f64::NAN);
    map.turn(middle, 200.0);
    map.turn(middle, f64::INFINITY);
    assert_eq!(
        map.whole(["size"]),
        [256],
        "one event turns no further than 200 pixels"
    );
    // After a pause it turns anew, from the window as it is then.
    map.key("0");
    map.wait(301.0);
    map.turn(middle, 200.0);
    map.turn(middle, 200.0);
    assert_eq!(map.whole(["size"]), [48]);
}

#[test]
fn shift_and_the_middle_button_carry_the_window() {
    for pointer in [
        Pointer {
            button: 0,
            pressed: true,
            shift: true,
            ..MOUSE
        },
        Pointer {
            button: 1,
            pressed: true,
            ..MOUSE
        },
    ] {
        let mut map = in_use("win-map", &SQUARE);
        let (far, near) = (map.point(0, (140.0, 135.0)), map.point(0, (120.0, 120.0)));
        let response = map.pointer(pointer, Phase::Down, far);
        assert!(response.handled && response.capture && !response.redraw);
        for step in 1..=60 {
            let share = f64::from(step) / 60.0;
            let along = |from: f64, to: f64| from + share * (to - from);
            map.drag((along(far.0, near.0), along(far.1, near.1)));
        }
        assert_eq!(map.whole(WINDOW), [120, 115, 64]);
        map.up(near);
        assert!(!map.figure.is_pinned());
        map.hover(near);
        map.drag(far);
        assert_eq!(map.whole(WINDOW), [120, 115, 64], "it is let go");
    }
}

#[test]
fn what_is_carried_stays_under_the_hand_where_pictures_come_late() {
    let carried = |steps: u32| {
        let mut map = in_use(
            "win-map",
            &[("size", "200"), ("left", "1000"), ("bottom", "1000")],
        );
        map.resize(0, (1280, 960), 2.0);
        map.settle();
        let hand = Pointer {
            button: 1,
            pressed: true,
            ..MOUSE
        };
        map.pointer(hand, Phase::Down, (600.0, 400.0));
        let mut spared = 0;
        for step in 1..=steps {
            let share = f64::from(step) / f64::from(steps);
            map.drag((600.0 - 240.0 * share, 400.0 + 120.0 * share));
            let frame = map.frame();
            spared += u32::from(frame.panels.iter().any(|drawn| drawn.size == SIZE));
            map.wait(40.0);
            map.figure.dispatch(Event::Seen(map.now.get()));
        }
        map.pointer(Pointer { button: 1, ..MOUSE }, Phase::Up, (360.0, 520.0));
        (map.whole(WINDOW), spared)
    };
    let ((slowly, spared), (at_once, _)) = (carried(12), carried(1));
    assert_eq!(slowly, at_once);
    assert_ne!(slowly, [1000, 1000, 200]);
    assert!(spared > 5, "{spared} pictures had fewer pixels");
}

#[test]
fn a_hand_on_one_panel_carries_no_other() {
    let mut cards = in_use("guts-cards", &[("ranks", "4"), ("size", "0.5")]);
    let at = cards.point(0, (0.3, 0.3));
    let hand = Pointer {
        button: 1,
        pressed: true,
        ..MOUSE
    };
    cards.pointer(hand, Phase::Down, at);
    let before = cards.figure.settings().clone();
    cards.pointer(
        Pointer { panel: 2, ..MOUSE },
        Phase::Move,
        (at.0 + 90.0, at.1 + 90.0),
    );
    assert_eq!(*cards.figure.settings(), before);
}

#[test]
fn every_gesture_has_a_button() {
    let mut map = in_use("win-map", &SQUARE);
    for (action, window) in [
        (Action::Right, [120, 100, 64]),
        (Action::Up, [120, 120, 64]),
        (Action::Left, [100, 120, 64]),
        (Action::Down, [100, 100, 64]),
        (Action::ZoomIn, [116, 116, 32]),
        (Action::ZoomOut, [100, 100, 64]),
        // The first view, doubled until it holds the position.
        (Action::Reset, [1, 1, 192]),
        (Action::ZoomOut, [1, 1, 384]),
    ] {
        assert!(map.press(action).redraw, "{action:?}");
        let [left, bottom, size] = map.whole(WINDOW);
        assert_eq!(size, window[2], "{action:?}");
        assert!(
            left.abs_diff(window[0]) <= 16 && bottom.abs_diff(window[1]) <= 16,
            "{action:?}"
        );
        map.settle();
    }
}

#[test]
fn a_finger_drags_sideways_and_pins_nothing() {
    let mut map = map();
    let [from, to] = [(10.0, 10.0), (30.0, 20.0)].map(|at| map.point(0, at));
    let down = map.finger(7, Phase::Down, from);
    assert!(!down.capture && !down.handled && !down.redraw);
    assert!(map.finger(7, Phase::Move, to).redraw);
    assert_eq!(map.whole(POSITION), [30, 20]);
    map.finger(7, Phase::Up, to);
    assert!(!map.figure.is_pinned());
    // A finger that is up rests on nothing.
    let above = Pointer {
        touch: true,
        id: 7,
        ..MOUSE
    };
    assert!(!map.pointer(above, Phase::Move, from).redraw);
}

#[test]
fn a_tap_selects_where_the_finger_went_down() {
    let mut map = map();
    let at = map.point(0, (10.0, 20.0));
    map.finger(3, Phase::Down, at);
    map.finger(3, Phase::Move, (at.0 + 3.0, at.1 + 5.0));
    assert_eq!(map.whole(POSITION), [24, 24]);
    map.finger(3, Phase::Up, (at.0 + 3.0, at.1 + 5.0));
    assert_eq!(map.whole(POSITION), [10, 20]);
    map.finger(3, Phase::Down, map.point(0, (40.0, 40.0)));
    map.finger(4, Phase::Down, map.point(0, (50.0, 40.0)));
    map.finger(4, Phase::Up, map.point(0, (50.0, 40.0)));
    map.finger(3, Phase::Up, map.point(0, (40.0, 40.0)));
    assert_eq!(map.whole(POSITION), [10, 20], "two fingers are no tap");
}

#[test]
fn a_finger_that_scrolls_the_page_changes_nothing() {
    let mut map = map();
    let at = map.point(0, (10.0, 10.0));
    map.finger(8, Phase::Down, at);
    // The browser takes the finger away as soon as it scrolls.
    map.finger(8, Phase::Move, (at.0 + 6.0, at.1 + 16.0));
    map.finger(8, Phase::Cancel, at);
    map.finger(8, Phase::Move, map.point(0, (30.0, 20.0)));
    assert_eq!(map.whole(POSITION), [24, 24]);
    // A page that does not scroll leaves it here.
    map.finger(9, Phase::Down, at);
    map.finger(9, Phase::Move, map.point(0, (10.0, 30.0)));
    assert_eq!(map.whole(POSITION), [10, 30]);
}

#[test]
fn the_tags_at_the_axes_are_handles() {
    let mut map = map();
    let (column, row) = map.point(0, (24.0, 24.0));
    let [(left, _), (_, below)] = [(0.5, 24.0), (24.0, 0.5)].map(|at| map.point(0, at));
    for (tag, cue, to, position) in [
        (
            (column + 5.0, below + 8.0),
            GripCue::Sideways,
            (40.0, 2.0),
            [40, 24],
        ),
        (
            (left - 10.0, row - 5.0),
            GripCue::Upwards,
            (60.0, 9.0),
            [40, 9],
        ),
    ] {
        assert_eq!(map.hover(tag).grip, Some(cue));
        map.frame();
        assert!(map.down(tag).capture);
        map.drag(map.point(0, to));
        assert_eq!(map.whole(POSITION), position);
        map.up(map.point(0, to));
        assert!(!map.figure.is_pinned(), "a tag is no click on the map");
        map.frame();
    }
    // Beside the tags there is nothing to hold.
    assert!(!map.down((left - 10.0, row - 100.0)).capture);
    assert!(!map.down((column - 100.0, below + 8.0)).capture);
    let tag = map.point(0, (40.0, 0.5));
    let touch = |(x, y): Point| Event::Touch {
        panel: 0,
        x,
        y: y + 8.0,
        fingers: 1,
    };
    assert!(map.send(touch(tag)).handled, "the page does not scroll");
}

#[test]
fn two_fingers_zoom_whichever_way_they_stand() {
    for (dx, dy) in [(1.0, 0.0), (0.0, 1.0), (0.7, 0.7)] {
        let mut map = in_use(
            "win-map",
            &[
                ("size", "256"),
                ("left", "1000"),
                ("bottom", "1000"),
                ("mine", "1128"),
                ("theirs", "1128"),
            ],
        );
        let held = (1128.0, 1128.0);
        let (x, y) = map.point(0, held);
        let finger = |reach: f64| -> Point { (x + dx * reach, y + dy * reach) };
        map.finger(1, Phase::Down, finger(-40.0));
        let before = map.whole(POSITION);
        map.finger(2, Phase::Down, finger(40.0));
        for reach in 41..=80 {
            map.finger(1, Phase::Move, finger(-f64::from(reach)));
            map.finger(2, Phase::Move, finger(f64::from(reach)));
        }
        assert_eq!(map.whole(["size"]), [128]);
        assert_eq!(map.whole(POSITION), before, "they move no crosshair");
        map.settle();
        let now = map.point(0, held);
        assert!(
            (now.0 - x).hypot(now.1 - y) < 8.0,
            "it stays between the fingers"
        );
        // One of two fingers carries nothing on.
        let window = map.whole(WINDOW);
        map.finger(2, Phase::Up, finger(80.0));
        map.finger(1, Phase::Move, finger(10.0));
        assert_eq!(map.whole(WINDOW), window);
    }
}

#[test]
fn fingers_at_one_point_zoom_no_further_than_a_pixel_apart() {
    let mut map = map();
    let at = map.point(0, (32.0, 32.0));
    map.finger(1, Phase::Down, at);
    map.finger(2, Phase::Down, at);
    map.finger(2, Phase::Move, (at.0 + 4.0, at.1));
    assert_eq!(map.whole(["size"]), [16]);
    map.finger(2, Phase::Move, (f64::INFINITY, f64::NAN));
    assert_eq!(map.whole(["size"]), [16]);
}

#[test]
fn the_divider_is_dragged_and_pins_nothing() {
    let mut map = in_use("win-map", &with(&[("compare", "official")]));
    let (x, y) = map.point(0, (32.5, 40.0));
    assert_eq!(map.hover((x + 100.0, y)).grip, Some(GripCue::None));
    assert_eq!(map.hover((x + 13.0, y)).grip, Some(GripCue::Sideways));
    map.down((x + 5.0, y));
    let (left, right) = (map.point(0, (0.5, 0.5)).0, map.point(0, (64.5, 0.5)).0);
    map.drag((left + 0.2 * (right - left), y));
    assert_eq!(map.whole(["divider"]), [20]);
    map.drag((right + 900.0, y));
    assert_eq!(map.whole(["divider"]), [100]);
    map.drag((f64::NAN, y));
    assert_eq!(map.whole(["divider"]), [100]);
    map.up((right, y));
    assert!(!map.figure.is_pinned());
    assert_eq!(map.whole(POSITION), [24, 24]);
}

#[test]
fn handles_are_taken_hold_of_and_beside_them_the_page_scrolls() {
    let mut mixture = in_use(
        "guts-coalition",
        &[("mixture", "own"), ("bloc", "0.6"), ("weight", "0.4")],
    );
    let panel = 1;
    let on = |used: &Used, x: f64| used.point(panel, (x, 0.3));
    let mouse = Pointer { panel, ..MOUSE };
    let pressed = Pointer {
        panel,
        pressed: true,
        button: 0,
        ..MOUSE
    };
    let (line, beside) = (on(&mixture, 0.6), on(&mixture, 0.4));
    assert_eq!(
        mixture.pointer(mouse, Phase::Move, line).grip,
        Some(GripCue::Handle)
    );
    assert_eq!(
        mixture.pointer(mouse, Phase::Move, beside).grip,
        Some(GripCue::None)
    );
    let touch = |(x, y): Point, fingers| Event::Touch {
        panel,
        x,
        y,
        fingers,
    };
    assert!(mixture.send(touch(line, 1)).handled);
    assert!(!mixture.send(touch(line, 2)).handled && !mixture.send(touch(beside, 1)).handled);
    let nothing = mixture.pointer(pressed, Phase::Down, beside);
    assert!(!nothing.capture && nothing.settings.is_empty());
    assert!(mixture.pointer(pressed, Phase::Down, line).capture);
    assert_eq!(
        mixture.real("bloc"),
        0.6,
        "nothing moves before it is dragged"
    );
    let to = on(&mixture, 0.75);
    mixture.pointer(pressed, Phase::Move, to);
    assert!((mixture.real("bloc") - 0.75).abs() < 0.005);
    mixture.pointer(pressed, Phase::Up, to);
    assert!(!mixture.figure.is_pinned());
}

#[test]
fn the_endless_zoom_runs_until_it_is_stopped() {
    let stops: [fn(&mut Used); 5] = [
        |tiles| drop(tiles.press(Action::Play)),
        |tiles| drop(tiles.down((5.0, 5.0))),
        |tiles| drop(tiles.key("ArrowRight")),
        |tiles| drop(tiles.send(Event::ReduceMotion)),
        |tiles| drop(tiles.send(Event::Leave)),
    ];
    for stop in stops {
        let mut tiles = in_use("limit-tiles", &[]);
        let start = tiles.real("zoom");
        assert!(tiles.press(Action::Play).redraw);
        let frames = tiles.run(900.0);
        assert_eq!(frames[0].playing, Some(true));
        assert!(
            frames
                .iter()
                .skip(1)
                .all(|frame| frame.settings.len() == 1 && frame.again == Some(0.0))
        );
        let zoomed = start - tiles.real("zoom");
        assert!(
            (zoomed - 0.1).abs() < 0.01,
            "nine seconds double it: {zoomed}"
        );
        // A page that slept goes on where it was.
        tiles.wait(60_000.0);
        tiles.frame();
        assert!((start - tiles.real("zoom") - zoomed - 0.011).abs() < 0.005);
        stop(&mut tiles);
        let stopped = tiles.real("zoom");
        assert_eq!(tiles.frame().playing, Some(false));
        tiles.run(500.0);
        assert_eq!(tiles.real("zoom"), stopped);
    }
}

#[test]
fn pictures_with_an_end_do_not_zoom_by_themselves() {
    let mut map = map();
    map.press(Action::Play);
    assert_ne!(map.frame().again, Some(0.0));
    assert!(map.frame().playing.is_none());
}

#[test]
fn the_pin_button_holds_what_the_pointer_rests_on() {
    let mut map = map();
    map.hover(map.point(0, (40.0, 12.0)));
    assert!(map.send(Event::TogglePin).selection.unwrap().pinned);
    assert_eq!(map.whole(POSITION), [40, 12]);
    assert!(!map.send(Event::TogglePin).selection.unwrap().pinned);
    assert_eq!(map.write(Source::Script, &[("mine", "9")]).selection, None);
}

#[test]
fn a_script_brings_the_view_back() {
    let mut map = in_use("win-map", &SQUARE);
    assert!(map.send(Event::ResetView).redraw);
    assert_eq!(map.whole(WINDOW), [1, 1, 192], "with the position in it");
    map.write(Source::Script, &[("mine", "9"), ("theirs", "9")]);
    map.send(Event::ResetView);
    assert_eq!(map.whole(WINDOW), [1, 1, 24]);
}

/// A board has no button that would let go what is held.
#[test]
fn nothing_is_pinned_on_a_board() {
    let mut board = in_use("play-guess-who", &[("coach", "full"), ("mine", "24")]);
    let curve = 1;
    let mouse = |board: &mut Used, phase, pressed, share| {
        let (x, y) = board.point(curve, (share, 0.5));
        board.send(Event::Pointer(Pointer {
            panel: curve,
            phase,
            pressed,
            x,
            y,
            ..MOUSE
        }))
    };
    let asks = |board: &mut Used| {
        board.frame();
        let ask = board.controls.iter().find(|control| control.name == "ask");
        format!("{:?}", ask.unwrap().input)
    };
    mouse(&mut board, Phase::Down, true, 12.0);
    mouse(&mut board, Phase::Up, false, 12.0);
    let twelve = asks(&mut board);
    assert!(!board.figure.is_pinned());
    mouse(&mut board, Phase::Move, false, 6.0);
    assert_ne!(asks(&mut board), twelve, "a resting pointer previews");
    mouse(&mut board, Phase::Leave, false, 6.0);
    assert_eq!(asks(&mut board), twelve);
    let entered = board.send(Event::Key {
        panel: curve,
        key: "Enter".to_owned(),
        shift: false,
    });
    assert!(entered.selection.is_none() && !board.figure.is_pinned());
}
