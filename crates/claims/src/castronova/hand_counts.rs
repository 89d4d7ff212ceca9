//! Real cards: counts over all pairs of hands that can be dealt together.
//!
//! In the paper's words: hands are numbered from 1, strategy i holds any hand of value above i, and p̃(i : j) is the chance
//! that the opponent's hand is at most i when one's own is j.

use super::round::{Q, over};
use crate::check::Check;
use core::ops::RangeInclusive;
use upperhand::guts::cards::{Deck, Hands};

/// The hands of a deck, and for each how many of the weakest i can be dealt beside it.
pub(super) struct HandCounts {
    pub(super) hands: Hands,
    /// `at_most[j − 1][i]`.
    at_most: Vec<Vec<i128>>,
}

impl HandCounts {
    /// Counts every pair of hands of a deck of ranks and suits with this number of cards each.
    ///
    /// # Panics
    /// For a deck that cannot be dealt.
    pub(super) fn of((ranks, suits, cards): (u32, u32, u32)) -> Self {
        let deck = Deck::new(ranks, suits).expect("ranks and suits of a deck");
        let hands = Hands::new(deck, cards).expect("hands of a deck");
        let below = |own| {
            let mut count = 0;
            let more = hands.iter().map(|theirs| {
                count += i128::from(theirs.is_disjoint_from(own));
                count
            });
            [0].into_iter().chain(more).collect()
        };
        let at_most = hands.iter().map(below).collect();
        Self { hands, at_most }
    }

    /// Hands of two cards of 52: half of the check's work.
    pub(super) async fn two_cards(check: &Check) -> Self {
        let counts = Self::of((13, 4, 2));
        check.progress(0.5).await;
        counts
    }

    /// N.
    pub(super) fn n(&self) -> usize {
        self.hands.len()
    }

    /// N − M: the hands that can be dealt beside a given one.
    pub(super) fn opposing(&self) -> i128 {
        self.at_most[0][self.n()]
    }

    /// p̃(i : j) times N − M.
    pub(super) fn p(&self, i: usize, j: usize) -> i128 {
        self.at_most[j - 1][i]
    }

    /// The sum of p̃(i : j) over these j, times N − M.
    pub(super) fn sum(&self, i: usize, own: RangeInclusive<usize>) -> i128 {
        own.map(|j| self.p(i, j)).sum()
    }

    /// S(i, j): the hands at most i that cannot be dealt beside hand j, itself included.
    pub(super) fn blocked(&self, i: usize, j: usize) -> i128 {
        i as i128 - self.p(i, j)
    }

    /// α(i, j), times N(N − M), as (8.9) has it.
    pub(super) fn alpha(&self, i: usize, j: usize) -> i128 {
        if j <= i {
            (i - j) as i128 * self.opposing() - 2 * self.sum(i, j + 1..=i)
        } else {
            2 * self.sum(j, i + 1..=j) - (j - i) as i128 * self.opposing()
        }
    }

    /// α and β of a round of two players with these sets of hands, times N(N − M), deal by deal from the rules.
    pub(super) fn dealt(
        &self,
        mine: impl Fn(usize) -> bool,
        theirs: impl Fn(usize) -> bool,
    ) -> (i128, i128) {
        let (mut alpha, mut beta) = (0, 0);
        for (own, hand) in (1..).zip(self.hands.iter()) {
            for (other, against) in (1..).zip(self.hands.iter()) {
                if !hand.is_disjoint_from(against) {
                    continue;
                }
                let (payoff, stakes) = match (mine(own), theirs(other)) {
                    (false, false) => (0, 1),
                    (true, false) => (1, 0),
                    (false, true) => (-1, 0),
                    (true, true) if own > other => (2, 1),
                    (true, true) => (-2, 1),
                };
                alpha += payoff;
                beta += stakes;
            }
        }
        (alpha, beta)
    }

    /// The same for strategies i and j.
    pub(super) fn round(&self, i: usize, j: usize) -> (i128, i128) {
        self.dealt(|own| own > i, |other| other > j)
    }

    /// The gain of the unrestricted best reply to strategy i, times N(N − M): for each hand the better of holding and
    /// dropping.
    pub(super) fn exploitability(&self, i: usize) -> i128 {
        let dropping = |own: usize| self.p(i, own) - self.opposing();
        let best = |own: usize| dropping(own) + self.gain_of_holding(i, own).max(0);
        (1..=self.n()).map(best).sum()
    }

    /// What holding a hand against strategy i earns more than dropping it, times N − M.
    pub(super) fn gain_of_holding(&self, i: usize, own: usize) -> i128 {
        let dropped = self.p(i, own);
        let held = self.opposing() - dropped;
        // Of those who hold, the weaker ones are those between i and the hand.
        let beaten = self.p(own.max(i), own) - dropped;
        dropped + 2 * (2 * beaten - held) + held
    }

    /// So many deals of all.
    pub(super) fn share(&self, deals: i128) -> Q {
        over(deals, self.n() as i128 * self.opposing())
    }

    /// The number of a hand.
    pub(super) fn number(&self, label: &str) -> Option<usize> {
        self.hands.index_of(label).map(|index| index + 1)
    }

    /// The name of a hand.
    pub(super) fn label(&self, number: usize) -> String {
        self.hands.get(number - 1).to_string()
    }

    /// (j, k)/(l, m) of a hand of two: ranks and suits from 1.
    pub(super) fn coordinates(&self, number: usize) -> [i128; 4] {
        let mut found = [0; 4];
        for (pair, card) in found.chunks_mut(2).zip(self.hands.get(number - 1).cards()) {
            pair[0] = i128::from(card.rank()) + 1;
            pair[1] = i128::from(card.suit()) + 1;
        }
        found
    }

    /// The numbers of all hands of two without a pair, with their coordinates.
    pub(super) fn unpaired(&self) -> Vec<(usize, [i128; 4])> {
        let all = (1..=self.n()).map(|number| (number, self.coordinates(number)));
        all.filter(|(_, [j, _, l, _])| j > l).collect()
    }
}
