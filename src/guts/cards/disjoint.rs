//! Sums over the hands that can be dealt beside a given one, for all hands at once.
//!
//! "Shares no card" is inclusion and exclusion over the cards of the hand: the weight of all hands, minus
//! that of the hands with each of its cards, plus that of the hands with each pair of them. Totals per card
//! and per pair of cards that run from the weakest hand to the strongest give what is weaker, and from
//! the strongest to the weakest what is stronger: O(hands) instead of O(hands²).

use super::hands::Hand;
use core::ops::{Add, Mul, Sub};

/// The numbers in which a strategy's weights are counted: integers where exactness matters, doubles where they come in.
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

/// The number of slots for the cards of any deck. It is a power of two, so that indices need no bounds check: most of
/// the time goes into these sums.
const PLACES: usize = 64;

/// Running totals of weight: of all hands, of those with a card, of those with two cards, the lower first.
struct Totals<T> {
    all: T,
    with_card: [T; PLACES],
    with_pair: [[T; PLACES]; PLACES],
}

/// The cards of a hand as places in [`Totals`], ascending.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Subsets {
    places: [u8; 3],
    size: u8,
}

impl Subsets {
    #[expect(clippy::cast_possible_truncation, reason = "places in a word")]
    pub(super) fn of(hand: Hand) -> Self {
        let mut cards = hand.set();
        let mut subsets = Self {
            size: cards.count_ones() as u8,
            ..Self::default()
        };
        for place in &mut subsets.places[..usize::from(subsets.size)] {
            *place = cards.trailing_zeros() as u8;
            cards &= cards - 1;
        }
        subsets
    }

    #[inline]
    fn indices(self) -> [usize; 3] {
        let [low, middle, high] = self.places;
        let index = |place: u8| usize::from(place) % PLACES;
        [index(low), index(middle), index(high)]
    }
}

impl<T: Number> Totals<T> {
    fn new() -> Self {
        Self {
            all: T::default(),
            with_card: [T::default(); PLACES],
            with_pair: [[T::default(); PLACES]; PLACES],
        }
    }

    /// The weight added so far by hands disjoint from this one, if the hand itself has added nothing. `read` is
    /// given each total that counts, once: that is what takes the time.
    #[inline]
    fn disjoint(&mut self, subsets: Subsets, read: impl Fn(&mut T) -> T) -> T {
        let [low, middle, high] = subsets.indices();
        let (card, pair) = (&mut self.with_card, &mut self.with_pair);
        let mut disjoint = read(&mut self.all) - read(&mut card[low]);
        if subsets.size > 1 {
            disjoint = disjoint - read(&mut card[middle]) + read(&mut pair[low][middle]);
        }
        if subsets.size > 2 {
            disjoint = disjoint - read(&mut card[high]) + read(&mut pair[low][high]);
            disjoint = disjoint + read(&mut pair[middle][high]);
        }
        disjoint
    }

    /// The same; then adds the hand's own weight.
    #[inline]
    fn pass(&mut self, subsets: Subsets, weight: T) -> T {
        self.disjoint(subsets, |total| {
            let before = *total;
            *total = before + weight;
            before
        })
    }
}

/// For every hand the weight of the weaker and of the stronger hands disjoint from it. O(hands).
pub(super) fn opposing<T: Number>(hands: &[Subsets], weights: &[T]) -> Vec<Opposing<T>> {
    debug_assert_eq!(weights.len(), hands.len());
    let mut totals = Totals::new();
    let weaker = hands
        .iter()
        .zip(weights)
        .map(|(&subsets, &weight)| Opposing {
            weaker: totals.pass(subsets, weight),
            stronger: T::default(),
        });
    let mut sums: Vec<Opposing<T>> = weaker.collect();
    let mut totals = Totals::new();
    for ((&subsets, &weight), sum) in hands.iter().zip(weights).zip(&mut sums).rev() {
        sum.stronger = totals.pass(subsets, weight);
    }
    sums
}

/// For every hand how many weaker and how many stronger hands are disjoint from it, `all` of them for each: half
/// the way of [`opposing`]. O(hands).
pub(super) fn opposing_counts(hands: &[Subsets], all: usize) -> Vec<Opposing<i32>> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "fewer than 2¹⁵ hands"
    )]
    let all = all as i32;
    let mut totals = Totals::new();
    let counted = hands.iter().map(|&subsets| {
        let weaker = totals.pass(subsets, 1);
        Opposing {
            weaker,
            stronger: all - weaker,
        }
    });
    counted.collect()
}

/// For every hand how many of the weakest `count` hands are disjoint from it. O(hands).
pub(super) fn disjoint_among_weakest(hands: &[Subsets], count: usize) -> Vec<i32> {
    let mut weakest = Totals::new();
    for &subsets in &hands[..count] {
        weakest.pass(subsets, 1);
    }
    let disjoint = hands.iter().enumerate().map(|(hand, &subsets)| {
        // Three cards of its own: all of them are in common, which pairs do not tell.
        let itself = i32::from(hand < count && subsets.size == 3);
        weakest.disjoint(subsets, |total| *total) - itself
    });
    disjoint.collect()
}
