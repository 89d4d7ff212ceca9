//! Nica, section 1: the theorem, and what follows from it.

use crate::claims::check::{Check, Claim, Evidence, Paper, Sizes, in_steps};
use crate::claims::naive_table::NaiveTable;
use crate::guess_who::Rules;

pub(super) const CLAIMS: &[Claim] = &[OPTIMAL_STRATEGY, BOLD_BID];

const OPTIMAL_STRATEGY: Claim = Claim::new(
    ("nica-thm-1.1", Paper::Nica, "Theorem 1.1"),
    "With n suspects left against m, both at least 2: if 2^(k+1) < n while 2^k < m ≤ 2^(k+1), you are in the weeds, \
     bidding 2^k is optimal and wins with 2^(k+1)/n − (2/3)(2^(2k+1) + 1)/(nm). If 2^k < n ≤ 2^(k+1) while m > 2^k, you \
     have the upper hand, halving is optimal and wins with 1 − 2^k/m + (2/3)(2^(2k) + 2)/(nm).",
    "proved",
    (
        Sizes::new(2, 128, 512, "the largest pool"),
        |check| in_steps(optimal_strategy(check)),
    ),
)
.shown_by("figure=win-map&rules=race&v=2");

const BOLD_BID: Claim = Claim::new(
    ("nica-sec-1.1-bold-bid", Paper::Nica, "§1.1, the size of a bold bid"),
    "In the weeds the bid 2^k is smaller than half of your pool, n/2; but not always smaller than ⌊n/2⌋, as printed.",
    "proved",
    (
        Sizes::new(3, 96, 512, "the largest pool"),
        |check| in_steps(bold_bid(check)),
    ),
)
.corrected("(3, 2): the bid is 1, and so is ⌊3/2⌋")
.shown_by("figure=question-profile&rules=race&mine=3&theirs=2&v=2");

async fn optimal_strategy(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&check, Rules::RACE, side, 0.9).await;
    for n in 2..=side {
        for m in 2..=side {
            let (stated, bid) = printed(n, m);
            check.equal(&stated, &(3 * table.value(n, m)), || {
                format!("3nmP at ({n}, {m})")
            });
            check.equal(&stated, &(3 * table.bid(n, m, bid)), || {
                format!("3nm times what a bid of {bid} wins at ({n}, {m})")
            });
        }
        check
            .progress(0.9 + 0.1 * f64::from(n) / f64::from(side))
            .await;
    }
    check.evidence(&format!(
        "Value and bid of every position with pools from 2 to {side}, against a table that tries every bid."
    ))
}

/// Three times `n·m·P`, and the bid.
fn printed(n: u32, m: u32) -> (i64, u32) {
    let (mine, theirs) = ((n - 1).ilog2(), (m - 1).ilog2());
    let (wide_n, wide_m) = (i64::from(n), i64::from(m));
    if mine > theirs {
        let power = 1_i64 << theirs;
        (
            3 * 2 * power * wide_m - 2 * (2 * power * power + 1),
            1 << theirs,
        )
    } else {
        let power = 1_i64 << mine;
        (
            3 * wide_n * wide_m - 3 * power * wide_n + 2 * (power * power + 2),
            n / 2,
        )
    }
}

async fn bold_bid(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&check, Rules::RACE, side, 0.9).await;
    let best = table.best_bids(3, 2);
    check.refuted(
        best == [3 / 2],
        format!("(3, 2), where the optimal bids are {best:?}"),
    );
    for m in 2..=side {
        for n in (3..=side).filter(|n| (n - 1).ilog2() > (m - 1).ilog2()) {
            let bid = 1 << (m - 1).ilog2();
            let best = table.best_bids(n, m);
            check.case(2 * bid < n && best == [bid], || {
                format!("({n}, {m}), where the optimal bids are {best:?}")
            });
        }
        check
            .progress(0.9 + 0.1 * f64::from(m) / f64::from(side))
            .await;
    }
    check.evidence(&format!(
        "In the weeds up to {side} suspects, 2^k is the only optimal bid, and below n/2."
    ))
}
