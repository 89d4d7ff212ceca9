//! Choosing a table: the settings that figures of *Guts* share, and the axis of the number of players.

use crate::Games;
use crate::format::{grouped, percent_of};
use core::fmt::Display;
use upperhand::guts::{Players, Rules, Threshold};
use upperhand_kit::schema::{INFINITE, Value};
use upperhand_kit::state::FieldValue;
use upperhand_kit::{Axis, Role, Setting};

/// The setting `weenie`.
pub const WEENIE: Setting = Setting::switch("weenie", "the Weenie rule", false)
    .labelled("House rule: the best hand that dropped pays")
    .shared();

/// The setting `players`, its ends apart.
pub const fn players(counts: (u32, u32)) -> Setting {
    Setting::whole("players", "the number of players", counts, 3)
        .labelled("Players")
        .shared()
}

/// The setting `players` where it reaches infinitely many.
pub const fn players_without_end(counts: (u32, u32)) -> Setting {
    Setting::count("players", "the number of players", counts, 3)
        .labelled("Players")
        .shared()
}

/// A number of players, or infinitely many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerCount {
    Finite(Players),
    Infinite,
}

impl From<Players> for PlayerCount {
    fn from(players: Players) -> Self {
        Self::Finite(players)
    }
}

impl PlayerCount {
    pub fn number(self) -> f64 {
        match self {
            Self::Finite(players) => players.get() as f64,
            Self::Infinite => f64::INFINITY,
        }
    }

    /// "20", "∞".
    pub fn sign(self) -> String {
        grouped(self.number())
    }

    /// "20", "infinitely many".
    pub fn in_words(self) -> String {
        match self {
            Self::Finite(players) => players.get().to_string(),
            Self::Infinite => "infinitely many".to_owned(),
        }
    }

    /// The number of all but one in words.
    pub fn others_in_words(self) -> String {
        match self {
            Self::Finite(players) => players.others().to_string(),
            Self::Infinite => "infinitely many".to_owned(),
        }
    }
}

/// The setting `threshold`.
pub const THRESHOLD: Setting = share("threshold", "your threshold", 0.5)
    .labelled("Your threshold")
    .of("you")
    .across("you")
    .shared();

/// A threshold or a weight, from 0 to 1 in thousandths.
pub const fn share(name: &'static str, called: &'static str, default: f64) -> Setting {
    Setting::real(name, called, (0.0, 1.0), default).in_steps(0.001)
}

/// The colour of a rule, the same whichever of them is played.
pub const fn role(rules: Rules) -> Role {
    match rules {
        Rules::Standard => Role::You,
        Rules::Weenie => Role::Weeds,
    }
}

/// The axis of your threshold.
pub fn threshold_axis(shown: (f64, f64)) -> Axis {
    let label = "Your threshold: you hold the hands above it";
    Axis::linear(label, Role::You, shown).carrying(&THRESHOLD)
}

/// The axis of the number of players.
pub fn players_axis((fewest, most): (u32, u32)) -> Axis {
    let ends = (f64::from(fewest) - 0.5, f64::from(most) + 0.5);
    Axis::linear("players", Role::Ink, ends).whole_ticks(2)
}

impl FieldValue<Games> for Rules {
    fn to_value(&self) -> Value {
        (*self == Self::Weenie).into()
    }

    fn from_value(value: Value) -> Self {
        if bool::from_value(value) {
            Self::Weenie
        } else {
            Self::Standard
        }
    }
}

impl FieldValue<Games> for Threshold {
    fn to_value(&self) -> Value {
        self.get().into()
    }

    fn from_value(value: Value) -> Self {
        threshold(f64::from_value(value))
    }
}

impl FieldValue<Games> for Players {
    fn to_value(&self) -> Value {
        u32::try_from(self.get()).unwrap_or(u32::MAX).into()
    }

    fn from_value(value: Value) -> Self {
        let count = u32::from_value(value) as usize;
        Self::new(count).expect("settings hold numbers that can play")
    }
}

impl FieldValue<Games> for PlayerCount {
    fn to_value(&self) -> Value {
        match self {
            Self::Finite(players) => players.to_value(),
            Self::Infinite => INFINITE.into(),
        }
    }

    fn from_value(value: Value) -> Self {
        if value == Value::Name(INFINITE) {
            Self::Infinite
        } else {
            Self::Finite(Players::from_value(value))
        }
    }
}

/// A table in words: "3 players", "3 players with the Weenie rule".
pub fn table_in_words(rules: Rules, players: impl Into<PlayerCount>) -> String {
    seated_in_words(rules, players.into().in_words())
}

/// The same of any number of players.
pub fn seated_in_words(rules: Rules, players: impl Display) -> String {
    let rule = match rules {
        Rules::Standard => "",
        Rules::Weenie => " with the Weenie rule",
    };
    format!("{players} players{rule}")
}

/// The rules as a curve by the number of players is named after them.
pub const fn named_rule(rules: Rules) -> &'static str {
    match rules {
        Rules::Standard => "without the Weenie rule",
        Rules::Weenie => "with the Weenie rule",
    }
}

/// A threshold this close to 0 or 1 is 0 or 1 but for rounding.
const END: f64 = 1e-9;

/// Does a threshold hold every hand but for rounding?
pub fn holds_all(at: f64) -> bool {
    at < END
}

/// Does a threshold hold no hand but for rounding?
pub fn holds_none(at: f64) -> bool {
    at > 1.0 - END
}

/// A threshold in words, after "hold": "the best 29.3 % of hands".
pub fn hands(at: f64) -> String {
    if holds_all(at) {
        "every hand".to_owned()
    } else if holds_none(at) {
        "no hand".to_owned()
    } else {
        format!("the best {} of hands", percent_of(1.0 - at))
    }
}

/// The nearest threshold.
pub fn threshold(at: f64) -> Threshold {
    Threshold::new(at.clamp(0.0, 1.0)).unwrap_or(Threshold::ALWAYS_HOLD)
}
