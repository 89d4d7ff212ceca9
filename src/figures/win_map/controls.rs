//! The map's controls.

use super::parameters::Request;
use super::window::SMALLEST_MAP;
use crate::figures::controls::{Control, Options, Slide};
use crate::figures::format::{grouped, percent, suspects};
use crate::figures::rule_sets::{self, LARGEST_POOL};
use crate::figures::settings::Settings;
use crate::guess_who::win_probability;

/// Pools slide evenly on an even axis; where the axis doubles, so do they.
pub(super) fn slide(settings: &Settings, name: &str) -> Slide {
    match name {
        "size" => Slide::Doubling(16),
        "mine" | "theirs" if settings.name("axes") == "log" => Slide::Doubling(64),
        _ => Slide::Even,
    }
}

pub(super) fn controls(settings: &Settings) -> Vec<Control> {
    let request = Request::of(settings);
    let choice = |name, label, options, explanation| {
        Control::choice(name, label, settings.name(name), options, explanation)
    };
    let mut controls = vec![
        pool_control(settings, "mine"),
        pool_control(settings, "theirs"),
        size_control(settings),
        rule_sets::ending_control(settings),
        rule_sets::answers_control(settings),
        layer_control(settings),
        choice("axes", "Axes", AXES, "").on_request(),
        choice("contours", "Contours", CONTOURS, "").on_request(),
        choice("compare", "Compare with", COMPARED, "").on_request(),
    ];
    if settings.name("compare") != "none" {
        let answers = rule_sets::answers_of(settings, "compare-answers", "Answers there");
        controls.push(answers.on_request());
        let explanation = if request.comparison.is_none() {
            "Both rule sets are the same."
        } else {
            ""
        };
        controls.push(choice("compare-as", "Show", COMPARED_AS, explanation).on_request());
        if settings.name("compare-as") == "split" {
            controls.push(divider_control(settings));
        }
    }
    controls
}

const AXES: Options = &[("linear", "Even"), ("log", "Doubling")];
const CONTOURS: Options = &[
    ("none", "None"),
    ("half", "Fair start"),
    ("quarters", "Quarters"),
    ("tenths", "Tenths"),
];
const COMPARED: Options = &[
    ("none", "Nothing"),
    ("race", "Race"),
    ("official", "Official"),
    ("open", "Open"),
];
const COMPARED_AS: Options = &[("split", "Side by side"), ("difference", "Difference")];

fn pool_control(settings: &Settings, name: &'static str) -> Control {
    let request = Request::of(settings);
    let is_mine = name == "mine";
    let (value, first) = if is_mine {
        (request.mine.get(), request.window.left)
    } else {
        (request.theirs.get(), request.window.bottom)
    };
    let rules = request.rules_at(request.mine);
    let spoken = match win_probability(rules, request.mine, request.theirs) {
        Ok(win) if is_mine => format!("{}, you win {}", suspects(value), percent(win)),
        Ok(win) => format!("they have {}, you win {}", suspects(value), percent(win)),
        Err(_) => format!("{}, no position of the race", suspects(value)),
    };
    let (label, whose) = if is_mine {
        ("Suspects you have left", "you")
    } else {
        ("Suspects they have left", "opponent")
    };
    let last = first + request.window.size - 1;
    let ends = (1.0, f64::from(LARGEST_POOL));
    Control::slider(name, label, f64::from(value), ends, spoken)
        .of(whose)
        .sliding(slide(settings, name), (f64::from(first), f64::from(last)))
}

fn size_control(settings: &Settings) -> Control {
    let window = Request::of(settings).window;
    let spoken = if (window.left, window.bottom) == (1, 1) {
        format!("pools up to {}", grouped(window.size))
    } else {
        format!("{} pools along each axis", grouped(window.size))
    };
    let ends = (f64::from(SMALLEST_MAP), f64::from(LARGEST_POOL));
    Control::slider(
        "size",
        "Size of the map",
        f64::from(window.size),
        ends,
        spoken,
    )
    .sliding(slide(settings, "size"), ends)
}

fn divider_control(settings: &Settings) -> Control {
    let share = settings.whole("divider");
    let spoken = format!("at {share} percent of the width");
    Control::slider("divider", "Divider", f64::from(share), (0.0, 100.0), spoken).on_request()
}

fn layer_control(settings: &Settings) -> Control {
    const LAYERS: Options = &[
        ("win", "Chance"),
        ("question", "Question"),
        ("regions", "Regions"),
        ("count", "Ties"),
        ("distance", "P − p∞"),
        ("halving", "Halving"),
    ];
    let layer = settings.name("layer");
    let explanation = match layer {
        "question" => {
            "How even the best question is: the smallest part it splits off, as a share of an even split. \
             Where several are best, the most even."
        }
        "regions" => "Where you do best to be bold, and where an even split is safe and best.",
        "count" => "How many questions are equally good, and the best.",
        "distance" => "How far the chance is from its limit when both pools grow alike.",
        "halving" => {
            "What you lose if you always split evenly, against an opponent who makes the most of it."
        }
        _ => "Your chance to win when it is your turn and both of you play perfectly.",
    };
    Control::choice("layer", "Colours show", layer, LAYERS, explanation)
}
