//! Cushing et al., section 1: the bid n_< and what is left, n_>.

use crate::claims::check::{Check, Claim, Evidence, Paper, Sizes, at_once};

pub(super) const CLAIMS: &[Claim] = &[Claim::new(
    (
        "cushing-n-less-sequence",
        Paper::Cushing,
        "§1, after Theorem 1.1",
    ),
    "For n = 3 to 10 the bid n_< is 1, 2, 2, 2, 3, 4, 4, 4, and so it goes on (OEIS A004524): each odd number once, each \
     even one three times.",
    "proved",
    (
        Sizes::new(10, 100_000, 1_000_000, "the largest pool"),
        |check| at_once(sequence(check)),
    ),
)];

/// `n_<` as printed: ⌊n/4⌋ + ⌊(n+1)/4⌋, but 1 for n = 2.
const fn lesser(n: u32) -> u32 {
    if n == 2 { 1 } else { n / 4 + (n + 1) / 4 }
}

fn sequence(mut check: Check) -> Evidence {
    let side = check.size();
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
    check.evidence(&format!("Every n from 3 to {side}."))
}
