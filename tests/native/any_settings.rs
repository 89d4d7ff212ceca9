//! What every figure keeps to, whatever its settings: pictures are finite and hold their crosshair, numbers are listed in full
//! rows, controls are within their ranges, what is said is sound and well spaced, and every task is answered.

use crate::support::{RESOLUTION, any_value, seed_of};
use crate::{in_use, solve_tasks};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use upperhand_figures::model;
use upperhand_kit::controller::Source;
use upperhand_kit::model::Input;
use upperhand_kit::schema::Domain;
use upperhand_kit::settings::Value;
use upperhand_kit::{Edges, Extent, Figure, GRADIENT_STEPS, Model, Scale, Settings, Tick};
use upperhand_oracles::{is_full, random_settings_by};

/// Nouns that are counted in words.
const COUNTED: [&str; 11] = [
    "antes", "cards", "games", "hands", "moves", "points", "ranks", "rounds", "steps", "suits",
    "suspects",
];

/// One space stands between words and none at an end, and one thing is no things.
fn check_text(text: &str, address: &str) {
    let words: Vec<&str> = text.split(' ').collect();
    let is_spaced = words.iter().all(|word| !word.is_empty());
    assert!(is_spaced || text.is_empty(), "{text:?} at {address}");
    let is_sound = ["NaN", "inf ", "inf.", "-0"]
        .iter()
        .all(|part| !text.contains(part));
    assert!(is_sound, "{text:?} at {address}");
    for pair in words.windows(2) {
        let noun = pair[1].trim_end_matches(|end: char| !end.is_alphabetic());
        let is_wrong = pair[0] == "1" && COUNTED.contains(&noun);
        assert!(!is_wrong, "1 {noun} in {text:?} at {address}");
    }
}

fn check_figure(figure: &Figure, context: &str) {
    for axis in [&figure.x, &figure.y] {
        assert!(axis.scale == Scale::Linear || axis.from > 0.0, "{context}");
        assert!(
            axis.from.is_finite() && axis.to.is_finite() && axis.from < axis.to,
            "{context}"
        );
    }
    let keys = figure.legend.keys.iter().map(|key| &key.text);
    let labels = figure.labels.iter().map(|label| &label.text);
    let mut texts = keys.chain(labels).chain([&figure.title]);
    assert!(texts.all(|text| !text.is_empty()), "{context}");
    if let Some(raster) = &figure.raster {
        let cells = raster.columns.cells() * raster.rows.cells();
        assert_eq!(raster.cells.len(), cells, "{context}");
        let last = usize::from(GRADIENT_STEPS) + raster.fills.len();
        let mut indices = raster.cells.iter().map(|cell| usize::from(cell.index()));
        assert!(indices.all(|index| index < last), "{context}");
        for edges in [&raster.columns, &raster.rows] {
            if let Edges::At(edges) = edges {
                assert!(edges.windows(2).all(|pair| pair[0] < pair[1]), "{context}");
            }
        }
    }
    let points = figure
        .curves
        .iter()
        .flat_map(|curve| curve.points.iter().copied());
    let mut places = points.chain(figure.dots.iter().map(|dot| dot.at));
    let is_near = |(x, y): (f64, f64)| x.is_finite() && y.is_finite();
    assert!(places.all(is_near), "{context}");
    let ticks = &figure.legend.ticks;
    let is_on = |tick: &Tick| (0.0..=1.0).contains(&tick.at) && !tick.text.is_empty();
    assert!(ticks.iter().all(is_on), "{context}");
    let is_after = |pair: &[Tick]| pair[0].at < pair[1].at && pair[0].text != pair[1].text;
    assert!(ticks.windows(2).all(is_after), "{context}");
}

fn check_panels(model: &mut dyn Model, settings: &Settings, address: &str) {
    for (panel, about) in model.panels().iter().enumerate() {
        if !model.shows(panel, settings) {
            continue;
        }
        let context = format!("{} at {address}", about.label);
        let figure = model.figure_at(panel, settings, RESOLUTION);
        check_figure(&figure, &context);
        // The window of this map may be moved away from the hand chosen.
        let crosshair = model.crosshair(panel, settings);
        if let Some(crosshair) = crosshair.filter(|_| !about.label.starts_with("Map of all hands"))
        {
            let (x, y) = crosshair.centre();
            let is_in = (figure.x.from..=figure.x.to).contains(&x)
                && (figure.y.from..=figure.y.to).contains(&y);
            assert!(is_in, "({x}, {y}) in {context}");
        }
    }
}

fn check_words(model: &mut dyn Model, settings: &Settings, address: &str) {
    let readout = model.readout(settings);
    let mut said = vec![readout.heading, readout.value.clone(), readout.advice];
    said.extend([model.sentence(settings), model.summary(settings)]);
    said.extend(readout.facts.into_iter().map(|(_, fact)| fact));
    assert!(
        said.iter().all(|text| !text.is_empty()),
        "{said:?} at {address}"
    );
    let value = format!("{} {}", readout.value, readout.unit);
    said.push(value.trim_end().to_owned());
    for control in model.controls(settings) {
        let Input::Slider {
            value,
            least,
            most,
            position,
            from,
            to,
            spoken,
            ..
        } = control.input
        else {
            continue;
        };
        // All suspects may be tapped, which is one more than a question can be about.
        let is_all = control.name == "ask" && value == most + 1.0;
        let is_within = is_all || (least..=most).contains(&value);
        let is_placed = from <= to && position.is_finite();
        assert!(is_within && is_placed, "{} at {address}", control.name);
        said.push(spoken);
    }
    for extent in [Extent::Near, Extent::Shown] {
        let table = model.table(settings, extent);
        let width = table.columns.len();
        assert!(table.rows.iter().all(|row| row.len() == width), "{address}");
        said.push(table.caption);
    }
    for text in said {
        check_text(&text, address);
    }
}

/// The addresses at which tasks are answered: elsewhere figures say what they know without. Five cards take ten seconds.
const SOLVED: usize = 3;

fn check(figure: &'static str) {
    let mut model = model(figure).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(figure));
    for index in 0..if is_full() { 400 } else { 40 } {
        let settings = random_settings_by(model.as_mut(), &mut random, any_value);
        let address = format!("{figure}?{}", settings.query());
        if is_full() || (index < SOLVED && settings.get("cards") != Some(Value::Name("5"))) {
            solve_tasks(model.as_mut(), &settings, 2)
                .unwrap_or_else(|error| panic!("{address}: {error}"));
        }
        check_panels(model.as_mut(), &settings, &address);
        check_words(model.as_mut(), &settings, &address);
    }
    // And everything that can be chosen, one choice after the other: it is taken as it is.
    for setting in model.schema().settings {
        let usual: &[(&str, &str)] = match (figure, setting.name) {
            // With cards nobody plays as a bloc.
            ("play-guts", "opponents") => &[("deal", "line")],
            // Hands can be revealed once there has been a round.
            ("play-guts", _) => &[("moves", "h")],
            _ => &[],
        };
        let values = match setting.domain {
            Domain::Name(options) => options.iter().map(|(name, _)| *name).collect(),
            Domain::Switch => vec!["no", "yes"],
            _ => Vec::new(),
        };
        // What goes with the usual choices may not go with the last of others: a bloc needs more than the two of cards.
        let mut used = in_use(figure, usual);
        for value in values {
            let address = format!("{figure}?{}={value}", setting.name);
            let notices = used.write(Source::Script, &[(setting.name, value)]).notices;
            assert_eq!(notices, [""; 0], "{address}");
            assert_eq!(used.text(setting.name), value, "{address}");
            check_panels(model.as_mut(), used.figure.settings(), &address);
            check_words(model.as_mut(), used.figure.settings(), &address);
        }
    }
}

mod of {
    crate::support::each_figure!(super::check);
}
