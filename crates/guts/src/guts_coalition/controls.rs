//! The controls below the figure.

use super::analysis::Analysis;
use super::curves::{step, window};
use super::settings::{
    BESIDE, BLOC, CLOSE, DELTA, EPSILON, GAP_CONSTANT, MINE, MIXTURE, Mixed, PLAYERS, REPEATED,
    SPOILER, WEIGHT,
};
use super::state::State;
use super::words::{share, unit};
use upperhand::guts::Rules;
use upperhand_games::antes::{per_hundred, signed_per_hundred};
use upperhand_games::format;
use upperhand_games::guts_rules::WEENIE;
use upperhand_kit::{Control, Slide};

pub fn controls(state: &State, analysis: &Analysis) -> Vec<Control> {
    let lost = per_hundred(analysis.solution.value);
    let unit = unit(analysis.game);
    let count = state.players.in_words();
    let players = format!("{count} players, you lose at least {lost} {unit}");
    let players = Control::slider(&PLAYERS, state.players.number(), players);
    let mut controls = vec![threshold(state, analysis), players];
    controls.extend(mixture_sliders(state, analysis));
    controls.extend([
        mixture_choice(state),
        Control::switch(&REPEATED, state.repeated),
        Control::switch(&WEENIE, state.rules == Rules::Weenie),
        Control::switch(&CLOSE, state.near),
    ]);
    controls
}

/// Its slider ends where the main picture does.
fn threshold(state: &State, analysis: &Analysis) -> Control {
    let mine = state.mine;
    let window = window(analysis.game, state.near);
    let outcome = signed_per_hundred(analysis.here(mine));
    let (at, unit) = (format::threshold(mine.get()), unit(analysis.game));
    Control::slider(&MINE, mine.get(), format!("{at}, {outcome} {unit}"))
        .in_steps(step(window))
        .sliding(Slide::Even, window)
}

fn mixture_choice(state: &State) -> Control {
    let explanation = match state.mixture {
        Mixed::Optimum => "The mixture that leaves you least. No other does better.",
        Mixed::Apart => {
            "They share no die, each chooses alone. Then they win nothing: this is proved for any number of players."
        }
        Mixed::Paper => {
            "The paper’s mixture: all hold ε more than at the equilibrium, or one holds every hand and the others δ less."
        }
        Mixed::Own => {
            "You mix two ways to play: all hold alike, or one holds every hand and the others hold alike."
        }
    };
    Control::choice(&MIXTURE, state.mixture.name(), explanation)
}

fn mixture_sliders(state: &State, analysis: &Analysis) -> Vec<Control> {
    let above = |at: f64| format!("hold above {}", format::threshold(at));
    let pair = analysis.pair;
    let often = format!("{} of rounds", share(pair.weight));
    match state.mixture {
        Mixed::Optimum | Mixed::Apart => Vec::new(),
        Mixed::Paper => vec![
            Control::slider(&EPSILON, state.epsilon, above(pair.bloc)),
            Control::slider(&DELTA, state.delta, above(pair.beside)),
            Control::slider(&GAP_CONSTANT, state.gap_constant, often),
        ],
        Mixed::Own => {
            let spoiler = Control::slider(&SPOILER, pair.spoiler, above(pair.spoiler));
            let mut sliders = vec![
                Control::slider(&BLOC, pair.bloc, above(pair.bloc)),
                Control::slider(&WEIGHT, pair.weight, often),
            ];
            if !analysis.game.is_infinite() {
                sliders.push(spoiler);
            }
            sliders.push(Control::slider(&BESIDE, pair.beside, above(pair.beside)));
            sliders
        }
    }
}
