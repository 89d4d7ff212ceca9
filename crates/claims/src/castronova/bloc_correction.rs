//! Section 7.2: the correction δ for a player more cautious than a bloc of n − 1.

use super::bloc::{Bloc, blocs};
use super::bloc_payoff::{BY_DEGREE, PLAYERS, bound};
use super::claim;
use super::round::{Outcome, Q, over, power, whole};
use crate::check::{Check, Section, Sizes, in_steps};
use itertools::Itertools;
use num_integer::binomial;
use upperhand::guts::Rules::Standard;

pub(super) const CLAIMS: Section = Section::new("Section 7.2", &[
    claim("castronova-7.3", "(7.3)")
        .says("For p > t the payoff against a bloc at t is α = (n − 1)(t − p)(2p^(n−1) − 1) + δ, with δ = 0 for two players \
         and δ > 0 for more, and below (n − 1)(t − p)(2t^(n−1) − 1). Exactly δ = 2(p − t)²·Σ k·p^k·t^(n−2−k) over k from 1 to \
         n − 2.")
        .extent(BY_DEGREE)
        .check(PLAYERS, |check| in_steps(check, reckless)),
    claim("castronova-7.4", "(7.4)")
        .says("δ ≥ (n − 2)·((n − 1)(p − t)²t^(n−2) + 2(p − t)ⁿ), with equality for three players.")
        .extent("proved: the terms m = 1 and m = n − 1 of (7.5), of which none is negative")
        .check(PLAYERS, |check| in_steps(check, correction_bound))
        .wrong_as_stated("n = 3, p = 1/2, t = 0: δ = 1/4, but the printed bound, divided by p^(n−1) and with a factor n − 1 \
         too many, is 2")
        .shown_by("figure=guts-payoff&players=3&threshold=0.5&others=0"),
    claim("castronova-7.5", "(7.5)")
        .says("δ = (p − t)·Σ δₘρₘ over the number m of others whose hands lie between t and p while the rest are below t.")
        .extent(BY_DEGREE)
        .check(PLAYERS, |check| in_steps(check, correction)),
    claim("castronova-7.6", "(7.6)")
        .says("The chance that m of the n − 1 others have hands between t and p, and the rest hands below t, is ρₘ = C(n−1, \
         m)·t^(n−1−m)·(p − t)^m.")
        .extent("proved: hands are independent")
        .check(PLAYERS, |check| in_steps(check, chances))
        .wrong_as_stated("n = 3, m = 2, p = 1/2, t = 0: the chance is 1/4; the print has a factor p^(n−1) more and so 1/16"),
    claim("castronova-prop-7.4-proof", "Proposition 7.4, proof")
        .says("The correction for m others between t and p is δₘ = n − 2 + n(m − 1)/(m + 1) for m ≥ 1, up to 2(n − 2) for m = \
         n − 1; δ₀ = 0.")
        .extent("proved: m + 1 players who are equally likely to win pay n(m − 1)/(m + 1) each on average")
        .check(Sizes::players(3, 12, 64), |check| in_steps(check, differences))
        .wrong_as_stated("n = 3, m = 2: δ₂ = 2; the print divides by m instead of m + 1 and has 5/2"),
]).on_pages("21 to 24");

/// δ from the ends of a round.
fn computed_correction(bloc: Bloc) -> Q {
    bloc.alpha(Standard) - bound(bloc.n, bloc.p, bloc.t, bloc.p)
}

async fn reckless(check: &mut Check, most: u32) -> &'static str {
    for bloc in blocs(2..=most).filter(Bloc::is_reckless) {
        let Bloc { n, p, t, .. } = bloc;
        let delta = computed_correction(bloc);
        check.equal(&stated_correction(n, p, t), &delta, bloc.place());
        let has_sign = if n == 2 {
            delta == whole(0)
        } else {
            delta > whole(0)
        };
        let is_below = bloc.alpha(Standard) < bound(n, p, t, t);
        check.case(has_sign && is_below, bloc.place());
        check.progress_of(n - 1, most).await;
    }
    "δ from the ends of a round at all multiples of 1/n, for 2 to {size} players."
}

/// δ as a sum.
pub(super) fn stated_correction(n: u32, p: Q, t: Q) -> Q {
    let terms = (1..n - 1).map(|k| whole(k) * power(p, k) * power(t, n - 2 - k));
    whole(2) * (p - t) * (p - t) * terms.sum::<Q>()
}

async fn correction_bound(check: &mut Check, most: u32) -> &'static str {
    let (h, p) = (over(1, 2), over(1, 2));
    // (n − 1)(n − 2)((p − t)²t^(n−2) + 2(p − t)ⁿ)/p^(n−1) with n = 3, t = 0.
    let printed = whole(2) * (whole(2) * power(h, 3)) / power(p, 2);
    let delta = computed_correction(Bloc::new(3, (1, 0), 2));
    check.refuted(
        delta < printed,
        format!("n = 3, p = 1/2, t = 0: the bound is {printed}, δ is {delta}"),
    );
    for bloc in blocs(3..=most).filter(Bloc::is_reckless) {
        let Bloc { n, p, t, .. } = bloc;
        let h = p - t;
        let least =
            whole(n - 2) * (whole(n - 1) * h * h * power(t, n - 2) + whole(2) * power(h, n));
        let delta = computed_correction(bloc);
        check.case(delta >= least, bloc.place());
        if n == 3 {
            check.equal(&least, &delta, bloc.place());
        }
        check.progress_of(n - 1, most).await;
    }
    "δ from the ends of a round at all multiples of 1/n, for 3 to {size} players."
}

/// δₘ.
fn difference(n: u32, m: u32) -> Q {
    if m == 0 {
        whole(0)
    } else {
        whole(n - 2) + over(n * (m - 1), m + 1)
    }
}

/// ρₘ.
fn chance(n: u32, m: u32, p: Q, t: Q) -> Q {
    whole(binomial(n - 1, m)) * power(t, n - 1 - m) * power(p - t, m)
}

async fn correction(check: &mut Check, most: u32) -> &'static str {
    for bloc in blocs(2..=most).filter(Bloc::is_reckless) {
        let Bloc { n, p, t, .. } = bloc;
        let sum: Q = (0..n).map(|m| difference(n, m) * chance(n, m, p, t)).sum();
        check.equal(&((p - t) * sum), &computed_correction(bloc), bloc.place());
        check.progress_of(n - 1, most).await;
    }
    "With δₘ and ρₘ as corrected, against δ from the ends of a round at all multiples of 1/n, for 2 to {size} players."
}

async fn chances(check: &mut Check, most: u32) -> &'static str {
    // Hands in three cells: below t, between t and p, above p.
    let counted = |n: u32, m: u32, widths: [u32; 3]| -> Q {
        let ways = (1..n).map(|_| 0..2_usize).multi_cartesian_product();
        let such = ways.filter(|cells| cells.iter().sum::<usize>() == m as usize);
        let weights = such.map(|cells| {
            cells
                .iter()
                .map(|&cell| over(widths[cell], widths.iter().sum::<u32>()))
                .product::<Q>()
        });
        weights.sum()
    };
    let printed = chance(3, 2, over(1, 2), whole(0)) * power(over(1, 2), 2);
    let computed = counted(3, 2, [0, 1, 1]);
    check.misprint("n = 3, m = 2, p = 1/2, t = 0", &printed, &computed);
    for n in 2..=most {
        for (m, (low, middle)) in (0..n).cartesian_product([(1, 2), (3, 1), (0, 2), (2, 3)]) {
            let (t, p) = (over(low, 6), over(low + middle, 6));
            let found = counted(n, m, [low, middle, 6 - low - middle]);
            check.equal(&chance(n, m, p, t), &found, || {
                format!("{n} players, m = {m}, p = {p}, t = {t}")
            });
        }
        check.progress_of(n - 1, most).await;
    }
    "Sums over all ways in which the others' hands fall, for 2 to {size} players."
}

/// The mean payoff of player 1 when m others, and she herself if she holds, hold hands of one cell, and the rest drop.
fn average(n: usize, m: usize, holds: bool) -> Q {
    let held: Vec<bool> = (0..n)
        .map(|player| if player == 0 { holds } else { player <= m })
        .collect();
    let holders: Vec<usize> = (0..n).filter(|&player| held[player]).collect();
    let count = holders.len().max(1);
    let bests = if holders.is_empty() { vec![0] } else { holders };
    let ends = bests.into_iter().map(|best| Outcome {
        holds: held.clone(),
        best,
    });
    over(
        ends.map(|end| end.payoff(Standard, 0)).sum::<i128>(),
        count as i128,
    )
}

async fn differences(check: &mut Check, most: u32) -> &'static str {
    let computed = |n: u32, m: u32| {
        let [dropping, holding] = [false, true].map(|holds| average(n as usize, m as usize, holds));
        dropping - holding + whole(n - 1)
    };
    check.misprint("n = 3, m = 2", &(whole(1) + over(3, 2)), &computed(3, 2));
    for n in 2..=most {
        for m in 0..n {
            check.equal(&difference(n, m), &computed(n, m), || {
                format!("{n} players, m = {m}")
            });
        }
        check.equal(&whole(2 * (n - 2)), &computed(n, n - 1), || {
            format!("{n} players, all between")
        });
    }
    check.progress(1.0).await;
    "What dropping and holding pay on average over all winners, for 2 to {size} players."
}
