//! How many hands of a set share no card with a given one: inclusion and exclusion over the cards of the hand.

use super::ranking::MOST_CARDS;
use core::ops::{AddAssign, SubAssign};

/// The cards of a whole deck.
const CARDS: usize = 52;

/// The most cards that are counted together: of five, all five are the hand itself.
const MOST_COUNTED: usize = MOST_CARDS - 1;

/// For each card and each place in an ascending subset, how many subsets come before.
const fn binomials() -> [[u32; MOST_COUNTED + 1]; CARDS] {
    let mut table = [[0; MOST_COUNTED + 1]; CARDS];
    let mut card = 0;
    while card < CARDS {
        table[card][0] = 1;
        let mut size = 1;
        while card > 0 && size <= MOST_COUNTED {
            table[card][size] = table[card - 1][size] + table[card - 1][size - 1];
            size += 1;
        }
        card += 1;
    }
    table
}

static BEFORE: [[u32; MOST_COUNTED + 1]; CARDS] = binomials();

/// The number of subsets of each size from none to [`MOST_COUNTED`].
const SUBSETS: [usize; MOST_COUNTED + 1] = [1, 52, 1326, 22_100, 270_725];

/// What hands are counted in: weights of strategies need more room than the numbers of hands.
pub(super) trait Weight: Copy + Default + AddAssign + SubAssign {}

impl Weight for i32 {}
impl Weight for i64 {}

/// A set of hands, as the weights of those that have a card, and several cards, in them.
#[derive(Clone, Debug)]
pub(super) struct SubsetCounts<T = i32> {
    /// The cards of a hand.
    cards: usize,
    /// By the number of cards that are had, then by the cards.
    with: [Vec<T>; MOST_COUNTED + 1],
}

impl<T: Weight> SubsetCounts<T> {
    /// No hand, of those with so many cards.
    pub(super) fn new(cards: u8) -> Self {
        let mut size = 0;
        let cards = usize::from(cards);
        Self {
            cards,
            with: SUBSETS.map(|subsets| {
                let counted = if size < cards { subsets } else { 0 };
                size += 1;
                vec![T::default(); counted]
            }),
        }
    }

    /// Calls for each smaller subset of a hand's ascending cards: its size, and its place among those of that size.
    #[inline]
    fn subsets(cards: &[u8], mut call: impl FnMut(usize, usize)) {
        // Places of all subsets of the cards that were seen, with their sizes.
        let mut places = [(0_usize, 0_u32); 1 << MOST_CARDS];
        let mut known = 1;
        call(0, 0);
        for &card in cards {
            let before = &BEFORE[usize::from(card) % CARDS];
            for subset in 0..known {
                let (size, place) = places[subset];
                if size + 1 < cards.len() {
                    let place = place + before[size + 1];
                    call(size + 1, place as usize);
                    places[known + subset] = (size + 1, place);
                } else {
                    places[known + subset] = (size + 1, 0);
                }
            }
            known *= 2;
        }
    }

    /// Adds a hand, and tells the weight of those before that share no card with it.
    #[inline]
    pub(super) fn add(&mut self, cards: [u8; MOST_CARDS], weight: T) -> T {
        let mut apart = T::default();
        Self::subsets(&cards[..self.cards], |size, place| {
            let count = &mut self.with[size][place];
            if size % 2 == 0 {
                apart += *count;
            } else {
                apart -= *count;
            }
            *count += weight;
        });
        apart
    }

    /// The weight of those that share no card with a hand. `itself`: the weight that the hand has among them.
    #[inline]
    pub(super) fn apart(&self, cards: [u8; MOST_CARDS], itself: T) -> T {
        let mut apart = T::default();
        Self::subsets(&cards[..self.cards], |size, place| {
            let count = self.with[size][place];
            if size % 2 == 0 {
                apart += count;
            } else {
                apart -= count;
            }
        });
        // The hand itself has all its cards in common, which the smaller subsets do not tell.
        if self.cards.is_multiple_of(2) {
            apart += itself;
        } else {
            apart -= itself;
        }
        apart
    }
}
