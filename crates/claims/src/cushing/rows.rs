//! Cushing et al., Lemma 1.5: (6), and what the proof concludes from it.

use super::claim;
use super::notation::{joe, lesser, ours};
use crate::check::{Check, Section, Sizes, at_once};
use crate::guess_who::{NaiveTable, by_sum, official_table, visit_positions};

const POOLS: Sizes = Sizes::pools(24, 96, 1024);

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    claim("cushing-eq-6", "(6)")
        .says("P(n, 4) = 4/n for n ≥ 10.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, against_four)),
    claim("cushing-lem-1.5-i-four", "Lemma 1.5, proof of (i), P(m, 4)")
        .says("P(m, 4) = 4/m from m = 10 on; for m = 5 to 9 it is 10, 12, 13, 14 and 15 over 4m.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, four_for_us))
        .needs_a_condition("m = 5: P(5, 4) is ½, not 4/5"),
    claim("cushing-lem-1.5-i-chain", "Lemma 1.5, proof of (i), m ≥ 5")
        .says("P(m, 1) = 1/m; P(m, 2) = 2/m for m ≥ 4; P(m, n) never falls as n grows.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| official_table(check, chain)),
    claim("cushing-lem-1.5-i-contradiction", "Lemma 1.5, proof of (i), the contradiction")
        .says("For n ≥ 4, m ≥ 5 P(m, n−1) is above 3/m, as the proof needs, but at (4, 5), (5, 5), (6, 5), (7, 5), (4, 6), (5, 6) \
         and (4, 7); there the table shows that some k > 1 is optimal.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| official_table(check, contradiction))
        .needs_a_condition("(4, 5): P(5, 3) is not above 3/5"),
    claim("cushing-lem-1.5-iii-values", "Lemma 1.5, proof of (iii), values")
        .says("P(4, 4) = 9/16, P(6, 4) = 1/2, P(10, 4) = 2/5; and for n ≥ k + 10 P([4 : n−4], 4) = 25/(4n), P([6 : n−6], 4) = 7/n, \
         P([10 : n−10], 4) = 8/n.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, three_values)),
    claim("cushing-lem-1.5-iii-large", "Lemma 1.5, proof of (iii), n_< > k")
        .says("If n_< > k ≥ 4 then n_< ≥ 5 and n ≥ 11.")
        .extent("proved")
        .check(POOLS, |check| at_once(check, large_halves))
        .slip_of_the_pen("n = 11, k = 4: n_< is 5, not above 5"),
    claim("cushing-lem-1.5-iii-eight", "Lemma 1.5, proof of (iii), k ≥ 8")
        .says("P([k : n−k], 4) = 8/n for k ≥ 10; for k = 8 and n ≥ 18 it is 15/(2n), for k = 9 and n ≥ 19 it is 31/(4n).")
        .extent("proved")
        .check(POOLS, |check| official_table(check, eight_and_more))
        .needs_a_condition("n = 16, k = 8: P(8, 4) is 7/16, not 8/16"),
]);

async fn against_four(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for n in 10..=side {
        check.equal(&16, &table.value(n, 4), || format!("4n·P({n}, 4)"));
        let stated = 4 * i64::from(n) - 16;
        let found = joe(table, 4, &[n / 2, n - n / 2]);
        check.equal(&stated, &found, || format!("4n·P(4, the halves of {n})"));
    }
    "Every n from 10 to {size}."
}

async fn four_for_us(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let found = (5..=side).find(|&m| table.value(m, 4) != 16);
    check.smallest(found, &5, "P(m, 4) is not 4/m");
    for m in 5..=side {
        let stated = match m {
            5 => 10,
            6..10 => i64::from(m) + 6,
            _ => 16,
        };
        check.equal(&stated, &table.value(m, 4), || format!("4m·P({m}, 4)"));
    }
    "Every m from 5 to {size}."
}

async fn chain(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for m in 2..=side {
        check.equal(&1, &table.value(m, 1), || format!("m·P({m}, 1)"));
        if m >= 4 {
            check.equal(&4, &table.value(m, 2), || format!("2m·P({m}, 2)"));
        }
    }
    visit_positions(check, side, |check, m, n| {
        let before = table.value(m, n - 1) * i64::from(n);
        let here = table.value(m, n) * i64::from(n - 1);
        check.case(before <= here, || format!("P({m}, n) falls at n = {n}"));
    })
    .await;
    "Every position with pools up to {size}."
}

async fn contradiction(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    // m(n−1)·P(m, n−1) above 3(n−1).
    let is_above = |n: u32, m: u32| table.value(m, n - 1) > 3 * i64::from(n - 1);
    let applies = |&(n, m): &(u32, u32)| n >= 4 && m >= 5;
    let found = by_sum(side).filter(applies).find(|&(n, m)| !is_above(n, m));
    check.smallest(found, &(4, 5), "P(m, n−1) is not above 3/m");
    visit_positions(check, side, |check, n, m| {
        if applies(&(n, m)) {
            let stated = !matches!((n, m), (4..=7, 5) | (4 | 5, 6) | (4, 7));
            check.equal(&stated, &is_above(n, m), || "is P(m, n − 1) above 3/m?");
            let best = table.best_bids(n, m);
            let holds = stated || best.iter().any(|&k| k > 1);
            check.case(holds, || format!("bids {best:?}"));
        }
    })
    .await;
    "Every position with pools up to {size}."
}

async fn three_values(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for (k, alone, split) in [(4, 9, 25), (6, 12, 28), (10, 16, 32)] {
        check.equal(&alone, &table.value(k, 4), || format!("4·{k}·P({k}, 4)"));
        for n in k + 10..=side {
            check.equal(&split, &ours(table, &[k, n - k], 4), || {
                format!("4n·P([{k} : n−{k}], 4), n = {n}")
            });
        }
    }
    "Every n up to {size}."
}

fn large_halves(check: &mut Check, side: u32) -> &'static str {
    let places = || (8..=side).flat_map(|n| (4..lesser(n)).map(move |k| (n, k)));
    let found = places().find(|&(n, _)| lesser(n) <= 5);
    check.smallest(found, &(11, 4), "n_< is above k but not above 5");
    for (n, k) in places() {
        check.case(lesser(n) >= 5 && n >= 11, || format!("n = {n}, k = {k}"));
    }
    "Every n up to {size}."
}

async fn eight_and_more(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let places = || (16..=side).flat_map(|n| (8..=n / 2).map(move |k| (n, k)));
    let chance = |n: u32, k: u32| ours(table, &[k, n - k], 4);
    let found = places().find(|&(n, k)| chance(n, k) != 32);
    check.smallest(found, &(16, 8), "P([k : n−k], 4) is not 8/n");
    check.equal(&14, &table.value(8, 4), || "4·8·P(8, 4)");
    for (n, k) in places() {
        let stated = match k {
            8 if n >= 18 => 30,
            9 if n >= 19 => 31,
            10.. => 32,
            _ => continue,
        };
        check.equal(&stated, &chance(n, k), || {
            format!("4n·P([{k} : {}], 4)", n - k)
        });
    }
    "Every n from 16 to {size}, every k from 8 to n/2."
}
