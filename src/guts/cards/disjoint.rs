//! Sums over the hands that can be dealt beside a given one, for all hands at once.
//!
//! "Shares no card" is inclusion and exclusion over the cards of the hand: the weight of all hands, minus
//! that of the hands with each of its cards, plus that of the hands with each pair of them. Totals per card
//! and per pair of cards that run from the weakest hand to the strongest give what is weaker, and from
//! the strongest to the weakest what is stronger: O(hands) instead of O(hands²).

use super::hands::{Hand, Hands};
use core::ops::{Add, Mul, Sub};

/// What a strategy's weights are counted in: integers where exactness matters, doubles where they come in.
pub(super) trait Number:
    Copy
    + Default
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + From<i32>
    + PartialOrd
{
}

impl Number for i32 {}
impl Number for i64 {}
impl Number for i128 {}
impl Number for f64 {}

/// The weight of the hands disjoint from a given one, by strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Opposing<T> {
    pub(super) weaker: T,
    pub(super) stronger: T,
}

/// Cards of all decks.
const PLACES: usize = 52;

/// Running totals of weight: of all hands, of those with a card, of those with two cards.
struct Totals<T> {
    all: T,
    with_card: Vec<T>,
    with_pair: Vec<T>,
}

/// The places of the cards of a hand, ascending.
struct Subsets {
    cards: [usize; 3],
    size: usize,
}

impl Subsets {
    fn of(hand: &Hand) -> Self {
        let mut subsets = Self {
            cards: [0; 3],
            size: 0,
        };
        for card in hand.cards() {
            subsets.cards[subsets.size] = card.place();
            subsets.size += 1;
        }
        subsets.cards[..subsets.size].sort_unstable();
        subsets
    }

    fn cards(&self) -> &[usize] {
        &self.cards[..self.size]
    }

    fn pairs(&self) -> impl Iterator<Item = usize> + '_ {
        const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];
        let count = self.size * (self.size - 1) / 2;
        PAIRS[..count]
            .iter()
            .map(|&(low, high)| self.cards[low] * PLACES + self.cards[high])
    }
}

impl<T: Number> Totals<T> {
    fn new() -> Self {
        Self {
            all: T::default(),
            with_card: vec![T::default(); PLACES],
            with_pair: vec![T::default(); PLACES * PLACES],
        }
    }

    fn add(&mut self, subsets: &Subsets, weight: T) {
        self.all = self.all + weight;
        for &card in subsets.cards() {
            self.with_card[card] = self.with_card[card] + weight;
        }
        for pair in subsets.pairs() {
            self.with_pair[pair] = self.with_pair[pair] + weight;
        }
    }

    /// The weight added so far by hands disjoint from this one, if the hand itself has added nothing.
    fn disjoint_from(&self, subsets: &Subsets) -> T {
        let mut weight = self.all;
        for &card in subsets.cards() {
            weight = weight - self.with_card[card];
        }
        for pair in subsets.pairs() {
            weight = weight + self.with_pair[pair];
        }
        weight
    }
}

/// For every hand the weight of the weaker and of the stronger hands disjoint from it. O(hands).
pub(super) fn opposing<T: Number>(hands: &Hands, weights: &[T]) -> Vec<Opposing<T>> {
    debug_assert_eq!(weights.len(), hands.len());
    let mut totals = Totals::new();
    let mut sums: Vec<Opposing<T>> = Vec::with_capacity(hands.len());
    for (hand, &weight) in hands.iter().zip(weights) {
        let subsets = Subsets::of(hand);
        sums.push(Opposing {
            weaker: totals.disjoint_from(&subsets),
            stronger: T::default(),
        });
        totals.add(&subsets, weight);
    }
    let mut stronger = Totals::new();
    for ((hand, &weight), sum) in hands.iter().zip(weights).zip(&mut sums).rev() {
        let subsets = Subsets::of(hand);
        sum.stronger = stronger.disjoint_from(&subsets);
        stronger.add(&subsets, weight);
    }
    sums
}
