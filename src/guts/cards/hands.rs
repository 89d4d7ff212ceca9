//! All hands of one size from a deck, from weakest to strongest.

use super::deck::{Card, Deck};
use super::error::Error;
use super::limits::{MOST_CARDS, MOST_SUITS};
use crate::order;
use core::cmp::Reverse;
use core::fmt;

/// A rank takes 4 bits of a hand's strength.
const RANK_BITS: u32 = 4;

/// A card takes 6.
const CARD_BITS: u32 = 6;

/// The number of ranks and of cards that there is room for.
const SLOTS: u32 = MOST_CARDS as u32;

/// A hand of one to three cards, the most important first: the cards of a pair or three of a kind before
/// the others, higher cards before lower. Written like `JS/7C`.
///
/// Hands of one size compare as in Guts §8: more cards of a kind win, then the ranks from the most
/// important card on, then the suits from the most important card on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    /// The key by which hands compare, the most important part highest: cards of a kind (2 bits), ranks (4 bits each),
    /// cards (6 bits each). Ranks and cards count from 1, and 0 is none. One number, so that 22,100 hands are
    /// sorted in a millisecond.
    strength: u32,
}

impl Hand {
    /// The hand of these one to three different cards, in any order.
    fn new(cards: &[Card]) -> Self {
        let mut numbers = [0; SLOTS as usize];
        for (number, card) in numbers.iter_mut().zip(cards) {
            *number = number_of(*card);
        }
        order::sort_by_key(&mut numbers, |&number| Reverse(number));
        let [high, middle, low] = numbers;
        let are_first_alike = rank(high) == rank(middle);
        let are_last_alike = low > 0 && rank(middle) == rank(low);
        let of_a_kind = 1 + u32::from(are_first_alike) + u32::from(are_last_alike);
        let placed = if are_last_alike && !are_first_alike {
            [middle, low, high]
        } else {
            numbers
        };
        Self::placed(of_a_kind, placed)
    }

    /// The hand of these cards, the most important first, as numbers from 1; 0 for none.
    #[inline]
    fn placed(of_a_kind: u32, placed: [u32; SLOTS as usize]) -> Self {
        let join = |bits: u32, part: fn(u32) -> u32| {
            let [first, second, third] = placed.map(part);
            (first << bits | second) << bits | third
        };
        let ranks = join(RANK_BITS, rank);
        let cards = join(CARD_BITS, |number| number);
        Self {
            strength: ((of_a_kind << (RANK_BITS * SLOTS)) | ranks) << (CARD_BITS * SLOTS) | cards,
        }
    }

    /// Its cards, the most important first.
    ///
    /// ```
    /// use upperhand::guts::cards::{Deck, Hands};
    /// let hands = Hands::new(Deck::STANDARD, 2)?;
    /// let suits: Vec<u8> = hands.get(668).cards().map(|card| card.suit()).collect();
    /// assert_eq!(suits, [3, 0]);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        (0..SLOTS).rev().filter_map(|slot| {
            let bits = self.strength >> (CARD_BITS * slot) & ((1 << CARD_BITS) - 1);
            let number = u8::try_from(bits).ok()?.checked_sub(1)?;
            Some(Card::from_number(number))
        })
    }

    /// Can both hands be dealt at once?
    ///
    /// ```
    /// use upperhand::guts::cards::{Deck, Hands};
    /// let hands = Hands::new(Deck::STANDARD, 2)?;
    /// assert!(!hands.get(668).is_disjoint_from(hands.get(669)));
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn is_disjoint_from(&self, other: &Self) -> bool {
        self.set() & other.set() == 0
    }

    /// A bit for each of its cards, by their places.
    pub(super) fn set(self) -> u64 {
        let cards = u64::from(self.strength);
        let card = |slot: u32| 1_u64 << (cards >> (CARD_BITS * slot) & ((1 << CARD_BITS) - 1));
        // 0 is none.
        (card(0) | card(1) | card(2)) >> 1
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.cards().enumerate() {
            if place > 0 {
                f.write_str("/")?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

/// Every hand of one size from a deck, weakest first. A hand is named by its index, the number of weaker
/// hands; "the i-th weakest" of the paper is index i − 1.
///
/// ```
/// use upperhand::guts::cards::{Deck, Hands};
/// assert_eq!(Hands::new(Deck::STANDARD, 2)?.len(), 1326);
/// assert_eq!(Hands::new(Deck::STANDARD, 3)?.len(), 22_100);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hands {
    deck: Deck,
    size: u8,
    sorted: Vec<Hand>,
}

impl Hands {
    /// All hands of 1 to 3 cards from the deck. O(hands).
    ///
    /// # Errors
    /// [`Error::Cards`] outside 1 to 3, [`Error::DeckTooSmall`] when two players cannot be dealt a hand.
    pub fn new(deck: Deck, cards: u32) -> Result<Self, Error> {
        let allowed = u8::try_from(cards)
            .ok()
            .filter(|size| (1..=MOST_CARDS).contains(size));
        let size = allowed.ok_or(Error::Cards { given: cards })?;
        if 2 * size > deck.size() {
            return Err(Error::DeckTooSmall {
                deck: deck.size(),
                hand: size,
            });
        }
        let sorted = weakest_first(deck, size);
        Ok(Self { deck, size, sorted })
    }

    /// The hand of 1 to 3 cards with this many weaker ones, without making all the others; `None` where there is none.
    ///
    /// ```
    /// use upperhand::guts::cards::{Deck, Hands};
    /// let hands = Hands::new(Deck::STANDARD, 3)?;
    /// assert_eq!(Hands::nth(Deck::STANDARD, 3, 16_000), Some(*hands.get(16_000)));
    /// assert_eq!(Hands::nth(Deck::STANDARD, 3, 22_100), None);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn nth(deck: Deck, cards: u32, index: usize) -> Option<Hand> {
        let size = u8::try_from(cards).ok()?;
        let size = Some(size).filter(|size| (1..=MOST_CARDS).contains(size))?;
        let suits = usize::from(deck.suits());
        let alike = |count: u8| {
            (0..usize::from(count)).fold(1, |ways, taken| {
                ways * suits.saturating_sub(taken) / (taken + 1)
            })
        };
        let (mut left, mut found) = (index, None);
        for_patterns(deck, size, |of_a_kind, ranks| {
            let count = alike(of_a_kind) * suits.pow(u32::from(size - of_a_kind));
            if found.is_some() {
                return;
            }
            if let Some(rest) = left.checked_sub(count) {
                left = rest;
                return;
            }
            let mut hands = Vec::with_capacity(count);
            add(deck, of_a_kind, ranks, &mut hands);
            found = hands.get(left).copied();
        });
        found
    }

    /// The deck they are dealt from.
    #[must_use]
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// The number of cards of a hand.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The number of hands: the paper's N.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "there are always hands")]
    pub const fn len(&self) -> usize {
        self.sorted.len()
    }

    /// The hand with this many weaker ones.
    ///
    /// # Panics
    /// When there is no such hand.
    #[must_use]
    pub fn get(&self, index: usize) -> &Hand {
        &self.sorted[index]
    }

    /// All hands, weakest first.
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Hand> + ExactSizeIterator {
        self.sorted.iter()
    }

    /// The index of the hand with this label, its cards in any order; `None` if there is none.
    /// O(log hands).
    ///
    /// ```
    /// use upperhand::guts::cards::{Deck, Hands};
    /// let hands = Hands::new(Deck::STANDARD, 2)?;
    /// assert_eq!(hands.index_of("JS/7C"), Some(668));
    /// assert_eq!(hands.index_of("7C/JS"), Some(668));
    /// assert_eq!(hands.index_of("JS/JS"), None);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn index_of(&self, label: &str) -> Option<usize> {
        let all = (0..self.deck.size()).map(|place| self.deck.card(place));
        let named = |name: &str| all.clone().find(|card| card.to_string() == name);
        let cards: Vec<Card> = label.split('/').map(named).collect::<Option<_>>()?;
        if cards.len() != usize::from(self.size) {
            return None;
        }
        self.sorted.binary_search(&Hand::new(&cards)).ok()
    }

    /// The number of hands that can be dealt beside a given one, the same for each: the c of the formulas.
    ///
    /// ```
    /// use upperhand::guts::cards::{Deck, Hands};
    /// assert_eq!(Hands::new(Deck::STANDARD, 2)?.opposing(), 1225);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn opposing(&self) -> usize {
        let rest = usize::from(self.deck.size() - self.size);
        // Binomial coefficients: every product of j consecutive numbers is divisible by j!.
        (0..usize::from(self.size)).fold(1, |ways, taken| ways * (rest - taken) / (taken + 1))
    }

    /// The number of deals, an ordered pair of disjoint hands each: the D of the formulas.
    #[must_use]
    pub fn deals(&self) -> usize {
        self.len() * self.opposing()
    }
}

/// A card as a number from 1.
fn number_of(card: Card) -> u32 {
    u32::from(card.number()) + 1
}

/// The rank of such a number, from 1; 0 for none.
const fn rank(number: u32) -> u32 {
    number.div_ceil(MOST_SUITS as u32)
}

/// All hands of `size` cards, in an order that leaves nothing to be sorted: cards of a kind, then ranks from
/// the most important card on, then suits.
fn weakest_first(deck: Deck, size: u8) -> Vec<Hand> {
    let mut hands = Vec::new();
    for_patterns(deck, size, |of_a_kind, ranks| {
        add(deck, of_a_kind, ranks, &mut hands);
    });
    hands
}

/// Visits how many cards of hands of `size` are of a kind and their ranks, the most important card's first, weakest first.
fn for_patterns(deck: Deck, size: u8, mut visit: impl FnMut(u8, &[u8])) {
    let ranks = deck.ranks();
    let only = |rank: u8| rank..rank + 1;
    // A hand without such a card takes one turn.
    let none = only(0);
    for of_a_kind in 1..=size {
        for first in 0..ranks {
            let seconds = match (size, of_a_kind) {
                (1, _) => none.clone(),
                (_, 1) => 0..first,
                _ => only(first),
            };
            for second in seconds {
                let thirds = match (size, of_a_kind) {
                    (1 | 2, _) => none.clone(),
                    (_, 1) => 0..second,
                    (_, 2) => 0..ranks,
                    _ => only(first),
                };
                for third in thirds {
                    if (size, of_a_kind) == (3, 2) && third == first {
                        continue;
                    }
                    let pattern = [first, second, third];
                    visit(of_a_kind, &pattern[..usize::from(size)]);
                }
            }
        }
    }
}

/// Adds the hands with these ranks, the most important card's first. Of cards of a kind the one of the higher suit is
/// the more important.
fn add(deck: Deck, of_a_kind: u8, ranks: &[u8], hands: &mut Vec<Hand>) {
    let number = |place: usize, suit: u8| {
        let rank = ranks.get(place);
        rank.map_or(0, |rank| number_of(deck.card(rank * deck.suits() + suit)))
    };
    let suits = |place: usize, before: u8| match ranks.get(place) {
        None => 0..1,
        Some(rank) if *rank == ranks[place - 1] => 0..before,
        Some(_) => 0..deck.suits(),
    };
    for first in 0..deck.suits() {
        for second in suits(1, first) {
            let before = [number(0, first), number(1, second)];
            let last = suits(2, second).map(|third| {
                let [first, second] = before;
                Hand::placed(u32::from(of_a_kind), [first, second, number(2, third)])
            });
            hands.extend(last);
        }
    }
}
