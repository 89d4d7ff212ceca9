//! What the figure shows: the game, the coalition's mixture and your threshold.

use super::settings::{
    BESIDE, BLOC, CLOSE, DELTA, EPSILON, GAP_CONSTANT, HANDLE, Handle, MINE, MIXTURE, Mixed,
    PLAYERS, REPEATED, SPOILER, WEIGHT,
};
use upperhand::guts::coalition::limiting;
use upperhand::guts::{Rules, Threshold, equilibrium};
use upperhand_games::guts_rules::{PlayerCount, WEENIE};
use upperhand_kit::Edit;
use upperhand_kit::state::state;

pub use upperhand_games::guts_rules::threshold;

state! {
    pub struct State {
        players: PlayerCount = PLAYERS,
        rules: Rules = WEENIE,
        mine: Threshold = MINE,
        /// For ever, or one round.
        repeated: bool = REPEATED,
        mixture: Mixed = MIXTURE,
        epsilon: f64 = EPSILON,
        delta: f64 = DELTA,
        gap_constant: f64 = GAP_CONSTANT,
        bloc: f64 = BLOC,
        spoiler: f64 = SPOILER,
        beside: f64 = BESIDE,
        weight: f64 = WEIGHT,
        /// Does the main panel show what is near the equilibrium?
        near: bool = CLOSE,
        handle: Handle = HANDLE,
    }
}

impl State {
    pub const fn game(&self) -> CoalitionGame {
        CoalitionGame {
            rules: self.rules,
            players: self.players,
            repeated: self.repeated,
        }
    }

    pub fn mix(&self) -> Mix {
        Mix {
            game: self.game(),
            is_optimum: matches!(self.mixture, Mixed::Optimum | Mixed::Apart),
            is_apart: self.mixture == Mixed::Apart,
            pair: match self.mixture {
                Mixed::Paper => self.papers(),
                Mixed::Own | Mixed::Optimum | Mixed::Apart => self.own(),
            },
        }
    }

    /// Guts, Lemma 7.14: all at ε below the equilibrium; with weight Cε² one always holds and the others are δ above it.
    fn papers(&self) -> Pair {
        let equilibrium = self.game().equilibrium();
        Pair {
            bloc: (equilibrium - self.epsilon).max(0.0),
            spoiler: 0.0,
            beside: (equilibrium + self.delta).min(1.0),
            weight: (self.gap_constant * self.epsilon * self.epsilon).min(1.0),
        }
    }

    const fn own(&self) -> Pair {
        Pair {
            bloc: self.bloc,
            // Among infinitely many only one who holds every hand makes a difference.
            spoiler: match self.players {
                PlayerCount::Finite(_) => self.spoiler,
                PlayerCount::Infinite => 0.0,
            },
            beside: self.beside,
            weight: self.weight,
        }
    }

    /// The edit of another number of players, where there is one.
    pub fn edited(&self, players: Option<PlayerCount>) -> Edit<Self> {
        players.map_or_else(|| self.edit(), |players| self.edit().players(players))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoalitionGame {
    pub rules: Rules,
    pub players: PlayerCount,
    /// For ever, or one round.
    pub repeated: bool,
}

impl CoalitionGame {
    /// The threshold of the symmetric equilibrium of one round.
    pub fn equilibrium(self) -> f64 {
        match self.players {
            PlayerCount::Finite(players) => equilibrium(self.rules, players).threshold.get(),
            PlayerCount::Infinite => {
                let fair = limiting::without_die(self.rules).coalition;
                fair.joint_strategies()[0].0.rate.chance()
            }
        }
    }

    pub fn is_infinite(self) -> bool {
        self.players == PlayerCount::Infinite
    }
}

/// A mixture of two joint strategies: all at `bloc`; with that weight one at `spoiler` and the others at `beside`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    pub bloc: f64,
    pub spoiler: f64,
    pub beside: f64,
    pub weight: f64,
}

/// A game, and what the coalition plays in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mix {
    pub game: CoalitionGame,
    /// Is it the best that they can do, with their die or without?
    pub is_optimum: bool,
    /// Do they share no die?
    pub is_apart: bool,
    /// The mixture; of the optimum what it leaves open where nobody ever spoils.
    pub pair: Pair,
}
