//! Three hands from one deck.

use crate::guts::cards::error::Error;
use crate::guts::cards::game::{AllDrop, CardGame};

/// The cards of any deck.
pub(super) const CARDS: usize = 52;

/// The largest hands here: the cards of two of them are told in a table by pairs of cards.
const MOST_CARDS: u8 = 2;

/// One count for each card.
pub(super) type ByCard = [i64; CARDS];

/// The hands of one or two cards that three players are dealt.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// The cards of each hand, weakest hand first.
    pub(super) cards: Vec<Vec<usize>>,
    /// The hand of two cards.
    hand_of: Vec<[usize; CARDS]>,
    /// The number of cards in a hand.
    pub(super) size: i64,
    /// The number of hands beside one.
    pub(super) second: i64,
    /// The number of hands beside two.
    pub(super) third: i64,
    pub(super) has_weenie: bool,
}

impl Table {
    pub(super) fn new(game: &CardGame) -> Result<Self, Error> {
        let hands = game.hands();
        let (deck, size) = (hands.deck().size(), hands.size());
        if size > MOST_CARDS || 3 * size > deck {
            return Err(Error::TableOfThree { deck, hand: size });
        }
        let cards: Vec<Vec<usize>> = hands
            .iter()
            .map(|hand| {
                (0..CARDS)
                    .filter(|card| hand.set() >> card & 1 == 1)
                    .collect()
            })
            .collect();
        let mut hand_of = vec![[usize::MAX; CARDS]; CARDS];
        if size > 1 {
            for (hand, of) in cards.iter().enumerate() {
                (hand_of[of[0]][of[1]], hand_of[of[1]][of[0]]) = (hand, hand);
            }
        }
        let left = |taken: u8| {
            let cards = i64::from(deck - taken * size);
            if size > 1 {
                cards * (cards - 1) / 2
            } else {
                cards
            }
        };
        Ok(Self {
            cards,
            hand_of,
            size: size.into(),
            second: left(1),
            third: left(2),
            has_weenie: match game.all_drop() {
                AllDrop::Replay => false,
                AllDrop::Weenie => true,
            },
        })
    }

    pub(super) const fn hands(&self) -> usize {
        self.cards.len()
    }

    /// The number of deals to three.
    pub(super) fn deals(&self) -> i64 {
        let pairs = self.second * self.third;
        self.cards.iter().map(|_| pairs).sum()
    }

    pub(super) fn are_disjoint(&self, one: usize, other: usize) -> bool {
        let other = &self.cards[other];
        self.cards[one].iter().all(|card| !other.contains(card))
    }

    /// The weight of the first hands that have none of these cards, from running totals of weights.
    pub(super) fn without(&self, totals: &Totals, first: usize, cards: &[usize]) -> i64 {
        let (all, with_card) = &totals.running[first];
        let mut sum = *all;
        for (place, &card) in cards.iter().enumerate() {
            sum -= with_card[card];
            if self.size > 1 {
                for &other in &cards[..place] {
                    let hand = self.hand_of[card][other];
                    if hand < first {
                        sum += totals.weights[hand];
                    }
                }
            }
        }
        sum
    }

    /// Of the first hands, those that share no card with this one: how many, and how many with each card.
    pub(super) fn beside(&self, totals: &Totals, first: usize, hand: usize) -> Beside {
        let own = &self.cards[hand];
        let (_, mut with_card) = totals.running[first];
        if self.size > 1 {
            for &card in own {
                for (count, &shared) in with_card.iter_mut().zip(&self.hand_of[card]) {
                    if shared < first {
                        *count -= totals.weights[shared];
                    }
                }
            }
        }
        for &card in own {
            with_card[card] = 0;
        }
        Beside {
            all: with_card.iter().sum::<i64>() / self.size,
            with_card,
        }
    }

    /// Pairs of disjoint hands, one of each set; `both` counts the hands that are in both sets.
    pub(super) fn disjoint_pairs(&self, one: &Beside, other: &Beside, both: i64) -> i64 {
        let cards = one.with_card.iter().zip(&other.with_card);
        let sharing: i64 = cards.map(|(one, other)| one * other).sum();
        // Equal hands of two cards share both, and were counted twice.
        one.all * other.all - sharing + both * (self.size - 1)
    }
}

/// Weights of hands, and their totals over the first hands: of all, and of those with each card.
#[derive(Clone, Debug)]
pub(super) struct Totals {
    weights: Vec<i64>,
    running: Vec<(i64, ByCard)>,
}

impl Totals {
    pub(super) fn new(table: &Table, weights: Vec<i64>) -> Self {
        let mut now = (0, [0; CARDS]);
        let mut running = Vec::with_capacity(weights.len() + 1);
        running.push(now);
        for (cards, weight) in table.cards.iter().zip(&weights) {
            now.0 += weight;
            for &card in cards {
                now.1[card] += weight;
            }
            running.push(now);
        }
        Self { weights, running }
    }

    /// Weight 1 for the hands in a set.
    pub(super) fn of(table: &Table, is_in: impl Fn(usize) -> bool) -> Self {
        let weights = (0..table.hands()).map(|hand| i64::from(is_in(hand)));
        Self::new(table, weights.collect())
    }
}

/// Hands of a set that share no card with a given one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beside {
    pub(super) all: i64,
    pub(super) with_card: ByCard,
}

impl Beside {
    pub(super) fn less(&self, other: &Self) -> Self {
        let mut with_card = self.with_card;
        for (count, less) in with_card.iter_mut().zip(&other.with_card) {
            *count -= less;
        }
        Self {
            all: self.all - other.all,
            with_card,
        }
    }
}
