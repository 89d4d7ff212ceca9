//! Hands as people type them: "J7", "JD 7S", "J♦7♠", "jd7s", "10", "T".

use super::deck::{Card, Deck, RANKS};
use super::hands::{Hand, Hands};
use super::limits::MOST_RANKS;
use core::fmt;

/// What may stand between cards, or between a rank and its suit. The last two ask for a suit as text, or as a picture.
const BETWEEN: [char; 9] = [',', ';', '/', '-', '_', '.', '+', '\u{fe0e}', '\u{fe0f}'];

/// The names of the suits of a deck, the lowest first.
const SUITS: [&str; 4] = ["clubs", "hearts", "diamonds", "spades"];

/// What a text says of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadHand {
    /// The hand by the number of weaker ones; the strongest where the text leaves suits open.
    pub index: usize,
    /// The number of hands that the text fits.
    pub count: usize,
}

/// Why a text says no hand.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoHand {
    /// Nothing is written.
    #[error("it names no card")]
    Empty,
    /// A letter or sign stands for no card.
    #[error("“{given}” is no rank and no suit")]
    Sign {
        /// The sign.
        given: char,
    },
    /// A suit stands where no rank is before it.
    #[error("the suit “{given}” needs a rank before it")]
    SuitAlone {
        /// The suit.
        given: char,
    },
    /// There are too many cards, or too few.
    #[error("it names {given} {}, and a hand has {size}", if *given == 1 { "card" } else { "cards" })]
    Count {
        /// The number of cards written.
        given: usize,
        /// The number of cards of a hand.
        size: u8,
    },
    /// A card is not in the deck.
    #[error("there is no {card} in a deck of {}", described(*deck))]
    NotInDeck {
        /// The card.
        card: String,
        /// The deck.
        deck: Deck,
    },
    /// A card is there more than once.
    #[error("{card} is in it twice")]
    Twice {
        /// The card.
        card: String,
    },
    /// The deck has too few suits for so many cards of one rank.
    #[error("a deck of {} has fewer cards of one rank", described(*deck))]
    TooAlike {
        /// The deck.
        deck: Deck,
    },
}

/// "2 to A in clubs and hearts".
fn described(deck: Deck) -> String {
    let lowest = RANKS[usize::from(MOST_RANKS - deck.ranks())];
    let suits = &SUITS[..usize::from(deck.suits())];
    let suits = match suits {
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
        [] => String::new(),
    };
    format!("{lowest} to A in {suits}")
}

/// A card as far as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Written {
    rank: u8,
    suit: Option<u8>,
}

impl Written {
    fn fits(self, card: Card) -> bool {
        self.rank == card.rank() && self.suit.is_none_or(|suit| suit == card.suit())
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(RANKS[usize::from(self.rank)])?;
        match self.suit {
            Some(suit) => f.write_str(["C", "H", "D", "S"][usize::from(suit)]),
            None => Ok(()),
        }
    }
}

impl Hands {
    /// The hand that a text names: its cards in any order, each a rank (2 to 9, 10 or T, J, Q, K, A) and after it, where that
    /// matters, a suit (C, H, D, S, or ♣ ♥ ♦ ♠), in capitals or not, with or without spaces and commas. Where suits are left
    /// open, the strongest of the hands that fit is taken. O(hands).
    ///
    /// # Errors
    /// A [`NoHand`] that says what is wrong with it.
    pub fn read(&self, text: &str) -> Result<ReadHand, NoHand> {
        let written = WrittenHand::read(text, self.deck(), self.size())?;
        let fitting = (0..self.len()).filter(|index| written.fits(self.get(*index).cards()));
        let (index, count) = fitting.fold((None, 0), |(_, count), index| (Some(index), count + 1));
        let deck = self.deck();
        let index = index.ok_or(NoHand::TooAlike { deck })?;
        Ok(ReadHand { index, count })
    }
}

/// The cards of a hand as far as they are written.
pub(super) struct WrittenHand(Vec<Written>);

impl WrittenHand {
    /// So many cards of the deck, none of them twice.
    pub(super) fn read(text: &str, deck: Deck, size: u8) -> Result<Self, NoHand> {
        let cards = written(text)?;
        if cards.is_empty() {
            return Err(NoHand::Empty);
        }
        if cards.len() != usize::from(size) {
            return Err(NoHand::Count {
                given: cards.len(),
                size,
            });
        }
        let lowest = MOST_RANKS - deck.ranks();
        let is_absent = |card: &&Written| {
            card.rank < lowest || card.suit.is_some_and(|suit| suit >= deck.suits())
        };
        if let Some(card) = cards.iter().find(is_absent) {
            let card = card.to_string();
            return Err(NoHand::NotInDeck { card, deck });
        }
        let is_again = |(place, card): &(usize, &Written)| {
            card.suit.is_some() && cards[..*place].contains(card)
        };
        if let Some((_, card)) = cards.iter().enumerate().find(is_again) {
            let card = card.to_string();
            return Err(NoHand::Twice { card });
        }
        Ok(Self(cards))
    }

    /// The ranks, in the order written.
    pub(super) fn ranks(&self) -> impl Iterator<Item = u8> {
        self.0.iter().map(|card| card.rank)
    }

    /// Do these cards fit it, in some order?
    pub(super) fn fits(&self, cards: impl Iterator<Item = Card>) -> bool {
        let mut cards: Vec<Option<Card>> = cards.map(Some).collect();
        matched(&self.0, &mut cards)
    }
}

impl Hand {
    /// Its cards with two letters each, as addresses have them: "JD7S", "TH9C".
    ///
    /// ```
    /// use upperhand::guts::cards::{Deck, Hands};
    /// let hands = Hands::new(Deck::STANDARD, 2)?;
    /// let ten = hands.read("10H 9C").unwrap();
    /// assert_eq!(hands.get(ten.index).letters(), "TH9C");
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn letters(&self) -> String {
        let cards = self.cards().map(|card| card.to_string().replace("10", "T"));
        cards.collect()
    }
}

/// Can every written card be matched with one that is not taken yet?
fn matched(written: &[Written], cards: &mut [Option<Card>]) -> bool {
    let Some((first, rest)) = written.split_first() else {
        return true;
    };
    (0..cards.len()).any(|place| {
        let Some(card) = cards[place].filter(|card| first.fits(*card)) else {
            return false;
        };
        cards[place] = None;
        let is_matched = matched(rest, cards);
        cards[place] = Some(card);
        is_matched
    })
}

/// The cards of a text.
fn written(text: &str) -> Result<Vec<Written>, NoHand> {
    let is_between = |letter: &char| letter.is_whitespace() || BETWEEN.contains(letter);
    let mut letters = text.chars().filter(|letter| !is_between(letter)).peekable();
    let mut cards: Vec<Written> = Vec::new();
    while let Some(given) = letters.next() {
        if let Some(suit) = suit(given) {
            let last = cards.last_mut().filter(|card| card.suit.is_none());
            last.ok_or(NoHand::SuitAlone { given })?.suit = Some(suit);
            continue;
        }
        let rank = match given {
            '1' if letters.next_if_eq(&'0').is_some() => rank('T'),
            given => rank(given),
        };
        let rank = rank.ok_or(NoHand::Sign { given })?;
        cards.push(Written { rank, suit: None });
    }
    Ok(cards)
}

fn rank(letter: char) -> Option<u8> {
    let place = "23456789TJQKA".find(letter.to_ascii_uppercase())?;
    u8::try_from(place).ok()
}

fn suit(letter: char) -> Option<u8> {
    Some(match letter.to_ascii_uppercase() {
        'C' | '♣' | '♧' => 0,
        'H' | '♥' | '♡' => 1,
        'D' | '♦' | '♢' => 2,
        'S' | '♠' | '♤' => 3,
        _ => return None,
    })
}

as_said!(NoHand);
