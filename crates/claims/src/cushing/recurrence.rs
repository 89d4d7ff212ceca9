//! Cushing et al., section 1: the fundamental recurrence, Lemmas 1.3 and 1.4, and what they leave to prove.

use super::claim;
use super::notation::{both, joe};
use super::theorem::worth;
use crate::check::{Check, Section, Sizes, all_cases, in_steps};
use crate::guess_who::{NaiveTable, by_sum, official_table, visit_positions};
use itertools::Itertools;
use num_rational::Ratio;
use upperhand::guess_who::Rules;

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    claim("cushing-eq-1", "(1)")
        .says("For n, m ≥ 2, P(n, m) = 1 − P(m, [k : n−k]) for every optimal k, and the optimal k are those that minimise P(m, [k \
         : n−k]).")
        .extent("proved; that asking is optimal for n, m ≥ 2 is checked to pools of 1024")
        .check(Sizes::pools(9, 64, 256), |check| official_table(check, fundamental_recurrence))
        .slip_of_the_pen("(6, 3): P(m, [n : k]), as printed, is least for k = 1, 2 and 3, of which 1 is not optimal"),
    claim("cushing-lem-1.3", "Lemma 1.3")
        .says("P(m̃, [a : b : c : d]) is the same in whatever order the parts are listed, and is 1 − P([k : n−k], m̃) where [a : \
         b] and [c : d] are optimal splits of k and n − k against both parts of m̃.")
        .extent("proved")
        .check(Sizes::pools(4, 14, 32), |check| official_table(check, order_of_parts)),
    claim("cushing-lem-1.4", "Lemma 1.4")
        .says("Theorem 1.1 holds for n ≤ 11 and m ≤ 4.")
        .extent("proved")
        .check(Sizes::ALL, |check| all_cases(check, small_cases)),
    claim("cushing-thm-1.1-rest", "Theorem 1.1, proof, what is left")
        .says("Pools of up to 3 and Lemma 1.4 leave to prove: n ≥ 12 with 2 ≤ m ≤ 4, and every n ≥ 4 with m ≥ 5.")
        .extent("proved")
        .check(Sizes::pools(12, 128, 512), |check| in_steps(check, what_is_left))
        .needs_a_condition("(11, 5) is left, too: as printed nothing with n ≥ 11 and m ≥ 5 is"),
]);

async fn fundamental_recurrence(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let least_by = |n: u32, chance: &dyn Fn(u32) -> Ratio<i64>| {
        let least = (1..=n / 2).map(chance).min();
        (1..=n / 2)
            .filter(|&k| Some(chance(k)) == least)
            .collect::<Vec<u32>>()
    };
    let chance =
        |n: u32, m: u32, part: u32| Ratio::new(table.value(m, part), i64::from(m) * i64::from(n));
    let printed = |n: u32, m: u32| least_by(n, &|k| chance(n + k, m, n) + chance(n + k, m, k));
    let are_optimal = |n: u32, m: u32| {
        let best = table.best_bids(n, m);
        printed(n, m).iter().all(|k| best.contains(k))
    };
    let found = by_sum(9).find(|&(n, m)| !are_optimal(n, m));
    let words = "a k that minimises P(m, [n : k]) is not optimal";
    check.smallest(found, &(6, 3), words);
    visit_positions(check, side, |check, n, m| {
        let product = i64::from(n) * i64::from(m);
        let least = (1..=n / 2).map(|k| joe(table, m, &[k, n - k])).min();
        let holds = least == Some(product - table.value(n, m));
        check.case(holds, || "the position");
        let minimal = least_by(n, &|k| chance(n, m, k) + chance(n, m, n - k));
        let best = table.best_bids(n, m);
        check.case(minimal == best, || format!("{minimal:?}, not {best:?}"));
    })
    .await;
    "Every position with pools from 2 to {size}."
}

async fn order_of_parts(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    check.stage(1.0);
    let splits = |n: u32| (1..=n / 2).map(move |k| [k, n - k]);
    for n in 4..=side {
        for [theirs, split] in
            (2..=side).flat_map(|m| splits(m).cartesian_product(splits(n)).map(|(a, b)| [a, b]))
        {
            for (first, second) in splits(split[0]).cartesian_product(splits(split[1])) {
                let parts = [first, second].concat();
                let [a, b, c, d] = [parts[0], parts[1], parts[2], parts[3]];
                let chance = both(table, &theirs, &parts);
                let others = [[a, c, b, d], [b, d, a, c]];
                let same = others
                    .iter()
                    .all(|order| both(table, &theirs, order) == chance);
                check.case(same, || format!("{theirs:?} against {parts:?}"));
                let is_best = theirs.iter().all(|&m| {
                    let asks =
                        |pool: u32, bid: u32| table.bid(pool, m, bid) == table.value(pool, m);
                    asks(split[0], first[0]) && asks(split[1], second[0])
                });
                let product = i64::from(n) * i64::from(theirs[0] + theirs[1]);
                let is_complement = both(table, &split, &theirs) == product - chance;
                check.case(!is_best || is_complement, || {
                    format!("{split:?} as {parts:?} against {theirs:?}")
                });
            }
        }
        check.progress_of(n, side).await;
    }
    "Every split of every pool up to {size} into four, against every split of every pool."
}

async fn small_cases(check: &mut Check) -> &'static str {
    let table = NaiveTable::fill(check, Rules::OFFICIAL, 11).await;
    for (n, m) in (1..=11).flat_map(|n| (1..=4).map(move |m| (n, m))) {
        let (worth, value) = (worth(&table, n, m), table.value(n, m));
        check.equal(&worth, &value, || format!("nmP at ({n}, {m})"));
    }
    "All 44 positions."
}

async fn what_is_left(check: &mut Check, side: u32) -> &'static str {
    let is_known = |n: u32, m: u32| n <= 3 || m == 1 || n <= 11 && m <= 4;
    let printed = |n: u32, m: u32| m <= 4 && n >= 11 || m >= 5 && (4..=10).contains(&n);
    let found = by_sum(side).find(|&(n, m)| !is_known(n, m) && !printed(n, m));
    check.smallest(found, &(11, 5), "neither known nor said to be left");
    visit_positions(check, side, |check, n, m| {
        let stated = n >= 12 && m <= 4 || n >= 4 && m >= 5;
        check.equal(&stated, &!is_known(n, m), || "is it left?");
    })
    .await;
    "Every position with pools from 2 to {size}."
}
