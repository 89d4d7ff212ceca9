//! Kinds of hands: those of the same ranks; of one card each card is a kind of its own.

use crate::guts::cards::hands::{Hand, Hands};

/// The kinds of the hands of one or two cards, weakest first.
pub(super) struct Kinds {
    /// The hands that are weaker than each kind, and at last the number of all.
    pub(super) first: Vec<usize>,
    /// The ranks of each kind's cards, twice the same for a pair; of one card that card.
    ranks: Vec<Vec<u64>>,
    /// The number of cards of each rank.
    suits: i64,
}

impl Kinds {
    pub(super) fn of(hands: &Hands) -> Self {
        let has_ranks = hands.size() > 1;
        let ranks_of = |hand: &Hand| -> Vec<u64> {
            if has_ranks {
                hand.cards().map(|card| card.rank().into()).collect()
            } else {
                vec![hand.set().trailing_zeros().into()]
            }
        };
        let (mut first, mut ranks) = (Vec::new(), Vec::new());
        for (index, hand) in hands.iter().enumerate() {
            let here = ranks_of(hand);
            if ranks.last() != Some(&here) {
                first.push(index);
                ranks.push(here);
            }
        }
        first.push(hands.len());
        Self {
            first,
            ranks,
            suits: if has_ranks {
                hands.deck().suits().into()
            } else {
                1
            },
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.ranks.len()
    }

    /// The number of deals of three hands of these kinds.
    pub(super) fn deals(&self, kinds: [usize; 3]) -> i64 {
        let mut taken = [0; 6];
        let mut count = 0;
        let mut ways = 1;
        for kind in kinds {
            let ranks = &self.ranks[kind];
            for &rank in ranks {
                let alike = taken[..count].iter().filter(|&&other| other == rank);
                ways *= self.suits - alike.map(|_| 1).sum::<i64>();
                taken[count] = rank;
                count += 1;
            }
            // The order of a pair's cards does not matter.
            if ranks.len() > 1 && ranks[0] == ranks[1] {
                ways /= 2;
            }
        }
        ways
    }
}
