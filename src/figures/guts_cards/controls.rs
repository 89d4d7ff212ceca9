//! The controls.

use super::request::Request;
use super::schema::{CARDS, HAND, HOLD_ABOVE, RANKS, SHOW, SUITS, Show};
use super::solved::Solved;
use super::words::chance;
use crate::figures::format::{grouped, percent};
use crate::figures::guts_rules::WEENIE;
use crate::figures::{Control, Setting, Settings};

pub fn controls(solved: &Solved, request: &Request, settings: &Settings) -> Vec<Control> {
    let (hands, hold_above) = (solved.hands(), request.map.hold_above);
    let held = percent(chance(solved.equilibrium.hold(request.hand)));
    let hand = format!("{}, held {held}", solved.hand_name(request.hand));
    let name = solved.threshold_name(hold_above);
    let [dropped, all] = [hold_above, hands].map(grouped);
    let threshold = format!("hold {name}, {dropped} of {all} hands dropped");
    vec![
        Control::slider(&HAND, request.hand as f64, hand).between((0.0, (hands - 1) as f64)),
        Control::slider(&HOLD_ABOVE, hold_above as f64, threshold).between((0.0, hands as f64)),
        sized(&CARDS, request.played.cards),
        sized(&RANKS, request.played.ranks),
        sized(&SUITS, request.played.suits),
        Control::switch(&WEENIE, settings),
        show(solved, request, settings),
    ]
}

fn sized(setting: &Setting, number: u32) -> Control {
    let spoken = format!("{number} {}", setting.name);
    Control::slider(setting, number, spoken)
}

fn show(solved: &Solved, request: &Request, settings: &Settings) -> Control {
    let explanation = match request.map.show {
        Show::Equilibrium => "How often each hand is held by a strategy that nothing beats.",
        Show::Threshold => "The hands held by the threshold of the slider.",
        Show::Difference => "Where that strategy and the threshold part.",
        Show::Matrix if solved.best.guarantee.numerator() == 0 => {
            "What each threshold earns against each: at a saddle point neither player gains by another threshold."
        }
        Show::Matrix => {
            "What each threshold earns against each. There is no saddle point: every threshold loses to another."
        }
    };
    Control::choice(&SHOW, settings, explanation)
}
