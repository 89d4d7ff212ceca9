//! What follows from what is asked for: the table, and the round against the others.

use super::asked::{Asked, Field};
use super::words::pictures;
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

    /// Where you declare in turn: at a table that is not too large for that.
    pub fn turn(&self) -> Option<Turn> {
        let players = u32::try_from(self.players.get()).unwrap_or(u32::MAX);
        let number = self.declared;
        (self.in_turn && players <= MOST_IN_TURN).then_some(Turn { players, number })
    }

    /// How all declare, with what matters where they do at once.
    pub fn declaring<T>(&self, at_once: T) -> Declaring<T> {
        self.turn()
            .map_or(Declaring::AtOnce(at_once), Declaring::InTurn)
    }

    pub fn agreed(&self) -> Self {
        let last = self.turn().map_or(0, |turn| Turn::last(turn.players));
        Self {
            declared: self.declared.min(last),
            ..self.clone()
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
        let is_there = match declared.name {
            "in-turn" => rivals.count() <= MOST_IN_TURN as usize,
            "declared" => self.turn().is_some(),
            "players" | "threshold" => true,
            _ => self.turn().is_none(),
        };
        if !is_there {
            return None;
        }
        if let ("declared", Some(turn)) = (declared.name, self.turn()) {
            declared = declared.between((0.0, Turn::last(turn.players).into()));
        }
        let named = match (declared.name, rivals.third, rivals.count()) {
            ("others", Some(_), _) => pictures::PLAYER_TWO,
            ("others", None, 2) => pictures::THE_OTHER,
            ("third", None, _) => return None,
            ("apart", _, count) if count != 3 => return None,
            ("fee", ..) if !self.theory => return None,
            _ => return Some(declared),
        };
        (declared.label, declared.short_label) = named;
        Some(declared)
    }
}

/// All declare at once, or one after another, where nothing but the turn matters.
#[derive(PartialEq)]
pub enum Declaring<T> {
    AtOnce(T),
    InTurn(Turn),
}

/// The most players who declare in turn.
pub const MOST_IN_TURN: u32 = 8;

/// A turn at a table where all declare one after another, by its number: those of the first seat first, then those of the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub players: u32,
    pub number: u32,
}

impl Turn {
    /// The number of the last seat's last turn, after which nobody declares.
    pub const fn last(players: u32) -> u32 {
        (1 << players) - 2
    }

    /// Where it stands in a picture of all turns: those of a seat are spread between its number and the next.
    pub fn place(self) -> f64 {
        let declared = (self.number + 1).ilog2();
        let among = f64::from(self.number + 1) / f64::from(1 << declared) - 1.0;
        f64::from(declared) + 1.0 + among
    }

    /// The number of the turn that stands nearest before a place.
    pub fn number_at(place: f64) -> f64 {
        let seat = place.clamp(1.0, f64::from(MOST_IN_TURN) + 0.999).floor();
        let width = (seat - 1.0).exp2();
        width - 1.0 + ((place - seat) * width).floor().max(0.0)
    }

    /// What was declared before, as the solver writes it: "HD" where the first held and the second dropped.
    pub fn history(self) -> String {
        let declared = (self.number + 1).ilog2();
        let holds = |place: u32| (self.number + 1) >> place & 1 == 1;
        (0..declared)
            .map(|place| if holds(place) { 'H' } else { 'D' })
            .collect()
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

/// A payoff of 100 rounds as wide as any against so many. Beside every picture over your threshold there is room for it, so that
/// their plots begin in one column.
pub fn gutter(others: usize) -> String {
    format!("−{}", 100 * others)
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
