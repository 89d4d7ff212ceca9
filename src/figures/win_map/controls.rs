//! The map's controls.

use super::request::{Comparison, Request};
use super::schema::{
    AXES, COMPARE, COMPARE_ANSWERS, COMPARE_AS, CONTOURS, ComparedAs, DIVIDER, LAYER, Layer, SIZE,
    SMALLEST_MAP,
};
use crate::figures::format::{grouped, percent, suspects};
use crate::figures::rule_sets::{self, ANSWERS, LARGEST_POOL, MINE, THEIRS};
use crate::figures::{Control, Scale, Setting, Settings, Slide};
use crate::guess_who::Rules;

/// Pools slide evenly on an even axis; where the axis doubles, so do they.
pub(super) fn slide(request: &Request, name: &str) -> Slide {
    let doubles = request.map.window.scale == Scale::Logarithmic;
    if name == SIZE.name {
        Slide::Doubling(16)
    } else if doubles && (name == MINE.name || name == THEIRS.name) {
        Slide::Doubling(64)
    } else {
        Slide::Even
    }
}

pub(super) fn controls(request: &Request, settings: &Settings) -> Vec<Control> {
    let mut controls = vec![
        pool_control(request, &MINE),
        pool_control(request, &THEIRS),
        size_control(request),
        rule_sets::ending_control(rule_sets::rules(settings).ending()),
        rule_sets::answers_control(
            &ANSWERS,
            u8::try_from(settings.whole(ANSWERS.name)).unwrap_or(2),
        ),
    ];
    let is_difference = matches!(request.map.comparison, Some(Comparison::Difference { .. }));
    // A difference of chances has no layers.
    if !is_difference {
        controls.push(layer_control(request, settings));
    }
    controls.extend([
        Control::choice(&AXES, settings.name(AXES.name), ""),
        Control::choice(&CONTOURS, settings.name(CONTOURS.name), ""),
        Control::choice(&COMPARE, settings.name(COMPARE.name), ""),
    ]);
    let answers = settings.whole(COMPARE_ANSWERS.name);
    if rule_sets::named(settings.name(COMPARE.name), answers).is_some() {
        controls.push(rule_sets::answers_control(
            &COMPARE_ANSWERS,
            u8::try_from(settings.whole(COMPARE_ANSWERS.name)).unwrap_or(2),
        ));
        let explanation = match request.map.comparison {
            None => "Both rule sets are the same.",
            Some(Comparison::Difference { .. }) => {
                "Your chance under the first rules less that under the others: blue where the first are better for you, orange where they are worse, paper where both are the same."
            }
            Some(Comparison::Split { .. }) => "",
        };
        controls.push(Control::choice(
            &COMPARE_AS,
            settings.name(COMPARE_AS.name),
            explanation,
        ));
        if ComparedAs::of(settings, &COMPARE_AS) == ComparedAs::Split {
            let share = settings.whole(DIVIDER.name);
            let spoken = format!("at {share} percent of the width");
            controls.push(Control::slider(&DIVIDER, share, spoken));
        }
    }
    controls
}

/// The slider of your pool or of theirs: the window's pools, and a number field for all.
fn pool_control(request: &Request, setting: &Setting) -> Control {
    let is_mine = setting.name == MINE.name;
    let window = request.map.window;
    let position = request.position;
    let (pool, ends) = if is_mine {
        (position.mine, window.across())
    } else {
        (position.theirs, window.upwards())
    };
    let said = suspects(pool.get());
    let spoken = match position.win() {
        Some(win) if is_mine => format!("{said}, you win {}", percent(win)),
        Some(win) => format!("they have {said}, you win {}", percent(win)),
        None => format!("{said}, cannot happen in the race"),
    };
    let ends = (f64::from(ends.0), f64::from(ends.1));
    Control::slider(setting, pool.get(), spoken).sliding(slide(request, setting.name), ends)
}

fn size_control(request: &Request) -> Control {
    let window = request.map.window;
    let spoken = if (window.left, window.bottom) == (1, 1) {
        format!("pools up to {}", grouped(window.size))
    } else {
        format!("{} pools along each axis", grouped(window.size))
    };
    let ends = (f64::from(SMALLEST_MAP), f64::from(LARGEST_POOL));
    Control::slider(&SIZE, window.size, spoken).sliding(slide(request, SIZE.name), ends)
}

fn layer_control(request: &Request, settings: &Settings) -> Control {
    let shown = [Some(request.map.rules), request.map.other()];
    let is_yes_no = request.map.is_yes_no();
    let explanation = match request.map.layer {
        Layer::Win => {
            "Your chance to win if both play perfectly: blue where you are ahead, orange where they are, paper at ½."
        }
        Layer::Gain => "What the best move wins over an even split this once, in points.",
        Layer::Question if is_yes_no => {
            "Yellow: best to halve. Blue: best to ask about a small part."
        }
        Layer::Question => "Yellow: best to split evenly. Blue: best to split off a small part.",
        Layer::Regions if shown.iter().flatten().all(|rules| *rules == Rules::RACE) => {
            "Where an even split is best, and where you should gamble."
        }
        Layer::Regions => "Where an even split is best, and where it loses something.",
        Layer::Count => "How many questions are equally good, and the best.",
        Layer::Distance => {
            "How far the chance is from where it settles as both pools double again and again."
        }
        Layer::Halving if is_yes_no => {
            "What you lose by halving as long as both have two suspects or more, if they know it and make the most of it."
        }
        Layer::Halving => {
            "What you lose by splitting evenly as long as both have two suspects or more, if they know it and make the most of it."
        }
    };
    Control::choice(&LAYER, settings.name(LAYER.name), explanation)
}
