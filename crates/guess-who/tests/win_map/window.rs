//! Moving about: whatever is done, the position is on the map and the map is possible.

use super::{Chance, edited, figure, map, settings};
use upperhand::guess_who::Rules;
use upperhand_kit::settings::Value;
use upperhand_kit::{Along, Edit, KeyPress, PanZoom, Scale, Settings};

const LARGEST: u32 = 2_147_483_647;

/// The least pools and the size.
fn window(settings: &Settings) -> (u32, u32, u32) {
    (
        settings.whole("left"),
        settings.whole("bottom"),
        settings.whole("size"),
    )
}

fn position(settings: &Settings) -> (u32, u32) {
    (settings.whole("mine"), settings.whole("theirs"))
}

fn travelled(settings: &Settings, pan_zoom: PanZoom) -> Settings {
    edited(settings, &map().pan_zoom(0, settings, pan_zoom))
}

fn pressed(settings: &Settings, key: KeyPress) -> Settings {
    edited(settings, &map().press(0, settings, key))
}

/// The edit that sets one of the settings.
fn set(settings: &Settings, name: &str, value: impl Into<Value>) -> Edit {
    let mut state = settings.clone();
    state.set(name, value);
    let set = settings.fields(&[name]);
    Edit { state, set }
}

#[test]
fn a_pool_beyond_the_edge_makes_the_map_grow_or_move() {
    let grown = |set: &str| window(&settings(Rules::RACE, set));
    assert_eq!(grown(""), (1, 1, 24));
    assert_eq!(grown("mine=24 theirs=2"), (1, 1, 24));
    assert_eq!(grown("mine=25"), (2, 1, 24), "a step beyond the edge");
    assert_eq!(grown("mine=34 theirs=30"), (11, 7, 24));
    assert_eq!(grown("mine=35"), (1, 1, 48));
    assert_eq!(grown("mine=25 axes=log"), (1, 1, 48));
    assert_eq!(grown("theirs=1000"), (1, 1, 1536));
    assert_eq!(grown("mine=2147483647"), (1, 1, LARGEST));
    // What is said of the window holds: the position comes to it.
    let held = settings(Rules::RACE, "mine=100 size=32");
    assert_eq!((window(&held), position(&held)), ((1, 1, 32), (32, 4)));
    let held = settings(Rules::RACE, "left=100 bottom=200 size=32");
    assert_eq!(
        (window(&held), position(&held)),
        ((100, 200, 32), (100, 200))
    );
    // A map that does not begin at 1 moves as little as it must.
    let far = settings(Rules::RACE, "left=100 bottom=200 size=32");
    let far = edited(&far, &set(&far, "mine", 140));
    assert_eq!((window(&far), position(&far)), ((109, 200, 32), (140, 200)));
    let far = edited(&far, &set(&far, "theirs", 7));
    assert_eq!((window(&far), position(&far)), ((109, 7, 32), (140, 7)));
    // No map reaches beyond the largest pool.
    let last = settings(Rules::RACE, "left=2147483640 bottom=2147483640 size=64");
    assert_eq!(window(&last), (LARGEST - 63, LARGEST - 63, 64));
}

/// A map that has grown for a position is the usual one again once that has gone where nobody could see it; whoever points there holds the map.
#[test]
fn a_map_comes_back_to_a_position_that_could_not_be_seen() {
    let far = settings(Rules::RACE, "mine=999999");
    assert_eq!(window(&far), (1, 1, 1_572_864));
    let typed = |mine: u32| window(&edited(&far, &set(&far, "mine", mine)));
    assert_eq!(typed(4), (1, 1, 24));
    assert_eq!(typed(100), (1, 1, 192));
    assert_eq!(typed(6143), (1, 1, 6144));
    assert_eq!(typed(6144), window(&far));
    let doubling = settings(Rules::RACE, "mine=999999 axes=log");
    let near = edited(&doubling, &set(&doubling, "mine", 4));
    assert_eq!(
        window(&near),
        window(&doubling),
        "small pools are seen there"
    );
    let pointed = edited(&far, &map().point(0, &far, (4.0, 4.0)));
    assert_eq!(
        (window(&pointed), position(&pointed)),
        (window(&far), (4, 4))
    );
    let stepped = pressed(&pointed, KeyPress::Step(1, 0));
    assert_eq!((window(&stepped), position(&stepped)), ((1, 1, 24), (5, 4)));
}

#[test]
fn doubling_axes_begin_at_one() {
    let log = settings(Rules::RACE, "axes=log left=100 bottom=7 size=32");
    assert_eq!(window(&log), (1, 1, 32));
    let figure = figure(Rules::RACE, "axes=log left=100 size=32");
    assert_eq!(
        (figure.x.scale, figure.x.from, figure.x.to),
        (Scale::Logarithmic, 0.5, 32.5)
    );
    let panned = map().pan_zoom(0, &log, PanZoom::Pan(0.3, 0.3));
    assert!(panned.set.is_empty());
    let zoomed = travelled(&log, PanZoom::Zoom(4.0, Some((30.0, 30.0))));
    assert_eq!(window(&zoomed), (1, 1, 128));
}

#[test]
fn keys_move_by_steps_and_to_the_ends() {
    let start = settings(Rules::RACE, "mine=30 theirs=20 left=10 bottom=5 size=32");
    let at = |key| position(&pressed(&start, key));
    assert_eq!(at(KeyPress::Step(1, 0)), (31, 20));
    assert_eq!(at(KeyPress::Step(-10, 0)), (20, 20));
    assert_eq!(at(KeyPress::Step(0, 10)), (30, 30));
    assert_eq!(at(KeyPress::Step(0, -1)), (30, 19));
    assert_eq!(at(KeyPress::Step(-40, 0)), (1, 20));
    assert_eq!(at(KeyPress::Start(Along::X)), (10, 20));
    assert_eq!(at(KeyPress::End(Along::X)), (41, 20));
    assert_eq!(at(KeyPress::Start(Along::Y)), (30, 5));
    assert_eq!(at(KeyPress::End(Along::Y)), (30, 36));
    let corner = settings(Rules::RACE, "mine=2147483647 theirs=2147483647");
    assert_eq!(
        position(&pressed(&corner, KeyPress::Step(10, 0))),
        (LARGEST, LARGEST)
    );
    assert_eq!(
        position(&pressed(&corner, KeyPress::Step(0, 10))),
        (LARGEST, LARGEST)
    );
}

/// A window with a position in it, and a place in the window, both anywhere.
fn anywhere(chance: &mut Chance) -> (Settings, (f64, f64)) {
    let below = |chance: &mut Chance, most: usize| u32::try_from(chance.below(most)).unwrap();
    let size = 8 + below(chance, 1_000_000);
    let bits = chance.of(&[3, 10, 30]);
    let (left, bottom) = (1 + below(chance, 1 << bits), 1 + below(chance, 1 << bits));
    let mine = left + below(chance, size as usize);
    let theirs = bottom + below(chance, size as usize);
    let set = format!("left={left} bottom={bottom} size={size} mine={mine} theirs={theirs}");
    let at = |first: u32, share: f64| f64::from(first) - 0.5 + share * f64::from(size);
    let anchor = (at(left, chance.share()), at(bottom, chance.share()));
    (settings(Rules::RACE, &set), anchor)
}

/// The place stays under the pointer, unless the map ends there or the window had to move to hold the position: then
/// this is at its edge.
#[test]
fn zooming_keeps_the_position_and_what_is_under_the_pointer() {
    let mut chance = Chance(1);
    let (mut moved, mut still) = (0, 0);
    for _ in 0..3000 {
        let (before, anchor) = anywhere(&mut chance);
        let factor = 0.1 + 3.0 * chance.share();
        let after = travelled(&before, PanZoom::Zoom(factor, Some(anchor)));
        let context = format!("{} {anchor:?} {factor}: {}", before.query(), after.query());
        assert_eq!(position(&after), position(&before), "{context}");
        let ((left, bottom, size), (new_left, new_bottom, new_size)) =
            (window(&before), window(&after));
        let wanted = (f64::from(size) * factor).round().max(8.0);
        assert_eq!(f64::from(new_size), wanted, "{context}");
        let (mine, theirs) = position(&after);
        for (old, new, at, pool) in [
            (left, new_left, anchor.0, mine),
            (bottom, new_bottom, anchor.1, theirs),
        ] {
            let share = (at - f64::from(old) + 0.5) / f64::from(size);
            let off = f64::from(new) - 0.5 + share * f64::from(new_size) - at;
            let is_at_edge = new == 1 || pool == new || pool == new + new_size - 1;
            assert!(off.abs() <= 0.5 + 1e-6 || is_at_edge, "{context}: {off}");
            if off.abs() > 1.0 && new > 1 {
                moved += 1;
            } else {
                still += 1;
            }
        }
    }
    assert!(moved > 300 && still > 1000, "{moved} {still}");
}

/// The buttons and the keys zoom around the position, which stays where it stands, to a pool.
#[test]
fn zooming_without_a_pointer_is_around_the_position() {
    let mut chance = Chance(3);
    for _ in 0..2000 {
        let (before, _) = anywhere(&mut chance);
        for factor in [0.5, 2.0] {
            let after = travelled(&before, PanZoom::Zoom(factor, None));
            let context = format!("{} {factor}: {}", before.query(), after.query());
            assert_eq!(position(&after), position(&before), "{context}");
            let (old, new) = (window(&before), window(&after));
            let (mine, theirs) = position(&after);
            for (pool, old_first, new_first) in [(mine, old.0, new.0), (theirs, old.1, new.1)] {
                let share = |first: u32, size: u32| {
                    (f64::from(pool) - f64::from(first) + 0.5) / f64::from(size)
                };
                let apart = share(old_first, old.2) - share(new_first, new.2);
                let is_close = apart.abs() * f64::from(new.2) <= 1.0;
                assert!(
                    is_close || new_first == 1 || pool == new_first + new.2 - 1,
                    "{context}"
                );
            }
        }
    }
    // The first view: the position 6 against 4 stays, twice as large.
    let first = settings(Rules::RACE, "");
    let closer = travelled(&first, PanZoom::Zoom(0.5, None));
    assert_eq!((window(&closer), position(&closer)), ((4, 3, 12), (6, 4)));
    // And where axes double, the map never ends before the position.
    let log = settings(Rules::RACE, "axes=log size=1000 mine=700 theirs=3");
    let closer = travelled(&log, PanZoom::Zoom(0.5, Some((2.0, 2.0))));
    assert_eq!(
        (window(&closer), position(&closer)),
        ((1, 1, 700), (700, 3))
    );
}

#[test]
fn panning_moves_by_shares_and_reset_returns() {
    let start = settings(Rules::RACE, "left=1000 bottom=2000 size=100");
    let panned = travelled(&start, PanZoom::Pan(0.25, -0.5));
    assert_eq!(window(&panned), (1025, 1950, 100));
    assert_eq!(position(&panned), (1025, 2000));
    let held = travelled(&start, PanZoom::Pan(-1e9, f64::MAX));
    assert_eq!(window(&held), (1, LARGEST - 99, 100));
    // Back to the first view, or as much more as the position takes.
    let near = settings(Rules::RACE, "left=9 bottom=7 size=20 mine=20 theirs=9");
    assert_eq!(window(&travelled(&near, PanZoom::Reset)), (1, 1, 24));
    let reset = travelled(&start, PanZoom::Reset);
    assert_eq!(
        (window(&reset), position(&reset)),
        ((1, 1, 3072), position(&start))
    );
    let divided = travelled(&start, PanZoom::Divide(0.333));
    assert_eq!(divided.whole("divider"), 33);
    assert_eq!(travelled(&start, PanZoom::Divide(-3.0)).whole("divider"), 0);
    assert_eq!(
        travelled(&start, PanZoom::Divide(3.0)).whole("divider"),
        100
    );
}

#[test]
fn pointing_sets_the_cell_under_the_pointer() {
    let settings = settings(Rules::RACE, "left=10 bottom=20 size=16");
    let pointed = |x: f64, y: f64| {
        let after = edited(&settings, &map().point(0, &settings, (x, y)));
        assert_eq!(window(&after), window(&settings));
        position(&after)
    };
    for mine in 10..26 {
        for theirs in 20..36 {
            let (x, y) = (f64::from(mine), f64::from(theirs));
            for (dx, dy) in [(0.0, 0.0), (-0.49, 0.49), (0.49, -0.49)] {
                assert_eq!(pointed(x + dx, y + dy), (mine, theirs));
            }
        }
    }
    assert_eq!(pointed(-1e300, 1e300), (10, 35));
    assert_eq!(pointed(f64::NAN, f64::INFINITY), (10, 35));
}

#[test]
fn the_crosshair_frames_the_cell_of_the_position() {
    let shown = map()
        .crosshair(0, &settings(Rules::RACE, "mine=12345 theirs=24"))
        .unwrap();
    assert_eq!((shown.from, shown.to), ((12344.5, 23.5), (12345.5, 24.5)));
    assert_eq!(shown.centre(), (12345.0, 24.0));
    assert_eq!(shown.x.as_deref(), Some("12\u{202f}345"));
    assert_eq!(shown.y.as_deref(), Some("24"));
}
