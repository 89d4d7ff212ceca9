//! Curves stand over their axis: what happens takes nearly all of the plot, pictures over one axis stand in one column, and a
//! legend tells curves apart by more than their colours.

use crate::support::{RESOLUTION, at_random};
use upperhand_draw::{Layout, Theme, draw_ground};
use upperhand_figures::all;
use upperhand_kit::{Curve, Figure, Swatch};
use upperhand_oracles::text_box::target;

/// Every panel of a figure at random settings.
fn for_all(name: &str, count: usize, mut check: impl FnMut(usize, &Figure, &str)) {
    at_random(name, count, |model, settings, _| {
        for panel in 0..model.panels().len() {
            let figure = model.figure_at(panel, &settings, RESOLUTION);
            let context = format!("panel {panel} of {}", settings.query());
            check(panel, &figure, &context);
        }
    });
}

/// Is it a guide from the foot of the plot to its top?
fn is_upright(curve: &Curve) -> bool {
    let mut points = curve.points.iter();
    points.all(|point| point.0 == curve.points[0].0)
}

/// The share of the y axis that curves and dots take.
fn taken(figure: &Figure) -> f64 {
    let (from, to) = figure.y.range();
    let curves = figure.curves.iter().filter(|curve| !is_upright(curve));
    let points = curves.flat_map(|curve| curve.points.iter().copied());
    let points = points.chain(figure.dots.iter().map(|dot| dot.at));
    let values = points.map(|point| point.1.clamp(from, to));
    let (least, most) = values.fold((f64::MAX, f64::MIN), |(least, most), value| {
        (least.min(value), most.max(value))
    });
    (most - least) / (to - from)
}

#[test]
fn what_happens_takes_nearly_all_of_a_plot() {
    for (name, panels, least) in [
        ("guts-payoff", &[0, 2][..], 0.78),
        ("guts-coalition", &[0], 0.8),
        // Low waves have a little more room, which is a part of their height.
        ("limit-tiles", &[1, 2], 0.7),
    ] {
        for_all(name, 60, |panel, figure, context| {
            let taken = taken(figure);
            // A wave that is level has its one value in the legend.
            let is_level = figure
                .legend
                .keys
                .iter()
                .any(|key| key.text.starts_with("always "));
            let is_meant = panels.contains(&panel) && !is_level && !context.contains("hands=cards");
            assert!(!is_meant || taken >= least, "{context}: {taken}");
        });
    }
}

fn layout(figure: &Figure, size: (u32, u32)) -> Layout {
    draw_ground(&target(size, &Theme::light(), 1), figure).1
}

#[test]
fn pictures_over_one_axis_stand_in_one_column() {
    let mut seen = 0;
    for entry in all() {
        let in_line: Vec<bool> = entry
            .schema
            .panels
            .iter()
            .map(|panel| panel.in_line)
            .collect();
        assert!(!in_line[0], "the main picture stands below none");
        if !in_line.contains(&true) {
            continue;
        }
        let mut main = None;
        for_all(entry.schema.name, 40, |panel, figure, context| {
            if panel == 0 {
                main = Some(figure.clone());
            }
            let main = main.as_ref().unwrap();
            if !in_line[panel] {
                return;
            }
            assert_eq!(figure.x, main.x, "{context}");
            for width in [328, 358, 620, 720] {
                let above = layout(main, (width, 400));
                let below = layout(figure, (width, 352));
                assert_eq!(
                    (above.left, above.right),
                    (below.left, below.right),
                    "{context} {width}"
                );
            }
            seen += 1;
        });
    }
    assert!(seen >= 80, "{seen}");
}

/// A swatch without its colours.
fn shape(swatch: &Swatch) -> String {
    match swatch {
        Swatch::Fill(_) => "a cell".to_owned(),
        Swatch::Hatched(..) => "hatching".to_owned(),
        Swatch::Line(_, stroke) => format!("{stroke:?}"),
        Swatch::Dot(_, filled) => format!("a dot, {filled}"),
    }
}

#[test]
fn curves_differ_by_more_than_their_colours() {
    for (name, panels) in [
        ("guts-payoff", &[0, 1, 2, 3][..]),
        ("guts-coalition", &[0, 2]),
        ("limit-tiles", &[1, 2]),
        ("question-profile", &[0]),
    ] {
        for_all(name, 40, |panel, figure, context| {
            if !panels.contains(&panel) {
                return;
            }
            let keys = figure.legend.keys.iter();
            let lines = keys.filter(|key| matches!(key.swatches[0], Swatch::Line(..)));
            let mut shapes: Vec<Vec<String>> = lines
                .map(|key| key.swatches.iter().map(shape).collect())
                .collect();
            let count = shapes.len();
            shapes.sort_unstable();
            shapes.dedup();
            assert_eq!(shapes.len(), count, "{context}: {:?}", figure.legend.keys);
        });
    }
}
