//! Cushing et al., section 1: the cases of the proof of (3), which follow Table 1.
//!
//! Everywhere k ≥ 2 and 2_> = 1. The parts of \[k_< : k_> : (n−k)_< : (n−k)_>\] are regrouped as a decision of the
//! mover at \[n_< : n_>\] or one beside it.

use super::claim;
use super::notation::{greater, halves, joe, lesser, ours, quarters};
use crate::check::{Check, Section, Sizes, at_once, in_steps};
use crate::guess_who::{NaiveTable, by_sum, official_table, visit_positions};
use upperhand::guess_who::Rules;

const POOLS: Sizes = Sizes::pools(16, 64, 512);

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    claim("cushing-thm-1.1-cases", "Theorem 1.1, proof, the list of cases")
        .says("For k ≥ 3, by remainders mod 4: (n−k)_< is n_< − k_> for n ≡ 0 and (n, k) ≡ (3, 0), (3, 1); n_< − k_< for n ≡ 2 and \
         (1, 0), (1, 1); n_< − k_< − 1 for (1, 2), (1, 3); n_< + 1 − k_> for (3, 2), (3, 3).")
        .extent("proved")
        .check(POOLS, |check| at_once(check, list_of_cases))
        .needs_a_condition("n = 7, k = 3: (3, 3) is in no case; (3, 0) and (3, 1) are named for three of the four"),
    claim("cushing-thm-1.1-case-1", "Theorem 1.1, proof, first case")
        .says("Where (n−k)_< = n_< − k_>, the parts are a decision at [n_< : n_>], so that P(m, [k_< : k_> : (n−k)_< : (n−k)_>]), \
         the opponent's chance, is at least 1 − P([n_< : n_>], m).")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, first_case))
        .slip_of_the_pen("(7, 2) with k = 2: it is 4/7, and not at most P([n_< : n_>], m) = ½, as printed"),
    claim("cushing-thm-1.1-case-2", "Theorem 1.1, proof, second case")
        .says("Where (n−k)_< = n_< − k_<, [k_< : n_< − k_< : k_> : n_> − k_>] is a decision at [n_< : n_>], too, and the \
         opponent's chance at least 1 − P([n_< : n_>], m).")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, second_case)),
    claim("cushing-thm-1.1-case-3", "Theorem 1.1, proof, third case")
        .says("Where (n−k)_< = n_< − k_< − 1, the parts are a decision at [n_< − 1 : n_> + 1], and the opponent's chance at least \
         1 − P([n_< − 1 : n_> + 1], m). So it is for k = 2 and n = 8, 12, …, too, where the first case bounds what is left.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, third_case))
        .needs_a_condition("n = 8, k = 2 is of this case alone, and the text goes on for n ≡ 1 mod 4 only"),
    claim("cushing-thm-1.1-case-3-one", "Theorem 1.1, proof, n = 8n′ + 1")
        .says("For n = 8n′ + 1: n_< − 1 and n_> + 1 halve into [2n′−1 : 2n′] and [2n′ : 2n′+2], n_< and n_> into [2n′ : 2n′] and \
         [2n′ : 2n′+1]; and P(m, [2n′−1 : 2n′+2]) ≥ P(m, [2n′ : 2n′+1]), by (2).")
        .extent("checked to pools of 512")
        .check(POOLS, |check| official_table(check, eight_and_one))
        .slip_of_the_pen("n = 9: the parts [2n′−1 : 2n′+1], as first printed, add up to 4 instead of 5"),
    claim("cushing-thm-1.1-case-3-five", "Theorem 1.1, proof, n = 8n′ + 5")
        .says("For n = 8n′ + 5 with n′ ≥ 1, [n_< : n_>] and [n_< − 1 : n_> + 1] halve into the same four parts 2n′, 2n′+1, 2n′+2, \
         2n′+2.")
        .extent("proved")
        .check(POOLS, |check| at_once(check, eight_and_five))
        .needs_a_condition("n = 5: n_< is 2, which halves into [1 : 1], not into [0 : 2]"),
    claim("cushing-thm-1.1-case-4", "Theorem 1.1, proof, last case")
        .says("For n ≡ 3 mod 4 n_< + 1 = n_>, so that [n_< + 1 : n_> − 1] halves into the same four parts as [n_< : n_>].")
        .extent("proved")
        .check(POOLS, |check| at_once(check, last_case)),
]);

/// Is (n−k)_< = n_< − `by` + `more`?
fn differs(n: u32, k: u32, by: u32, more: i64) -> bool {
    i64::from(lesser(n - k)) == i64::from(lesser(n)) - i64::from(by) + more
}

/// The formula for (n−k)_< that each case of the proof rests on.
fn is_case(case: usize, n: u32, k: u32) -> bool {
    match case {
        0 => differs(n, k, greater(k), 0),
        1 => differs(n, k, lesser(k), 0),
        2 => differs(n, k, lesser(k), -1),
        _ => differs(n, k, greater(k), 1),
    }
}

fn list_of_cases(check: &mut Check, side: u32) -> &'static str {
    // As printed: the pairs of remainders that are named, for k ≥ 3.
    let printed = |n: u32, k: u32| matches!((n % 4, k % 4), (0 | 2, _) | (1, 2 | 3) | (3, 0 | 1));
    let places = || (6..=side).flat_map(|n| (3..=n / 2).map(move |k| (n, k)));
    let found = places().find(|&(n, k)| !printed(n, k));
    check.smallest(found, &(7, 3), "remainders that are in no case");
    for (n, k) in places() {
        let case = match (n % 4, k % 4) {
            (0, _) | (3, 0 | 1) => 0,
            (2, _) | (1, 0 | 1) => 1,
            (1, _) => 2,
            _ => 3,
        };
        check.case(is_case(case, n, k), || format!("n = {n}, k = {k}"));
    }
    "Every k from 3 to n/2, every n up to {size}."
}

/// Visits the places of a case: n, m, k and nm times the opponent's chance.
async fn visit_case(
    check: &mut Check,
    side: u32,
    case: usize,
    mut visit: impl FnMut(&mut Check, &NaiveTable, (u32, u32, u32), i64),
) {
    let table = NaiveTable::fill(check, Rules::OFFICIAL, side).await;
    visit_positions(check, side, |check, n, m| {
        for k in (2..=n / 2).filter(|&k| is_case(case, n, k)) {
            visit(check, &table, (n, m, k), joe(&table, m, &quarters(n, k)));
        }
    })
    .await;
}

async fn first_case(check: &mut Check, side: u32) -> &'static str {
    let table = NaiveTable::fill(check, Rules::OFFICIAL, 12).await;
    let places = by_sum(12).flat_map(|(n, m)| (2..=n / 2).map(move |k| (n, m, k)));
    let mut places = places.filter(|&(n, _, k)| is_case(0, n, k));
    let found =
        places.find(|&(n, m, k)| joe(&table, m, &quarters(n, k)) > ours(&table, &halves(n), m));
    let words = "the opponent's chance is above P([n_< : n_>], m)";
    check.smallest(found, &(7, 2, 2), words);
    visit_case(check, side, 0, |check, table, (n, m, k), chance| {
        let parts = [
            greater(k),
            lesser(n) - greater(k),
            lesser(k),
            greater(n) - lesser(k),
        ];
        compare(check, table, (n, m, k), chance, &parts, &halves(n));
    })
    .await;
    "Every position of the case with pools up to {size}."
}

/// Compares the chance of a position with that of these parts, and with the least, which `question` leaves.
fn compare(
    check: &mut Check,
    table: &NaiveTable,
    (n, m, k): (u32, u32, u32),
    chance: i64,
    parts: &[u32],
    question: &[u32],
) {
    check.equal(&chance, &joe(table, m, parts), || {
        format!("the parts, k = {k}")
    });
    let least = i64::from(n) * i64::from(m) - ours(table, question, m);
    check.case(chance >= least, || {
        format!("k = {k}: {chance} below {least}")
    });
}

async fn second_case(check: &mut Check, side: u32) -> &'static str {
    visit_case(check, side, 1, |check, table, (n, m, k), chance| {
        let parts = [
            lesser(k),
            lesser(n) - lesser(k),
            greater(k),
            greater(n) - greater(k),
        ];
        compare(check, table, (n, m, k), chance, &parts, &halves(n));
    })
    .await;
    "Every position of the case with pools up to {size}."
}

async fn third_case(check: &mut Check, side: u32) -> &'static str {
    let found = (8..=side).step_by(2).find(|&n| is_case(2, n, 2));
    let others = (0..2).any(|case| is_case(case, 8, 2));
    let words = "n = 8, k = 2 is of this case alone";
    check.refuted(found == Some(8) && !others, words);
    visit_case(check, side, 2, |check, table, (n, m, k), chance| {
        let (less, more) = (lesser(n) - 1, greater(n) + 1);
        let parts = [lesser(k), less - lesser(k), greater(k), more - greater(k)];
        compare(check, table, (n, m, k), chance, &parts, &[less, more]);
        let is_bounded_next = !n.is_multiple_of(4) || is_case(0, n, less);
        check.case(k > 2 || is_bounded_next, || format!("n = {n}, k = 2"));
    })
    .await;
    "Every position of the case with pools up to {size}."
}

async fn eight_and_one(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let printed = (2 - 1) + (2 + 1);
    check.misprint("the sum of the parts for n = 9", &printed, &(2 + 3));
    for n in (9..=side).step_by(8) {
        let (half, less, more) = (n / 8 * 2, lesser(n), greater(n));
        let found = [less - 1, more + 1, less, more].map(halves);
        let stated = [
            [half - 1, half],
            [half, half + 2],
            [half, half],
            [half, half + 1],
        ];
        check.case(stated == found, || format!("n = {n}: {found:?}"));
        for m in 2..=side {
            let chances =
                [[half - 1, half + 2], [half, half + 1]].map(|parts| joe(table, m, &parts));
            check.case(chances[0] >= chances[1], || {
                format!("n = {n} against {m}: {chances:?}")
            });
        }
    }
    "Every n = 8n′ + 1 and m up to {size}."
}

fn eight_and_five(check: &mut Check, side: u32) -> &'static str {
    let parts = |pools: [u32; 2]| {
        let mut parts = pools.map(halves).concat();
        parts.sort_unstable();
        parts
    };
    let found = halves(lesser(5));
    check.refuted(found != [0, 2], format!("n = 5: n_< halves into {found:?}"));
    for n in (13..=side).step_by(8) {
        let half = n / 8 * 2;
        let stated = vec![half, half + 1, half + 2, half + 2];
        let both = [[lesser(n), greater(n)], [lesser(n) - 1, greater(n) + 1]].map(parts);
        let holds = both == [stated.clone(), stated];
        check.case(holds, || format!("n = {n}: {both:?}"));
    }
    "Every n = 8n′ + 5 from 13 to {size}."
}

fn last_case(check: &mut Check, side: u32) -> &'static str {
    for n in (3..=side).step_by(4) {
        let [less, more] = halves(n);
        let (raised, usual) = ([less + 1, more - 1].map(halves), [more, less].map(halves));
        check.case(less + 1 == more && raised == usual, || format!("n = {n}"));
    }
    "Every n ≡ 3 mod 4 up to {size}."
}
