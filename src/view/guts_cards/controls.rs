//! The controls.

use super::parameters::{Request, Show};
use super::solved::Solved;
use super::words::{chance, count};
use crate::view::exhibit::{Control, Input, Place};
use crate::view::numerals::percent;
use crate::view::settings::Settings;

pub fn controls(solved: &Solved, request: &Request, settings: &Settings) -> Vec<Control> {
    let hands = solved.hands();
    let held = chance(solved.equilibrium().hold(request.hand));
    let label = solved.game.hands().get(request.hand);
    let deck = |name: &str| f64::from(settings.whole(name));
    let size = |number: f64, noun: &str| format!("{number} {noun}");
    let cards = f64::from(request.played.cards);
    vec![
        slider(
            ("hand", "Hand"),
            request.hand as f64,
            (0.0, (hands - 1) as f64),
            format!("{label}, held {}", percent(held)),
        ),
        slider(
            ("hold-above", "Threshold: hands dropped"),
            request.hold_above as f64,
            (0.0, hands as f64),
            format!(
                "hold {}, {} of {} hands dropped",
                solved.threshold_name(request.hold_above),
                count(request.hold_above),
                count(hands)
            ),
        ),
        slider(
            ("cards", "Cards of a hand"),
            cards,
            (1.0, 3.0),
            size(cards, "cards"),
        ),
        slider(
            ("ranks", "Ranks"),
            deck("ranks"),
            (2.0, 13.0),
            size(deck("ranks"), "ranks"),
        ),
        slider(
            ("suits", "Suits"),
            deck("suits"),
            (1.0, 4.0),
            size(deck("suits"), "suits"),
        ),
        Control {
            name: "weenie",
            label: "Weenie rule".to_owned(),
            whose: "",
            place: Place::Choices,
            input: Input::Switch {
                on: request.played.weenie,
            },
        },
        show(solved, request, settings),
    ]
}

fn slider(
    (name, label): (&'static str, &str),
    value: f64,
    (least, most): (f64, f64),
    spoken: String,
) -> Control {
    Control {
        name,
        label: label.to_owned(),
        whose: "",
        place: Place::Sliders,
        input: Input::Slider {
            value,
            least,
            most,
            step: 1.0,
            position: value,
            from: least,
            to: most,
            spoken,
        },
    }
}

fn show(solved: &Solved, request: &Request, settings: &Settings) -> Control {
    let explanation = match request.show {
        Show::Equilibrium => "How often each hand is held by a strategy that nothing beats.".to_owned(),
        Show::Threshold => "The hands held by the threshold of the slider.".to_owned(),
        Show::Difference => "Where that strategy and the threshold part.".to_owned(),
        Show::Matrix if solved.best.guarantee.numerator() == 0 => {
            "What each threshold earns against each: at a saddle point neither player gains by another threshold."
                .to_owned()
        }
        Show::Matrix => "What each threshold earns against each. There is no saddle point: every threshold \
            loses to another."
            .to_owned(),
    };
    Control {
        name: "show",
        label: "Show".to_owned(),
        whose: "",
        place: Place::Choices,
        input: Input::Choice {
            value: settings.name("show"),
            options: vec![
                ("equilibrium", "Equilibrium"),
                ("threshold", "Threshold"),
                ("difference", "Difference"),
                ("matrix", "Matrix"),
            ],
            explanation,
        },
    }
}
