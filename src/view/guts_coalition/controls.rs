//! The controls below the figure.

use super::parameters::{Chosen, MOST_AWAY, MOST_FACTOR, PLAYERS, Request};
use super::scene::Scene;
use super::words::{antes, decimals, hand, percent};
use crate::view::exhibit::{Control, Input, Place};

pub fn controls(request: &Request, scene: &Scene) -> Vec<Control> {
    let players = request.game.players.get();
    let most = [PLAYERS.0, PLAYERS.1].map(f64::from);
    let spoken = format!(
        "{players} players, you lose at least {} of an ante",
        percent(-scene.solution.value)
    );
    let mut controls = vec![
        slider(
            ("threshold", "You hold above", "you"),
            (scene.mine.get(), (0.0, 1.0), 0.001),
            format!(
                "{}, returning {} antes",
                hand(scene.mine.get()),
                antes(scene.here())
            ),
        ),
        slider(
            ("players", "Players", ""),
            (players as f64, (most[0], most[1]), 1.0),
            spoken,
        ),
    ];
    controls.extend(mixture_sliders(request, scene));
    controls.push(mixture_choice(request));
    for (name, label, on) in [
        ("repeated", "Repeated game", request.game.repeated),
        ("weenie", "Weenie rule", is_weenie(request)),
        ("near", "Near the equilibrium first", request.near),
    ] {
        controls.push(Control {
            name,
            label: label.to_owned(),
            whose: "",
            place: Place::Choices,
            input: Input::Switch { on },
        });
    }
    controls
}

fn is_weenie(request: &Request) -> bool {
    request.game.rules == crate::guts::Rules::Weenie
}

/// A slider that stands for its values evenly.
fn slider(
    (name, label, whose): (&'static str, &str, &'static str),
    (value, (least, most), step): (f64, (f64, f64), f64),
    spoken: String,
) -> Control {
    Control {
        name,
        label: label.to_owned(),
        whose,
        place: Place::Sliders,
        input: Input::Slider {
            value,
            least,
            most,
            step,
            position: value,
            from: least,
            to: most,
            spoken,
        },
    }
}

fn mixture_choice(request: &Request) -> Control {
    let (value, explanation) = match request.chosen {
        Chosen::Optimum => (
            "optimum",
            "The mixture that leaves you least. No other does better.",
        ),
        Chosen::Paper { .. } => (
            "paper",
            "Mostly all hold a little more often than at the equilibrium, by ε; with weight Cε² one always \
             holds and the others hold less often, by δ.",
        ),
        Chosen::Own => (
            "own",
            "Mostly a bloc; now and then one spoils the pot while the others stand back.",
        ),
    };
    Control {
        name: "mixture",
        label: "The coalition plays".to_owned(),
        whose: "opponent",
        place: Place::Choices,
        input: Input::Choice {
            value,
            options: vec![
                ("optimum", "Best mixture"),
                ("paper", "The paper’s"),
                ("own", "Your own"),
            ],
            explanation: explanation.to_owned(),
        },
    }
}

/// The sliders of the mixture that is played; the optimum has none.
fn mixture_sliders(request: &Request, scene: &Scene) -> Vec<Control> {
    let share = (0.0, 1.0);
    let above = |at: f64| format!("hold above {}", hand(at));
    let often = |weight: f64| format!("{}\u{202f}% of rounds", decimals(100.0 * weight, 1));
    let own = request.own;
    let each = |name, label, value, range, step, spoken| {
        slider((name, label, "opponent"), (value, range, step), spoken)
    };
    match request.chosen {
        Chosen::Optimum => Vec::new(),
        Chosen::Paper {
            epsilon,
            delta,
            factor,
        } => {
            let below = (scene.equilibrium - epsilon).max(0.0);
            let beyond = (scene.equilibrium + delta).min(1.0);
            let weight = (factor * epsilon * epsilon).min(1.0);
            let (away, most) = ((0.0, MOST_AWAY), (0.0, MOST_FACTOR));
            vec![
                each("epsilon", "ε", epsilon, away, 0.001, above(below)),
                each("delta", "δ", delta, away, 0.001, above(beyond)),
                each("gap-constant", "C", factor, most, 0.25, often(weight)),
            ]
        }
        Chosen::Own => vec![
            each(
                "bloc",
                "The bloc holds above",
                own.bloc,
                share,
                0.001,
                above(own.bloc),
            ),
            each(
                "weight",
                "How often one spoils",
                own.weight,
                share,
                0.001,
                often(own.weight),
            ),
            each(
                "spoiler",
                "The spoiler holds above",
                own.spoiler,
                share,
                0.001,
                above(own.spoiler),
            ),
            each(
                "beside",
                "Beside the spoiler, above",
                own.beside,
                share,
                0.001,
                above(own.beside),
            ),
        ],
    }
}
