//! What the figure shows: the table, your threshold and those of the others.

use super::settings::{APART, FEE, OTHERS, PLAYERS, THEORY, THIRD};
use upperhand::guts::{Opponents, Players, Rules, equilibrium};
use upperhand_games::guts_rules::{THRESHOLD, WEENIE, table_in_words};
use upperhand_kit::span::rounded;
use upperhand_kit::state::state;
use upperhand_kit::{Along, Edit, KeyPress};

pub use upperhand_games::guts_rules::threshold;

state! {
    pub struct State {
        players: Players = PLAYERS,
        rules: Rules = WEENIE,
        mine: f64 = THRESHOLD,
        /// The threshold of all others; of player 2 where two play apart.
        others: f64 = OTHERS,
        apart: bool = APART,
        third: f64 = THIRD,
        fee: f64 = FEE,
        /// Are α, β and what follows from them shown beside the one curve for players?
        theory: bool = THEORY,
    }
}

impl State {
    pub const fn game(&self) -> OneRound {
        OneRound {
            rules: self.rules,
            players: self.players,
        }
    }

    /// The edit of pointing at your threshold.
    pub fn pointed(&self, at: f64) -> Edit<Self> {
        self.edit().mine(short(at))
    }

    /// The edit of a key that moves your threshold.
    pub fn pressed(&self, key: KeyPress) -> Edit<Self> {
        match key.along() {
            Along::X => self.edit().mine(moved(key, self.mine)),
            Along::Y => self.edit(),
        }
    }

    /// The edit of another number of players, where there is one.
    pub fn edited(&self, players: Option<Players>) -> Edit<Self> {
        players.map_or_else(|| self.edit(), |players| self.edit().players(players))
    }

    /// A round against the others.
    pub fn terms(&self) -> Terms {
        let apart = self.apart && self.players.get() == 3;
        Terms {
            rivals: Rivals {
                game: self.game(),
                third: apart.then_some(self.third),
            },
            others: self.others,
            theory: self.theory.then_some(Theory { fee: self.fee }),
        }
    }
}

/// The step of an arrow key.
const STEP: f64 = 0.01;

/// A threshold after a key.
pub fn moved(key: KeyPress, from: f64) -> f64 {
    short(key.moved(from, STEP, (0.0, 1.0)))
}

/// A threshold with a short name: the nearest thousandth.
pub fn short(at: f64) -> f64 {
    rounded(threshold(at).get(), 1000.0)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneRound {
    pub rules: Rules,
    pub players: Players,
}

impl OneRound {
    /// "3 players", "3 players with the Weenie rule".
    pub fn in_words(self) -> String {
        table_in_words(self.rules, self.players)
    }

    /// The threshold of the symmetric equilibrium.
    pub fn fair(self) -> f64 {
        equilibrium(self.rules, self.players).threshold.get()
    }

    /// A payoff of 100 rounds as wide as any. Beside every picture over your threshold there is room for it, so that their plots
    /// begin in one column.
    pub fn gutter(self) -> String {
        format!("−{}", 100 * self.players.others())
    }

    /// The share of hands that everybody holds there.
    pub fn share_held(self) -> f64 {
        1.0 - self.fair()
    }

    /// The same with another number of players, from 2 to 20.
    pub fn of_size(self, count: u32) -> Self {
        let players = Players::new(count as usize).expect("between 2 and 20 can play");
        Self { players, ..self }
    }

    pub fn bloc(self, at: f64) -> Opponents {
        Opponents::bloc(self.rules, self.players, threshold(at))
    }

    /// Player 2 at `second` and player 3 at `third`.
    pub fn pair(self, second: f64, third: f64) -> Opponents {
        let both = [threshold(second), threshold(third)];
        // Two opponents are never too few or too many.
        Opponents::new(self.rules, &both).unwrap_or_else(|_| self.bloc(second))
    }
}

/// The others at a table: a bloc, or two who play apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rivals {
    pub game: OneRound,
    /// Player 3's threshold, where the two others of three play apart.
    pub third: Option<f64>,
}

impl Rivals {
    /// The others, where the first of them or all play `at`.
    pub fn playing(&self, at: f64) -> Opponents {
        match self.third {
            Some(third) => self.game.pair(at, third),
            None => self.game.bloc(at),
        }
    }

    pub fn count(&self) -> usize {
        self.game.players.get()
    }
}

/// A round against the others as they are set, with the additions for theorists where they are shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    pub rivals: Rivals,
    pub others: f64,
    pub theory: Option<Theory>,
}

/// The additions for theorists.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theory {
    /// The fee for leaving.
    pub fee: f64,
}

impl Terms {
    pub fn opponents(&self) -> Opponents {
        self.rivals.playing(self.others)
    }
}
