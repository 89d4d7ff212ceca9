//! Nica, Theorem 1.1 and its restatement, Theorem 4.4.

use super::regions::{bid, three_q, upper_hand, weeds};
use crate::check::{Check, Claim, Evidence, Paper, Section, Sizes, in_steps};
use crate::naive_table::NaiveTable;
use crate::positions::visit_positions;
use upperhand::guess_who::Rules;

const POOLS: Sizes = Sizes::new(3, 96, 512, "the largest pool");

pub(super) const CLAIMS: Section = Section::new("Sections 1 and 4", &[
    Claim::new(
        ("nica-thm-1.1", Paper::Nica, "Theorem 1.1, Theorem 4.4"),
        "With n suspects left against m, both at least 2: in the weeds (2^(k+1) < n and 2^k < m ≤ 2^(k+1)) a bid of 2^k is \
         optimal, with the upper hand (2^k < n ≤ 2^(k+1) and 2^k < m) an even split is; the chances to win are (1.1) and \
         (1.2).",
        "proved",
        (POOLS, |check| in_steps(optimal_strategy(check))),
    )
    .shown_by("figure=win-map&rules=race&mine=17&theirs=9&size=32"),
    Claim::new(
        ("nica-eq-1.1", Paper::Nica, "(1.1)"),
        "In the weeds at level k the mover wins with chance 2^(k+1)/n − (2/3)(2^(2k+1) + 1)/(nm).",
        "proved",
        (POOLS, |check| in_steps(chance_in_the_weeds(check))),
    )
    .shown_by("figure=win-map&rules=race&mine=40&theirs=12&size=64"),
    Claim::new(
        ("nica-eq-1.2", Paper::Nica, "(1.2)"),
        "With the upper hand at level k the mover wins with chance 1 − 2^k/m + (2/3)(2^(2k) + 2)/(nm).",
        "proved",
        (POOLS, |check| in_steps(chance_with_the_upper_hand(check))),
    )
    .shown_by("figure=win-map&rules=race&mine=12&theirs=40&size=64"),
]);

async fn optimal_strategy(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::RACE, side).await;
    visit_positions(&mut check, side, |check, n, m| {
        let (stated, bid) = (three_q(n, m), bid(n, m));
        check.equal(&stated, &(3 * table.value(n, m)), || {
            format!("3nmP at ({n}, {m})")
        });
        check.equal(&stated, &(3 * table.bid(n, m, bid)), || {
            format!("3nm times the chance after a bid of {bid} at ({n}, {m})")
        });
    })
    .await;
    check.evidence(&format!(
        "Value and bid of every position with pools from 2 to {side}, against a table that tries every bid."
    ))
}

/// 2^(k+1)/n − (2/3)(2^(2k+1) + 1)/(nm), times 3nm.
async fn chance_in_the_weeds(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::RACE, side).await;
    visit_positions(&mut check, side, |check, n, m| {
        for k in weeds(n, m) {
            let stated = 3 * (2_i64 << k) * i64::from(m) - 2 * ((2 << (2 * k)) + 1);
            check.equal(&stated, &(3 * table.value(n, m)), || {
                format!("3nmP at ({n}, {m})")
            });
        }
    })
    .await;
    check.evidence(&format!(
        "Every position in the weeds with pools up to {side}."
    ))
}

/// 1 − 2^k/m + (2/3)(2^(2k) + 2)/(nm), times 3nm.
async fn chance_with_the_upper_hand(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::RACE, side).await;
    visit_positions(&mut check, side, |check, n, m| {
        for k in upper_hand(n, m) {
            let product = i64::from(n) * i64::from(m);
            let stated = 3 * product - ((3 * i64::from(n)) << k) + 2 * ((1 << (2 * k)) + 2);
            check.equal(&stated, &(3 * table.value(n, m)), || {
                format!("3nmP at ({n}, {m})")
            });
        }
    })
    .await;
    check.evidence(&format!(
        "Every position with the upper hand and pools up to {side}."
    ))
}
