//! Section 6.2: the borders on which two, one of them below and one above, do most to the third.

use super::claim;
use super::round::{Q, double, over, round, whole};
use super::solver::ROUNDING;
use crate::check::{Check, Claim, Sizes, in_steps};
use upperhand::guts::Rules::Standard;

pub(super) const BORDERS: Claim = claim("castronova-prop-6.8-borders", "Proposition 6.8, proof, cases 2 and 3")
    .says("With one of the two at q ≤ p and the other at r ≥ p, α is linear in q, so that it is least at q = 0 or at q = p. At q = \
     0 the least is 2p − 2(p² + 1/3)^(3/2) up to p = √(2/3) and 2p − 3p² beyond; at q = p it is p − 2((p² + 1)/3)^(3/2) up to p = \
     1/√2 and 0 beyond. The latter border belongs to case 1, too, so that α_a is not above it.")
    .extent("proved: α = 2pqr − 3p²r + r³ − r − q + 2p")
    .check(Sizes::steps(8, 24, 48), |check| in_steps(check, borders))
    .needs_a_condition("its borders are q = 0, q = 1, r = 0 and r = 1, and at p = 1/2 none of them is below 0.1089, but at q = p, \
     r = 13/20 α is −0.0379")
    .shown_by("figure=guts-payoff&players=3&threshold=0.5&theory=yes");

/// α of player 1 at the first of these thresholds.
fn alpha(thresholds: [u32; 3], parts: u32) -> Q {
    round(Standard, &thresholds, parts).alpha[0]
}

/// The least of α at q = 0 and at q = p.
fn stated(p: f64) -> [f64; 2] {
    let square = p * p;
    let lowest = if 3.0 * square <= 2.0 {
        2.0 * p - 2.0 * (square + 1.0 / 3.0).powf(1.5)
    } else {
        2.0 * p - 3.0 * square
    };
    let level = if 2.0 * square <= 1.0 {
        p - 2.0 * ((square + 1.0) / 3.0).powf(1.5)
    } else {
        0.0
    };
    [lowest, level]
}

/// The least of α at p = 1/2 on the borders as printed, and at q = p, r = 13/20.
fn refute_the_print(check: &mut Check) {
    // r = 0 and q = 1 do not occur at p = 1/2; q = 0 is a cubic of r, and r = 1 is linear in q.
    let lowest = stated(0.5)[0];
    for r in 10..=20 {
        check.case(double(alpha([10, 0, r], 20)) >= lowest - ROUNDING, || {
            format!("q = 0, r = {r}/20")
        });
    }
    for q in 0..=10 {
        check.equal(&over(1, 4), &alpha([10, q, 20], 20), || {
            format!("r = 1, q = {q}/20")
        });
    }
    let left_out = double(alpha([10, 10, 13], 20));
    check.refuted(
        left_out < lowest,
        format!("p = q = 1/2, r = 13/20: α = {left_out:.4}, below {lowest:.4}"),
    );
}

async fn borders(check: &mut Check, parts: u32) -> &'static str {
    refute_the_print(check);
    // A step of the grid away from the best reply costs less than 3 steps squared.
    let near = 3.0 / f64::from(parts).powi(2);
    for mine in 0..=parts {
        let p = f64::from(mine) / f64::from(parts);
        let mut least = [f64::INFINITY; 2];
        for r in mine..=parts {
            let ends = [0, mine].map(|q| alpha([mine, q, r], parts));
            for q in 0..=mine {
                let line = ends[0] * whole(mine - q) + ends[1] * whole(q);
                let found = alpha([mine, q, r], parts);
                let holds = mine == 0 || found * whole(mine) == line;
                check.case(holds, || format!("p, q, r = {mine}, {q}, {r} of {parts}"));
            }
            for (least, end) in least.iter_mut().zip(ends) {
                *least = least.min(double(end));
            }
        }
        for (found, stated) in least.into_iter().zip(stated(p)) {
            check.case(found >= stated - ROUNDING && found <= stated + near, || {
                format!("the least of α on a border at p = {p} is {found}, not {stated}")
            });
        }
        let first = -((4.0 * p * p + 6.0).powf(1.5) + 8.0 * p.powi(3) - 36.0 * p) / 27.0;
        let holds = 2 * mine * mine > parts * parts || first <= stated(p)[1] + ROUNDING;
        check.case(holds, || format!("α_a at p = {p} is {first}"));
        check.progress_of(mine, parts).await;
    }
    "α exactly, at all multiples of 1/{size}: linear in the lower threshold, and least on the borders within 3/{size}² of \
         what is stated."
}
