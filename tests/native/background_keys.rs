//! What a panel shows depends on its background key alone: settings with equal keys have equal figures, whatever was asked
//! before.

use crate::answer;
use crate::support::seed_of;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand_figures::{all, model};
use upperhand_kit::model::Navigation;
use upperhand_kit::{
    Along, BackgroundKey, Figure, Grip, KeyPress, Model, Resolution, Settings, Size,
};
use upperhand_oracles::{normalize, random_settings, random_value};

/// How many settings of each figure are looked at, each with every other value of one of its settings.
const ROUNDS: usize = 12;

const RESOLUTION: Resolution = Resolution {
    columns: 24,
    rows: 24,
};

/// Canvases of a telephone, of a column of text, of a wide page, of nothing much.
const SIZES: [Size; 4] = [size(390, 640), size(680, 500), size(1280, 480), size(3, 2)];

const fn size(width: u32, height: u32) -> Size {
    Size { width, height }
}

fn drawn(model: &mut dyn Model, panel: usize, key: &BackgroundKey) -> Figure {
    model.figure(panel, key, RESOLUTION)
}

fn figure(model: &mut dyn Model, panel: usize, settings: &Settings) -> Figure {
    model.figure_at(panel, settings, RESOLUTION)
}

/// Every setting is changed alone: keys and figures stay or change together, but for a key that has more in it
/// than is seen just now.
#[test]
fn equal_grounds_have_equal_figures() {
    for entry in all() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(entry.schema.name));
        let mut model = (entry.make)();
        let panels = model.panels().len();
        let mut moved = vec![0; panels];
        for _ in 0..ROUNDS {
            let before = random_settings(model.as_mut(), &mut random);
            for setting in entry.schema.settings {
                let mut after = before.clone();
                after.set(setting.name, random_value(setting, &mut random));
                normalize(model.as_mut(), &mut after, &[setting.name]);
                for (panel, moved) in moved.iter_mut().enumerate() {
                    let [one, other] = [&before, &after]
                        .map(|settings| model.background_key(panel, settings, Size::USUAL));
                    if one != other {
                        *moved += 1;
                        continue;
                    }
                    if ![&before, &after]
                        .iter()
                        .all(|settings| model.shows(panel, settings))
                    {
                        continue;
                    }
                    // A figure of its own for each, so that nothing is handed on but the settings.
                    let mut fresh = (entry.make)();
                    let there = figure(fresh.as_mut(), panel, &after);
                    assert_eq!(
                        figure(model.as_mut(), panel, &before),
                        there,
                        "panel {panel} at {} and {}",
                        before.query(),
                        after.query()
                    );
                }
            }
        }
        assert!(
            moved.iter().all(|&moved| 2 * moved > ROUNDS),
            "{}: {moved:?}",
            entry.schema.name
        );
    }
}

/// A key says how large its figure is wherever that matters, so that nothing depends on the canvases drawn before.
#[test]
fn a_ground_holds_the_size_of_its_figure() {
    for entry in all() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(entry.schema.name));
        let mut model = (entry.make)();
        for _ in 0..ROUNDS {
            let settings = random_settings(model.as_mut(), &mut random);
            for panel in 0..model.panels().len() {
                let keys = SIZES.map(|size| model.background_key(panel, &settings, size));
                let pictures = keys.each_ref().map(|key| drawn(model.as_mut(), panel, key));
                for (place, key) in keys.iter().enumerate() {
                    let context = format!("panel {panel} at {}", settings.query());
                    // Made again after larger and smaller ones, and by a figure that has made no other.
                    let again = drawn(model.as_mut(), panel, key);
                    assert_eq!(again, pictures[place], "{context}");
                    let alone = drawn((entry.make)().as_mut(), panel, key);
                    assert_eq!(alone, pictures[place], "{context}");
                    let equal = keys.iter().position(|other| other == key);
                    assert_eq!(pictures[equal.unwrap()], pictures[place], "{context}");
                }
            }
        }
    }
}

/// A board has the shape of its canvas: its places come from the size in its key, and fill it.
#[test]
fn boards_have_the_shape_of_their_canvas() {
    let mut boards = Vec::new();
    for entry in all() {
        let mut model = (entry.make)();
        let settings = model.defaults();
        for size in SIZES {
            let key = model.background_key(0, &settings, size);
            let figure = drawn(model.as_mut(), 0, &key);
            if figure.equal_units && figure.raster.is_none() {
                let (across, upwards) = (figure.x.to - figure.x.from, figure.y.to - figure.y.from);
                assert!((across / upwards - size.aspect()).abs() < 1e-9, "{size:?}");
                boards.push(entry.schema.name);
            }
        }
    }
    boards.dedup();
    assert_eq!(
        boards,
        [
            "real-board",
            "play-guess-who",
            "play-guts",
            "cheating-table"
        ]
    );
}

#[test]
fn an_answer_changes_the_ground_of_what_it_is_about() {
    let mut model = model("guts-cards").unwrap();
    let settings = model.defaults();
    let before = model.background_key(0, &settings, Size::USUAL);
    let task = model.task(&settings).unwrap();
    assert_eq!(
        model.background_key(0, &settings, Size::USUAL),
        before,
        "a question is no answer"
    );
    let answer = answer(&task).unwrap();
    model.receive(task.name, &task.numbers, &answer).unwrap();
    assert_ne!(model.background_key(0, &settings, Size::USUAL), before);
}

#[test]
#[should_panic(expected = "a key of this panel")]
fn a_ground_of_another_figure_is_an_error_of_the_caller() {
    let (mut map, mut tiles) = ((all()[0].make)(), (all()[2].make)());
    let settings = tiles.defaults();
    let key = tiles.background_key(0, &settings, Size::USUAL);
    let _ = map.figure(0, &key, RESOLUTION);
}

/// A reader who works by keys is led to every panel that takes them, and to no other.
#[test]
fn panels_take_keys_and_pointers_unless_they_only_show() {
    let keys = [
        KeyPress::Step(1, 0),
        KeyPress::Step(-1, 0),
        KeyPress::Step(0, 1),
        KeyPress::Step(0, -1),
        KeyPress::Start(Along::X),
        KeyPress::End(Along::X),
        KeyPress::Start(Along::Y),
        KeyPress::End(Along::Y),
    ];
    for entry in all() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(entry.schema.name));
        let mut model = (entry.make)();
        for (panel, declared) in entry.schema.panels.iter().enumerate() {
            let mut takes_any = false;
            for _ in 0..ROUNDS {
                let settings = random_settings(model.as_mut(), &mut random);
                let at = (random.random_range(0.0..3.0), random.random_range(0.0..3.0));
                let grip = model.grip(panel, &settings, at);
                let takes_keys = keys
                    .into_iter()
                    .any(|key| !model.press(panel, &settings, key).set.is_empty());
                // The keys of a board are those of its cells.
                takes_any |= takes_keys || matches!(grip, Grip::Hotspots);
                if declared.navigation == Navigation::Still {
                    let is_still = !takes_keys && matches!(grip, Grip::Nothing);
                    assert!(is_still, "{} at {}", declared.label, settings.query());
                }
            }
            let may_take = declared.navigation != Navigation::Still;
            assert_eq!(takes_any, may_take, "{}", declared.label);
        }
    }
}
