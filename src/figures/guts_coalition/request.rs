//! Everything that is asked of the figure: the game, the coalition's mixture and your threshold.

use super::schema::{
    BESIDE, BLOC, CLOSE, DELTA, EPSILON, GAP_CONSTANT, HANDLE, Handle, MINE, MIXTURE, Mixed,
    REPEATED, SPOILER, WEIGHT,
};
use crate::figures::{Settings, guts_rules};
use crate::guts::{Players, Rules, Threshold, equilibrium};

pub use crate::figures::guts_rules::threshold;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub rules: Rules,
    pub players: Players,
    /// For ever, or one round.
    pub repeated: bool,
}

impl Game {
    /// The threshold of the symmetric equilibrium of one round.
    pub fn equilibrium(self) -> f64 {
        equilibrium(self.rules, self.players).threshold.get()
    }
}

/// Guts, Lemma 7.14: all at ε below the equilibrium; with weight Cε² one always holds and the others are δ above it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    pub epsilon: f64,
    pub delta: f64,
    pub factor: f64,
}

/// A mixture of two joint strategies: all at `bloc`; with that weight one at `spoiler` and the others at `beside`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    pub bloc: f64,
    pub spoiler: f64,
    pub beside: f64,
    pub weight: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mix {
    pub game: Game,
    pub chosen: Mixed,
    pub paper: Paper,
    pub own: Pair,
}

#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub mix: Mix,
    pub mine: Threshold,
    /// Does the main panel show what is near the equilibrium?
    pub near: bool,
    pub handle: Handle,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    Returns { mix: Mix, near: bool },
    Mixture(Mix),
    Values { rules: Rules, repeated: bool },
    Members { mix: Mix, mine: Threshold },
}

impl From<&Settings> for Request {
    fn from(settings: &Settings) -> Self {
        Self {
            mix: Mix {
                game: Game {
                    rules: guts_rules::rules(settings),
                    players: guts_rules::players_chosen(settings),
                    repeated: settings.switch(REPEATED.name),
                },
                chosen: Mixed::of(settings, &MIXTURE),
                paper: Paper {
                    epsilon: settings.real(EPSILON.name),
                    delta: settings.real(DELTA.name),
                    factor: settings.real(GAP_CONSTANT.name),
                },
                own: Pair {
                    bloc: settings.real(BLOC.name),
                    spoiler: settings.real(SPOILER.name),
                    beside: settings.real(BESIDE.name),
                    weight: settings.real(WEIGHT.name),
                },
            },
            mine: threshold(settings.real(MINE.name)),
            near: settings.switch(CLOSE.name),
            handle: Handle::of(settings, &HANDLE),
        }
    }
}
