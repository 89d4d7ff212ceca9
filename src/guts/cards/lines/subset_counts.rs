//! How many hands of a set share no card with a given one: inclusion and exclusion over the cards of the hand.

use super::ranking::MOST_CARDS;

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

/// A set of hands, as the numbers of those that have a card, and several cards, in them.
pub(super) struct SubsetCounts {
    /// The cards of a hand.
    cards: usize,
    /// By the number of cards that are had, then by the cards.
    with: [Vec<i32>; MOST_COUNTED + 1],
}

impl SubsetCounts {
    /// No hand, of those with so many cards.
    pub(super) fn new(cards: u8) -> Self {
        let mut size = 0;
        let cards = usize::from(cards);
        Self {
            cards,
            with: SUBSETS.map(|subsets| {
                let counted = if size < cards { subsets } else { 0 };
                size += 1;
                vec![0; counted]
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

    /// Adds a hand, and tells how many of those before share no card with it.
    #[inline]
    pub(super) fn add(&mut self, cards: [u8; MOST_CARDS]) -> i32 {
        let mut apart = 0;
        Self::subsets(&cards[..self.cards], |size, place| {
            let count = &mut self.with[size][place];
            apart += if size % 2 == 0 { *count } else { -*count };
            *count += 1;
        });
        apart
    }

    /// How many share no card with a hand. `is_one`: is the hand one of them?
    #[inline]
    pub(super) fn apart(&self, cards: [u8; MOST_CARDS], is_one: bool) -> i32 {
        let mut apart = 0;
        Self::subsets(&cards[..self.cards], |size, place| {
            let count = self.with[size][place];
            apart += if size % 2 == 0 { count } else { -count };
        });
        // The hand itself has all its cards in common, which the smaller subsets do not tell.
        let itself = i32::from(is_one);
        apart
            + if self.cards.is_multiple_of(2) {
                itself
            } else {
                -itself
            }
    }
}
