//! Cushing et al., section 1.1: Theorem 1.6, on questions with three answers.

use super::claim;
use crate::check::{Check, Section, Sizes, at_once};
use crate::guess_who::{NaiveTable, by_sum, in_table, visit_positions};
use upperhand::guess_who::Rules;

const POOLS: Sizes = Sizes::pools(29, 48, 192);

pub(super) const CLAIMS: Section = Section::new("Section 1.1", &[
    claim("cushing-sec-1.1-triples", "§1.1, the decisions")
        .says("A question is a triple i ≤ j ≤ k with i + j + k = n, so that i ≤ n/3 ≤ k; i = 0 is needed for n = 2 only. j may \
         have to be below n/3, and k is hardly ever 2n/3 or more.")
        .extent("checked to pools of 192")
        .check(POOLS, |check| in_table(check, Rules::TRIPARTITE, triples))
        .wrong_as_stated("(2, 2): the only question is (0, 1, 1), where i is 0, not k, and k = 1 is below 4/3. Without the bound \
         on k: (4, 3), where the only optimal question is (1, 1, 2), with j below 4/3")
        .shown_by("figure=question-profile&rules=official&answers=3&mine=4&theirs=3"),
    claim("cushing-thm-1.6-table", "Theorem 1.6, n ≤ 9")
        .says("The table of questions for n ≤ 9 is optimal against every m; naming is where n or m is 1.")
        .extent("checked to pools of 192")
        .check(POOLS, |check| in_table(check, Rules::TRIPARTITE, few_suspects))
        .shown_by("figure=win-map&rules=official&answers=3&layer=question&size=9&mine=9&theirs=5"),
    claim("cushing-thm-1.6-sums", "Theorem 1.6, the sums")
        .says("With k = ⌊log₃ n⌋ and d = 3^(k−1) the terms ⌊(n+i)/d⌋, 0 ≤ i < d, add up to n. Cut into three runs of d/3 terms \
         each they are an optimal question for n ≥ 10 while m < 3^k + 3^(k−1).")
        .extent("checked to pools of 192 by trying every question, to 1024 by the solver's table")
        .check(POOLS, |check| in_table(check, Rules::TRIPARTITE, sums))
        .wrong_as_stated("n = 10: the sums as printed are 39, 66 and 93. Even thirds would not do, either: first at (29, 13); nor \
         would denominators of 3^k: first at (11, 5)"),
    claim("cushing-thm-1.6-row", "Theorem 1.6, the row n = 3^k + 2·3^k + 1")
        .says("The question (3^(k−1), 3^(k−1) + 2, 3^k − 1) is for n = 3^k + 2·3^(k−1) + 1, which no other row covers.")
        .extent("proved")
        .check(Sizes::pools(17, 10_000, 1_000_000), |check| at_once(check, row))
        .slip_of_the_pen("n = 16 has no row: as printed this one is for n = 3^k + 2·3^k + 1, where ⌊log₃ n⌋ is k + 1"),
    claim("cushing-thm-1.6", "Theorem 1.6")
        .says("With these two corrections the strategy is optimal at every position.")
        .extent("checked to pools of 192 by trying every question, to 1024 by the solver's table")
        .check(POOLS, |check| in_table(check, Rules::TRIPARTITE, whole_strategy))
        .wrong_as_stated("(10, 2): the parts as printed add up to 198")
        .shown_by("figure=win-map&rules=official&answers=3&layer=question"),
]);

/// Three runs of this many terms ⌊(n+i)/d⌋ each.
fn runs(n: u32, d: u32, run: u32) -> [u32; 3] {
    [0, 1, 2].map(|index| (index * run..(index + 1) * run).map(|i| (n + i) / d).sum())
}

/// ⌊log₃ n⌋.
fn level(n: u32) -> u32 {
    n.ilog(3)
}

/// The sums as printed, for n ≥ 3.
fn printed_sums(n: u32) -> [u32; 3] {
    runs(n, 3_u32.pow(level(n) - 1), 3_u32.pow(level(n)))
}

/// The sums as they are optimal, for n ≥ 9.
fn corrected_sums(n: u32) -> [u32; 3] {
    runs(n, 3_u32.pow(level(n) - 1), 3_u32.pow(level(n) - 2))
}

/// The table for 2 ≤ n ≤ 9 and m ≥ 2.
fn table_question(n: u32, m: u32) -> [u32; 3] {
    match (n, m) {
        (2, _) => [0, 1, 1],
        (3, _) => [1, 1, 1],
        (4, _) => [1, 1, 2],
        (5, ..=4) => [1, 2, 2],
        (5, _) => [1, 1, 3],
        (6, ..=4) => [2, 2, 2],
        (6, ..=7) => [1, 1, 4],
        (6, _) => [1, 2, 3],
        (7, ..=4) => [2, 2, 3],
        (7, _) => [1, 3, 3],
        (8, 5..=7) => [1, 3, 4],
        (8, _) => [2, 3, 3],
        (9, 5..=7) => [1, 4, 4],
        _ => [3, 3, 3],
    }
}

/// The rows for n ≥ 10 and m ≥ 3^k + 3^(k−1), with the middle row where it is meant; `None` where no row is.
fn row_question(n: u32, middle: u32) -> Option<[u32; 3]> {
    let high = 3_u32.pow(level(n));
    let low = high / 3;
    let last = low + 2 * high + 1;
    Some(if n <= high + 2 * low {
        [low, low, n - 2 * low]
    } else if n == middle {
        [low, low + 2, high - 1]
    } else if n <= high + 2 * low + 1 {
        return None;
    } else if n < last {
        [low, n - high - low, high]
    } else if n == last {
        [low + 2, high - 1, high]
    } else {
        [n - 2 * high, high, high]
    })
}

/// The corrected strategy for n, m ≥ 2.
fn question(n: u32, m: u32) -> [u32; 3] {
    if n <= 9 {
        return table_question(n, m);
    }
    let (high, low) = (3_u32.pow(level(n)), 3_u32.pow(level(n) - 1));
    let row = (m >= high + low).then(|| row_question(n, high + 2 * low + 1));
    row.flatten().unwrap_or_else(|| corrected_sums(n))
}

fn is_optimal(table: &NaiveTable, n: u32, m: u32, parts: [u32; 3]) -> bool {
    parts.iter().sum::<u32>() == n && table.question(n, m, &parts) == table.value(n, m)
}

async fn triples(check: &mut Check, side: u32, table: &NaiveTable) -> String {
    let all = |n: u32| {
        let pairs =
            (0..=n / 3).flat_map(move |i| (i..=(n - i) / 2).map(move |j| [i, j, n - i - j]));
        pairs.filter(|parts| parts[1] > 0)
    };
    let optimal = |n: u32, m: u32| all(n).filter(move |&parts| is_optimal(table, n, m, parts));
    let is_printed =
        |n: u32, [i, j, k]: [u32; 3]| 3 * i <= n && n <= 3 * j && 3 * j <= 2 * n && 2 * n <= 3 * k;
    let is_missed = |n: u32, m: u32| !optimal(n, m).any(|parts| is_printed(n, parts));
    let found = by_sum(side).find(|&(n, m)| is_missed(n, m));
    let words = "no optimal question is within the bounds as printed";
    check.smallest(found, &(2, 2), words);
    let is_above = |n: u32, [i, j, _]: [u32; 3]| 3 * i <= n && n <= 3 * j;
    let found = by_sum(side).find(|&(n, m)| !optimal(n, m).any(|parts| is_above(n, parts)));
    check.smallest(found, &(4, 3), "no optimal question has i ≤ n/3 ≤ j");
    let holds = optimal(4, 3).eq([[1, 1, 2]]);
    check.case(holds, || "more than (1, 1, 2) is optimal at (4, 3)");
    let mut missed = 0_u64;
    visit_positions(check, side.min(48), |check, n, m| {
        missed += u64::from(is_missed(n, m));
        let usual = optimal(n, m).any(|parts| parts[0] > 0);
        check.equal(&(n > 2), &usual, || "is a question of three parts optimal?");
    })
    .await;
    format!(
        "Every question at pools up to {}: {missed} positions have no optimal question within the bounds as printed.",
        side.min(48)
    )
}

async fn few_suspects(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for pool in 1..=side {
        for (n, m) in [(1, pool), (pool, 1)] {
            let named = table.naming(n, m);
            let holds = named == Some(table.value(n, m));
            check.case(holds, || format!("naming at ({n}, {m})"));
        }
        for n in (2..=9).filter(|_| pool > 1) {
            let parts = table_question(n, pool);
            check.case(is_optimal(table, n, pool, parts), || {
                format!("{parts:?} at ({n}, {pool})")
            });
        }
    }
    "Every n up to 9, every m up to {size}."
}

async fn sums(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let found = (10..=side).find(|&n| printed_sums(n).iter().sum::<u32>() != n);
    let words = format!("the sums are {:?}", printed_sums(10));
    check.smallest(found, &10, &words);
    let applies = |n: u32, m: u32| n >= 10 && m < 4 * 3_u32.pow(level(n) - 1);
    let thirds = |n: u32| [n / 3, (n + 1) / 3, n.div_ceil(3)];
    let power_up = |n: u32| runs(n, 3_u32.pow(level(n)), 3_u32.pow(level(n) - 1));
    let first_miss = |question: &dyn Fn(u32) -> [u32; 3]| {
        let mut positions = by_sum(side).filter(|&(n, m)| applies(n, m));
        positions.find(|&(n, m)| !is_optimal(table, n, m, question(n)))
    };
    let (even, up) = (first_miss(&thirds), first_miss(&power_up));
    check.smallest(even, &(29, 13), "even thirds are not optimal");
    check.smallest(up, &(11, 5), "denominators of 3^k are not optimal");
    visit_positions(check, side, |check, n, m| {
        if applies(n, m) {
            let parts = corrected_sums(n);
            check.case(is_optimal(table, n, m, parts), || format!("{parts:?}"));
        }
    })
    .await;
    "Every position with pools up to {size}, against a table that tries every question."
}

fn row(check: &mut Check, side: u32) -> &'static str {
    let printed = |n: u32| row_question(n, 3 * 3_u32.pow(level(n)) + 1);
    let found = (10..=side).find(|&n| printed(n).is_none());
    check.smallest(found, &16, "no row speaks of n");
    for n in 10..=side {
        let (high, low) = (3_u32.pow(level(n)), 3_u32.pow(level(n) - 1));
        let middle = high + 2 * low + 1;
        let parts = row_question(n, middle).map_or(0, |parts| parts.iter().sum());
        check.equal(&n, &parts, || format!("the sum of the parts for n = {n}"));
        check.equal(&(n == middle), &printed(n).is_none(), || {
            format!("is n = {n} without a row?")
        });
    }
    "Every n from 10 to {size}."
}

async fn whole_strategy(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let found = by_sum(12).find(|&(n, m)| n >= 10 && !is_optimal(table, n, m, printed_sums(n)));
    check.smallest(found, &(10, 2), "the question as printed is none");
    visit_positions(check, side, |check, n, m| {
        let parts = question(n, m);
        check.case(is_optimal(table, n, m, parts), || format!("{parts:?}"));
    })
    .await;
    "Every position with pools from 2 to {size}, against a table that tries every question."
}
