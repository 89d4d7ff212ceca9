//! A game by its numbers: what decides which hands there are, in which order, and what happens where both drop.

use super::asked::Cards;
use std::sync::OnceLock;
use upperhand::guts::cards::{
    AllDrop, Card, CardGame, Deck, HandOrder, Hands, LineGame, NoHand, Ranking, ReadHand,
};
use upperhand_games::card_names::card_names;
use upperhand_kit::Error;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub cards: Cards,
    pub ranks: u32,
    pub suits: u32,
    /// Do straights and flushes count? Always with five cards, never with one or two. Then the deck is whole, and only lines are
    /// compared.
    pub straights: bool,
    pub weenie: bool,
}

impl Played {
    /// Two cards from a whole deck.
    pub const FIRST: Self = Self {
        cards: Cards::Two,
        ranks: 13,
        suits: 4,
        straights: false,
        weenie: false,
    };

    pub fn numbers(self) -> Vec<u32> {
        let [straights, weenie] = [self.straights, self.weenie].map(u32::from);
        let cards = self.cards.count();
        vec![cards, self.ranks, self.suits, straights, weenie]
    }

    pub fn from_numbers(numbers: &[u32]) -> Result<Self, Error> {
        let refused = || {
            Error::new(
                "a task takes the cards, ranks and suits of a game, and 0 or 1 for straights and for the Weenie rule",
            )
        };
        let &[count, ranks, suits, straights @ (0 | 1), weenie @ (0 | 1)] = numbers else {
            return Err(refused());
        };
        let mut all = Cards::ALL.iter();
        let cards = all.find(|cards| cards.count() == count);
        let deck = Deck::new(ranks, suits)?;
        let played = Self {
            cards: *cards.ok_or_else(refused)?,
            ranks,
            suits,
            straights: straights == 1,
            weenie: weenie == 1,
        };
        Ranking::new(count, played.straights)?;
        if u32::from(deck.size()) < 2 * count || (played.straights && deck != Deck::STANDARD) {
            return Err(refused());
        }
        Ok(played)
    }

    pub fn deck(self) -> Deck {
        Deck::new(self.ranks, self.suits).expect("settings hold ranks and suits of a deck")
    }

    pub const fn all_drop(self) -> AllDrop {
        AllDrop::with_weenie(self.weenie)
    }

    pub fn ranking(self) -> Ranking {
        let found = Ranking::new(self.cards.count(), self.straights);
        found.expect("straights count only where they can")
    }

    /// The hands as poker ranks them, found once.
    fn order(self) -> Option<&'static HandOrder> {
        static ORDERS: [OnceLock<HandOrder>; 2] = [const { OnceLock::new() }; 2];
        let place = usize::from(self.cards == Cards::Five);
        self.straights
            .then(|| ORDERS[place].get_or_init(|| HandOrder::new(self.ranking())))
    }

    pub fn hands(self) -> usize {
        self.ranking().hands(self.deck()) as usize
    }

    /// The ways to deal two hands.
    pub fn deals(self) -> i64 {
        let [hands, opposing] =
            [Ranking::hands, Ranking::opposing].map(|count| count(self.ranking(), self.deck()));
        i64::from(hands) * i64::from(opposing)
    }

    /// The cards of the hand with so many weaker ones, of the strongest where there is no such.
    pub fn hand(self, weaker: usize) -> Vec<Card> {
        let weaker = weaker.min(self.hands() - 1);
        if let Some(order) = self.order() {
            return order.hand(weaker);
        }
        let found = Hands::nth(self.deck(), self.cards.count(), weaker);
        found.map_or_else(Vec::new, |hand| hand.cards().collect())
    }

    /// "K♦ Q♠ 7♣", the hand with so many weaker ones.
    pub fn name(self, weaker: usize) -> String {
        card_names(self.hand(weaker))
    }

    /// The hand that a text names.
    pub fn read(self, text: &str) -> Result<ReadHand, NoHand> {
        match self.order() {
            Some(order) => order.read(text),
            None => self.all_hands().read(text),
        }
    }

    fn all_hands(self) -> Hands {
        Hands::new(self.deck(), self.cards.count()).expect("settings hold decks with two hands")
    }

    /// The game of all strategies.
    pub fn game(self) -> Result<CardGame, Error> {
        Ok(CardGame::new(
            self.deck(),
            self.cards.count(),
            self.all_drop(),
        )?)
    }

    /// The game of lines alone: a second with five cards.
    pub async fn line_game(self) -> Result<LineGame, Error> {
        Ok(LineGame::in_pieces(self.deck(), self.ranking(), self.all_drop()).await?)
    }
}
