//! Decks and their cards.

use super::error::Error;
use super::limits::{MOST_RANKS, MOST_SUITS};
use core::fmt;
use core::ops::RangeInclusive;

/// A deck of ranks × suits, strictly ordered by rank and then suit.
///
/// Short decks keep the high ranks and the low suits: 8 × 4 is seven to ace, 13 × 2 is clubs and hearts.
///
/// ```
/// use upperhand::guts::cards::Deck;
/// assert_eq!(Deck::STANDARD, Deck::new(13, 4)?);
/// assert_eq!(Deck::new(8, 4)?.card(0).to_string(), "7C");
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    ranks: u8,
    suits: u8,
}

impl Deck {
    /// Thirteen ranks in four suits.
    pub const STANDARD: Self = Self {
        ranks: 13,
        suits: 4,
    };

    /// A deck of 2 to 13 ranks in 1 to 4 suits.
    ///
    /// # Errors
    /// [`Error::Ranks`] or [`Error::Suits`] outside these.
    pub fn new(ranks: u32, suits: u32) -> Result<Self, Error> {
        let within = |number: u32, allowed: RangeInclusive<u8>| {
            u8::try_from(number)
                .ok()
                .filter(|number| allowed.contains(number))
        };
        Ok(Self {
            ranks: within(ranks, 2..=MOST_RANKS).ok_or(Error::Ranks { given: ranks })?,
            suits: within(suits, 1..=MOST_SUITS).ok_or(Error::Suits { given: suits })?,
        })
    }

    /// The number of ranks.
    #[must_use]
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// The number of suits.
    #[must_use]
    pub const fn suits(self) -> u8 {
        self.suits
    }

    /// The number of cards.
    #[must_use]
    pub const fn size(self) -> u8 {
        self.ranks * self.suits
    }

    /// The card with this many weaker ones.
    ///
    /// # Panics
    /// When the deck has no such card.
    #[must_use]
    pub fn card(self, weaker: u8) -> Card {
        assert!(weaker < self.size(), "card {weaker} of {}", self.size());
        let lowest = MOST_RANKS - self.ranks;
        Card {
            rank: lowest + weaker / self.suits,
            suit: weaker % self.suits,
        }
    }
}

/// The names of the ranks, the two first.
#[doc(hidden)]
pub const RANKS: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
];

/// A card: ranks from 0 (the two) to 12 (the ace), suits from 0 to 3 in the order clubs, hearts,
/// diamonds, spades. Cards compare by rank, then suit. Written as rank and suit: `2C`, `10H`, `JS`, `AD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    rank: u8,
    suit: u8,
}

impl Card {
    /// 0 (the two) to 12 (the ace).
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// 0 to 3: clubs, hearts, diamonds, spades.
    #[must_use]
    pub const fn suit(self) -> u8 {
        self.suit
    }

    /// A number of its own among the cards of all decks, below 52.
    pub(super) const fn number(self) -> u8 {
        self.rank * MOST_SUITS + self.suit
    }

    /// The card with a number.
    pub(super) const fn from_number(number: u8) -> Self {
        Self {
            rank: number / MOST_SUITS,
            suit: number % MOST_SUITS,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SUITS: [&str; 4] = ["C", "H", "D", "S"];
        f.write_str(RANKS[usize::from(self.rank)])?;
        f.write_str(SUITS[usize::from(self.suit)])
    }
}
