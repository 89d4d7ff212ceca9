//! Cushing et al., section 1: the statements (2) and (3) that the proof shows together, and its steps (4) and (5).

use super::claim;
use super::notation::{both, greater_as_printed, halves, is_sporadic, joe, lesser, ours, quarters};
use crate::check::{Check, Section, Sizes};
use crate::guess_who::{NaiveTable, by_sum, official_table, visit_positions};

const POOLS: Sizes = Sizes::pools(11, 64, 512);

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    claim("cushing-eq-2", "(2)")
        .says("For n, m ≥ 2 but at the three sporadic positions, P(m, [k : n−k]) ≥ P(m, [n_< : n_>]) for every k.")
        .extent("checked to pools of 512")
        .check(POOLS, |check| official_table(check, least_for_joe)),
    claim("cushing-eq-3", "(3)")
        .says("P([k : n−k], m) ≤ P([n_< : n_>], m) for m ≥ 2 and every k, but for k = 1 at (4, 2) and (5, 2).")
        .extent("checked to pools of 512")
        .check(POOLS, |check| official_table(check, most_for_us))
        .needs_a_condition("(4, 2) with k = 1"),
    claim("cushing-eq-4", "(4)")
        .says("Let m ≥ 5, n ≥ 4, m̃ = [m_< : m_>] and k > 1 be optimal at (n, m). Then 1 − P([k : n−k], m̃) ≥ 1 − P([n_< : n_>], \
         m̃) and P(m, [n_< : n_>]) ≥ P(m, [k : n−k]) ≥ 1 − P([k : n−k], m̃). 1 − P([n_< : n_>], m̃) = P(m, [n_< : n_>]) unless m \
         is 6 or 10 and n_< or n_> is 4, where it is less.")
        .extent("checked to pools of 512")
        .check(POOLS, |check| official_table(check, first_step))
        .needs_a_condition("(6, 6): n_> is 4, and at the sporadic (6, 4) m_< is not optimal"),
    claim("cushing-eq-5", "(5)")
        .says("With 2_> = 1 and k, n − k ≥ 2: P([k : n−k], m) = 1 − P(m, [k_< : k_> : (n−k)_< : (n−k)_>]), unless m = 4 and k or n \
         − k is 4, 6 or 10, where it is more.")
        .extent("checked to pools of 512")
        .check(POOLS, |check| official_table(check, second_step))
        .needs_a_condition("(6, 4) with k = 2: n − k = 4, which the proof excludes for k only; and with 2_> = 2, as printed, the \
         parts add up to n + 1 for k = 2"),
]);

async fn least_for_joe(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        if !is_sporadic(n, m) {
            let least = joe(table, m, &halves(n));
            let holds = (1..=n / 2).all(|k| joe(table, m, &[k, n - k]) >= least);
            check.case(holds, || "the position");
        }
    })
    .await;
    "Every k at every position with pools from 2 to {size}."
}

async fn most_for_us(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let holds = |n: u32, m: u32, k: u32| ours(table, &[k, n - k], m) <= ours(table, &halves(n), m);
    let mut places = by_sum(12.min(side)).flat_map(|(n, m)| (1..=n / 2).map(move |k| (n, m, k)));
    let found = places.find(|&(n, m, k)| !holds(n, m, k));
    let words = "a split that is better for the mover than [n_< : n_>]";
    check.smallest(found, &(4, 2, 1), words);
    visit_positions(check, side, |check, n, m| {
        for k in 1..=n / 2 {
            let stated = !matches!((n, m, k), (4 | 5, 2, 1));
            check.equal(&stated, &holds(n, m, k), || format!("k = {k}"));
        }
    })
    .await;
    "Every k at every position with pools from 2 to {size}."
}

/// The four terms of (4), times nm.
fn terms(table: &NaiveTable, n: u32, m: u32, k: u32) -> [i64; 4] {
    let product = i64::from(n) * i64::from(m);
    let (split, even, theirs) = ([k, n - k], halves(n), halves(m));
    [
        product - both(table, &split, &theirs),
        product - both(table, &even, &theirs),
        joe(table, m, &even),
        joe(table, m, &split),
    ]
}

async fn first_step(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let chain = |n: u32, m: u32| {
        table
            .best_bids(n, m)
            .into_iter()
            .filter(|&k| k > 1)
            .map(move |k| (n, m, k))
    };
    let applies = |&(n, m): &(u32, u32)| n >= 4 && m >= 5;
    let mut places = by_sum(12.min(side))
        .filter(applies)
        .flat_map(|(n, m)| chain(n, m));
    let found = places.find(|&(n, m, k)| {
        let [_, even, half, _] = terms(table, n, m, k);
        even != half
    });
    let words = "the equality in (4) fails";
    check.smallest(found.map(|(n, m, _)| (n, m)), &(6, 6), words);
    visit_positions(check, side, |check, n, m| {
        if !applies(&(n, m)) {
            return;
        }
        for (n, m, k) in chain(n, m) {
            let [split, even, half, least] = terms(table, n, m, k);
            let ordered = split >= even && half >= least && least >= split;
            let is_equal = !(matches!(m, 6 | 10) && halves(n).contains(&4));
            check.case(
                ordered && (even == half) == is_equal && even <= half,
                || format!("k = {k}: {split}, {even}, {half}, {least}"),
            );
        }
    })
    .await;
    "Every optimal k at positions with pools up to {size}."
}

async fn second_step(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let difference = |n: u32, m: u32, k: u32| {
        let stated = i64::from(n) * i64::from(m) - joe(table, m, &quarters(n, k));
        ours(table, &[k, n - k], m) - stated
    };
    let is_excluded = |m: u32, k: u32| is_sporadic(k, m);
    let places = by_sum(11).flat_map(|(n, m)| (2..=n / 2).map(move |k| (n, m, k)));
    let mut allowed = places.filter(|&(_, m, k)| !is_excluded(m, k));
    let found = allowed.find(|&(n, m, k)| difference(n, m, k) != 0);
    check.smallest(found, &(6, 4, 2), "(5) fails where k is not excluded");
    let words = "2_< + 2_> as printed is 3";
    check.refuted(lesser(2) + greater_as_printed(2) != 2, words);
    visit_positions(check, side, |check, n, m| {
        for k in 2..=n / 2 {
            let stated = is_sporadic(k, m) || is_sporadic(n - k, m);
            let found = difference(n, m, k);
            let holds = found >= 0 && (found > 0) == stated;
            check.case(holds, || format!("k = {k}: {found}/nm"));
        }
    })
    .await;
    "Every k from 2 to n/2 at every position with pools from 2 to {size}."
}
