//! Nica, section 2: the states of the game, what a strategy can guarantee, and the regions.

use super::claim;
use super::regions::{bid, upper_hand, weeds};
use crate::check::{Check, Section, Sizes, in_steps};
use crate::naive_table::NaiveTable;
use crate::named_suspects::only_numbers_matter;
use crate::positions::{by_sum, visit_positions};
use upperhand::guess_who::Rules;

pub(super) const CLAIMS: Section = Section::new("Section 2", &[
    claim("nica-def-2.1", "Definition 2.1, (2.1)")
        .says("Only the number of suspects left to each player matters, not who they are; and (1, 1) is never reached.")
        .extent("proved")
        .check(
            Sizes::new(3, 6, 8, "the largest number of named suspects"),
            |check| in_steps(check, async |check, size| only_numbers_matter(check, size, Rules::RACE).await),
        ),
    claim("nica-rem-2.2", "Remark 2.2")
        .says("With three suspects or more against two or more neither player can be sure to win.")
        .extent("proved")
        .check(Sizes::pools(3, 96, 512), |check| in_steps(check, nobody_is_sure))
        .needs_a_condition("(2, 2): a bid of 1 leaves one suspect whatever the answer, and wins")
        .shown_by("figure=win-map&rules=race&mine=2&theirs=2"),
    claim("nica-def-2.3", "Definition 2.3")
        .says("The bids b* depend on the position alone and guarantee p*, whatever the opponent does; against an opponent who bids \
         so no play whatsoever wins more often.")
        .extent("proved")
        .check(Sizes::pools(4, 96, 384), |check| in_steps(check, guarantees)),
    claim("nica-def-2.6", "Definition 2.6, Definition 2.7, (2.4), (2.5)")
        .says("In the weeds or with the upper hand: every position with two pools of at least 2 lies in exactly one of these \
         regions, at exactly one level.")
        .extent("proved")
        .check(Sizes::pools(4, 192, 1024), |check| in_steps(check, regions_part_the_positions))
        .shown_by("figure=win-map&rules=race&layer=regions"),
]);

async fn nobody_is_sure(check: &mut Check, side: u32) -> &'static str {
    let table = NaiveTable::fill(check, Rules::RACE, side).await;
    let is_sure = |n, m| [0, i64::from(n) * i64::from(m)].contains(&table.value(n, m));
    let found = by_sum(side).find(|&(n, m)| is_sure(n, m));
    check.smallest(found, &(2, 2), "a player is sure to win");
    visit_positions(check, side, |check, n, m| {
        check.equal(&is_sure(n, m), &(n == 2), || {
            format!("is somebody sure at ({n}, {m})?")
        });
    })
    .await;
    "Every position with pools from 2 to {size}: sure where the mover has 2, nowhere else."
}

/// Chances times nm, of a player who bids b* against every play of the other: `keeps` where that player moves,
/// `replies` where the other does.
struct Guarantee {
    side: u32,
    keeps: Vec<i64>,
    replies: Vec<i64>,
}

impl Guarantee {
    const fn index(&self, n: u32, m: u32) -> usize {
        n as usize * (self.side as usize + 1) + m as usize
    }

    fn solve(&mut self, n: u32, m: u32) {
        let product = i64::from(n) * i64::from(m);
        let index = self.index(n, m);
        if n == 1 || m == 1 {
            let value = if m == 1 { 0 } else { product };
            (self.keeps[index], self.replies[index]) = (value, value);
            return;
        }
        let left =
            |table: &[i64], bid: u32| table[self.index(m, bid)] + table[self.index(m, n - bid)];
        let keeps = product - left(&self.replies, bid(n, m));
        let least = (1..=n / 2).map(|bid| left(&self.keeps, bid)).min();
        let replies = product - least.unwrap_or(0);
        (self.keeps[index], self.replies[index]) = (keeps, replies);
    }
}

async fn guarantees(check: &mut Check, side: u32) -> &'static str {
    let table = NaiveTable::fill(check, Rules::RACE, side).await;
    let cells = vec![0; (side as usize + 1).pow(2)];
    let mut guarantee = Guarantee {
        side,
        keeps: cells.clone(),
        replies: cells,
    };
    check.stage(1.0);
    for sum in 3..=2 * side {
        for n in sum.saturating_sub(side).max(1)..=side.min(sum - 1) {
            let m = sum - n;
            guarantee.solve(n, m);
            let (index, value) = (guarantee.index(n, m), table.value(n, m));
            let found = (guarantee.keeps[index], guarantee.replies[index]);
            check.case(found == (value, value), || {
                format!(
                    "({n}, {m}): b* guarantees {}, others get {}, p* is {value}",
                    found.0, found.1
                )
            });
        }
        check.progress_of(sum, 2 * side).await;
    }
    "Pools up to {size}: b* against the best reply to it, and the best reply against b*, both come to p*."
}

async fn regions_part_the_positions(check: &mut Check, side: u32) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        let count = weeds(n, m).count() + upper_hand(n, m).count();
        check.case(count == 1, || format!("({n}, {m}) lies in {count} regions"));
    })
    .await;
    "Every position with pools from 2 to {size}."
}
