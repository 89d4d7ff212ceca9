//! The controls below the figure.

use super::analysis::Analysis;
use super::request::Request;
use super::schema::{
    BESIDE, BLOC, CLOSE, DELTA, EPSILON, GAP_CONSTANT, MINE, MIXTURE, Mixed, PLAYERS, REPEATED,
    SPOILER, WEIGHT,
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
        Mixed::Optimum => "The mixture that leaves you least. No other does better.",
        Mixed::Paper => {
            "Mostly all hold a little more often than at the equilibrium, by ε; with weight Cε² one always \
             holds and the others hold less often, by δ."
        }
        Mixed::Own => "Mostly a bloc; now and then one spoils the pot while the others stand back.",
    };
    Control::choice(&MIXTURE, settings, explanation)
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
