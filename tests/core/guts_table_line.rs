//! The weakest hand to hold at a table: all hands of one or two others gone through, deals at random for more, and known lines.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guts::cards::{Card, HandOrder, Ranking, TableLine, table_line};
use upperhand_oracles::sized;

const RANKINGS: [(u32, bool); 4] = [(1, false), (2, false), (3, false), (3, true)];

/// Hands with their cards as bits, the weakest first, and the places where a class of them ends and another begins.
struct Dealt {
    sets: Vec<u64>,
    classes: Vec<usize>,
}

fn dealt((cards, straights): (u32, bool)) -> Dealt {
    let order = HandOrder::new(Ranking::new(cards, straights).unwrap());
    let hands: Vec<Vec<Card>> = (0..order.hands()).map(|hand| order.hand(hand)).collect();
    // Straights and flushes by their names: what a hand is, without its suits.
    let class = |hand: &Vec<Card>| {
        let ranks: Vec<u8> = hand.iter().map(|card| card.rank()).collect();
        let is_flush = straights && hand.iter().all(|card| card.suit() == hand[0].suit());
        (ranks, is_flush)
    };
    let starts = |hand: &usize| *hand == 0 || class(&hands[hand - 1]) != class(&hands[*hand]);
    let mut classes: Vec<usize> = (0..hands.len()).filter(starts).collect();
    classes.push(hands.len());
    let bit = |card: &Card| 1_u64 << (4 * card.rank() + card.suit());
    let set = |hand: &Vec<Card>| hand.iter().map(bit).sum();
    let sets = hands.iter().map(set).collect();
    Dealt { sets, classes }
}

/// The least set that this one becomes when suits change their names.
fn first_renamed(set: u64) -> u64 {
    let names = (0..=u8::MAX).map(|code| [0, 2, 4, 6].map(|bits| usize::from(code >> bits & 3)));
    let each_once = names.filter(|suits| suits.iter().fold(0, |all, suit| all | 1 << suit) == 15);
    let cards = || (0..52_usize).filter(move |card| set >> card & 1 == 1);
    let renamed = |suits: [usize; 4]| {
        cards()
            .map(|card| 1 << (card - card % 4 + suits[card % 4]))
            .sum()
    };
    each_once.map(renamed).min().unwrap()
}

impl Dealt {
    /// How often nobody else is in the class or better, with a hand of it: all deals with one other or two.
    fn alone(&self, class: usize, others: u32) -> Fraction {
        let hands = self.classes[class]..self.classes[class + 1];
        let mut known: HashMap<u64, i128> = HashMap::new();
        let mut alone = 0;
        for &mine in &self.sets[hands.clone()] {
            // Suits may change their names: what is counted for one hand holds for all that then look alike.
            let counted = known.entry(first_renamed(mine));
            alone += *counted.or_insert_with(|| self.worse(mine, hands.start, others));
        }
        let choose = |of: u32, few: u32| {
            (0..few).fold(1, |ways, taken| {
                ways * i128::from(of - taken) / i128::from(taken + 1)
            })
        };
        let few = self.sets[0].count_ones();
        let of_each = (1..=others).map(|seat| choose(52 - seat * few, few));
        Fraction::new(alone, hands.len() as i128 * of_each.product::<i128>())
    }

    /// The deals beside a hand in which one other or two have hands before a place.
    fn worse(&self, mine: u64, place: usize, others: u32) -> i128 {
        let sets = self.sets[..place].iter().filter(|set| **set & mine == 0);
        let sets: Vec<u64> = sets.copied().collect();
        if others == 1 {
            return sets.len() as i128;
        }
        // Each two of them once, in two orders.
        let before = |one: usize| {
            sets[..one]
                .iter()
                .filter(|other| sets[one] & **other == 0)
                .count()
        };
        2 * (0..sets.len()).map(before).sum::<usize>() as i128
    }

    fn class_of(&self, line: &TableLine) -> usize {
        let held = line.share * Fraction::new(self.sets.len() as i128, 1);
        assert_eq!(held.denominator(), 1);
        let first = self.sets.len() - usize::try_from(held.numerator()).unwrap();
        self.classes.binary_search(&first).unwrap()
    }
}

fn line(players: u32, (cards, straights): (u32, bool)) -> TableLine {
    table_line(players, Ranking::new(cards, straights).unwrap()).unwrap()
}

#[test]
fn two_and_three_players_hold_what_all_their_deals_say() {
    for ranking in RANKINGS {
        let dealt = dealt(ranking);
        for players in [2, 3] {
            let line = line(players, ranking);
            let class = dealt.class_of(&line);
            assert!(line.is_exact);
            assert_eq!(
                line.alone,
                dealt.alone(class, players - 1),
                "{players} {line:?}"
            );
            assert_eq!(
                line.below,
                dealt.alone(class - 1, players - 1),
                "{players} {line:?}"
            );
            assert!(line.below < Fraction::new(1, 2) && Fraction::new(1, 2) <= line.alone);
        }
        // All weaker classes are dropped and all stronger ones held, so that there is one line.
        let class = dealt.class_of(&line(2, ranking));
        let step = sized(29, 1);
        for other in (0..dealt.classes.len() - 1).step_by(step) {
            let is_half = dealt.alone(other, 1) >= Fraction::new(1, 2);
            assert_eq!(is_half, other >= class, "{ranking:?} {other}");
        }
    }
}

#[test]
fn more_players_hold_what_deals_at_random_say() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(55);
    for ranking in RANKINGS {
        let dealt = dealt(ranking);
        for &players in sized(&[4, 7, 10][..], &[4, 5, 6, 7, 8, 9, 10]) {
            let line = line(players, ranking);
            let class = dealt.class_of(&line);
            for (class, said) in [(class, &line.alone), (class - 1, &line.below)] {
                let (from, to) = (dealt.classes[class], dealt.classes[class + 1]);
                let rounds = 5_000;
                let mut alone = 0;
                for _ in 0..rounds {
                    let mut taken = dealt.sets[dice.random_range(from..to)];
                    // A deal card by card would do the same: hands that can be dealt beside the others are equally likely.
                    let is_alone = (1..players).fold(true, |is_alone, _| {
                        let hand = loop {
                            let hand = dice.random_range(0..dealt.sets.len());
                            if dealt.sets[hand] & taken == 0 {
                                break hand;
                            }
                        };
                        taken |= dealt.sets[hand];
                        is_alone && hand < from
                    });
                    alone += u32::from(is_alone);
                }
                // Four standard deviations of 5,000 throws of a coin are 0.0283.
                let found = f64::from(alone) / f64::from(rounds);
                assert!(
                    (found - said.value()).abs() < 0.0284,
                    "{players} {ranking:?} {found} {line:?}"
                );
            }
            let half = Fraction::new(1, 2);
            assert!(line.below < half && half <= line.alone, "{line:?}");
        }
    }
}

/// One card: none of n − 1 others draws one of the cards from the class on.
#[test]
fn one_card_is_a_product() {
    for players in 2..=10_i128 {
        let line = line(u32::try_from(players).unwrap(), (1, false));
        let weaker = Fraction::new(52, 1) * (Fraction::ONE - line.share);
        let draw = |drawn: i128| Fraction::new(weaker.numerator() - drawn, 51 - drawn);
        let product = (0..players - 1)
            .map(draw)
            .fold(Fraction::ONE, |all, one| all * one);
        assert_eq!(line.alone, product, "{line:?}");
    }
}

#[test]
fn bad_tables_are_refused() {
    for (players, cards) in [(0, 1), (1, 2), (11, 3), (u32::MAX, 3), (4, 5)] {
        let error = table_line(players, Ranking::new(cards, false).unwrap()).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!(
                "a table of {players} players with hands of {cards} is outside 2..=10 players with 1..=3 cards"
            )
        );
    }
}
