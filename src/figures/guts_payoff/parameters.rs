//! What can be set: the table, your threshold and those of the others.

use crate::figures::settings::{Parameter, Settings, Value};
use crate::guts::{Opponents, Players, Rules, Threshold};

/// The fewest and the most players.
pub const PLAYERS: (u32, u32) = (2, 20);

/// The settings, in the order in which they stand in an address.
///
/// `others` is the threshold of all others; where `apart` is on and three play it is that of player 2, and
/// `third` that of player 3.
pub static PARAMETERS: &[Parameter] = &[
    Parameter::whole("players", "the number of players", PLAYERS, 3),
    Parameter::switch("weenie", "the Weenie rule", false),
    Parameter::real("threshold", "your threshold", (0.0, 1.0), 0.5),
    Parameter::real("others", "the others’ threshold", (0.0, 1.0), 0.6),
    Parameter::switch("apart", "playing apart", false),
    Parameter::real("third", "player 3’s threshold", (0.0, 1.0), 0.0),
    Parameter::real("fee", "the termination fee", (0.0, 1.0), 1.0),
];

/// A table: what is played, and by how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub rules: Rules,
    pub players: Players,
}

impl Game {
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

/// Everything that is asked of the figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    pub game: Game,
    pub mine: f64,
    pub others: f64,
    /// Player 3's threshold, where the two others of three play apart.
    pub third: Option<f64>,
    pub fee: f64,
}

impl Request {
    pub fn of(settings: &Settings) -> Self {
        let count = settings.whole("players");
        let players = Players::new(count as usize).expect("settings hold 2 to 20");
        let rules = if settings.switch("weenie") {
            Rules::Weenie
        } else {
            Rules::Standard
        };
        let apart = count == 3 && settings.switch("apart");
        Self {
            game: Game { rules, players },
            mine: settings.real("threshold"),
            others: settings.real("others"),
            third: apart.then(|| settings.real("third")),
            fee: settings.real("fee"),
        }
    }

    /// The others, where the first of them or all play `at`.
    pub fn opponents_at(&self, at: f64) -> Opponents {
        match self.third {
            Some(third) => self.game.pair(at, third),
            None => self.game.bloc(at),
        }
    }

    /// The others as they are set.
    pub fn opponents(&self) -> Opponents {
        self.opponents_at(self.others)
    }

    pub fn count(&self) -> usize {
        self.game.players.get()
    }
}

/// A threshold, held to what is possible.
pub fn threshold(at: f64) -> Threshold {
    Threshold::new(at.clamp(0.0, 1.0)).unwrap_or(Threshold::ALWAYS_HOLD)
}

/// Who sets the threshold of player 3 means the two to play apart.
pub fn settle(settings: &mut Settings, set: &[&str]) {
    if set.contains(&"third") && !set.contains(&"apart") {
        settings.set("apart", Value::Switch(true));
    }
}
