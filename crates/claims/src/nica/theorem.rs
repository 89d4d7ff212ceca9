//! Nica, Theorem 1.1 and its restatement, Theorem 4.4.

use super::claim;
use super::regions::{bid, three_q, three_q_upper_hand, three_q_weeds, upper_hand, weeds};
use crate::check::{Check, Section, Sizes};
use crate::guess_who::{NaiveTable, race_table, visit_positions};

const POOLS: Sizes = Sizes::pools(3, 96, 512);

pub(super) const CLAIMS: Section = Section::new("Sections 1 and 4", &[
    claim("nica-thm-1.1", "Theorem 1.1, Theorem 4.4")
        .says("With n suspects left against m, both at least 2: in the weeds (2^(k+1) < n and 2^k < m ≤ 2^(k+1)) a bid of 2^k is \
         optimal, with the upper hand (2^k < n ≤ 2^(k+1) and 2^k < m) an even split is; the chances to win are (1.1) and (1.2).")
        .extent("proved")
        .check(POOLS, |check| race_table(check, optimal_strategy))
        .shown_by("figure=win-map&rules=race&mine=17&theirs=9&size=32"),
    claim("nica-eq-1.1", "(1.1)")
        .says("In the weeds at level k the mover wins with chance 2^(k+1)/n − (2/3)(2^(2k+1) + 1)/(nm).")
        .extent("proved")
        .check(POOLS, |check| race_table(check, chance_in_the_weeds))
        .shown_by("figure=win-map&rules=race&mine=40&theirs=12&size=64"),
    claim("nica-eq-1.2", "(1.2)")
        .says("With the upper hand at level k the mover wins with chance 1 − 2^k/m + (2/3)(2^(2k) + 2)/(nm).")
        .extent("proved")
        .check(POOLS, |check| race_table(check, chance_with_the_upper_hand))
        .shown_by("figure=win-map&rules=race&mine=12&theirs=40&size=64"),
]);

async fn optimal_strategy(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        let (stated, bid) = (three_q(n, m), bid(n, m));
        check.equal(&stated, &(3 * table.value(n, m)), || "3nmP");
        check.equal(&stated, &(3 * table.bid(n, m, bid)), || {
            format!("3nm times the chance after a bid of {bid}")
        });
    })
    .await;
    "Value and bid of every position with pools from 2 to {size}, against a table that tries every bid."
}

/// 2^(k+1)/n − (2/3)(2^(2k+1) + 1)/(nm), times 3nm.
async fn chance_in_the_weeds(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        for k in weeds(n, m) {
            let stated = three_q_weeds(k, m);
            check.equal(&stated, &(3 * table.value(n, m)), || "3nmP");
        }
    })
    .await;
    "Every position in the weeds with pools up to {size}."
}

/// 1 − 2^k/m + (2/3)(2^(2k) + 2)/(nm), times 3nm.
async fn chance_with_the_upper_hand(
    check: &mut Check,
    side: u32,
    table: &NaiveTable,
) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        for k in upper_hand(n, m) {
            let stated = three_q_upper_hand(k, n, m);
            check.equal(&stated, &(3 * table.value(n, m)), || "3nmP");
        }
    })
    .await;
    "Every position with the upper hand and pools up to {size}."
}
