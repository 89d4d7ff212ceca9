//! What the figure shows: a game, and one of its lines.

use super::played::Played;
use super::ranking_settings::{CARDS, Cards, STRAIGHTS};
use super::settings::HAND;
use upperhand_games::guts_rules::WEENIE;
use upperhand_kit::span::index_at;
use upperhand_kit::state::state;
use upperhand_kit::{Edit, KeyPress};

state! {
    pub struct State {
        cards: Cards = CARDS,
        straights: bool = STRAIGHTS,
        weenie: bool = WEENIE,
        /// The line: the hand with so many weaker ones is held, and all that are stronger.
        hand: usize = HAND,
    }
}

impl State {
    pub const fn played(&self) -> Played {
        Played::new(self.cards, self.straights, self.weenie)
    }

    /// The edit of pointing at a line.
    pub fn pointed(&self, at: f64) -> Edit<Self> {
        let lines = self.played().hands() + 1;
        self.edit().hand(index_at(at.round(), lines))
    }

    /// The edit of a key that goes from line to line, between two of them.
    pub fn pressed(&self, key: KeyPress, (first, last): (usize, usize)) -> Edit<Self> {
        self.pointed(key.moved(self.hand as f64, 1.0, (first as f64, last as f64)))
    }
}
