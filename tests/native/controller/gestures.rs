//! Pointer, wheel, fingers, keys and buttons.

use crate::{in_use, open};
use upperhand_figures::{model, names};
use upperhand_kit::controller::{
    Action, Event, EventResponse, Frame, GripCue, Phase, Point, Pointer, Source,
};
use upperhand_kit::model::Navigation;
use upperhand_oracles::used::{EVEN_MAP, MOUSE, SIZE, Used};

const POSITION: [&str; 2] = ["mine", "theirs"];
const WINDOW: [&str; 3] = ["left", "bottom", "size"];
const SQUARE: &str = "size=64&left=100&bottom=100&mine=130&theirs=130";

/// A mouse that carries the window.
const HAND: Pointer = Pointer {
    button: 1,
    pressed: true,
    ..MOUSE
};

fn map() -> Used {
    in_use("win-map", &EVEN_MAP)
}

#[test]
fn pointing_previews_and_leaving_takes_it_back() {
    let (mut map, here) = (map(), "You have 24, they have 24");
    let at = map.point(0, (40.0, 12.0));
    let response = map.hover(at);
    assert!(response.redraw && response.settings.is_empty());
    let heading = map.frame().readout.unwrap().heading;
    assert_eq!(heading, "You have 40, they have 12");
    assert_eq!(map.whole(POSITION), [24, 24]);
    assert!(!map.hover(at).redraw, "the same position is no news");
    assert!(map.pointer(MOUSE, Phase::Leave, (0.0, 0.0)).redraw);
    assert_eq!(map.frame().readout.unwrap().heading, here);
    map.hover(at);
    map.hover((1.0, 1.0));
    assert_eq!(map.heading(), here, "beside the plot");
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
    let frame = map.frame();
    assert_eq!(frame.readout, None, "it was said already");
    let mut controls = frame.controls.iter();
    assert!(controls.any(|control| control.name == "mine"));
    let selection = map.up(at).selection.unwrap();
    assert!(selection.pinned && selection.readout.heading == "You have 40, they have 12");
    assert_eq!(map.whole(POSITION), [40, 12]);
    assert_eq!(map.frame().pinned, Some(true));
    map.hover(map.point(0, (10.0, 10.0)));
    assert_eq!(map.heading(), "You have 40, they have 12");
    let moved = map.key("ArrowRight");
    assert!(moved.selection.is_some(), "it moves while it is held");
    let escaped = map.key("Escape");
    assert!(escaped.handled && !escaped.selection.unwrap().pinned);
    assert!(!map.key("Escape").handled, "left to the page");
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
    assert_eq!(map.whole(POSITION), [1, 64], "it is no point");
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
        let shown = map.whole(["mine", "theirs", "size"]);
        assert_eq!(shown, [mine, theirs, size], "{key}");
    }
    assert!(map.key("Enter").selection.unwrap().pinned);
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
        for (panel, declared) in model(name).unwrap().panels().iter().enumerate() {
            let context = format!("{name}, panel {panel}");
            let mut figure = in_use(name, &[]);
            let mut press = |key: &str| {
                let (key, shift) = (key.to_owned(), false);
                let response = figure.send(Event::Key { panel, key, shift });
                (response.handled, figure.figure.is_pinned())
            };
            let has_window = matches!(declared.navigation, Navigation::Free | Navigation::Endless);
            for key in ["+", "=", "-", "0"] {
                assert_eq!(press(key), (has_window, false), "{context}: {key}");
            }
            let (handled, pinned) = press("Enter");
            assert_eq!(handled, pinned, "{context}");
            let turned = figure.send(wheel(panel, (300.0, 200.0), true));
            assert_eq!(turned.handled, has_window, "{context}");
            used[0] += u32::from(has_window);
            used[1] += u32::from(pinned);
        }
    }
    assert!(used.iter().all(|&used| used > 0), "{used:?}");
}

fn wheel(panel: usize, (x, y): Point, ctrl: bool) -> Event {
    Event::Wheel {
        panel,
        x,
        y,
        turn: -100.0,
        ctrl,
        time: 0.0,
    }
}

#[test]
fn the_plain_wheel_scrolls_and_with_ctrl_it_zooms_around_the_pointer() {
    let mut map = open(
        "win-map",
        "size=512&left=2000&bottom=3000&mine=2390&theirs=3105",
    );
    let at = map.point(0, (2400.0, 3100.0));
    let plain = map.send(wheel(0, at, false));
    assert_eq!(plain, EventResponse::default());
    assert!(map.turn(at, -200.0).handled);
    assert_eq!(map.whole(["size"]), [362]);
    map.settle();
    map.hover(at);
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
    // One event turns no further than 200 pixels.
    assert_eq!(map.whole(["size"]), [256]);
    // After a pause it turns anew, from the window as it is then.
    map.key("0");
    map.wait(301.0);
    map.turn(middle, 200.0);
    map.turn(middle, 200.0);
    assert_eq!(map.whole(["size"]), [48]);
}

#[test]
fn shift_and_the_middle_button_carry_the_window() {
    let shift = Pointer {
        button: 0,
        shift: true,
        ..HAND
    };
    for pointer in [shift, HAND] {
        let mut map = open("win-map", SQUARE);
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
        let mut map = open("win-map", "size=200&left=1000&bottom=1000");
        map.resize(0, (1280, 960), 2.0);
        map.settle();
        map.pointer(HAND, Phase::Down, (600.0, 400.0));
        let mut spared = 0;
        for step in 1..=steps {
            let share = f64::from(step) / f64::from(steps);
            map.drag((600.0 - 240.0 * share, 400.0 + 120.0 * share));
            let frame = map.frame();
            spared += u32::from(frame.panels.iter().any(|drawn| drawn.size == SIZE));
            map.wait(40.0);
            map.figure.dispatch(Event::Seen(map.now.get()));
        }
        (map.whole(WINDOW), spared)
    };
    let ((slowly, spared), (at_once, _)) = (carried(12), carried(1));
    assert_eq!(slowly, at_once);
    assert_ne!(slowly, [1000, 1000, 200]);
    assert!(spared > 5, "{spared} pictures had fewer pixels");
}

#[test]
fn a_hand_on_one_panel_carries_no_other() {
    let mut cards = open("guts-cards", "ranks=4&size=0.5");
    let at = cards.point(0, (0.3, 0.3));
    cards.pointer(HAND, Phase::Down, at);
    let before = cards.figure.settings().clone();
    let other = Pointer { panel: 2, ..MOUSE };
    cards.pointer(other, Phase::Move, (at.0 + 90.0, at.1 + 90.0));
    assert_eq!(*cards.figure.settings(), before);
}

#[test]
fn every_gesture_has_a_button() {
    let mut map = open("win-map", SQUARE);
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
        let is_near = left.abs_diff(window[0]) <= 16 && bottom.abs_diff(window[1]) <= 16;
        assert!(is_near, "{action:?}");
        map.settle();
    }
    // And a script has one of them.
    assert!(map.send(Event::ResetView).redraw);
    assert_eq!(map.whole(WINDOW), [1, 1, 192]);
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
    let (left, below) = (map.point(0, (0.5, 24.0)).0, map.point(0, (24.0, 0.5)).1);
    let (under, beside) = ((column + 5.0, below + 8.0), (left - 10.0, row - 5.0));
    for (tag, cue, to, position) in [
        (under, GripCue::Sideways, (40.0, 2.0), [40, 24]),
        (beside, GripCue::Upwards, (60.0, 9.0), [40, 9]),
    ] {
        assert_eq!(map.hover(tag).grip, Some(cue));
        map.frame();
        assert!(map.down(tag).capture);
        let to = map.point(0, to);
        map.drag(to);
        assert_eq!(map.whole(POSITION), position);
        map.up(to);
        assert!(!map.figure.is_pinned(), "a tag is no click on the map");
        map.frame();
    }
    // Beside the tags there is nothing to hold.
    assert!(!map.down((left - 10.0, row - 100.0)).capture);
    assert!(!map.down((column - 100.0, below + 8.0)).capture);
    let (x, y) = map.point(0, (40.0, 0.5));
    let touched = map.send(touch(0, (x, y + 8.0), 1));
    assert!(touched.handled, "the page does not scroll");
}

fn touch(panel: usize, (x, y): Point, fingers: usize) -> Event {
    Event::Touch {
        panel,
        x,
        y,
        fingers,
    }
}

#[test]
fn two_fingers_zoom_whichever_way_they_stand() {
    let address = "size=256&left=1000&bottom=1000&mine=1128&theirs=1128";
    for (dx, dy) in [(1.0, 0.0), (0.0, 1.0), (0.7, 0.7)] {
        let mut map = open("win-map", address);
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
        let off = (now.0 - x).hypot(now.1 - y);
        assert!(off < 8.0, "it stays between the fingers: {off}");
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
    let mut map = open("win-map", "mine=24&theirs=24&size=64&compare=official");
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
    let mut mixture = open("guts-coalition", "mixture=own&bloc=0.6&weight=0.4");
    let panel = 1;
    let mouse = Pointer { panel, ..MOUSE };
    let pressed = Pointer {
        button: 0,
        pressed: true,
        ..mouse
    };
    let [line, beside, to] = [0.6, 0.4, 0.75].map(|x| mixture.point(panel, (x, 0.3)));
    for (at, cue) in [(line, GripCue::Handle), (beside, GripCue::None)] {
        assert_eq!(mixture.pointer(mouse, Phase::Move, at).grip, Some(cue));
    }
    let touches = [(line, 1), (line, 2), (beside, 1)];
    let held = touches.map(|(at, fingers)| mixture.send(touch(panel, at, fingers)).handled);
    assert_eq!(held, [true, false, false]);
    let nothing = mixture.pointer(pressed, Phase::Down, beside);
    assert!(!nothing.capture && nothing.settings.is_empty());
    assert!(mixture.pointer(pressed, Phase::Down, line).capture);
    assert_eq!(mixture.real("bloc"), 0.6, "it moves once it is dragged");
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
        let is_moving = |frame: &Frame| frame.settings.len() == 1 && frame.again == Some(0.0);
        assert!(frames[1..].iter().all(is_moving));
        let zoomed = start - tiles.real("zoom");
        let is_near = (zoomed - 0.1).abs() < 0.01;
        assert!(is_near, "nine seconds double it: {zoomed}");
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
    // A picture with an end does not zoom by itself.
    let mut map = map();
    map.press(Action::Play);
    let frame = map.frame();
    assert!(frame.again != Some(0.0) && frame.playing.is_none());
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

/// A board has no button that would let go what is held.
#[test]
fn nothing_is_pinned_on_a_board() {
    let mut board = open("play-guess-who", "coach=full&mine=24");
    let panel = 1;
    // What the button of the question says once something has happened on the curve.
    let asks = |board: &mut Used, phase, pressed, share| {
        let at = board.point(panel, (share, 0.5));
        let mouse = Pointer {
            panel,
            pressed,
            ..MOUSE
        };
        board.pointer(mouse, phase, at);
        board.frame();
        let ask = board.controls.iter().find(|control| control.name == "ask");
        format!("{:?}", ask.unwrap().input)
    };
    asks(&mut board, Phase::Down, true, 12.0);
    let twelve = asks(&mut board, Phase::Up, false, 12.0);
    assert!(!board.figure.is_pinned());
    let previewed = asks(&mut board, Phase::Move, false, 6.0);
    assert_ne!(previewed, twelve, "a resting pointer previews");
    assert_eq!(asks(&mut board, Phase::Leave, false, 6.0), twelve);
    let (key, shift) = ("Enter".to_owned(), false);
    let entered = board.send(Event::Key { panel, key, shift });
    assert!(entered.selection.is_none() && !board.figure.is_pinned());
}
