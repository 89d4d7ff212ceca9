//! The controls.

use super::request::Request;
use super::schema::{CARDS, HAND, HOLD_ABOVE, RANKS, SHOW, SUITS, Show};
use super::solved::Solved;
use super::words::chance;
use crate::figures::format::{counted, grouped, percent};
use crate::figures::guts_rules::WEENIE;
use crate::figures::{Control, Setting, Settings};

pub fn controls(solved: &Solved, request: &Request, settings: &Settings) -> Vec<Control> {
    let (hands, hold_above) = (solved.hands(), request.map.hold_above);
    let mut controls = vec![
        hand(solved, request).between((0.0, (hands - 1) as f64)),
        Control::slider(&HOLD_ABOVE, hold_above as f64, line(solved, hold_above))
            .between((0.0, hands as f64)),
        sized(&CARDS, request.played.cards, "card"),
        sized(&RANKS, request.played.ranks, "rank"),
        sized(&SUITS, request.played.suits, "suit"),
        Control::switch(&WEENIE, settings.switch(WEENIE.name)),
        show(solved, request, settings),
    ];
    if request.map.show == Show::Matrix {
        controls[0].tag = "theirs";
        controls[1].tag = "yours";
    }
    controls
}

/// The hand, or in the matrix the other player's line.
fn hand(solved: &Solved, request: &Request) -> Control {
    let hand = request.hand;
    if request.map.show == Show::Matrix {
        let spoken = line(solved, hand);
        return Control::slider(&HAND, hand as f64, spoken).labelled("Their line: hands dropped");
    }
    let held = percent(chance(solved.equilibrium.hold(hand)));
    let spoken = format!("{}, held {held}", solved.hand_name(hand));
    Control::slider(&HAND, hand as f64, spoken)
}

fn line(solved: &Solved, threshold: usize) -> String {
    let name = solved.threshold_name(threshold);
    let [dropped, all] = [threshold, solved.hands()].map(grouped);
    format!("hold {name}, {dropped} of {all} hands dropped")
}

fn sized(setting: &Setting, number: u32, noun: &str) -> Control {
    let spoken = counted(&number.to_string(), noun);
    Control::slider(setting, number, spoken)
}

fn show(solved: &Solved, request: &Request, settings: &Settings) -> Control {
    let explanation = match request.map.show {
        Show::Equilibrium => {
            "How often to hold each hand so that nobody gains, however they play: the equilibrium."
        }
        Show::Threshold => "The line holds every hand above it.",
        Show::Difference => "Where the line and the equilibrium part.",
        Show::Matrix if solved.best.guarantee.numerator() == 0 => {
            "Your line against theirs. At the dot neither of you gains by moving it."
        }
        Show::Matrix => "Your line against theirs. Every line loses to some other.",
    };
    Control::choice(&SHOW, settings.name(SHOW.name), explanation)
}
