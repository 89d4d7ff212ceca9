//! What follows from what is asked for: the table, and the round against the others.

use super::asked::{Asked, Field};
use upperhand::guts::{Opponents, Players, Rules, equilibrium};
use upperhand_games::guts_rules::{table_in_words, threshold};
use upperhand_kit::Control;
use upperhand_kit::state::FieldSet;

impl Asked {
    pub const fn game(&self) -> OneRound {
        OneRound {
            rules: self.rules,
            players: self.players,
        }
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

    /// A threshold of player 3 that was set means that the two play apart.
    pub fn take_along(&mut self, set: FieldSet) -> FieldSet {
        if !set.has(Field::third) || set.has(Field::apart) {
            return FieldSet::NONE;
        }
        self.apart = true;
        Field::apart.into()
    }

    /// The others are called as many as they are; what makes no difference has no control.
    pub fn control(&self, mut declared: Control) -> Option<Control> {
        let rivals = self.terms().rivals;
        let named = match (declared.name, rivals.third, rivals.count()) {
            ("others", Some(_), _) => ("Player 2’s threshold", "player 2"),
            ("others", None, 2) => ("The other’s threshold", "other"),
            ("third", None, _) => return None,
            ("apart", _, count) if count != 3 => return None,
            ("fee", ..) if !self.theory => return None,
            _ => return Some(declared),
        };
        (declared.label, declared.short_label) = named;
        Some(declared)
    }
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
