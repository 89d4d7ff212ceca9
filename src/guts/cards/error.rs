//! The errors of requests, which say what was given and what is allowed.

use super::limits::{LARGEST_DENOMINATOR, MOST_CARDS, MOST_RANKS, MOST_SUITS};
use super::lines::MOST_PLAYERS;

/// A request that has no answer. Its text names what was given and what is allowed.
///
/// ```
/// use upperhand::guts::cards::Deck;
/// assert_eq!(Deck::new(14, 4).unwrap_err().to_string(), "a deck of 14 ranks is outside 2..=13");
/// ```
#[derive(Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A deck with fewer than 2 or more than 13 ranks.
    #[error("a deck of {given} ranks is outside 2..={MOST_RANKS}")]
    Ranks {
        /// The number of ranks given.
        given: u32,
    },
    /// A deck with no suit or more than 4.
    #[error("a deck of {given} suits is outside 1..={MOST_SUITS}")]
    Suits {
        /// The number of suits given.
        given: u32,
    },
    /// Hands of no card or more than 3.
    #[error("a hand of {given} cards is outside 1..={MOST_CARDS}")]
    Cards {
        /// The number of cards given.
        given: u32,
    },
    /// Hands that are not ranked: of four or more than five cards, or with straights of one or two.
    #[error("hands of {cards} cards{} are not ranked here: they have 1, 2, 3 or 5 cards, and straights from 3 on", if *has_straights { " with straights" } else { "" })]
    Ranking {
        /// The number of cards given.
        cards: u32,
        /// Were straights and flushes to count?
        has_straights: bool,
    },
    /// Hands that are not dealt to three: of one or two cards, from a deck that is large enough.
    #[error(
        "three are dealt hands of 1 or 2 cards from a deck that has enough, not {hand} each from {deck}"
    )]
    TableOfThree {
        /// The number of cards in the deck.
        deck: u8,
        /// The number of cards in a hand.
        hand: u8,
    },
    /// A table of fewer than 2 players or more than 10, or of hands that are too large for it.
    #[error(
        "a table of {players} players with hands of {cards} is outside 2..={MOST_PLAYERS} players with 1..={MOST_CARDS} cards"
    )]
    Table {
        /// The number of players given.
        players: u32,
        /// The cards of a hand.
        cards: u8,
    },
    /// A deck that is too small for two hands.
    #[error("two hands of {hand} need {} cards, more than the {deck} of the deck", 2 * hand)]
    DeckTooSmall {
        /// The number of cards in the deck.
        deck: u8,
        /// The number of cards in a hand.
        hand: u8,
    },
    /// A strategy that does not have one number for every hand.
    #[error("{given} numbers are no strategy: it takes one for each of the {hands} hands")]
    HandCount {
        /// The number of numbers given.
        given: usize,
        /// The number of hands.
        hands: usize,
    },
    /// A probability of holding that is not between 0 and 1.
    #[error("hand {index} cannot be held with probability {given}, which is outside 0..=1")]
    HoldProbability {
        /// The place of the hand, the weakest at 0.
        index: usize,
        /// The probability given.
        given: f64,
    },
    /// A common denominator that is 0, negative or too large.
    #[error("a common denominator of {given} is outside 1..={LARGEST_DENOMINATOR}")]
    Denominator {
        /// The denominator given.
        given: i128,
    },
    /// A threshold above the number of hands.
    #[error("a threshold of {given} is outside 0..={hands}")]
    Threshold {
        /// The threshold given.
        given: usize,
        /// The number of hands.
        hands: usize,
    },
    /// A solution with fractions that are not kept.
    #[error("the exact solution of this game has fractions that do not fit 128 bits")]
    NumbersTooLarge,
}

as_said!(Error);
