//! Moving about: whatever is done, the position is on the map and the map is possible.

use super::{edited, figure, map, settings};
use itertools::iproduct;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::Rules;
use upperhand_kit::settings::Value;
use upperhand_kit::{Edit, KeyPress, Model as _, PanZoom, Scale, Settings};

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
    for (set, shown) in [
        ("", (1, 1, 24)),
        ("mine=24 theirs=2", (1, 1, 24)),
        // A step beyond the edge.
        ("mine=25", (2, 1, 24)),
        ("mine=34 theirs=30", (11, 7, 24)),
        ("mine=35", (1, 1, 48)),
        ("mine=25 axes=log", (1, 1, 48)),
        ("theirs=1000", (1, 1, 1536)),
        ("mine=2147483647", (1, 1, LARGEST)),
        // No map reaches beyond the largest pool.
        (
            "left=2147483640 bottom=2147483640 size=64",
            (LARGEST - 63, LARGEST - 63, 64),
        ),
    ] {
        assert_eq!(window(&settings(Rules::RACE, set)), shown, "{set}");
    }
    // What is said of the window holds: the position comes to it.
    let held = settings(Rules::RACE, "mine=100 size=32");
    assert_eq!((window(&held), position(&held)), ((1, 1, 32), (32, 4)));
    let far = settings(Rules::RACE, "left=100 bottom=200 size=32");
    assert_eq!((window(&far), position(&far)), ((100, 200, 32), (100, 200)));
    // A map that does not begin at 1 moves as little as it must.
    let far = edited(&far, &set(&far, "mine", 140));
    assert_eq!((window(&far), position(&far)), ((109, 200, 32), (140, 200)));
    let far = edited(&far, &set(&far, "theirs", 7));
    assert_eq!((window(&far), position(&far)), ((109, 7, 32), (140, 7)));
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
    assert_eq!(window(&pointed), window(&far));
    assert_eq!(position(&pointed), (4, 4));
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

/// A window with a position in it, and a place in the window, both anywhere.
fn anywhere(random: &mut Xoshiro256PlusPlus) -> (Settings, (f64, f64)) {
    let size = random.random_range(8..1_000_008);
    let most = 1_u32 << [3, 10, 30][random.random_range(0..3)];
    let [left, bottom] = [(); 2].map(|()| random.random_range(1..=most));
    let [mine, theirs] = [left, bottom].map(|first| random.random_range(first..first + size));
    let set = format!("left={left} bottom={bottom} size={size} mine={mine} theirs={theirs}");
    let anchor = [left, bottom]
        .map(|first| f64::from(first) - 0.5 + random.random::<f64>() * f64::from(size));
    (settings(Rules::RACE, &set), anchor.into())
}

/// The place stays under the pointer, or the position where it stands without one, unless the map ends there or the window had to move
/// to hold the position: then this is at its edge.
#[test]
fn zooming_keeps_the_position_and_what_is_under_the_pointer() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut moved, mut still) = (0, 0);
    for has_pointer in iproduct!(0..3500, [true, false]).map(|(_, has_pointer)| has_pointer) {
        let (before, pointer) = anywhere(&mut random);
        let (mine, theirs) = position(&before);
        let pointer = has_pointer.then_some(pointer);
        let anchor = pointer.unwrap_or((mine.into(), theirs.into()));
        let factor = random.random_range(0.1..3.1);
        let after = travelled(&before, PanZoom::Zoom(factor, pointer));
        let context = format!("{} {pointer:?} {factor}: {}", before.query(), after.query());
        assert_eq!(position(&after), (mine, theirs), "{context}");
        let (old, new) = (window(&before), window(&after));
        let wanted = (f64::from(old.2) * factor).round().max(8.0);
        assert_eq!(f64::from(new.2), wanted, "{context}");
        for (old_first, new_first, at, pool) in [
            (old.0, new.0, anchor.0, mine),
            (old.1, new.1, anchor.1, theirs),
        ] {
            let share = (at - f64::from(old_first) + 0.5) / f64::from(old.2);
            let off = f64::from(new_first) - 0.5 + share * f64::from(new.2) - at;
            let is_at_edge = new_first == 1 || [new_first, new_first + new.2 - 1].contains(&pool);
            let most = if has_pointer { 0.5 + 1e-6 } else { 1.0 };
            assert!(off.abs() <= most || is_at_edge, "{context}: {off}");
            if off.abs() > 1.0 && new_first > 1 {
                moved += 1;
            } else {
                still += 1;
            }
        }
    }
    assert!(moved > 300 && still > 1000, "{moved} {still}");
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
}
