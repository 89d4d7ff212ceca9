//! Others at a table who each hold from a line of their own on, as one hand meets them: counted from the deck without it.

use super::super::deck::{Card, Deck};
use super::super::hands::Hand;
use super::held_deals::Held;
use super::ranking::{Ranking, choose};
use crate::Fraction;

/// Others, each with the strength of the weakest hand that she holds.
#[derive(Clone, Debug)]
pub(crate) struct Seats {
    ranking: Ranking,
    lines: Vec<u64>,
}

/// The chances that each of the others is dealt a hand weaker than a limit of hers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MetAtTable {
    /// Than her line: none of them holds.
    pub(crate) alone: Fraction,
    /// Than her line or the hand they meet, whichever is stronger: none holds a better one.
    pub(crate) win: Fraction,
    /// Whichever is weaker: none holds, and none has a better one. Not counted where it is of no use.
    pub(crate) best_dropped: Fraction,
}

impl Seats {
    /// The weakest hand that each of the others holds.
    pub(crate) fn new<'a>(ranking: Ranking, lines: impl Iterator<Item = &'a Hand>) -> Self {
        let lines = lines.map(|line| ranking.strength(Deck::STANDARD, &numbers(*line)));
        Self {
            ranking,
            lines: lines.collect(),
        }
    }

    /// What a hand meets, exactly; `is_fined`: does it matter who has the best hand where all drop?
    pub(crate) fn met(&self, hand: Hand, is_fined: bool) -> MetAtTable {
        let hand = &numbers(hand);
        let mine = self.ranking.strength(Deck::STANDARD, hand);
        let alone = self.all_weaker(hand, mine, |line, _| line);
        // Where all lines are on one side of the hand, two of these are one.
        let is_above = |line: &u64| *line > mine;
        let all_above = self.lines.iter().all(is_above);
        let all_below = !self.lines.iter().any(is_above);
        MetAtTable {
            alone,
            win: if all_above {
                alone
            } else {
                self.all_weaker(hand, mine, u64::max)
            },
            best_dropped: match is_fined {
                true if all_below => alone,
                true => self.all_weaker(hand, mine, u64::min),
                false => Fraction::ZERO,
            },
        }
    }

    fn all_weaker(&self, hand: &[u8], mine: u64, limit: fn(u64, u64) -> u64) -> Fraction {
        // Those with one limit are players of one sort.
        let mut sorts: Vec<(u64, u32)> = Vec::new();
        for limit in self.lines.iter().map(|&line| limit(line, mine)) {
            match sorts.iter_mut().find(|sort| sort.0 == limit) {
                Some(sort) => sort.1 += 1,
                None => sorts.push((limit, 1)),
            }
        }
        let held = Held::new(self.ranking, sorts.len(), |hand| {
            let strength = self.ranking.strength(Deck::STANDARD, hand);
            let weaker = sorts.iter().map(|sort| u32::from(strength < sort.0));
            weaker.rev().fold(0, |all, one| all << 1 | one)
        });
        let players: Vec<u32> = sorts.iter().map(|sort| sort.1).collect();
        let size = u32::from(self.ranking.cards());
        let (mut left, mut all) = (u32::from(Deck::STANDARD.size()), 1);
        for _ in &self.lines {
            left -= size;
            all *= i128::from(choose(left, size));
        }
        Fraction::new(held.deals(hand, &players).cast_signed(), all)
    }
}

fn numbers(hand: Hand) -> Vec<u8> {
    hand.cards().map(Card::number).collect()
}
