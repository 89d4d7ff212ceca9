//! The controls below the figure.

use super::analysis::Analysis;
use super::parameters::{Chosen, MOST_AWAY, MOST_FACTOR, PLAYERS, Pair, Request};
use super::words::{antes, percent};
use crate::figures::controls::{Control, Options};
use crate::figures::format;

pub fn controls(request: &Request, analysis: &Analysis) -> Vec<Control> {
    let players = request.game.players.get();
    let spoken = format!(
        "{players} players, you lose at least {} of an ante",
        percent(-analysis.solution.value)
    );
    let mine = format!(
        "{}, returning {} antes",
        format::threshold(analysis.mine.get()),
        antes(analysis.here())
    );
    let ends = (f64::from(PLAYERS.0), f64::from(PLAYERS.1));
    let mut controls = vec![
        share("threshold", "You hold above", analysis.mine.get(), mine).of("you"),
        Control::slider("players", "Players", players as f64, ends, spoken),
    ];
    controls.extend(mixture_sliders(request, analysis));
    controls.push(mixture_choice(request));
    controls.extend([
        Control::switch("repeated", "Repeated game", request.game.repeated),
        Control::switch("weenie", "Weenie rule", is_weenie(request)),
        Control::switch("near", "Near the equilibrium first", request.near),
    ]);
    controls
}

fn is_weenie(request: &Request) -> bool {
    request.game.rules == crate::guts::Rules::Weenie
}

/// A slider from 0 to 1.
fn share(name: &'static str, label: &'static str, value: f64, spoken: String) -> Control {
    Control::slider(name, label, value, (0.0, 1.0), spoken).in_steps(0.001)
}

fn mixture_choice(request: &Request) -> Control {
    const OPTIONS: Options = &[
        ("optimum", "Best mixture"),
        ("paper", "The paper’s"),
        ("own", "Your own"),
    ];
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
    Control::choice(
        "mixture",
        "The coalition plays",
        value,
        OPTIONS,
        explanation,
    )
    .of("opponent")
}

/// The sliders of the mixture that is played; the optimum has none.
fn mixture_sliders(request: &Request, analysis: &Analysis) -> Vec<Control> {
    let above = |at: f64| format!("hold above {}", format::threshold(at));
    let often = |weight: f64| format!("{} of rounds", format::percentage(weight, 1));
    let Pair {
        bloc,
        spoiler,
        beside,
        weight,
    } = request.own;
    let sliders = match request.chosen {
        Chosen::Optimum => Vec::new(),
        Chosen::Paper {
            epsilon,
            delta,
            factor,
        } => {
            let below = above((analysis.equilibrium - epsilon).max(0.0));
            let beyond = above((analysis.equilibrium + delta).min(1.0));
            let often = often((factor * epsilon * epsilon).min(1.0));
            let (away, most) = ((0.0, MOST_AWAY), (0.0, MOST_FACTOR));
            vec![
                Control::slider("epsilon", "ε", epsilon, away, below).in_steps(0.001),
                Control::slider("delta", "δ", delta, away, beyond).in_steps(0.001),
                Control::slider("gap-constant", "C", factor, most, often).in_steps(0.25),
            ]
        }
        Chosen::Own => vec![
            share("bloc", "The bloc holds above", bloc, above(bloc)),
            share("weight", "How often one spoils", weight, often(weight)),
            share(
                "spoiler",
                "The spoiler holds above",
                spoiler,
                above(spoiler),
            ),
            share("beside", "Beside the spoiler, above", beside, above(beside)),
        ],
    };
    let theirs = |slider: Control| slider.of("opponent");
    sliders.into_iter().map(theirs).collect()
}
