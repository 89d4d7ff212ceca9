//! The payoff of the player alone as a function of the pair, for one strategy of hers.

use super::table::{Table, Totals};
use crate::pieces::pause;

/// Her payoff summed over all deals, times the whole of her strategy: `constant` + b·x + b·y + xᵀMy.
#[derive(Clone, Debug)]
pub(super) struct Bilinear {
    pub(super) constant: i128,
    /// b: what one of the two changes by holding a hand where the other drops all.
    pub(super) own: Vec<i64>,
    /// M, row by row: symmetric, never negative.
    pub(super) both: Vec<i64>,
}

/// The payoff against her strategy, in parts of `whole`. O(hands²).
pub(super) async fn bilinear(table: &Table, chances: &[i64], whole: i64) -> Bilinear {
    let held = Totals::new(table, chances.to_vec());
    let dropped = Totals::new(table, chances.iter().map(|part| whole - part).collect());
    Bilinear {
        constant: constant(table, chances, whole),
        own: own(table, chances, whole, &held),
        both: both(table, &held, &dropped).await,
    }
}

/// The hands that are looked at between two pauses: a few milliseconds.
const AT_ONCE: usize = 32;

async fn both(table: &Table, held: &Totals, dropped: &Totals) -> Vec<i64> {
    let end = table.hands();
    let mut entries = vec![0; end * end];
    let mut from = 0;
    while from < end {
        pause().await;
        add_both(table, held, dropped, (from, &mut entries));
        from += AT_ONCE;
    }
    entries
}

/// The entries of some of the hands with all that are weaker.
fn add_both(table: &Table, held: &Totals, dropped: &Totals, (from, entries): (usize, &mut [i64])) {
    let end = table.hands();
    for high in from..end.min(from + AT_ONCE) {
        for low in 0..high {
            if !table.are_disjoint(high, low) {
                continue;
            }
            let size = table.cards[high].len();
            let mut cards = [0; 4];
            cards[..size].copy_from_slice(&table.cards[high]);
            cards[size..2 * size].copy_from_slice(&table.cards[low]);
            let cards = &cards[..2 * size];
            // Where she drops, 2 + w is lost; with the Weenie rule it is 0 if hers is the best hand, and else 3.
            let lost = if table.has_weenie {
                3 * table.without(dropped, high, cards)
            } else {
                2 * table.without(dropped, end, cards)
            };
            let entry = 6 * table.without(held, low, cards) + lost;
            entries[high * end + low] = entry;
            entries[low * end + high] = entry;
        }
    }
}

fn own(table: &Table, chances: &[i64], whole: i64, held: &Totals) -> Vec<i64> {
    let end = table.hands();
    let every = Totals::of(table, |_| true);
    let weaker: Vec<_> = (0..end)
        .map(|hand| table.beside(&every, hand, hand))
        .collect();
    let mut sums = Vec::with_capacity(end);
    for hand in 0..end {
        let cards = &table.cards[hand];
        let below = table.without(held, hand, cards);
        let above = table.without(held, end, cards) - below;
        let mut sum = table.third * (2 * above - 4 * below - whole * table.second);
        if table.has_weenie {
            for hers in (0..end).filter(|&hers| table.are_disjoint(hand, hers)) {
                let mut fined = 0;
                if hers > hand {
                    let met = &weaker[hers];
                    let sharing: i64 = cards.iter().map(|&card| met.with_card[card]).sum();
                    // Both cards of a hand are shared by that hand alone, which is weaker than hers.
                    fined = met.all - sharing + (table.size - 1);
                }
                sum -= (table.third - 3 * fined) * (whole - chances[hers]);
            }
        }
        sums.push(sum);
    }
    sums
}

/// What she gets where both others drop everything.
fn constant(table: &Table, chances: &[i64], whole: i64) -> i128 {
    let pairs = table.second * table.third;
    let every = Totals::of(table, |_| true);
    let sums = chances.iter().enumerate().map(|(hand, &part)| {
        let mut sum = i128::from(2 * pairs) * i128::from(part);
        if table.has_weenie {
            let weaker = table.beside(&every, hand, hand);
            let fined = table.disjoint_pairs(&weaker, &weaker, weaker.all);
            sum += i128::from(pairs - 3 * fined) * i128::from(whole - part);
        }
        sum
    });
    sums.sum()
}
