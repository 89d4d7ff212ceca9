//! The games of the figure by their numbers, and the order of their hands.

use super::ranking_settings::Cards;
use std::sync::OnceLock;
use upperhand::guts::cards::{AllDrop, Deck, HandOrder, LineGame, Ranking};
use upperhand_kit::Error;

/// A ranking of hands and the rule for when both drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub cards: Cards,
    /// Do straights and flushes count? Always with five cards, never with one or two.
    pub straights: bool,
    pub weenie: bool,
}

impl Played {
    /// The game where straights count as far as they can.
    pub const fn new(cards: Cards, straights: bool, weenie: bool) -> Self {
        let straights = match cards {
            Cards::One | Cards::Two => false,
            Cards::Three => straights,
            Cards::Five => true,
        };
        Self {
            cards,
            straights,
            weenie,
        }
    }

    pub fn numbers(self) -> Vec<u32> {
        let [straights, weenie] = [self.straights, self.weenie].map(u32::from);
        vec![self.cards.count().into(), straights, weenie]
    }

    pub fn from_numbers(numbers: &[u32]) -> Result<Self, Error> {
        let found = match *numbers {
            [count, straights @ (0 | 1), weenie @ (0 | 1)] => {
                let mut all = Cards::ALL.iter();
                let cards = all.find(|cards| u32::from(cards.count()) == count);
                cards.map(|&cards| Self::new(cards, straights == 1, weenie == 1))
            }
            _ => None,
        };
        let refused = || {
            Error::new(
                "a task takes 1, 2, 3 or 5 cards, and 0 or 1 for straights and for the Weenie rule",
            )
        };
        found.ok_or_else(refused)
    }

    pub fn ranking(self) -> Ranking {
        let found = Ranking::new(self.cards.count().into(), self.straights);
        found.expect("straights count only where they can")
    }

    /// Its hands in their order, found once.
    pub fn order(self) -> &'static HandOrder {
        static ORDERS: [OnceLock<HandOrder>; 5] = [const { OnceLock::new() }; 5];
        let place = match (self.cards, self.straights) {
            (Cards::One, _) => 0,
            (Cards::Two, _) => 1,
            (Cards::Three, false) => 2,
            (Cards::Three, true) => 3,
            (Cards::Five, _) => 4,
        };
        ORDERS[place].get_or_init(|| HandOrder::new(self.ranking()))
    }

    pub fn hands(self) -> usize {
        self.ranking().hands(Deck::STANDARD) as usize
    }

    /// The ways to deal two hands.
    pub fn deals(self) -> i64 {
        let opposing = self.ranking().opposing(Deck::STANDARD);
        i64::from(self.ranking().hands(Deck::STANDARD)) * i64::from(opposing)
    }

    /// The game itself: a second with five cards.
    pub async fn game(self) -> Result<LineGame, Error> {
        let all_drop = AllDrop::with_weenie(self.weenie);
        Ok(LineGame::in_pieces(Deck::STANDARD, self.ranking(), all_drop).await?)
    }
}
