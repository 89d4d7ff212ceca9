//! In how many deals do so many players all hold a line and better?
//!
//! Cards are gone through from the ace of spades down. Each goes to nobody or to one of the players whose hand is not complete yet,
//! and of such a hand only its *kind* matters: two unfinished hands are of one kind where the same cards make hands to hold of them.
//! So a state is how many hands there are of each kind, and the deals are counted without going through them. States that differ
//! only by names of suits count as one.

use super::super::deck::Deck;
use super::ranking::{Ranking, SUITS};
use core::hash::{BuildHasherDefault, Hasher};
use std::collections::HashMap;

/// Cards of a deck as bits.
type Cards = u64;

/// The hands of each kind: 4 bits a kind.
type State = u128;

/// The ways to each state.
type States = HashMap<State, u128, BuildHasherDefault<Mixed>>;

/// Hashes a state by one product: there are millions, and none comes from outside.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for half in bytes.chunks(size_of::<u64>()) {
            let mut word = [0; size_of::<u64>()];
            word[..half.len()].copy_from_slice(half);
            let mixed = (u64::from_le_bytes(word) ^ self.0.rotate_left(26))
                .wrapping_mul(0x9E37_79B9_7F4A_7C15);
            self.0 = mixed ^ mixed >> 32;
        }
    }
}

const BITS: usize = 4;

/// Kinds there is room for: up to 27 are met with straights.
const MOST_KINDS: usize = State::BITS as usize / BITS;

/// Hands of up to three cards, by what completes them.
pub(super) struct Held {
    size: usize,
    /// The cards that complete an unfinished hand, all of them weaker than its cards: by its weakest card and the one before,
    /// as many as a hand has but one.
    last: Vec<Cards>,
}

/// A hand while it is dealt: its cards from the strongest on.
#[derive(Clone, Copy)]
struct Unfinished {
    cards: [u8; 2],
    count: usize,
}

impl Unfinished {
    const EMPTY: Self = Self {
        cards: [0; 2],
        count: 0,
    };

    fn with(mut self, card: u8) -> Self {
        self.cards[self.count] = card;
        self.count += 1;
        self
    }
}

/// What a card does to a hand of a kind.
#[derive(Clone, Copy)]
enum Then {
    /// It is of this kind now.
    Kind(usize),
    Complete,
    /// It will never be one to hold.
    Never,
}

impl Held {
    /// `is_held` is asked of each hand of the ranking once.
    pub(super) fn new(ranking: Ranking, is_held: impl Fn(&[u8]) -> bool) -> Self {
        let size = usize::from(ranking.cards());
        let deck = Deck::STANDARD.size();
        let mut held = Self {
            size,
            last: vec![0; Self::place(&[deck, deck][..size - 1]) + 1],
        };
        let mut hand = Vec::with_capacity(size);
        held.add(deck, &mut hand, &is_held);
        held
    }

    fn add(&mut self, weaker_than: u8, hand: &mut Vec<u8>, is_held: &impl Fn(&[u8]) -> bool) {
        for card in 0..weaker_than {
            hand.push(card);
            if hand.len() < self.size {
                self.add(card, hand, is_held);
            } else if is_held(hand) {
                self.last[Self::place(&hand[..self.size - 1])] |= 1 << card;
            }
            hand.pop();
        }
    }

    fn place(cards: &[u8]) -> usize {
        let deck = usize::from(Deck::STANDARD.size()) + 1;
        cards
            .iter()
            .fold(0, |place, &card| place * deck + usize::from(card))
    }

    /// What may complete an unfinished hand, given the cards still to come: the same for two hands of one kind. With two cards to come,
    /// a row for each first one; a hand without a card is told by its one row.
    fn completions(&self, hand: Unfinished, to_come: Cards) -> Vec<Cards> {
        let cards = &hand.cards[..hand.count];
        match self.size - hand.count {
            1 => vec![self.last[Self::place(cards)] & to_come],
            2 if hand.count > 0 => {
                let next = (0..Deck::STANDARD.size()).filter(|card| to_come >> card & 1 == 1);
                next.map(|card| self.completions(hand.with(card), to_come)[0])
                    .collect()
            }
            _ => vec![to_come],
        }
    }

    /// The number of ways to deal hands of these to so many players, in order, from the deck without these cards.
    pub(super) fn deals(&self, without: &[u8], players: u32) -> u128 {
        let mut to_come: Cards = (1 << Deck::STANDARD.size()) - 1;
        for card in without {
            to_come &= !(1 << card);
        }
        let alike = renamings(without);
        let mut kinds = vec![Unfinished::EMPTY];
        let mut states = States::default();
        states.insert(players.into(), 1);
        while to_come != 0 {
            let card = (to_come.ilog2()).to_le_bytes()[0];
            to_come &= !(1 << card);
            let (then, next) = self.after(card, to_come, &kinds);
            states = deal(&states, &then);
            kinds = next;
            if card.is_multiple_of(SUITS) {
                self.merge_suits(&mut states, &kinds, to_come, &alike);
            }
        }
        states.into_values().sum()
    }

    /// Puts together the states that differ only by names of suits.
    fn merge_suits(
        &self,
        states: &mut States,
        kinds: &[Unfinished],
        to_come: Cards,
        alike: &[[u8; SUITS as usize]],
    ) {
        let signs: Vec<_> = kinds
            .iter()
            .map(|hand| (hand.count, self.completions(*hand, to_come)))
            .collect();
        let renamed: Vec<Vec<usize>> = alike
            .iter()
            .map(|suits| {
                let rename = |hand: &Unfinished| {
                    let mut hand = *hand;
                    hand.cards = hand
                        .cards
                        .map(|card| card - card % SUITS + suits[usize::from(card % SUITS)]);
                    hand.cards[..hand.count].sort_unstable_by(|one, other| other.cmp(one));
                    let sign = (hand.count, self.completions(hand, to_come));
                    signs.iter().position(|other| *other == sign)
                };
                kinds.iter().filter_map(rename).collect()
            })
            .collect();
        let mut merged = States::default();
        for (&state, &ways) in states.iter() {
            let rename = |to: &Vec<usize>| {
                (0..kinds.len()).fold(0, |renamed: State, kind| {
                    renamed + ((state >> (BITS * kind) & ((1 << BITS) - 1)) << (BITS * to[kind]))
                })
            };
            let first = renamed.iter().map(rename).min().unwrap_or(state);
            *merged.entry(first).or_default() += ways;
        }
        *states = merged;
    }

    /// What becomes of a hand of each kind without this card and with it, and the kinds from there on.
    fn after(
        &self,
        card: u8,
        to_come: Cards,
        kinds: &[Unfinished],
    ) -> (Vec<[Then; 2]>, Vec<Unfinished>) {
        let mut next: Vec<Unfinished> = Vec::new();
        let mut numbers: HashMap<(usize, Vec<Cards>), usize> = HashMap::new();
        let mut kind = |hand: Unfinished| {
            let completions = self.completions(hand, to_come);
            if completions.iter().all(|cards| *cards == 0) {
                return Then::Never;
            }
            let number = *numbers.entry((hand.count, completions)).or_insert_with(|| {
                next.push(hand);
                next.len() - 1
            });
            assert!(number < MOST_KINDS, "more than {MOST_KINDS} kinds of hands");
            Then::Kind(number)
        };
        let then = kinds
            .iter()
            .map(|&hand| {
                let with = if hand.count + 1 < self.size {
                    kind(hand.with(card))
                } else if self.last[Self::place(&hand.cards[..hand.count])] >> card & 1 == 1 {
                    Then::Complete
                } else {
                    Then::Never
                };
                [kind(hand), with]
            })
            .collect();
        (then, next)
    }
}

/// The ways to give the suits other names under which these cards stay the same.
fn renamings(cards: &[u8]) -> Vec<[u8; SUITS as usize]> {
    let ranks = |suit: u8| {
        let of_suit = cards.iter().filter(|card| *card % SUITS == suit);
        of_suit.fold(0_u16, |ranks, card| ranks | 1 << (card / SUITS))
    };
    let mut all = Vec::new();
    for code in 0..=u8::MAX {
        let suits = [0, 2, 4, 6].map(|bits| code >> bits & (SUITS - 1));
        let is_once = |place: usize| !suits[..place].contains(&suits[place]);
        let is_alike = |place: usize| ranks(place.to_le_bytes()[0]) == ranks(suits[place]);
        if (0..suits.len()).all(|place| is_once(place) && is_alike(place)) {
            all.push(suits);
        }
    }
    all
}

/// The states after a card, and the ways to each: it goes to nobody, or to one of the players of a kind.
fn deal(states: &States, then: &[[Then; 2]]) -> States {
    let mut after = States::default();
    let one = |kind: usize| 1_u128 << (BITS * kind);
    for (&state, &ways) in states {
        let count = |kind: usize| state >> (BITS * kind) & ((1 << BITS) - 1);
        // How those stand who do not get it; `stuck` is the kind of the one that can do with nothing else.
        let (mut rest, mut stuck, mut lost) = (0, None, 0);
        for (kind, [without, _]) in then.iter().enumerate() {
            match (count(kind), without) {
                (0, _) => {}
                (players, Then::Kind(next)) => rest += players * one(*next),
                (players, _) => {
                    lost += players;
                    stuck = Some(kind);
                }
            }
        }
        if lost == 0 {
            *after.entry(rest).or_default() += ways;
        }
        for (kind, &[without, with]) in then.iter().enumerate() {
            let players = count(kind);
            if players == 0 || lost > u128::from(stuck == Some(kind)) {
                continue;
            }
            let others = match without {
                Then::Kind(next) => rest - one(next),
                Then::Complete | Then::Never => rest,
            };
            let state = match with {
                Then::Kind(next) => others + one(next),
                Then::Complete => others,
                Then::Never => continue,
            };
            *after.entry(state).or_default() += ways * players;
        }
    }
    after
}
