//! What a panel shows depends on its background key alone: settings with equal keys have equal figures, whatever was asked
//! before.

use crate::answer;
use crate::support::{RESOLUTION, at_random};
use itertools::Itertools;
use rand::RngExt;
use upperhand_figures::{all, model, names};
use upperhand_kit::model::Navigation;
use upperhand_kit::{Along, BackgroundKey, Figure, Grip, KeyPress, Size};
use upperhand_oracles::{normalize, random_value};

/// How many settings of each figure are looked at, each with every other value of one of its settings.
const ROUNDS: usize = 12;

/// Canvases of a telephone, of a column of text, of a wide page, of nothing much.
const SIZES: [Size; 4] = [size(390, 640), size(680, 500), size(1280, 480), size(3, 2)];

const fn size(width: u32, height: u32) -> Size {
    Size { width, height }
}

/// Every setting is changed alone: keys and figures stay or change together, but for a key that has more in it
/// than is seen just now.
#[test]
fn equal_grounds_have_equal_figures() {
    for entry in all() {
        let name = entry.schema.name;
        let mut moved = vec![0; entry.schema.panels.len()];
        at_random(name, ROUNDS, |model, before, random| {
            for setting in entry.schema.settings {
                let mut after = before.clone();
                after.set(setting.name, random_value(setting, random));
                normalize(model, &mut after, &[setting.name]);
                let (both, mut fresh) = ([&before, &after], None);
                for (panel, moved) in moved.iter_mut().enumerate() {
                    let mut keys = both
                        .map(|settings| model.background_key(panel, settings, Size::USUAL))
                        .into_iter();
                    if !keys.all_equal() {
                        *moved += 1;
                    } else if both.iter().all(|settings| model.shows(panel, settings)) {
                        // A figure of its own, so that nothing is handed on but the settings.
                        let fresh = fresh.get_or_insert_with(entry.make);
                        let there = fresh.figure_at(panel, &after, RESOLUTION);
                        let here = model.figure_at(panel, &before, RESOLUTION);
                        let context = format!("{panel} {} and {}", before.query(), after.query());
                        assert_eq!(here, there, "{context}");
                    }
                }
            }
        });
        assert!(
            moved.iter().all(|&moved| 2 * moved > ROUNDS),
            "{name}: {moved:?}"
        );
    }
}

/// A key says how large its figure is wherever that matters, so that nothing depends on the canvases drawn before.
#[test]
fn a_ground_holds_the_size_of_its_figure() {
    for entry in all() {
        at_random(entry.schema.name, ROUNDS, |used, settings, _| {
            for panel in 0..entry.schema.panels.len() {
                let mut keys = SIZES
                    .map(|size| used.background_key(panel, &settings, size))
                    .to_vec();
                keys.dedup();
                let mut drawn = |key: &BackgroundKey| used.figure(panel, key, RESOLUTION);
                let pictures: Vec<Figure> = keys.iter().map(&mut drawn).collect();
                for (key, picture) in keys.iter().zip(pictures) {
                    // Made again after larger and smaller ones, and by a figure that has made no other.
                    let alone = (entry.make)().figure(panel, key, RESOLUTION);
                    let context = format!("panel {panel} at {}", settings.query());
                    assert_eq!(drawn(key), picture, "{context}");
                    assert_eq!(alone, picture, "{context}");
                }
            }
        });
    }
}

/// A board has the shape of its canvas: its places come from the size in its key, and fill it.
#[test]
fn boards_have_the_shape_of_their_canvas() {
    let mut boards = Vec::new();
    for name in names() {
        let mut model = model(name).unwrap();
        let settings = model.defaults();
        for size in SIZES {
            let key = model.background_key(0, &settings, size);
            let figure = model.figure(0, &key, RESOLUTION);
            if figure.equal_units && figure.raster.is_none() {
                let (across, upwards) = (figure.x.to - figure.x.from, figure.y.to - figure.y.from);
                assert!((across / upwards - size.aspect()).abs() < 1e-9, "{size:?}");
                boards.push(name);
            }
        }
    }
    boards.dedup();
    let with_cards = [
        "real-board",
        "play-guess-who",
        "play-guts",
        "cheating-table",
    ];
    assert_eq!(boards, with_cards);
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
    let mut keys = vec![
        KeyPress::Step(1, 0),
        KeyPress::Step(-1, 0),
        KeyPress::Step(0, 1),
        KeyPress::Step(0, -1),
    ];
    keys.extend([Along::X, Along::Y].map(KeyPress::Start));
    keys.extend([Along::X, Along::Y].map(KeyPress::End));
    for entry in all() {
        let mut takes_any = vec![false; entry.schema.panels.len()];
        at_random(entry.schema.name, ROUNDS, |model, settings, random| {
            for (panel, declared) in entry.schema.panels.iter().enumerate() {
                let at = (random.random_range(0.0..3.0), random.random_range(0.0..3.0));
                let grip = model.grip(panel, &settings, at);
                let mut presses = keys.iter().map(|key| model.press(panel, &settings, *key));
                let takes_keys = presses.any(|edit| !edit.set.is_empty());
                // The keys of a board are those of its cells.
                takes_any[panel] |= takes_keys || matches!(grip, Grip::Hotspots);
                let is_still = !takes_keys && matches!(grip, Grip::Nothing);
                let only_shows = declared.navigation == Navigation::Still;
                assert!(
                    is_still || !only_shows,
                    "{} at {}",
                    declared.label,
                    settings.query()
                );
            }
        });
        for (takes_any, declared) in takes_any.into_iter().zip(entry.schema.panels) {
            let may_take = declared.navigation != Navigation::Still;
            assert_eq!(takes_any, may_take, "{}", declared.label);
        }
    }
}
