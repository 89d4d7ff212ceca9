//! What the figure shows: a deck with its rule, the hand and the line pointed at, and the part of the map.

use super::deck_settings::{CARDS, RANKS, SUITS};
use super::settings::{AROUND, ASPECT, BOTTOM, HAND, HOLD_ABOVE, LEFT, SHOW, SIZE, Show};
use upperhand::guts::cards::{AllDrop, CardGame, Deck};
use upperhand_games::guts_rules::WEENIE;
use upperhand_kit::span::index_at;
use upperhand_kit::state::state;
use upperhand_kit::{Edit, Error, KeyPress};

state! {
    pub struct State {
        /// The height of the window, as a share of the map's.
        size: f64 = SIZE,
        left: f64 = LEFT,
        bottom: f64 = BOTTOM,
        /// Its width for its height, both as shares.
        aspect: f64 = ASPECT,
        cards: u32 = CARDS,
        ranks: u32 = RANKS,
        suits: u32 = SUITS,
        weenie: bool = WEENIE,
        show: Show = SHOW,
        /// Hands from this index on are held by the line.
        hold_above: usize = HOLD_ABOVE,
        /// In the matrix the other player's line.
        hand: usize = HAND,
        /// How many hands are listed on each side of it.
        around: usize = AROUND,
    } and {
        /// Is the window that of the matrix?
        has_matrix_window: bool = false,
    }
}

impl State {
    pub const fn played(&self) -> Played {
        Played {
            cards: self.cards,
            ranks: self.ranks,
            suits: self.suits,
            weenie: self.weenie,
        }
    }

    pub fn is_matrix(&self) -> bool {
        self.show == Show::Matrix
    }

    /// The edit of pointing at a place in the order of hands.
    pub fn pointed(&self, at: f64, hands: usize) -> Edit<Self> {
        self.edit().hand(index_at(at.round(), hands))
    }

    /// The edit of a key that goes through the order of hands.
    pub fn pressed(&self, key: KeyPress, hands: usize) -> Edit<Self> {
        let ends = (0.0, (hands - 1) as f64);
        self.pointed(key.moved(self.hand as f64, 1.0, ends), hands)
    }
}

/// A game by its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub cards: u32,
    pub ranks: u32,
    pub suits: u32,
    pub weenie: bool,
}

impl Played {
    pub fn numbers(self) -> Vec<u32> {
        vec![self.cards, self.ranks, self.suits, u32::from(self.weenie)]
    }

    pub fn from_numbers(numbers: &[u32]) -> Result<Self, Error> {
        match *numbers {
            [cards, ranks, suits, weenie @ (0 | 1)] => Ok(Self {
                cards,
                ranks,
                suits,
                weenie: weenie == 1,
            }),
            _ => Err(Error::new(
                "a task takes the cards, ranks and suits of a game, and 0 or 1 for its rule",
            )),
        }
    }

    pub fn game(self) -> Result<CardGame, Error> {
        let all_drop = AllDrop::with_weenie(self.weenie);
        let deck = Deck::new(self.ranks, self.suits)?;
        Ok(CardGame::new(deck, self.cards, all_drop)?)
    }
}
