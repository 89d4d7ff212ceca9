//! Cushing et al., section 1: n_<, n_>, and Lemma 1.2 with its tables.

use super::claim;
use super::notation::{greater, greater_as_printed, halves, lesser};
use crate::check::{Check, Section, Sizes, at_once};

const POOLS: Sizes = Sizes::pools(12, 256, 2048);

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    claim("cushing-n-less-sequence", "§1, the values of n_<")
        .says("For n = 3 to 10 the bid n_< is 1, 2, 2, 2, 3, 4, 4, 4, and so it goes on (OEIS A004524): each odd number once, each \
         even one three times.")
        .extent("proved")
        .check(Sizes::pools(10, 100_000, 1_000_000), |check| at_once(check, sequence)),
    claim("cushing-n-less-plus-greater", "§1, n_< + n_> = n")
        .says("n_< + n_> = n for every n, if 2_> is 1.")
        .extent("proved")
        .check(POOLS, |check| at_once(check, add_up))
        .needs_a_condition("n = 2: 2_< is set to 1, and ⌊(n+2)/4⌋ + ⌊(n+3)/4⌋ is 2"),
    claim("cushing-lem-1.2", "Lemma 1.2, Table 1, left")
        .says("The left table of (n−k)_< and (n−k)_> by n mod 4 and k mod 4 is right for all 3 ≤ k ≤ n/2.")
        .extent("proved")
        .check(POOLS, |check| at_once(check, left_table)),
    claim("cushing-lem-1.2-right", "Lemma 1.2, Table 1, right")
        .says("With 2_> = 1: (n−2)_< is n_< − 1 for n = 4 and odd n, n_< − 2 for greater multiples of 4, and n_< for n = 6, 10, \
         14, …; (n−2)_> is what is left.")
        .extent("proved")
        .check(POOLS, |check| at_once(check, right_table))
        .wrong_as_stated("n = 6: 4_< is 2 = 6_<, where the row “0, 2 mod 4” gives 0"),
    claim("cushing-lem-1.2-proof", "Lemma 1.2, proof")
        .says("With k = 4k′ + k₀ and n = 4n′ + n₀: (n−k)_< = 2n′ − 2k′ + ⌊(n₀−k₀)/4⌋ + ⌊(n₀−k₀+1)/4⌋, so 0 stands for 2_< there.")
        .extent("proved")
        .check(POOLS, |check| at_once(check, by_remainders))
        .needs_a_condition("n = 10, k = 4: 6_< is 2, and 2·2 − 2·1 + 2_< is 3"),
]);

fn sequence(check: &mut Check, side: u32) -> &'static str {
    let numbers = (1..).flat_map(|number: u32| {
        std::iter::repeat_n(number, if number.is_multiple_of(2) { 3 } else { 1 })
    });
    for (n, number) in (3..=side).zip(numbers) {
        check.equal(&lesser(n), &number, || format!("n = {n}"));
    }
    for (n, number) in (3..).zip([1, 2, 2, 2, 3, 4, 4, 4]) {
        check.equal(&number, &lesser(n), || {
            format!("the number printed for n = {n}")
        });
    }
    "Every n from 3 to {size}."
}

fn add_up(check: &mut Check, side: u32) -> &'static str {
    let found = (2..=side).find(|&n| lesser(n) + greater_as_printed(n) != n);
    check.smallest(found, &2, "n_< + n_> as printed is not n");
    for n in 1..=side {
        let corrected = if n == 2 { 1 } else { greater_as_printed(n) };
        check.equal(&n, &(lesser(n) + corrected), || format!("n = {n}"));
    }
    "Every n up to {size}."
}

/// The left half of Table 1.
fn left(n: u32, k: u32) -> [u32; 2] {
    let ([n_less, n_more], [k_less, k_more]) = (halves(n), halves(k));
    match (n % 4, k % 4) {
        (0, _) => [n_less - k_more, n_more - k_less],
        (1, 2 | 3) => [n_less - k_less - 1, n_more - k_more + 1],
        (1 | 2, _) => [n_less - k_less, n_more - k_more],
        (_, 2 | 3) => [n_less - k_more + 1, n_more - k_less - 1],
        _ => [n_less - k_more, n_more - k_less],
    }
}

fn left_table(check: &mut Check, side: u32) -> &'static str {
    for n in 6..=side {
        for k in 3..=n / 2 {
            let (stated, found) = (left(n, k), halves(n - k));
            check.case(stated == found, || {
                format!("n = {n}, k = {k}: {stated:?}, not {found:?}")
            });
        }
    }
    "Every k from 3 to n/2, every n up to {size}."
}

/// The right half of Table 1, k = 2, as printed.
fn right_as_printed(n: u32) -> [i64; 2] {
    let [less, more] = halves(n).map(i64::from);
    if n == 4 || !n.is_multiple_of(2) {
        [less - 1, more - 1]
    } else {
        [less - 2, more]
    }
}

fn right_table(check: &mut Check, side: u32) -> &'static str {
    let found = (4..=side).find(|&n| right_as_printed(n) != halves(n - 2).map(i64::from));
    check.smallest(found, &6, "the right table fails for k = 2");
    for n in 4..=side {
        let [less, more] = halves(n);
        let stated = match n {
            4 => [less - 1, more - 1],
            _ if n % 4 == 2 => [less, more - 2],
            _ if n % 4 == 0 => [less - 2, more],
            _ => [less - 1, more - 1],
        };
        let found = halves(n - 2);
        check.case(stated == found, || {
            format!("n = {n}: {stated:?}, not {found:?}")
        });
    }
    "Every n from 4 to {size}."
}

fn by_remainders(check: &mut Check, side: u32) -> &'static str {
    let quotients = |n: u32, k: u32| 2 * i64::from(n / 4) - 2 * i64::from(k / 4);
    let floors = |x: i64| x.div_euclid(4) + (x + 1).div_euclid(4);
    let places = || (4..=side).flat_map(|n| (2..=n / 2).map(move |k| (n, k)));
    let rest = |n: u32, k: u32| i64::from(n % 4) - i64::from(k % 4);
    let printed = |n, k| {
        quotients(n, k)
            + if rest(n, k) == 2 {
                1
            } else {
                floors(rest(n, k))
            }
    };
    let is_right = |n: u32, k: u32, stated: i64| stated == i64::from(lesser(n - k));
    let usual = |&(n, k): &(u32, u32)| n - k > 2;
    let found = places()
        .filter(usual)
        .find(|&(n, k)| !is_right(n, k, printed(n, k)));
    check.smallest(found, &(10, 4), "the formula with 2_< = 1 fails");
    for (n, k) in places().filter(usual) {
        let stated = quotients(n, k) + floors(rest(n, k));
        check.case(is_right(n, k, stated), || {
            format!("n = {n}, k = {k}: {stated}")
        });
        let more = i64::from(n - k) - stated;
        let holds = more == i64::from(greater(n - k));
        check.case(holds, || format!("n = {n}, k = {k}: {more}"));
    }
    "Every k from 2 to n/2, every n up to {size}."
}
