//! Which hand beats which.

use super::super::deck::Deck;
use super::super::error::Error;
use crate::order;
use core::cmp::Reverse;

/// The cards of a hand.
pub(super) const MOST_CARDS: usize = 5;

/// A card takes 6 bits of a hand's strength.
pub(super) const CARD_BITS: u32 = 6;

/// A rank takes 4.
pub(super) const RANK_BITS: u32 = 4;

/// Suits of a rank, whatever the deck.
pub(super) const SUITS: u8 = 4;

/// The number of ways to choose some of `all` things.
pub(super) const fn choose(all: u32, some: u32) -> u32 {
    let (mut ways, mut chosen) = (1, 0);
    while chosen < some {
        ways = ways * (all - chosen) / (chosen + 1);
        chosen += 1;
    }
    ways
}

/// What is compared: how many cards, and whether straights and flushes count. A strict order: the category first, then the
/// ranks, then the suits, from the most important card on, cards of a kind before others.
///
/// ```
/// use upperhand::guts::cards::Ranking;
/// assert_eq!(Ranking::new(5, false)?, Ranking::new(5, true)?);
/// assert!(Ranking::new(4, false).is_err());
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ranking {
    cards: u8,
    has_straights: bool,
}

impl Ranking {
    /// The ranking of hands of 1, 2, 3 or 5 cards. `has_straights`: do straights and flushes count with three? With five they
    /// always do.
    ///
    /// # Errors
    /// [`Error::Ranking`] for another number of cards, and for straights of one or two.
    pub const fn new(cards: u32, has_straights: bool) -> Result<Self, Error> {
        let (cards, has_straights) = match (cards, has_straights) {
            (1, false) => (1, false),
            (2, false) => (2, false),
            (3, _) => (3, has_straights),
            (5, _) => (5, true),
            _ => {
                return Err(Error::Ranking {
                    cards,
                    has_straights,
                });
            }
        };
        Ok(Self {
            cards,
            has_straights,
        })
    }

    /// The cards of a hand.
    #[must_use]
    pub const fn cards(self) -> u8 {
        self.cards
    }

    pub(super) const fn has_straights(self) -> bool {
        self.has_straights
    }

    /// Are hands of this key, a strength without its cards, of one suit where that counts?
    pub(super) const fn is_flush(self, key: u64) -> bool {
        self.has_straights
            && self.cards == 3
            && matches!(key >> (RANK_BITS * self.cards as u32), 2 | 5)
    }

    /// The number of hands that a deck has: 2,598,960 of five cards of a whole one.
    ///
    /// ```
    /// use upperhand::guts::cards::{Deck, Ranking};
    /// assert_eq!(Ranking::new(3, true)?.hands(Deck::STANDARD), 22_100);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub const fn hands(self, deck: Deck) -> u32 {
        choose(deck.size() as u32, self.cards as u32)
    }

    /// The number of hands that share no card with a given one.
    ///
    /// ```
    /// use upperhand::guts::cards::{Deck, Ranking};
    /// assert_eq!(Ranking::new(2, false)?.opposing(Deck::STANDARD), 1225);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub const fn opposing(self, deck: Deck) -> u32 {
        choose((deck.size() - self.cards) as u32, self.cards as u32)
    }

    /// The strength of a hand of different cards, given as numbers of [`Card`](super::super::Card): its category, the ranks and
    /// the cards, the most important first and the most important part highest. The cards can be read from it.
    pub(super) fn strength(self, deck: Deck, cards: &[u8]) -> u64 {
        let mut of_rank = [0_u8; 16];
        for card in cards {
            of_rank[usize::from(card / SUITS)] += 1;
        }
        let mut placed = [0; MOST_CARDS];
        let placed = &mut placed[..cards.len()];
        placed.copy_from_slice(cards);
        order::sort_by_key(placed, |&card| {
            Reverse((of_rank[usize::from(card / SUITS)], card / SUITS, card))
        });
        let of_a_kind = of_rank[usize::from(placed[0] / SUITS)];
        let has_second_pair = placed.len() == MOST_CARDS
            && of_rank[usize::from(placed[usize::from(of_a_kind)] / SUITS)] == 2;
        let category = if self.has_straights {
            let is_straight = of_a_kind == 1 && self.is_straight(deck, placed);
            let is_flush = placed.iter().all(|card| card % SUITS == placed[0] % SUITS);
            self.category(of_a_kind, has_second_pair, is_straight, is_flush)
        } else {
            u64::from(of_a_kind)
        };
        let ranks = placed.iter().fold(0, |ranks, card| {
            ranks << RANK_BITS | u64::from(card / SUITS)
        });
        let cards = placed
            .iter()
            .fold(0, |cards, &card| cards << CARD_BITS | u64::from(card));
        let few = u32::from(self.cards);
        ((category << (RANK_BITS * few) | ranks) << (CARD_BITS * few)) | cards
    }

    /// Are the ranks neighbours, from the highest down? An ace may be low: then it is put last.
    fn is_straight(self, deck: Deck, placed: &mut [u8]) -> bool {
        let follow = |placed: &[u8]| {
            placed
                .windows(2)
                .all(|pair| pair[0] / SUITS == pair[1] / SUITS + 1)
        };
        if follow(placed) {
            return true;
        }
        let lowest = deck.card(0).rank();
        let is_low = placed[0] / SUITS == lowest + deck.ranks() - 1
            && placed[1] / SUITS == lowest + self.cards - 2
            && follow(&placed[1..]);
        if is_low {
            placed.rotate_left(1);
        }
        is_low
    }

    /// Categories from the weakest, 0, on.
    fn category(
        self,
        of_a_kind: u8,
        has_second_pair: bool,
        is_straight: bool,
        is_flush: bool,
    ) -> u64 {
        if self.cards == 3 {
            // A straight is rarer than a flush, and three of a kind rarer than both.
            return match (of_a_kind, is_straight, is_flush) {
                (_, true, true) => 5,
                (3, _, _) => 4,
                (_, true, _) => 3,
                (_, _, true) => 2,
                (kind, _, _) => u64::from(kind == 2),
            };
        }
        match (of_a_kind, has_second_pair, is_straight, is_flush) {
            (_, _, true, true) => 8,
            (4, _, _, _) => 7,
            (3, true, _, _) => 6,
            (_, _, _, true) => 5,
            (_, _, true, _) => 4,
            (3, _, _, _) => 3,
            (2, true, _, _) => 2,
            (kind, _, _, _) => u64::from(kind == 2),
        }
    }
}
