//! Section 7.2: the sum over the number of holders, which bounds the growth of the stakes.

use super::claim;
use super::round::{Q, double, over, power, whole};
use crate::check::{Check, Claim, Sizes, in_steps};
use core::f64::consts::LN_2;

pub(super) const SERIES: Claim = claim("castronova-lem-7.7-sum", "Lemma 7.7, proof, the sum")
    .says("The sum of (m − 1)x^m/m! over m from 2 to n is x·E(n − 1) − E(n) + 1, where E(n) is the sum of x^m/m! over m from 0 to \
     n. For x > 0 it is less than x·e^x − e^x + 1, the sum over all m from 2 on, which is the bound that the proof needs.")
    .extent("proved: term by term, all of them positive")
    .check(Sizes::players(3, 10, 14), |check| in_steps(check, series))
    .slip_of_the_pen("n = 2, x = ln 2: the sum is x²/2 = 0.2402, which the print sets equal to x·e^x − e^x + 1 = 0.3863");

/// x^m/m!.
fn term(x: Q, m: u32) -> Q {
    let factorial: i128 = (1..=i128::from(m)).product();
    power(x, m) / whole(factorial)
}

/// E(n).
fn exponential(x: Q, n: u32) -> Q {
    (0..=n).map(|m| term(x, m)).sum()
}

async fn series(check: &mut Check, most: u32) -> &'static str {
    let whole_series = |x: f64| x * x.exp() - x.exp() + 1.0;
    let (two, all) = (LN_2 * LN_2 / 2.0, whole_series(LN_2));
    check.refuted(
        (all - two - 0.1461).abs() < 1e-4,
        format!("n = 2, x = ln 2: the sum is {two:.4}, the printed value {all:.4}"),
    );
    for eighths in 1..=8 {
        let x = over(eighths, 8);
        let mut sum = whole(0);
        for n in 2..=most {
            sum += whole(n - 1) * term(x, n);
            let closed = x * exponential(x, n - 1) - exponential(x, n) + whole(1);
            check.equal(&closed, &sum, || format!("n = {n}, x = {x}"));
            // The next term is already more than the rounding of doubles.
            let next = sum + whole(n) * term(x, n + 1);
            let all = whole_series(double(x));
            check.case(sum < next && double(next) < all + 1e-15, || {
                format!("n = {n}, x = {x}: {}, {all}", double(next))
            });
        }
        // Twenty terms more leave less than 1e-15.
        let rest: f64 = (2..most + 20)
            .fold((0.0, double(x)), |(sum, power), m| {
                let power = power * double(x) / f64::from(m);
                (sum + f64::from(m - 1) * power, power)
            })
            .0;
        check.case((rest - whole_series(double(x))).abs() < 1e-14, || {
            format!("all terms at x = {x}: {rest}")
        });
        check.progress_of(eighths, 8).await;
    }
    "Exactly at all multiples of 1/8, for n from 2 to {size}, and the sum of all terms in doubles."
}
