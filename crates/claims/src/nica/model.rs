//! Nica, section 2: the states of the game, what a strategy can guarantee, and the regions.

use super::claim;
use super::regions::{bid, upper_hand, weeds};
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, by_sum, only_numbers_matter, race_table, visit_positions};
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
        .check(Sizes::pools(3, 96, 512), |check| race_table(check, nobody_is_sure))
        .needs_a_condition("(2, 2): a bid of 1 leaves one suspect whatever the answer, and wins")
        .shown_by("figure=win-map&rules=race&mine=2&theirs=2"),
    claim("nica-def-2.3", "Definition 2.3")
        .says("The bids b* depend on the position alone and guarantee p*, whatever the opponent does; against an opponent who bids \
         so no play whatsoever wins more often.")
        .extent("proved")
        .check(Sizes::pools(4, 96, 384), |check| race_table(check, guarantees)),
    claim("nica-def-2.6", "Definition 2.6, Definition 2.7, (2.4), (2.5)")
        .says("In the weeds or with the upper hand: every position with two pools of at least 2 lies in exactly one of these \
         regions, at exactly one level.")
        .extent("proved")
        .check(Sizes::pools(4, 192, 1024), |check| in_steps(check, regions_part_the_positions))
        .shown_by("figure=win-map&rules=race&layer=regions"),
]);

async fn nobody_is_sure(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let is_sure = |n, m| [0, i64::from(n) * i64::from(m)].contains(&table.value(n, m));
    let found = by_sum(side).find(|&(n, m)| is_sure(n, m));
    check.smallest(found, &(2, 2), "a player is sure to win");
    visit_positions(check, side, |check, n, m| {
        check.equal(&is_sure(n, m), &(n == 2), || "is somebody sure?");
    })
    .await;
    "Every position with pools from 2 to {size}: sure where the mover has 2, nowhere else."
}

async fn guarantees(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let rule = |[own, others]: [&NaiveTable; 2], n, m| own.bid_against(n, m, bid(n, m), others);
    let [keeps, replies] = NaiveTable::of_two(check, [Rules::RACE; 2], side, rule).await;
    let positions = (1..=side).flat_map(|n| (1..=side).map(move |m| (n, m)));
    for (n, m) in positions.skip(1) {
        let (kept, reply, value) = (keeps.value(n, m), replies.value(n, m), table.value(n, m));
        check.case((kept, reply) == (value, value), || {
            format!("({n}, {m}): b* guarantees {kept}, others get {reply}, p* is {value}")
        });
    }
    "Pools up to {size}: b* against the best reply to it, and the best reply against b*, both come to p*."
}

async fn regions_part_the_positions(check: &mut Check, side: u32) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        let count = weeds(n, m).count() + upper_hand(n, m).count();
        check.case(count == 1, || format!("it lies in {count} regions"));
    })
    .await;
    "Every position with pools from 2 to {size}."
}
