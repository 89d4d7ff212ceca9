//! What each hand of the player alone gains by being held against a pair of strategies.

use super::table::{Beside, Table, Totals};

/// Her payoff against a pair, summed over all deals: `dropping`, plus `holding` of each hand that she holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Gains {
    pub(super) dropping: i64,
    pub(super) holding: Vec<i64>,
}

/// The pairs of the other hands that her hand meets, by who of them holds.
struct Met {
    /// One of the two holds a weaker, a stronger hand, whatever the other does; the sum over both.
    weaker: i64,
    stronger: i64,
    /// Both hold; both hold stronger hands.
    both: i64,
    both_stronger: i64,
    /// Both drop; both drop weaker hands.
    neither: i64,
    dropped_weaker: i64,
}

/// Her gains against two others who hold these hands. O(hands · cards).
pub(super) fn gains(table: &Table, pair: [&[bool]; 2]) -> Gains {
    let held = pair.map(|hands| Totals::of(table, |hand| hands[hand]));
    let both = Totals::of(table, |hand| pair[0][hand] && pair[1][hand]);
    let every = Totals::of(table, |_| true);
    let mut sums = Gains {
        dropping: 0,
        holding: Vec::with_capacity(table.hands()),
    };
    for hand in 0..table.hands() {
        let met = met(table, [&held[0], &held[1]], &both, &every, hand);
        let pairs = table.second * table.third;
        let weenie = if table.has_weenie {
            met.neither - 3 * met.dropped_weaker
        } else {
            0
        };
        let beside = met.weaker + met.stronger;
        sums.dropping += weenie - beside + 2 * met.both;
        sums.holding.push(
            2 * (pairs + met.weaker - met.both) - 4 * met.stronger + 6 * met.both_stronger - weenie,
        );
    }
    sums
}

fn met(table: &Table, held: [&Totals; 2], both: &Totals, every: &Totals, hand: usize) -> Met {
    let end = table.hands();
    let beside = |of: &Totals, first: usize| table.beside(of, first, hand);
    let all = held.map(|of| beside(of, end));
    let weaker = held.map(|of| beside(of, hand));
    let stronger: [Beside; 2] = [all[0].less(&weaker[0]), all[1].less(&weaker[1])];
    let (both_all, both_weaker) = (beside(both, end).all, beside(both, hand).all);
    let of_both = table.disjoint_pairs(&all[0], &all[1], both_all);
    let sum = |of: &[Beside; 2]| (of[0].all + of[1].all) * table.third;
    let neither = table.second * table.third - sum(&all) + of_both;
    let below = beside(every, hand);
    let dropped = weaker.map(|of| below.less(&of));
    let dropped_by_both = below.all - weaker[0].all - weaker[1].all + both_weaker;
    Met {
        weaker: sum(&weaker),
        stronger: sum(&stronger),
        both: of_both,
        both_stronger: table.disjoint_pairs(&stronger[0], &stronger[1], both_all - both_weaker),
        neither,
        dropped_weaker: table.disjoint_pairs(&dropped[0], &dropped[1], dropped_by_both),
    }
}
