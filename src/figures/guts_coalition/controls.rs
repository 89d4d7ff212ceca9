//! The controls below the figure.

use super::analysis::Analysis;
use super::request::{Chosen, Pair, Request};
use super::schema::{
    BESIDE, BLOC, CLOSE, DELTA, EPSILON, GAP_CONSTANT, MINE, MIXTURE, PLAYERS, REPEATED, SPOILER,
    WEIGHT,
};
use super::words::{antes, percent, share};
use crate::figures::guts_rules::WEENIE;
use crate::figures::{Control, Settings, format};

pub fn controls(request: &Request, settings: &Settings, analysis: &Analysis) -> Vec<Control> {
    let count = request.mix.game.players.get();
    let players = format!(
        "{count} players, you lose at least {} of an ante",
        percent(-analysis.solution.value)
    );
    let mine = request.mine.get();
    let returning = antes(analysis.here(request.mine));
    let above = format!("{}, returning {returning} antes", format::threshold(mine));
    let mut controls = vec![
        Control::slider(&MINE, mine, above),
        Control::slider(&PLAYERS, count as f64, players),
    ];
    controls.extend(mixture_sliders(request, analysis));
    controls.push(mixture_choice(request, settings));
    controls.extend([&REPEATED, &WEENIE, &CLOSE].map(|switch| Control::switch(switch, settings)));
    controls
}

fn mixture_choice(request: &Request, settings: &Settings) -> Control {
    let explanation = match request.mix.chosen {
        Chosen::Optimum => "The mixture that leaves you least. No other does better.",
        Chosen::Paper { .. } => {
            "Mostly all hold a little more often than at the equilibrium, by ε; with weight Cε² one always \
             holds and the others hold less often, by δ."
        }
        Chosen::Own => {
            "Mostly a bloc; now and then one spoils the pot while the others stand back."
        }
    };
    Control::choice(&MIXTURE, settings, explanation)
}

/// The sliders of the mixture that is played; the optimum has none.
fn mixture_sliders(request: &Request, analysis: &Analysis) -> Vec<Control> {
    let above = |at: f64| format!("hold above {}", format::threshold(at));
    let Pair {
        bloc,
        spoiler,
        beside,
        weight,
    } = analysis.pair;
    let often = format!("{} of rounds", share(weight));
    match request.mix.chosen {
        Chosen::Optimum => Vec::new(),
        Chosen::Paper {
            epsilon,
            delta,
            factor,
        } => vec![
            Control::slider(&EPSILON, epsilon, above(bloc)),
            Control::slider(&DELTA, delta, above(beside)),
            Control::slider(&GAP_CONSTANT, factor, often),
        ],
        Chosen::Own => vec![
            Control::slider(&BLOC, bloc, above(bloc)),
            Control::slider(&WEIGHT, weight, often),
            Control::slider(&SPOILER, spoiler, above(spoiler)),
            Control::slider(&BESIDE, beside, above(beside)),
        ],
    }
}
