//! Everything that is asked of the figure: the table, your threshold and those of the others.

use super::schema::{APART, FEE, OTHERS, THEORY, THIRD};
use crate::figures::Settings;
use crate::figures::guts_rules::{THRESHOLD, players_chosen, rules, table_in_words};
use crate::guts::{Opponents, Players, Rules, equilibrium};

pub use crate::figures::guts_rules::threshold;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub rules: Rules,
    pub players: Players,
}

impl Game {
    /// "3 players", "3 players with the Weenie rule".
    pub fn in_words(self) -> String {
        table_in_words(self.rules, self.players)
    }

    /// The threshold of the symmetric equilibrium.
    pub fn fair(self) -> f64 {
        equilibrium(self.rules, self.players).threshold.get()
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
    pub game: Game,
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

#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub terms: Terms,
    pub mine: f64,
}

impl Request {
    pub const fn game(&self) -> Game {
        self.terms.rivals.game
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    Curves(Terms),
    Map(Rivals),
    Worst { game: Game, theory: bool },
    Plan(Game),
}

impl From<&Settings> for Request {
    fn from(settings: &Settings) -> Self {
        let game = Game {
            rules: rules(settings),
            players: players_chosen(settings),
        };
        let apart = game.players.get() == 3 && settings.switch(APART.name);
        let terms = Terms {
            rivals: Rivals {
                game,
                third: apart.then(|| settings.real(THIRD.name)),
            },
            others: settings.real(OTHERS.name),
            theory: settings.switch(THEORY.name).then(|| Theory {
                fee: settings.real(FEE.name),
            }),
        };
        Self {
            terms,
            mine: settings.real(THRESHOLD.name),
        }
    }
}
