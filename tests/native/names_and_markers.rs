//! Names in a plot make room for the marker: over random settings of every figure, on phones and wide pages, none is under it,
//! each stays in the plot, and those that the marker does not reach keep their places.

use crate::support::seed_of;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::BTreeSet;
use upperhand::guess_who::board::{read_board, write_address};
use upperhand_draw::{Drawing, Layout, Theme, draw_crosshair, draw_figure, draw_ground};
use upperhand_figures::{all, model};
use upperhand_kit::{Anchor, Crosshair, Figure, Model, Resolution, Settings, Size};
use upperhand_oracles::text_box::{Bounds, TextBox, overlap, target, texts};
use upperhand_oracles::{normalize, normalized, random_settings, sized};

const RESOLUTION: Resolution = Resolution {
    columns: 24,
    rows: 24,
};

/// Pictures of a phone, of a story on one, of a column of text and of a wide page: their sizes and pixel ratios.
const SIZES: [((u32, u32), u32); 4] = [
    ((328, 369), 1),
    ((358, 480), 2),
    ((620, 400), 1),
    ((1000, 640), 2),
];

/// The box of the rings around a cell: they are at least nine pixels wide inside, and four pixels around that.
fn marker(layout: &Layout, crosshair: &Crosshair, ratio: u32) -> Option<Bounds> {
    let [left, right] = [crosshair.from.0, crosshair.to.0].map(|x| layout.pixel_from_x(x));
    let [bottom, top] = [crosshair.from.1, crosshair.to.1].map(|y| layout.pixel_from_y(y));
    let is_inside = left <= layout.right
        && layout.left <= right
        && top <= layout.bottom
        && layout.top <= bottom;
    let reach = i32::try_from(4 * ratio).unwrap();
    let x = i32::midpoint(left, right).clamp(layout.left, layout.right);
    let y = i32::midpoint(top, bottom).clamp(layout.top, layout.bottom);
    is_inside.then(|| {
        [
            left.max(layout.left).min(x - reach) - reach,
            top.max(layout.top).min(y - reach) - reach,
            right.min(layout.right).max(x + reach) + reach,
            bottom.min(layout.bottom).max(y + reach) + reach,
        ]
    })
}

/// The names in the plot of a drawing.
fn names(drawing: &Drawing, layout: &Layout, figure: &Figure) -> Vec<TextBox> {
    let plot = [layout.left, layout.top, layout.right, layout.bottom];
    let is_name = |text: &TextBox| {
        let is_label = figure.labels.iter().any(|label| label.text == text.words);
        is_label && overlap(text.bounds, plot)
    };
    texts(drawing).into_iter().filter(is_name).collect()
}

#[derive(Default)]
struct Seen {
    names: usize,
    /// Names that stand elsewhere than without the marker, or nowhere.
    displaced: usize,
    left_out: usize,
}

fn check(context: &str, figure: &Figure, crosshair: &Crosshair, seen: &mut Seen) {
    for ((width, height), ratio) in SIZES {
        let context = format!("{context} {width}×{height} at {ratio}");
        let theme = Theme::light();
        let target = target((width * ratio, height * ratio), &theme, ratio);
        let (_, layout) = draw_ground(&target, figure);
        let Some(marker) = marker(&layout, crosshair, ratio) else {
            continue;
        };
        let usual = names(&draw_figure(&target, figure).0, &layout, figure);
        let over = draw_crosshair(&target, figure, crosshair, &layout).0;
        let shown = names(&over, &layout, figure);
        for (index, name) in shown.iter().enumerate() {
            assert!(
                !overlap(name.bounds, marker),
                "{context}: {name:?} under {marker:?}"
            );
            for other in &shown[..index] {
                assert!(!name.overlaps(other), "{context}: {name:?} over {other:?}");
            }
        }
        for name in &usual {
            let stays = shown.iter().any(|shown| shown.bounds == name.bounds);
            // With the plate around it.
            let plate = i32::try_from(5 * ratio).unwrap();
            let [left, top, right, bottom] = name.bounds;
            let plate = [left - plate, top - plate, right + plate, bottom + plate];
            assert!(
                stays || overlap(plate, marker),
                "{context}: {name:?} has gone"
            );
            seen.displaced += usize::from(!stays);
        }
        seen.names += shown.len();
        seen.left_out += usual.len() - shown.len();
    }
}

fn check_all(model: &mut dyn Model, settings: &Settings, seen: &mut Seen) {
    for panel in 0..model.panels().len() {
        if let Some(crosshair) = model.crosshair(panel, settings) {
            let figure = model.figure_at(panel, settings, RESOLUTION);
            let context = format!("panel {panel} of {}", settings.query());
            check(&context, &figure, &crosshair, seen);
        }
    }
}

#[test]
fn no_marker_covers_a_name() {
    let mut seen = Seen::default();
    for entry in all() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(entry.schema.name));
        let mut model = (entry.make)();
        for _ in 0..40 {
            let settings = random_settings(model.as_mut(), &mut random);
            check_all(model.as_mut(), &settings, &mut seen);
        }
    }
    assert!(seen.names > 500, "{}", seen.names);
}

/// At every second position of a map, on which names are many.
#[test]
fn names_of_a_map_stand_beside_the_marker() {
    let mut seen = Seen::default();
    let mut map = model("win-map").unwrap();
    for layer in ["win", "regions", "gain"] {
        let all = (1..=48)
            .step_by(sized(8, 2))
            .flat_map(|mine| (1..=48).map(move |theirs| (mine, theirs)));
        for (mine, theirs) in all {
            let mut settings = map.defaults();
            let texts = [("mine", mine), ("theirs", theirs), ("size", 48)];
            for (name, number) in texts {
                assert_eq!(settings.set_text(name, &number.to_string()), None);
            }
            assert_eq!(settings.set_text("layer", layer), None);
            let names = ["size", "layer", "mine", "theirs"];
            normalize(map.as_mut(), &mut settings, &names);
            check_all(map.as_mut(), &settings, &mut seen);
        }
    }
    let Seen {
        displaced,
        left_out,
        ..
    } = seen;
    assert!(
        displaced > 25 && 2 * left_out < displaced,
        "{left_out} of {displaced}"
    );
}

/// Below 200 pixels a plot has no room for the names of regions.
#[test]
fn a_small_plot_names_no_region() {
    let mut map = model("win-map").unwrap();
    let mut counts = [0, 0];
    for layer in ["win", "regions"] {
        let mut settings = map.defaults();
        assert_eq!(settings.set_text("layer", layer), None);
        normalize(map.as_mut(), &mut settings, &["layer"]);
        let figure = map.figure_at(0, &settings, RESOLUTION);
        for (width, height) in (180..400)
            .step_by(20)
            .flat_map(|width| (180..400).step_by(10).map(move |height| (width, height)))
        {
            let theme = Theme::light();
            let (drawing, layout) = draw_figure(&target((width, height), &theme, 1), &figure);
            let shorter = (layout.right - layout.left).min(layout.bottom - layout.top);
            let is_of_region = |name: &&TextBox| {
                let mut labels = figure.labels.iter();
                labels.any(|label| {
                    label.text == name.words && matches!(label.anchor, Anchor::Top | Anchor::Right)
                })
            };
            let shown = names(&drawing, &layout, &figure);
            let regions = shown.iter().filter(is_of_region).count();
            let is_small = shorter < 200;
            assert_eq!(regions == 0, is_small, "{layer} {width}×{height}");
            counts[usize::from(is_small)] += 1;
        }
    }
    assert!(counts.into_iter().all(|count| count > 50), "{counts:?}");
}

/// Of 16 to 40 faces that have names alone, on the picture of a phone of 390 pixels.
#[test]
fn the_names_of_a_board_are_read_on_a_phone() {
    for (count, name) in [(16_u8, "Leopold"), (24, "Norbert"), (40, "Rosa")] {
        let names: Vec<_> = (0..count)
            .map(|face| format!("{name}{}", char::from(b'A' + face)))
            .collect();
        let rows = names.iter().enumerate();
        let rows = rows.map(|(face, name)| format!("{name},{}\n", ["no", "yes"][face % 2]));
        let board = read_board(&format!("name,hat\n{}", rows.collect::<String>())).unwrap();
        let mut figure = model("real-board").unwrap();
        let mut settings = figure.defaults();
        assert_eq!(settings.set_text("board", &write_address(&board)), None);
        let (theme, (width, height)) = (Theme::light(), (358, 369));
        let key = figure.background_key(0, &settings, Size { width, height });
        let picture = figure.figure(0, &key, RESOLUTION);
        let target = target((width * 2, height * 2), &theme, 2);
        let read = texts(&draw_figure(&target, &picture).0);
        for name in &names {
            let text = read.iter().find(|text| text.words == *name);
            let size = text.map(|text| text.size / 2.0);
            assert!(size >= Some(11.0), "{count} faces, {name}: {size:?}");
        }
    }
}

/// Long names are cut so that one still tells them apart.
#[test]
fn long_names_on_the_tiles_of_a_phone_are_cut_and_told_apart() {
    let names = (1..=24).map(|face| format!("Suspect of the number {face}"));
    let rows = names.map(|name| {
        format!(
            "{name},{}\n",
            if name.ends_with('1') { "no" } else { "yes" }
        )
    });
    let board = read_board(&format!("name,hat\n{}", rows.collect::<String>())).unwrap();
    let mut figure = model("real-board").unwrap();
    let mut settings = figure.defaults();
    assert_eq!(settings.set_text("board", &write_address(&board)), None);
    let theme = Theme::light();
    let size = Size {
        width: 328,
        height: 343,
    };
    let key = figure.background_key(0, &settings, size);
    let picture = figure.figure(0, &key, RESOLUTION);
    let read = texts(&draw_figure(&target((656, 686), &theme, 2), &picture).0);
    let cut: BTreeSet<&str> = read
        .iter()
        .filter(|text| text.words.starts_with("Su"))
        .map(|text| text.words.as_str())
        .collect();
    assert_eq!(cut.len(), 24, "{cut:?}");
    assert!(
        cut.contains("Suspe…24") || cut.iter().any(|name| name.ends_with("…24")),
        "{cut:?}"
    );
}

/// The chance of every question on a board stands beside its bar, on a page and on a phone.
#[test]
fn the_chances_of_a_board_are_read() {
    let mut figure = model("real-board").unwrap();
    let settings = normalized(figure.as_mut(), "moves=");
    let theme = Theme::light();
    for ((width, height), rows) in [((776, 604), 20), ((736, 560), 20), ((328, 284), 8)] {
        let key = figure.background_key(0, &settings, Size { width, height });
        let picture = figure.figure(0, &key, RESOLUTION);
        let target = target((width * 2, height * 2), &theme, 2);
        let read = texts(&draw_figure(&target, &picture).0);
        let chances = read
            .iter()
            .filter(|text| text.words.ends_with('%') && text.words.contains('.'));
        assert_eq!(chances.count(), rows, "{width} × {height}");
    }
}
