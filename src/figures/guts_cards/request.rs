//! Everything that is asked of the figure: the deck, the rule, what is shown and what is pointed at.

use super::schema::{AROUND, CARDS, HAND, HOLD_ABOVE, MOST_HANDS, RANKS, SHOW, SUITS, Show};
use super::window::Window;
use crate::figures::guts_rules::WEENIE;
use crate::figures::{Error, Settings};
use crate::guts::cards::{AllDrop, CardGame, Deck};
use num_integer::binomial;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub cards: u32,
    pub ranks: u32,
    pub suits: u32,
    pub weenie: bool,
}

impl Played {
    pub fn of(settings: &Settings) -> Self {
        let (ranks, suits) = (settings.whole(RANKS.name), settings.whole(SUITS.name));
        Self {
            cards: settings.whole(CARDS.name).min(ranks * suits / 2).max(1),
            ranks,
            suits,
            weenie: settings.switch(WEENIE.name),
        }
    }

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
        let all_drop = if self.weenie {
            AllDrop::Weenie
        } else {
            AllDrop::Replay
        };
        let deck = Deck::new(self.ranks, self.suits)?;
        Ok(CardGame::new(deck, self.cards, all_drop)?)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Map {
    pub show: Show,
    /// Hands from this index on are held by the threshold.
    pub hold_above: usize,
    pub window: Window,
}

#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub played: Played,
    pub map: Map,
    pub hand: usize,
    /// How many hands are listed on each side of it.
    pub around: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    pub played: Played,
    /// The number of the answer that is known of the game: 0 where none has come.
    pub answer: u64,
    pub shown: Shown,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shown {
    Map(Map),
    Matrix(Window),
    Gains,
    List { hand: usize, around: usize },
}

impl From<&Settings> for Request {
    fn from(settings: &Settings) -> Self {
        let played = Played::of(settings);
        let hands = binomial(played.ranks * played.suits, played.cards) as usize;
        Self {
            played,
            map: Map {
                show: Show::of(settings, &SHOW),
                hold_above: (settings.whole(HOLD_ABOVE.name) as usize).min(hands),
                window: Window::of(settings),
            },
            hand: (settings.whole(HAND.name) as usize).min(hands - 1),
            around: settings.whole(AROUND.name) as usize,
        }
    }
}

/// A whole number of hands as a setting.
pub fn whole(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(MOST_HANDS)
}
