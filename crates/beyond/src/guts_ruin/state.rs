//! What the figure shows: the table, what you bring, and an evening.

use super::settings::{BANKROLL, LARGEST, PLAYER_COUNTS, PLAYERS, SEED};
use upperhand::guts::Rules;
use upperhand_games::format;
use upperhand_games::guts_rules::{WEENIE, seated_in_words};
use upperhand_kit::Edit;
use upperhand_kit::model::{Along, KeyPress};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::state::state;

state! {
    pub struct State {
        /// The number of the evening.
        seed: u32 = SEED,
        players: u32 = PLAYERS,
        rules: Rules = WEENIE,
        bankroll: u32 = BANKROLL,
    }
}

impl State {
    pub const fn table(&self) -> Table {
        Table {
            rules: self.rules,
            players: self.players,
        }
    }

    /// The edit of pointing at a bankroll: one with a short name.
    pub fn pointed(&self, at: f64) -> Edit<Self> {
        let short = format::rounded_to(at, 2);
        let at = if at < 100.0 { at } else { short };
        self.edit().bankroll(nearest_whole(at, (1, LARGEST)))
    }

    /// The edit of a key that moves the bankroll.
    pub fn pressed(&self, key: KeyPress, most: u32) -> Edit<Self> {
        match key.along() {
            Along::X => {
                let to = key.moved_whole(self.bankroll, (1, most));
                self.edit().bankroll(to.clamp(1, LARGEST))
            }
            Along::Y => self.edit(),
        }
    }

    /// The edit of pointing at a number of players.
    pub fn seated(&self, at: f64) -> Edit<Self> {
        if at.is_nan() {
            return self.edit();
        }
        self.edit().players(nearest_whole(at, PLAYER_COUNTS))
    }
}

/// Who plays, at the equilibrium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    pub rules: Rules,
    pub players: u32,
}

impl Table {
    /// "3 players", "1000 players with the Weenie rule".
    pub fn in_words(self) -> String {
        seated_in_words(self.rules, self.players)
    }
}
