//! In how many deals does each of some players have a hand that she may have: a line and better, or a weaker one?
//!
//! Cards are gone through from the ace of spades down. Each goes to nobody or to one of the players whose hand is not complete yet,
//! and of such a hand only its *kind* matters: two unfinished hands are of one kind where the same cards make hands to hold of them.
//! So a state is how many hands there are of each kind, and the deals are counted without going through them. States that differ
//! only by names of suits count as one.

use super::super::deck::Deck;
use super::ranking::{Ranking, SUITS};

/// Cards of a deck as bits.
type Cards = u64;

/// The hands of each kind: 4 bits a kind.
type State = u128;

/// The ways to each state, in any order, some of them several times. It is a list that is sorted now and then, as who plays loads
/// this code, and nothing else there needs a table of hashes.
struct States {
    ways: Vec<(State, u128)>,
    /// So many are put in order.
    full: usize,
}

impl States {
    const fn new() -> Self {
        Self {
            ways: Vec::new(),
            full: 1 << 12,
        }
    }

    fn add(&mut self, state: State, ways: u128) {
        self.ways.push((state, ways));
        if self.ways.len() == self.full {
            self.gather();
            self.full = self.full.max(2 * self.ways.len());
        }
    }

    /// Each state once.
    fn gather(&mut self) {
        self.ways.sort_unstable_by_key(|&(state, _)| state);
        self.ways.dedup_by(|next, kept| {
            let is_same = next.0 == kept.0;
            if is_same {
                kept.1 += next.1;
            }
            is_same
        });
    }
}

const BITS: usize = 4;

/// Kinds there is room for: up to 27 are met with straights.
const MOST_KINDS: usize = State::BITS as usize / BITS;

type Merge = fn(&Held, &mut States, (&[Unfinished], Cards, &[u8]));

/// Hands of up to three cards that players of some sorts may have, by what completes them.
pub(super) struct Held {
    size: usize,
    /// The cards that complete an unfinished hand, all of them weaker than its cards: by its sort, its weakest card and the one
    /// before, as many as a hand has but one.
    last: Vec<Cards>,
    /// Puts states together that differ only by names of suits, after all cards of a rank.
    merge: Option<Merge>,
}

/// A hand while it is dealt: its cards from the strongest on.
#[derive(Clone, Copy)]
struct Unfinished {
    sort: usize,
    cards: [u8; 2],
    count: usize,
}

impl Unfinished {
    const fn empty(sort: usize) -> Self {
        Self {
            sort,
            cards: [0; 2],
            count: 0,
        }
    }

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
    /// Players of so many sorts; which of them may have a hand is asked of each hand of the ranking once, a bit for each sort.
    pub(super) fn new(ranking: Ranking, sorts: usize, whose: impl Fn(&[u8]) -> u32) -> Self {
        let size = usize::from(ranking.cards());
        let deck = Deck::STANDARD.size();
        let mut held = Self {
            size,
            last: vec![0; Self::place(sorts - 1, &[deck, deck][..size - 1]) + 1],
            merge: None,
        };
        let mut hand = Vec::with_capacity(size);
        held.add(deck, &mut hand, (sorts, &whose));
        held
    }

    fn add(&mut self, weaker_than: u8, hand: &mut Vec<u8>, whose: (usize, &impl Fn(&[u8]) -> u32)) {
        for card in 0..weaker_than {
            hand.push(card);
            if hand.len() < self.size {
                self.add(card, hand, whose);
            } else {
                let sorts = whose.1(hand);
                for sort in (0..whose.0).filter(|sort| sorts >> sort & 1 == 1) {
                    self.last[Self::place(sort, &hand[..self.size - 1])] |= 1 << card;
                }
            }
            hand.pop();
        }
    }

    fn place(sort: usize, cards: &[u8]) -> usize {
        let deck = usize::from(Deck::STANDARD.size()) + 1;
        cards
            .iter()
            .fold(sort, |place, &card| place * deck + usize::from(card))
    }

    /// What may complete an unfinished hand, given the cards still to come: the same for two hands of one kind. With two cards to come,
    /// a row for each first one; a hand without a card is told by its one row.
    fn completions(&self, hand: Unfinished, to_come: Cards) -> Vec<Cards> {
        let cards = &hand.cards[..hand.count];
        match self.size - hand.count {
            1 => vec![self.last[Self::place(hand.sort, cards)] & to_come],
            2 if hand.count > 0 => {
                let next = (0..Deck::STANDARD.size()).filter(|card| to_come >> card & 1 == 1);
                next.map(|card| self.completions(hand.with(card), to_come)[0])
                    .collect()
            }
            _ => vec![to_come],
        }
    }

    /// The number of ways to deal each player a hand that she may have, from the deck without these cards: so many players of each
    /// sort.
    pub(super) fn deals(&self, without: &[u8], players: &[u32]) -> u128 {
        let mut to_come: Cards = (1 << Deck::STANDARD.size()) - 1;
        for card in without {
            to_come &= !(1 << card);
        }
        let mut kinds: Vec<Unfinished> = (0..players.len()).map(Unfinished::empty).collect();
        let mut states = States::new();
        let begin = players.iter().rev();
        let begin = begin.fold(0, |state, &count| state << BITS | State::from(count));
        states.add(begin, 1);
        while to_come != 0 {
            let card = (to_come.ilog2()).to_le_bytes()[0];
            to_come &= !(1 << card);
            let (then, next) = self.after(card, to_come, &kinds);
            states = deal(&states, &then);
            kinds = next;
            if let Some(merge) = self.merge.filter(|_| card.is_multiple_of(SUITS)) {
                merge(self, &mut states, (&kinds, to_come, without));
            }
        }
        states.ways.into_iter().map(|(_, ways)| ways).sum()
    }

    /// The same, faster with straights: states that differ only by names of suits are put together. Only where suits never decide.
    pub(super) fn merging_suits(mut self) -> Self {
        self.merge = Some(Self::merge_suits);
        self
    }

    /// Puts together the states that differ only by names of suits.
    fn merge_suits(
        &self,
        states: &mut States,
        (kinds, to_come, without): (&[Unfinished], Cards, &[u8]),
    ) {
        let alike = renamings(without);
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
        let mut merged = States::new();
        for &(state, ways) in &states.ways {
            let rename = |to: &Vec<usize>| {
                (0..kinds.len()).fold(0, |renamed: State, kind| {
                    renamed + ((state >> (BITS * kind) & ((1 << BITS) - 1)) << (BITS * to[kind]))
                })
            };
            let first = renamed.iter().map(rename).min().unwrap_or(state);
            merged.add(first, ways);
        }
        merged.gather();
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
        let mut signs: Vec<(usize, usize, Vec<Cards>)> = Vec::new();
        let mut kind = |hand: Unfinished| {
            let completions = self.completions(hand, to_come);
            if completions.iter().all(|cards| *cards == 0) {
                return Then::Never;
            }
            // Hands without a card are told apart by whose they are.
            let sort = if hand.count == 0 { hand.sort } else { 0 };
            let sign = (sort, hand.count, completions);
            let known = signs.iter().position(|other| *other == sign);
            let number = known.unwrap_or_else(|| {
                signs.push(sign);
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
                } else if self.last[Self::place(hand.sort, &hand.cards[..hand.count])] >> card & 1
                    == 1
                {
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
    let mut after = States::new();
    let one = |kind: usize| 1_u128 << (BITS * kind);
    for &(state, ways) in &states.ways {
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
            after.add(rest, ways);
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
            after.add(state, ways * players);
        }
    }
    after.gather();
    after
}
