//! Cushing et al., Lemma 1.5: its three parts, and the chances against two, three and four suspects that its proof computes.

use super::claim;
use super::notation::{is_sporadic, joe, lesser, ours};
use crate::check::{Check, Procedure, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, official_table, visit_positions};
use num_rational::Ratio;
use upperhand::guess_who::Rules;

const POOLS: Sizes = Sizes::pools(24, 96, 1024);

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    claim("cushing-lem-1.5-i", "Lemma 1.5 (i)")
        .says("For n ≥ 4, m ≥ 2 but at (4, 4) some bid above 1 is optimal.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| official_table(check, more_than_one)),
    claim("cushing-lem-1.5-ii", "Lemma 1.5 (ii)")
        .says("Theorem 1.1 holds for every n against m ≤ 4; for n ≥ 11 and m = 4 no bid below 5 is optimal.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, few_suspects)),
    claim("cushing-lem-1.5-iii", "Lemma 1.5 (iii)")
        .says("P([k : n−k], 4) ≤ P([n_< : n_>], 4) for k = 4, 6 and 10, at every n ≥ 2k.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, sporadic_splits)),
    claim("cushing-lem-1.5-m2", "Lemma 1.5, proof, m = 2")
        .says("For n ≥ 11 P(2, [1 : n−1]) = (2n−3)/(2n), and P(2, [k : n−k]) = (n−2)/n for k ≥ 2, which is less.")
        .extent("proved")
        .check(POOLS, |check| in_splits(check, &AGAINST_TWO)),
    claim("cushing-lem-1.5-m3-one", "Lemma 1.5, proof, m = 3, k = 1")
        .says("For n ≥ 11 P(3, [1 : n−1]) = (3n−7)/(3n).")
        .extent("proved")
        .check(POOLS, |check| in_splits(check, &AGAINST_THREE_ONE))
        .slip_of_the_pen("n = 11: (3n−7)/n, as printed, is 26/11, above 1"),
    claim("cushing-lem-1.5-m3", "Lemma 1.5, proof, m = 3, k ≥ 2")
        .says("For n ≥ 11 P(3, [k : n−k]) is (3n−8)/(3n) for k = 2, (3n−9)/(3n) for k = 3, and (3n−10)/(3n) from k = 4 on.")
        .extent("proved")
        .check(POOLS, |check| in_splits(check, &AGAINST_THREE))
        .needs_a_condition("n = 11, k = 2: 25/33, not (3n−10)/(3n) = 23/33"),
    claim("cushing-lem-1.5-m4-one", "Lemma 1.5, proof, m = 4, k = 1")
        .says("For n ≥ 11 P(4, [1 : n−1]) = (4n−11)/(4n).")
        .extent("proved")
        .check(POOLS, |check| in_splits(check, &AGAINST_FOUR_ONE)),
    claim("cushing-lem-1.5-m4-four", "Lemma 1.5, proof, m = 4, k = 4")
        .says("P(4, 4) = 9/16, and P(4, [4 : n−4]) = (4n−15)/(4n) for n ≥ 11.")
        .extent("proved")
        .check(POOLS, |check| in_splits(check, &AGAINST_FOUR_FOUR)),
    claim("cushing-lem-1.5-m4", "Lemma 1.5, proof, m = 4, other k")
        .says("For n ≥ 11 P(4, [k : n−k]) is (n−3)/n for k = 2, (2n−7)/(2n) for k = 3, and (n−4)/n from k = 5 on; the last is the least of \
         all.")
        .extent("proved")
        .check(POOLS, |check| in_splits(check, &AGAINST_FOUR))
        .needs_a_condition("n = 11, k = 2: 8/11, not (n−4)/n = 7/11"),
]);

fn in_splits(check: Check, claim: &'static Splits) -> Procedure {
    in_steps(check, async move |check, side| {
        splits(check, side, claim).await
    })
}

/// Chances P(m, [k : n−k]) for a range of k, times n·m.
struct Splits {
    m: u32,
    /// Is k one of the range?
    concerns: fn(u32) -> bool,
    printed: fn(i64) -> i64,
    stated: fn(i64, u32) -> i64,
    /// The smallest n and k where the print fails.
    fails: Option<(u32, u32)>,
}

const AGAINST_TWO: Splits = Splits {
    m: 2,
    concerns: |_| true,
    printed: |n| 2 * n - 4,
    stated: |n, k| if k == 1 { 2 * n - 3 } else { 2 * n - 4 },
    fails: None,
};

const AGAINST_THREE_ONE: Splits = Splits {
    m: 3,
    concerns: |k| k == 1,
    printed: |n| 3 * (3 * n - 7),
    stated: |n, _| 3 * n - 7,
    fails: Some((11, 1)),
};

const AGAINST_THREE: Splits = Splits {
    m: 3,
    concerns: |k| k >= 2,
    printed: |n| 3 * n - 10,
    stated: |n, k| match k {
        2 => 3 * n - 8,
        3 => 3 * n - 9,
        _ => 3 * n - 10,
    },
    fails: Some((11, 2)),
};

const AGAINST_FOUR_ONE: Splits = Splits {
    m: 4,
    concerns: |k| k == 1,
    printed: |n| 4 * n - 11,
    stated: |n, _| 4 * n - 11,
    fails: None,
};

const AGAINST_FOUR_FOUR: Splits = Splits {
    m: 4,
    concerns: |k| k == 4,
    printed: |n| 4 * n - 15,
    stated: |n, _| 4 * n - 15,
    fails: None,
};

const AGAINST_FOUR: Splits = Splits {
    m: 4,
    concerns: |k| k >= 2 && k != 4,
    printed: |n| 4 * n - 16,
    stated: |n, k| match k {
        2 => 4 * n - 12,
        3 => 4 * n - 14,
        _ => 4 * n - 16,
    },
    fails: Some((11, 2)),
};

async fn splits(check: &mut Check, side: u32, claim: &'static Splits) -> &'static str {
    let m = claim.m;
    let table = NaiveTable::fill(check, Rules::OFFICIAL, side).await;
    let places = || {
        let all = (11..=side).flat_map(|n| (1..=n / 2).map(move |k| (n, k)));
        all.filter(|&(_, k)| (claim.concerns)(k))
    };
    if let Some(named) = claim.fails {
        let found =
            places().find(|&(n, k)| joe(&table, m, &[k, n - k]) != (claim.printed)(n.into()));
        let (n, k) = named;
        let product = i64::from(n) * i64::from(m);
        let [printed, computed] = [(claim.printed)(n.into()), joe(&table, m, &[k, n - k])]
            .map(|value| Ratio::new(value, product));
        let words = format!("P({m}, [{k} : {}]) is {computed}, printed {printed}", n - k);
        check.smallest(found, &named, &words);
    }
    for (n, k) in places() {
        let (stated, found) = ((claim.stated)(n.into(), k), joe(&table, m, &[k, n - k]));
        check.equal(&stated, &found, || {
            format!("{m}n·P({m}, [{k} : {}])", n - k)
        });
    }
    if m == 4 {
        check.equal(&9, &table.value(4, 4), || "16·P(4, 4)");
    }
    "Every n from 11 to {size}, every k of the range."
}

async fn more_than_one(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        if n >= 4 {
            let best = table.best_bids(n, m);
            let found = best.iter().any(|&bid| bid > 1);
            check.equal(&((n, m) != (4, 4)), &found, || format!("bids {best:?}"));
        }
    })
    .await;
    "Every bid at every position with pools up to {size}."
}

async fn few_suspects(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for n in 2..=side {
        for m in 2..=4 {
            let best = table.best_bids(n, m);
            let holds = best.contains(&lesser(n)) != is_sporadic(n, m);
            check.case(holds, || format!("({n}, {m}), bids {best:?}"));
            let holds = n < 11 || m < 4 || best[0] >= 5;
            check.case(holds, || format!("({n}, 4), bids {best:?}"));
        }
    }
    "Every n up to {size}, against 2, 3 and 4."
}

async fn sporadic_splits(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for k in [4, 6, 10] {
        for n in 2 * k..=side {
            let (split, even) = ([k, n - k], [lesser(n), n - lesser(n)]);
            let [split, even] = [split, even].map(|parts| ours(table, &parts, 4));
            check.case(split <= even, || {
                format!("n = {n}, k = {k}: {split} above {even}")
            });
        }
    }
    "Every n up to {size}."
}
