//! The map's controls.

use super::parameters::Request;
use super::window::SMALLEST_MAP;
use crate::guess_who::win_probability;
use crate::view::exhibit::{Control, Input, Place, Slide};
use crate::view::numerals::{grouped, percent, suspects};
use crate::view::rule_sets::{self, LARGEST_POOL};
use crate::view::settings::Settings;

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
    let compared = settings.name("compare");
    let mut controls = vec![
        pool_control(settings, "mine"),
        pool_control(settings, "theirs"),
        size_control(settings),
        rule_sets::ending_control(settings),
        rule_sets::answers_control(settings),
        layer_control(settings),
        choice(settings, "axes", "Axes", AXES, ""),
        choice(settings, "contours", "Contours", CONTOURS, ""),
        choice(settings, "compare", "Compare with", COMPARED, ""),
    ];
    if compared != "none" {
        controls.push(Control {
            name: "compare-answers",
            label: "Answers there".to_owned(),
            place: Place::More,
            ..rule_sets::answers_of(settings, "compare-answers")
        });
        let explanation = if request.comparison.is_none() {
            "Both rule sets are the same."
        } else {
            ""
        };
        controls.push(choice(
            settings,
            "compare-as",
            "Show",
            COMPARED_AS,
            explanation,
        ));
        if settings.name("compare-as") == "split" {
            controls.push(divider_control(settings));
        }
    }
    controls
}

const AXES: &[(&str, &str)] = &[("linear", "Even"), ("log", "Doubling")];
const CONTOURS: &[(&str, &str)] = &[
    ("none", "None"),
    ("half", "Fair start"),
    ("quarters", "Quarters"),
    ("tenths", "Tenths"),
];
const COMPARED: &[(&str, &str)] = &[
    ("none", "Nothing"),
    ("race", "Race"),
    ("official", "Official"),
    ("open", "Open"),
];
const COMPARED_AS: &[(&str, &str)] = &[("split", "Side by side"), ("difference", "Difference")];

fn choice(
    settings: &Settings,
    name: &'static str,
    label: &str,
    options: &[(&'static str, &'static str)],
    explanation: &str,
) -> Control {
    Control {
        name,
        label: label.to_owned(),
        whose: "",
        place: Place::More,
        input: Input::Choice {
            value: settings.name(name),
            options: options.to_vec(),
            explanation: explanation.to_owned(),
        },
    }
}

fn pool_control(settings: &Settings, name: &'static str) -> Control {
    let request = Request::of(settings);
    let is_mine = name == "mine";
    let (value, first) = if is_mine {
        (request.mine.get(), request.window.left)
    } else {
        (request.theirs.get(), request.window.bottom)
    };
    let slide = slide(settings, name);
    let position = |pool: u32| slide.position(f64::from(pool));
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
    Control {
        name,
        label: label.to_owned(),
        whose,
        place: Place::Sliders,
        input: Input::Slider {
            value: f64::from(value),
            least: 1.0,
            most: f64::from(LARGEST_POOL),
            step: 1.0,
            position: position(value),
            from: position(first),
            to: position(first + request.window.size - 1),
            spoken,
        },
    }
}

fn size_control(settings: &Settings) -> Control {
    let window = Request::of(settings).window;
    let slide = slide(settings, "size");
    let spoken = if (window.left, window.bottom) == (1, 1) {
        format!("pools up to {}", grouped(window.size))
    } else {
        format!("{} pools along each axis", grouped(window.size))
    };
    Control {
        name: "size",
        label: "Size of the map".to_owned(),
        whose: "",
        place: Place::Sliders,
        input: Input::Slider {
            value: f64::from(window.size),
            least: f64::from(SMALLEST_MAP),
            most: f64::from(LARGEST_POOL),
            step: 1.0,
            position: slide.position(f64::from(window.size)),
            from: slide.position(f64::from(SMALLEST_MAP)),
            to: slide.position(f64::from(LARGEST_POOL)),
            spoken,
        },
    }
}

fn divider_control(settings: &Settings) -> Control {
    let share = settings.whole("divider");
    Control {
        name: "divider",
        label: "Divider".to_owned(),
        whose: "",
        place: Place::More,
        input: Input::Slider {
            value: f64::from(share),
            least: 0.0,
            most: 100.0,
            step: 1.0,
            position: f64::from(share),
            from: 0.0,
            to: 100.0,
            spoken: format!("at {share} percent of the width"),
        },
    }
}

fn layer_control(settings: &Settings) -> Control {
    const LAYERS: &[(&str, &str)] = &[
        ("win", "Chance"),
        ("question", "Question"),
        ("regions", "Regions"),
        ("count", "Ties"),
        ("distance", "P − p∞"),
        ("halving", "Halving"),
    ];
    let explanation = match settings.name("layer") {
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
    Control {
        place: Place::Choices,
        ..choice(settings, "layer", "Colours show", LAYERS, explanation)
    }
}
