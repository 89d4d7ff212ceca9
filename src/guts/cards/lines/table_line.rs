//! The weakest hand to hold at a table, where all others hold it and better.

use super::super::deck::{Card, Deck, RANKS};
use super::super::error::Error;
use super::held_deals::Held;
use super::order::HandOrder;
use super::ranking::{CARD_BITS, Ranking, SUITS, choose};
use crate::Fraction;
use num_integer::Integer as _;

/// The most players of a table.
pub(in super::super) const MOST_PLAYERS: u32 = 10;

/// The weakest class of hands to hold. A class is what ranks alike but for suits.
///
/// Against others who all hold a class and better, a hand of that class wins the pot where nobody holds and loses it where somebody does.
/// Holding gains (n − 1)(2·P0 − 1) antes over dropping, where P0 is the chance that nobody else has the class or better: so it is
/// held from P0 = ½ on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// The ranks of the class, the most important first: "A Q 8", "3 3 4".
    pub hand: String,
    /// Is it of one suit, where that counts?
    pub is_flush: bool,
    /// P0 with a hand of this class: at least ½.
    pub alone: Fraction,
    /// P0 with a hand of the next weaker class, where all others hold that and better: below ½.
    pub below: Fraction,
    /// Are these the chances themselves? With straights and six players or more they are bounds, `alone` from below and `below` from
    /// above, which say as surely which class it is.
    pub is_exact: bool,
    /// The share of hands that are held.
    pub share: Fraction,
}

/// The line of a table of 2 to 10 players, from a whole deck without replacement. Milliseconds without straights; with them up to a
/// second.
///
/// # Errors
/// [`Error::Table`] for another number of players, and for hands of five.
///
/// ```
/// use upperhand::guts::cards::{Ranking, table_line};
/// let error = table_line(11, Ranking::new(3, true)?).unwrap_err().to_string();
/// assert_eq!(error, "a table of 11 players with hands of 3 is outside 2..=10 players with 1..=3 cards");
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub fn table_line(players: u32, ranking: Ranking) -> Result<TableLine, Error> {
    if !(2..=MOST_PLAYERS).contains(&players) || ranking.cards() > 3 {
        let cards = ranking.cards();
        return Err(Error::Table { players, cards });
    }
    let (others, order) = (players - 1, HandOrder::new(ranking));
    let groups = order.groups();
    let counts = |place: usize| Counts::new(ranking, &order, groups[place].key, others);
    // The class would begin here if hands did not block each other.
    let dropped = 0.5_f64.powf(1.0 / f64::from(others)) * order.hands() as f64;
    let guess = groups.partition_point(|group| (group.before as f64) < dropped);
    let mut place = guess.min(groups.len() - 1);
    let mut line = counts(place);
    let mut below;
    if line.is_half() {
        loop {
            below = counts(place - 1);
            if !below.is_half() {
                break;
            }
            (place, line) = (place - 1, below);
        }
    } else {
        loop {
            below = line;
            place += 1;
            line = counts(place);
            if line.is_half() {
                break;
            }
        }
    }
    let is_exact = !ranking.has_straights() || others <= MOST_EXACT;
    let terms = if is_exact { others } else { MOST_EXACT };
    line.count(terms);
    below.count(terms);
    let group = groups[place];
    let names = order.ranks_of(group.key).into_iter();
    let names: Vec<&str> = names.map(|rank| RANKS[usize::from(rank)]).collect();
    let hands = order.hands();
    Ok(TableLine {
        hand: names.join(" "),
        is_flush: ranking.is_flush(group.key),
        alone: line.chance(line.bounds()[0]),
        below: below.chance(below.bounds()[1]),
        is_exact,
        share: Fraction::new((hands - group.before) as i128, hands as i128),
    })
}

/// Others up to whom chances with straights are exact: of one more they take three seconds, and of each more five times as long.
const MOST_EXACT: u32 = 4;

/// Deals to the others, beside a hand of a class, by how many of some given ones hold the class and better.
///
/// By inclusion and exclusion none of them holds in Σ (−1)ᵏ C(others, k) Sₖ deals, where the k first hold in Sₖ. The sums up to a
/// term are bounds: from above up to an even one, from below up to an odd one.
struct Counts {
    others: u32,
    cards: u32,
    held: Held,
    /// A hand of each kind of suits, and its weight.
    hands: Vec<(Vec<u8>, i128)>,
    /// The sums, from that of no term: all deals.
    sums: Vec<i128>,
}

impl Counts {
    fn new(ranking: Ranking, order: &HandOrder, key: u64, others: u32) -> Self {
        let cards = u32::from(ranking.cards());
        let held = Held::new(ranking, 1, |hand| {
            (ranking.strength(Deck::STANDARD, hand) >> (CARD_BITS * cards) >= key).into()
        });
        let held = if ranking.has_straights() {
            held.merging_suits()
        } else {
            held
        };
        let hands = kinds(ranking, order.hands_of(key));
        let mut counts = Self {
            others,
            cards,
            held,
            hands,
            sums: Vec::new(),
        };
        let weights: i128 = counts.hands.iter().map(|(_, weight)| weight).sum();
        counts.sums.push(weights * counts.deals_after(0));
        counts
    }

    /// Ways to deal to all others but the first ones, who have their hands.
    fn deals_after(&self, first: u32) -> i128 {
        let left = |other: u32| u32::from(Deck::STANDARD.size()) - self.cards * (other + 1);
        let ways = (first..self.others).map(|other| choose(left(other), self.cards));
        ways.map(i128::from).product()
    }

    /// Counts up to so many terms, those that are not counted yet.
    fn count(&mut self, terms: u32) {
        for term in (1..=terms).skip(self.sums.len() - 1) {
            let deals = |(hand, weight): &(Vec<u8>, i128)| {
                weight * self.held.deals(hand, &[term]).cast_signed()
            };
            let held: i128 = self.hands.iter().map(deals).sum();
            let all = i128::from(choose(self.others, term)) * held * self.deals_after(term);
            let sign = if term % 2 == 1 { -1 } else { 1 };
            self.sums.push(self.sums[term as usize - 1] + sign * all);
        }
    }

    /// The least and the most deals in which none of the others holds: equal when all terms are counted.
    fn bounds(&self) -> [i128; 2] {
        let last = self.sums.len() - 1;
        if last == self.others as usize {
            return [self.sums[last]; 2];
        }
        let mut bounds = [self.sums[last - 1], self.sums[last]];
        bounds.sort_unstable();
        bounds
    }

    /// Does nobody else hold in half of the deals or more?
    fn is_half(&mut self) -> bool {
        for terms in 1.. {
            self.count(terms.min(self.others));
            let [least, most] = self.bounds().map(|deals| 2 * deals >= self.sums[0]);
            if least == most {
                return least;
            }
        }
        false
    }

    fn chance(&self, deals: i128) -> Fraction {
        Fraction::new(deals, self.sums[0])
    }
}

/// A hand of each kind of suits where suits count, else one of all, and the weight of each among them.
fn kinds(ranking: Ranking, hands: Vec<Vec<Card>>) -> Vec<(Vec<u8>, i128)> {
    let mut kinds: Vec<([u8; SUITS as usize], Vec<u8>, i128)> = Vec::new();
    for hand in hands {
        let pattern = if ranking.has_straights() {
            pattern(&hand)
        } else {
            [0; _]
        };
        match kinds.iter_mut().find(|kind| kind.0 == pattern) {
            Some(kind) => kind.2 += 1,
            None => kinds.push((pattern, hand.iter().map(|card| card.number()).collect(), 1)),
        }
    }
    let common = kinds.iter().fold(0, |common, kind| kind.2.gcd(&common));
    let weighed = kinds
        .into_iter()
        .map(|(_, hand, hands)| (hand, hands / common));
    weighed.collect()
}

/// Which places of the hand each suit has, in any order of suits. Cards of one rank count as at one place.
fn pattern(hand: &[Card]) -> [u8; SUITS as usize] {
    let mut suits = [0; SUITS as usize];
    for card in hand {
        let place = hand.iter().position(|other| other.rank() == card.rank());
        suits[usize::from(card.suit())] |= 1 << place.unwrap_or(0);
    }
    suits.sort_unstable();
    suits
}
