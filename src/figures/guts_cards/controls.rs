//! The controls.

use super::parameters::{Request, Show};
use super::solved::Solved;
use super::words::chance;
use crate::figures::controls::{Control, Options};
use crate::figures::format::{grouped, percent};
use crate::figures::settings::Settings;

pub fn controls(solved: &Solved, request: &Request, settings: &Settings) -> Vec<Control> {
    let hands = solved.hands();
    let held = chance(solved.equilibrium().hold(request.hand));
    let label = solved.game.hands().get(request.hand);
    let sized = |name, label, number: u32, ends| {
        Control::slider(
            name,
            label,
            f64::from(number),
            ends,
            format!("{number} {name}"),
        )
    };
    vec![
        Control::slider(
            "hand",
            "Hand",
            request.hand as f64,
            (0.0, (hands - 1) as f64),
            format!("{label}, held {}", percent(held)),
        ),
        Control::slider(
            "hold-above",
            "Threshold: hands dropped",
            request.hold_above as f64,
            (0.0, hands as f64),
            format!(
                "hold {}, {} of {} hands dropped",
                solved.threshold_name(request.hold_above),
                grouped(request.hold_above),
                grouped(hands)
            ),
        ),
        sized("cards", "Cards of a hand", request.played.cards, (1.0, 3.0)),
        sized("ranks", "Ranks", settings.whole("ranks"), (2.0, 13.0)),
        sized("suits", "Suits", settings.whole("suits"), (1.0, 4.0)),
        Control::switch("weenie", "Weenie rule", request.played.weenie),
        show(solved, request, settings),
    ]
}

fn show(solved: &Solved, request: &Request, settings: &Settings) -> Control {
    const OPTIONS: Options = &[
        ("equilibrium", "Equilibrium"),
        ("threshold", "Threshold"),
        ("difference", "Difference"),
        ("matrix", "Matrix"),
    ];
    let explanation = match request.show {
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
    Control::choice("show", "Show", settings.name("show"), OPTIONS, explanation)
}
