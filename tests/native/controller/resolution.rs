//! How finely a figure is made: a cheap one finely at once, a dear one coarsely while somebody waits.

use std::cell::Cell;
use upperhand_figures::model;
use upperhand_kit::controller::resolution::{COARSEST, IN_TIME, ResolutionControl, cost_class};
use upperhand_kit::settings::Value;

/// A figure that takes so many milliseconds when it is fine; of half the cells along each axis a quarter of
/// them, or half where rows are searched whole.
struct Figure {
    fine: f64,
    by_rows: bool,
    now: Cell<f64>,
    parts: Vec<f64>,
    /// Nothing finer is worth it.
    finest: f64,
}

impl Figure {
    fn new(fine: f64) -> Self {
        Self {
            fine,
            by_rows: false,
            now: Cell::new(0.0),
            parts: Vec::new(),
            finest: 1.0,
        }
    }

    /// The part it is made in at last, and whether that is coarse.
    fn hurry(&mut self, control: &mut ResolutionControl, answers: u32) -> (f64, bool) {
        let now = &self.now;
        let mut make = |part: f64| {
            let cells = if self.by_rows { part } else { part * part };
            now.set(now.get() + self.fine / cells);
            self.parts.push(part);
            part
        };
        let class = vec![Value::Whole(answers)];
        control.make_in_time(class, self.finest, &|| now.get(), &mut make)
    }

    fn at_leisure(&mut self, control: &mut ResolutionControl, answers: u32) {
        let now = &self.now;
        let mut make = |_| now.set(now.get() + self.fine);
        control.make_fine(vec![Value::Whole(answers)], &|| now.get(), &mut make);
    }
}

#[test]
fn a_cheap_figure_is_fine_at_once() {
    let (mut control, mut cheap) = (ResolutionControl::default(), Figure::new(2.0));
    assert_eq!(cheap.hurry(&mut control, 2), (1.0, false));
    let way = std::mem::take(&mut cheap.parts);
    assert!(way.is_sorted_by(|a, b| a > b), "{way:?}");
    let took = cheap.now.get();
    assert!(
        took < 2.0 * 4.0 / 3.0,
        "the way there costs a third: {took}"
    );
    assert_eq!(cheap.hurry(&mut control, 2), (1.0, false));
    assert_eq!(cheap.parts, [1.0], "the second time it is known");
}

#[test]
fn a_dear_figure_is_coarse_and_never_made_finely_in_a_hurry() {
    let (mut control, mut dear) = (ResolutionControl::default(), Figure::new(200.0));
    // The second time it is known without being tried.
    for _ in 0..2 {
        assert_eq!(dear.hurry(&mut control, 6), (COARSEST, true));
        assert!(dear.now.replace(0.0) < IN_TIME);
    }
    assert_eq!(dear.parts, [COARSEST; 2]);
    // Another class is not judged by this one.
    assert_eq!(Figure::new(1.0).hurry(&mut control, 2), (1.0, false));
}

#[test]
fn nothing_is_made_finer_than_is_worth_it() {
    let mut control = ResolutionControl::default();
    let [mut cheap, mut dear] = [2.0, 9.0 * IN_TIME].map(Figure::new);
    cheap.finest = 2.0;
    assert_eq!(cheap.hurry(&mut control, 2), (2.0, true));
    assert_eq!(cheap.hurry(&mut control, 2), (2.0, true));
    // What a fine one would take is known from the coarse one: in half the time the root of 18.
    dear.finest = 2.0;
    dear.hurry(&mut control, 3);
    assert_eq!(dear.hurry(&mut control, 3), (5.0, true));
    dear.finest = 1.0;
    assert_eq!(dear.hurry(&mut control, 3), (3.0, true));
}

#[test]
fn a_figure_that_was_made_finely_is_known_in_a_hurry() {
    let (mut control, mut figure) = (ResolutionControl::default(), Figure::new(4.0 * IN_TIME));
    figure.at_leisure(&mut control, 3);
    assert_eq!(figure.hurry(&mut control, 3), (2.0, true));
}

#[test]
fn a_figure_that_stays_dear_becomes_coarser_until_it_is_in_time() {
    let (mut control, mut by_rows) = (ResolutionControl::default(), Figure::new(5.0 * IN_TIME));
    by_rows.by_rows = true;
    by_rows.at_leisure(&mut control, 2);
    for _ in 0..8 {
        by_rows.now.set(0.0);
        by_rows.hurry(&mut control, 2);
    }
    let (took, way) = (by_rows.now.get(), &by_rows.parts);
    assert!(took <= IN_TIME, "{took} {way:?}");
    assert!(way.is_sorted() && way.last() < Some(&COARSEST), "{way:?}");
    // A slow moment is forgotten.
    by_rows.fine = 1.0;
    for _ in 0..4 {
        by_rows.hurry(&mut control, 2);
    }
    assert_eq!(by_rows.parts.last(), Some(&1.0));
}

#[test]
fn cost_classes_differ_by_what_is_chosen_and_by_orders_of_what_is_scrubbed() {
    let mut map = model("win-map").unwrap();
    let mut class_of = |name: &str, text: &str| {
        let mut settings = map.defaults();
        settings.set_text(name, text);
        cost_class(&settings)
    };
    let usual = class_of("mine", "24");
    for (name, text, is_usual) in [
        ("size", "57", true),
        ("left", "7", true),
        // Much larger numbers may cost much more.
        ("size", "500", false),
        ("left", "500", false),
        ("answers", "3", false),
        ("layer", "question", false),
    ] {
        assert_eq!(class_of(name, text) == usual, is_usual, "{name}={text}");
    }
}
