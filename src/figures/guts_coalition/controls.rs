//! The controls below the figure.

use super::analysis::Analysis;
use super::curves::{step, window};
use super::request::Request;
use super::schema::{
    BESIDE, BLOC, CLOSE, DELTA, EPSILON, GAP_CONSTANT, MINE, MIXTURE, Mixed, PLAYERS, REPEATED,
    SPOILER, WEIGHT,
};
use super::words::{share, unit};
use crate::figures::antes::{per_hundred, signed_per_hundred};
use crate::figures::guts_rules::WEENIE;
use crate::figures::{Control, Settings, Slide, format};

pub fn controls(request: &Request, settings: &Settings, analysis: &Analysis) -> Vec<Control> {
    let game = request.mix.game;
    let count = game.players.get();
    let lost = per_hundred(analysis.solution.value);
    let players = format!("{count} players, you lose at least {lost} {}", unit(game));
    let mut controls = vec![
        threshold(request, analysis),
        Control::slider(&PLAYERS, count as f64, players),
    ];
    controls.extend(mixture_sliders(request, analysis));
    controls.push(mixture_choice(request, settings));
    controls.extend(
        [&REPEATED, &WEENIE, &CLOSE]
            .map(|switch| Control::switch(switch, settings.switch(switch.name))),
    );
    controls
}

/// Its slider ends where the main picture does.
fn threshold(request: &Request, analysis: &Analysis) -> Control {
    let mine = request.mine;
    let window = window(analysis.equilibrium, request.near);
    let outcome = signed_per_hundred(analysis.here(mine));
    let (at, unit) = (format::threshold(mine.get()), unit(analysis.game));
    Control::slider(&MINE, mine.get(), format!("{at}, {outcome} {unit}"))
        .in_steps(step(window))
        .sliding(Slide::Even, window)
}

fn mixture_choice(request: &Request, settings: &Settings) -> Control {
    let explanation = match request.mix.chosen {
        Mixed::Optimum => "The mixture that leaves you least. No other does better.",
        Mixed::Paper => {
            "The paper’s mixture: all hold ε more than at the equilibrium, or one holds every hand and the others δ less."
        }
        Mixed::Own => {
            "You mix two ways to play: all hold alike, or one holds every hand and the others hold alike."
        }
    };
    Control::choice(&MIXTURE, settings.name(MIXTURE.name), explanation)
}

fn mixture_sliders(request: &Request, analysis: &Analysis) -> Vec<Control> {
    let above = |at: f64| format!("hold above {}", format::threshold(at));
    let (paper, pair) = (request.mix.paper, analysis.pair);
    let often = format!("{} of rounds", share(pair.weight));
    match request.mix.chosen {
        Mixed::Optimum => Vec::new(),
        Mixed::Paper => vec![
            Control::slider(&EPSILON, paper.epsilon, above(pair.bloc)),
            Control::slider(&DELTA, paper.delta, above(pair.beside)),
            Control::slider(&GAP_CONSTANT, paper.factor, often),
        ],
        Mixed::Own => vec![
            Control::slider(&BLOC, pair.bloc, above(pair.bloc)),
            Control::slider(&WEIGHT, pair.weight, often),
            Control::slider(&SPOILER, pair.spoiler, above(pair.spoiler)),
            Control::slider(&BESIDE, pair.beside, above(pair.beside)),
        ],
    }
}
