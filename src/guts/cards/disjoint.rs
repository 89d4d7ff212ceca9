//! Sums over the hands that can be dealt beside a given one, for all hands at once.
//!
//! "Shares no card" is inclusion and exclusion over the cards of the hand: the weight of all hands, minus
//! that of the hands with each of its cards, plus that of the hands with each pair of them. Totals per card
//! and per pair of cards that run from the weakest hand to the strongest give what is weaker, and from
//! the strongest to the weakest what is stronger: O(hands) instead of O(hands²).

use super::hands::Hand;
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
const PLACES: u16 = 52;

/// Running totals of weight: of all hands, of those with a card, of those with two cards.
struct Totals<T> {
    all: T,
    with_card: Vec<T>,
    with_pair: Vec<T>,
}

/// The cards of a hand and the pairs of them, as places in [`Totals`]. Found once for all the sums.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Subsets {
    cards: [u8; 3],
    pairs: [u16; 3],
    size: u8,
}

impl Subsets {
    pub(super) fn of(hand: Hand) -> Self {
        let mut subsets = Self::default();
        for card in hand.cards() {
            subsets.cards[usize::from(subsets.size)] = card.place();
            subsets.size += 1;
        }
        let size = usize::from(subsets.size);
        subsets.cards[..size].sort_unstable();
        for (pair, (low, high)) in subsets.pairs.iter_mut().zip([(0, 1), (0, 2), (1, 2)]) {
            *pair = u16::from(subsets.cards[low]) * PLACES + u16::from(subsets.cards[high]);
        }
        subsets
    }

    fn cards(&self) -> impl Iterator<Item = usize> + '_ {
        let cards = &self.cards[..usize::from(self.size)];
        cards.iter().map(|&card| usize::from(card))
    }

    fn pairs(&self) -> impl Iterator<Item = usize> + '_ {
        let count = usize::from(self.size * (self.size - 1) / 2);
        self.pairs[..count].iter().map(|&pair| usize::from(pair))
    }
}

impl<T: Number> Totals<T> {
    fn new() -> Self {
        Self {
            all: T::default(),
            with_card: vec![T::default(); usize::from(PLACES)],
            with_pair: vec![T::default(); usize::from(PLACES * PLACES)],
        }
    }

    fn add(&mut self, subsets: &Subsets, weight: T) {
        self.all = self.all + weight;
        for card in subsets.cards() {
            self.with_card[card] = self.with_card[card] + weight;
        }
        for pair in subsets.pairs() {
            self.with_pair[pair] = self.with_pair[pair] + weight;
        }
    }

    /// The weight added so far by hands disjoint from this one, if the hand itself has added nothing.
    fn disjoint_from(&self, subsets: &Subsets) -> T {
        let mut weight = self.all;
        for card in subsets.cards() {
            weight = weight - self.with_card[card];
        }
        for pair in subsets.pairs() {
            weight = weight + self.with_pair[pair];
        }
        weight
    }
}

/// For every hand the weight of the weaker and of the stronger hands disjoint from it. O(hands).
pub(super) fn opposing<T: Number>(hands: &[Subsets], weights: &[T]) -> Vec<Opposing<T>> {
    debug_assert_eq!(weights.len(), hands.len());
    let mut totals = Totals::new();
    let mut sums: Vec<Opposing<T>> = Vec::with_capacity(hands.len());
    for (subsets, &weight) in hands.iter().zip(weights) {
        sums.push(Opposing {
            weaker: totals.disjoint_from(subsets),
            stronger: T::default(),
        });
        totals.add(subsets, weight);
    }
    let mut stronger = Totals::new();
    for ((subsets, &weight), sum) in hands.iter().zip(weights).zip(&mut sums).rev() {
        sum.stronger = stronger.disjoint_from(subsets);
        stronger.add(subsets, weight);
    }
    sums
}

/// For every hand how many of the weakest `count` hands are disjoint from it: half the way of [`opposing`],
/// and the same total for all. O(hands).
pub(super) fn disjoint_among_weakest(hands: &[Subsets], count: usize) -> Vec<i32> {
    let mut weakest = Totals::new();
    for subsets in &hands[..count] {
        weakest.add(subsets, 1);
    }
    let disjoint = hands.iter().enumerate().map(|(hand, subsets)| {
        // Three cards of its own: all of them are in common, which pairs do not tell.
        let itself = i32::from(hand < count && subsets.size == 3);
        weakest.disjoint_from(subsets) - itself
    });
    disjoint.collect()
}
