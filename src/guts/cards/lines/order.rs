//! Where a hand stands among all of a ranking, without a list of all.
//!
//! Hands of the same category and ranks stand side by side: 7462 groups with five cards. In each only suits differ.

use super::super::deck::{Card, Deck};
use super::super::hand_text::{NoHand, ReadHand, WrittenHand};
use super::ranking::{CARD_BITS, MOST_CARDS, RANK_BITS, Ranking, SUITS, choose};
use crate::order;

/// The hands of a ranking in the standard deck, the weakest first.
///
/// ```
/// use upperhand::guts::cards::{HandOrder, Ranking};
/// let order = HandOrder::new(Ranking::new(5, true)?);
/// assert_eq!(order.hands(), 2_598_960);
/// let read = order.read("K K 7 7 2").unwrap();
/// assert_eq!((read.index, read.count), (2_495_963, 144));
/// let cards: Vec<String> = order.hand(read.index).iter().map(ToString::to_string).collect();
/// assert_eq!(cards.join(" "), "KS KD 7S 7D 2S");
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct HandOrder {
    ranking: Ranking,
    /// In ascending order.
    groups: Vec<Group>,
    hands: usize,
}

/// Hands whose suits alone differ.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    /// The category and the ranks: what is left of a strength without the cards.
    pub(super) key: u64,
    /// The number of hands before.
    pub(super) before: usize,
}

impl HandOrder {
    /// Finds the groups: a millisecond with five cards.
    #[must_use]
    pub fn new(ranking: Ranking) -> Self {
        let mut sizes = Vec::new();
        let mut ranks = Vec::new();
        add_ranks(ranking, &mut ranks, &mut sizes);
        sizes.sort_unstable();
        let mut hands = 0;
        let groups = sizes.into_iter().map(|sized| {
            let before = hands;
            hands += usize::try_from(sized % SIZES).unwrap_or(0);
            let key = sized / SIZES;
            Group { key, before }
        });
        Self {
            ranking,
            groups: groups.collect(),
            hands,
        }
    }

    /// The number of hands.
    #[must_use]
    pub const fn hands(&self) -> usize {
        self.hands
    }

    /// The cards of the hand with so many weaker ones, the most important first; of the strongest hand where there is no such.
    #[must_use]
    pub fn hand(&self, weaker: usize) -> Vec<Card> {
        let weaker = weaker.min(self.hands - 1);
        let group = self.groups.partition_point(|group| group.before <= weaker) - 1;
        let group = self.groups[group];
        let mut hands = self.hands_of(group.key);
        hands.swap_remove(weaker - group.before)
    }

    /// The hand that a text names, read as by [`Hands::read`](super::super::Hands::read): the strongest of those that fit.
    ///
    /// # Errors
    /// A [`NoHand`] that says what is wrong with it.
    pub fn read(&self, text: &str) -> Result<ReadHand, NoHand> {
        let deck = Deck::STANDARD;
        let written = WrittenHand::read(text, deck, self.ranking.cards())?;
        let ranks = order::sorted(written.ranks());
        let same = self
            .groups
            .iter()
            .filter(|group| order::sorted(self.ranks_of(group.key)) == ranks);
        let (mut strongest, mut count) = (None, 0);
        for group in same {
            for (place, hand) in self.hands_of(group.key).into_iter().enumerate() {
                if written.fits(hand.into_iter()) {
                    count += 1;
                    strongest = Some(group.before + place);
                }
            }
        }
        let index = strongest.ok_or(NoHand::TooAlike { deck })?;
        Ok(ReadHand { index, count })
    }

    pub(super) fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The ranks of a group, the most important first.
    pub(super) fn ranks_of(&self, key: u64) -> Vec<u8> {
        let places = (0..u32::from(self.ranking.cards())).rev();
        let rank = |place: u32| (key >> (RANK_BITS * place)).to_le_bytes()[0] & 0xF;
        places.map(rank).collect()
    }

    /// The hands of a group, the weakest first.
    pub(super) fn hands_of(&self, key: u64) -> Vec<Vec<Card>> {
        let ranks = self.ranks_of(key);
        let few = u32::from(self.ranking.cards());
        let mut strengths = Vec::new();
        // Each digit of a number to the base of four is a suit.
        for code in 0..u32::from(SUITS).pow(few) {
            let suit = |place: usize| (code >> (2 * place)).to_le_bytes()[0] & (SUITS - 1);
            let mut cards = [0; MOST_CARDS];
            for (place, (card, rank)) in cards.iter_mut().zip(&ranks).enumerate() {
                *card = SUITS * rank + suit(place);
            }
            let cards = &cards[..ranks.len()];
            let is_once = |place: usize| !cards[..place].contains(&cards[place]);
            if !(0..cards.len()).all(is_once) {
                continue;
            }
            let strength = self.ranking.strength(Deck::STANDARD, cards);
            if strength >> (CARD_BITS * few) == key {
                strengths.push(strength);
            }
        }
        strengths.sort_unstable();
        strengths.dedup();
        let cards = |strength: u64| {
            let places = (0..few).rev();
            let number = move |place: u32| {
                (strength >> (CARD_BITS * place)).to_le_bytes()[0] & ((1 << CARD_BITS) - 1)
            };
            places
                .map(|place| Card::from_number(number(place)))
                .collect()
        };
        strengths.into_iter().map(cards).collect()
    }
}

/// More than a group has hands: with the group in one number, these are sorted by the code that sorts all hands.
const SIZES: u64 = 1 << 16;

/// Adds the groups whose ranks, in ascending order, go on from these, each with the number of its hands.
fn add_ranks(ranking: Ranking, ranks: &mut Vec<u8>, sizes: &mut Vec<u64>) {
    let cards = usize::from(ranking.cards());
    if ranks.len() == cards {
        add_groups(ranking, ranks, sizes);
        return;
    }
    let from = ranks.last().copied().unwrap_or(0);
    for rank in from..Deck::STANDARD.ranks() {
        let fourth_last = ranks.len().checked_sub(usize::from(SUITS));
        if fourth_last.is_none_or(|place| ranks[place] != rank) {
            ranks.push(rank);
            add_ranks(ranking, ranks, sizes);
            ranks.pop();
        }
    }
}

/// The groups of these ranks: of one suit and of several, where that makes a difference.
fn add_groups(ranking: Ranking, ranks: &[u8], sizes: &mut Vec<u64>) {
    let few = CARD_BITS * u32::from(ranking.cards());
    // Of one suit but for the last card, or all alike with another suit for each of a rank.
    let group = |suit: &dyn Fn(usize) -> u8| {
        let cards: Vec<u8> = (0..ranks.len())
            .map(|place| SUITS * ranks[place] + suit(place))
            .collect();
        ranking.strength(Deck::STANDARD, &cards) >> few
    };
    let alike = |place: usize| {
        (0..place)
            .filter(|&other| ranks[other] == ranks[place])
            .count()
    };
    let mut add = |key: u64, size: u64| sizes.push(key * SIZES + size);
    let of_each: u64 = ranks
        .chunk_by(PartialEq::eq)
        .map(|of_rank| {
            let held = of_rank.len().try_into().unwrap_or(0);
            u64::from(choose(u32::from(SUITS), held))
        })
        .product();
    let several = group(&|place| {
        let last = usize::from(place + 1 == ranks.len() && ranks.len() > 1);
        let suit = (alike(place) + last) % usize::from(SUITS);
        suit.try_into().unwrap_or(0)
    });
    let one = group(&|_| 0);
    if ranks.windows(2).all(|two| two[0] < two[1]) && one != several {
        add(one, SUITS.into());
        add(several, of_each - u64::from(SUITS));
    } else {
        add(several, of_each);
    }
}
