//! Sections 7.1 and 7.2: one against a bloc of n − 1, and the correction δ.

use super::claim;
use super::polynomial::{at_equilibrium, double_at_equilibrium, through};
use super::round::{Outcome, Q, against_bloc, derivative, over, pairs, power, whole};
use crate::claims::check::{Check, Claim, Evidence, Sizes, in_steps};
use crate::guts::Rules::{self, Standard};
use itertools::Itertools;
use num_integer::binomial;

pub(super) const CLAIMS: &[Claim] = &[
    SLOPE,
    NECESSARY,
    SHAPE,
    CAUTIOUS,
    RECKLESS,
    CORRECTION_BOUND,
    CORRECTION,
    CHANCES,
    DIFFERENCES,
    EXACT_FORMULAS,
    NO_LOSS,
];

/// All players have 3^n cells between them.
const PLAYERS: Sizes = Sizes::new(3, 6, 8, "the largest number of players");

const BY_DEGREE: &str = "proved for every n; checked exactly at enough thresholds to determine the polynomials of each n of the check";

const AT_EQUILIBRIUM: &str = "figure=guts-payoff&players=4&threshold=0.7937&others=0.7937&v=2";

const SLOPE: Claim = claim(
    "castronova-lem-7.1",
    "Lemma 7.1, (7.1)",
    "Where all n players play p, the derivative of α in one's own threshold is (n − 1)(1 − 2p^(n−1)).",
    BY_DEGREE,
    (PLAYERS, |check| in_steps(slope(check))),
)
.shown_by(AT_EQUILIBRIUM);

const NECESSARY: Claim = claim(
    "castronova-cor-7.2",
    "Corollary 7.2",
    "Against blocs only the threshold p* = (1/2)^(1/(n−1)) can leave α ≥ 0: any other loses to a bloc between it and p*.",
    "proved: by Lemma 7.1 the derivative in the bloc's threshold is not 0 elsewhere",
    (PLAYERS, |check| in_steps(necessary(check))),
)
.shown_by(AT_EQUILIBRIUM);

const SHAPE: Claim = claim(
    "castronova-rem-7.3",
    "Remark 7.3",
    "α against a bloc of n − 1 is concave in one's own threshold and convex in the bloc's.",
    "proved: the slope −1 + 2t^(n−1) + n(1 − 2·max(p, t)^(n−1)) falls with p; in t, α is linear but for 2p·t^(n−1) and \
     2n∫max(x, t)^(n−1)dx, both convex",
    (PLAYERS, |check| in_steps(shape(check))),
);

const CAUTIOUS: Claim = claim(
    "castronova-7.2",
    "Proposition 7.4, (7.2)",
    "For p ≤ t the payoff against a bloc at t is α = (n − 1)(t − p)(2t^(n−1) − 1), linear in p.",
    BY_DEGREE,
    (PLAYERS, |check| in_steps(cautious(check))),
)
.shown_by("figure=guts-payoff&players=4&v=2");

const RECKLESS: Claim = claim(
    "castronova-7.3",
    "(7.3)",
    "For p > t the payoff against a bloc at t is α = (n − 1)(t − p)(2p^(n−1) − 1) + δ, with δ = 0 for two players and δ > 0 \
     for more, and below (n − 1)(t − p)(2t^(n−1) − 1). Exactly δ = 2(p − t)²·Σ k·p^k·t^(n−2−k) over k from 1 to n − 2.",
    BY_DEGREE,
    (PLAYERS, |check| in_steps(reckless(check))),
);

const CORRECTION_BOUND: Claim = claim(
    "castronova-7.4",
    "(7.4)",
    "δ ≥ (n − 2)·((n − 1)(p − t)²t^(n−2) + 2(p − t)ⁿ), with equality for three players.",
    "proved: the terms m = 1 and m = n − 1 of (7.5), of which none is negative",
    (PLAYERS, |check| in_steps(correction_bound(check))),
)
.corrected("n = 3, p = 1/2, t = 0: δ = 1/4, but the printed bound, divided by p^(n−1) and with a factor n − 1 too many, is 2")
.shown_by("figure=guts-payoff&players=3&threshold=0.5&others=0&v=2");

const CORRECTION: Claim = claim(
    "castronova-7.5",
    "(7.5)",
    "δ = (p − t)·Σ δₘρₘ over the number m of others whose hands lie between t and p while the rest are below t.",
    BY_DEGREE,
    (PLAYERS, |check| in_steps(correction(check))),
);

const CHANCES: Claim = claim(
    "castronova-7.6",
    "(7.6)",
    "The chance that m of the n − 1 others have hands between t and p, and the rest hands below t, is \
     ρₘ = C(n−1, m)·t^(n−1−m)·(p − t)^m.",
    "proved: hands are independent",
    (PLAYERS, |check| in_steps(chances(check))),
)
.corrected("n = 3, m = 2, p = 1/2, t = 0: the chance is 1/4; the print has a factor p^(n−1) more and so 1/16");

const DIFFERENCES: Claim = claim(
    "castronova-prop-7.4-proof",
    "Proposition 7.4, proof",
    "The correction for m others between t and p is δₘ = n − 2 + n(m − 1)/(m + 1) for m ≥ 1, up to 2(n − 2) for m = n − 1; \
     δ₀ = 0.",
    "proved: m + 1 players who are equally likely to win pay n(m − 1)/(m + 1) each on average",
    (Sizes::new(3, 12, 64, "the largest number of players"), |check| in_steps(differences(check))),
)
.corrected("n = 3, m = 2: δ₂ = 2; the print divides by m instead of m + 1 and has 5/2");

const EXACT_FORMULAS: Claim = claim(
    "castronova-rem-7.5",
    "Remark 7.5",
    "(7.2) and (7.3) are exact for two players. For three and t ≤ p, α = 2(p − t)(1 − p(t + p)), which is 2p(p − t)² above the \
     lower bound of (7.3) and (2p + 4t)(p − t)² below the upper one.",
    "proved: (6.4)",
    (Sizes::new(3, 24, 96, "the number of steps from threshold 0 to 1"), |check| in_steps(exact_formulas(check))),
)
.corrected("p = 1, t = 0: the print, with p·(t·p) for t + p, gives 2; α is 0");

const NO_LOSS: Claim = claim(
    "castronova-cor-7.6",
    "Corollary 7.6",
    "The threshold (1/2)^(1/(n−1)) leaves α ≥ 0 against every bloc of n − 1.",
    "proved: (7.2) and (7.3)",
    (PLAYERS, |check| in_steps(no_loss(check))),
)
.shown_by(AT_EQUILIBRIUM);

fn alpha(n: u32, mine: u32, theirs: u32, parts: u32) -> Q {
    against_bloc(Standard, n, (mine, theirs), parts).0
}

fn place(n: u32, mine: u32, theirs: u32, parts: u32) -> String {
    format!(
        "{n} players, p = {}, t = {}",
        over(mine, parts),
        over(theirs, parts)
    )
}

/// (n − 1)(t − p)(2x^(n−1) − 1).
fn bound(n: u32, p: Q, t: Q, x: Q) -> Q {
    whole(n - 1) * (t - p) * (whole(2) * power(x, n - 1) - whole(1))
}

async fn slope(mut check: Check) -> Evidence {
    let most = check.size();
    for n in 2..=most {
        for step in 0..=n {
            let p = over(step, 2 * n);
            let stated = whole(n - 1) * (whole(1) - whole(2) * power(p, n - 1));
            let above: Vec<Q> = (0..=n)
                .map(|more| alpha(n, step + more, step, 2 * n))
                .collect();
            check.equal(&stated, &derivative(&above, over(1, 2 * n)), || {
                place(n, step, step, 2 * n)
            });
            check.progress(f64::from(n - 1) / f64::from(most)).await;
        }
        for step in 1..=n {
            // Below p it is linear: one chord.
            let chord = (alpha(n, step, step, n) - alpha(n, step - 1, step, n)) * whole(n);
            let stated = whole(n - 1) * (whole(1) - whole(2) * power(over(step, n), n - 1));
            check.equal(&stated, &chord, || place(n, step, step, n));
        }
    }
    check.evidence(&format!(
        "Exact derivatives from both sides for 2 to {most} players."
    ))
}

async fn necessary(mut check: Check) -> Evidence {
    let most = check.size();
    for n in 3..=most {
        for step in 0..=n {
            let is_below = whole(2) * power(over(step, n), n - 1) < whole(1);
            let reply = if is_below {
                32 * step + 1
            } else {
                32 * step - 1
            };
            let found = alpha(n, 32 * step, reply, 32 * n);
            check.case(found < whole(0), || place(n, 32 * step, reply, 32 * n));
        }
        check.progress(f64::from(n) / f64::from(most)).await;
    }
    check.evidence(&format!(
        "Every multiple of 1/n loses to a bloc 1/(32n) nearer to p*, for 3 to {most} players."
    ))
}

async fn shape(mut check: Check) -> Evidence {
    let most = check.size();
    for n in 2..=most {
        let parts = 2 * n;
        for (x, y) in pairs(parts).filter(|(x, _)| (1..parts).contains(x)) {
            let bend = |f: &dyn Fn(u32) -> Q| f(x - 1) - whole(2) * f(x) + f(x + 1);
            let concave = bend(&|x| alpha(n, x, y, parts)) <= whole(0);
            let convex = bend(&|x| alpha(n, y, x, parts)) >= whole(0);
            check.case(concave && convex, || place(n, x, y, parts));
            check.progress(f64::from(n - 1) / f64::from(most)).await;
        }
    }
    check.evidence(&format!(
        "Second differences of both arguments at multiples of 1/(2n), for 2 to {most} players."
    ))
}

async fn cautious(mut check: Check) -> Evidence {
    let most = check.size();
    for n in 2..=most {
        for (mine, theirs) in pairs(n).filter(|(mine, theirs)| mine <= theirs) {
            let (p, t) = (over(mine, n), over(theirs, n));
            check.equal(&bound(n, p, t, t), &alpha(n, mine, theirs, n), || {
                place(n, mine, theirs, n)
            });
            check.progress(f64::from(n - 1) / f64::from(most)).await;
        }
    }
    check.evidence(&format!(
        "The ends of a round at all multiples of 1/n, for 2 to {most} players."
    ))
}

/// δ from the ends of a round.
fn computed_correction(n: u32, mine: u32, theirs: u32, parts: u32) -> Q {
    let (p, t) = (over(mine, parts), over(theirs, parts));
    alpha(n, mine, theirs, parts) - bound(n, p, t, p)
}

/// Pairs p > t.
fn reckless_pairs(n: u32) -> impl Iterator<Item = (u32, u32)> {
    pairs(n).filter(|(mine, theirs)| mine > theirs)
}

async fn reckless(mut check: Check) -> Evidence {
    let most = check.size();
    for n in 2..=most {
        for (mine, theirs) in reckless_pairs(n) {
            let (p, t) = (over(mine, n), over(theirs, n));
            let delta = computed_correction(n, mine, theirs, n);
            let terms = (1..n - 1).map(|k| whole(k) * power(p, k) * power(t, n - 2 - k));
            let stated = whole(2) * (p - t) * (p - t) * terms.sum::<Q>();
            check.equal(&stated, &delta, || {
                format!("δ of {}", place(n, mine, theirs, n))
            });
            let has_sign = if n == 2 {
                delta == whole(0)
            } else {
                delta > whole(0)
            };
            let is_below = alpha(n, mine, theirs, n) < bound(n, p, t, t);
            check.case(has_sign && is_below, || place(n, mine, theirs, n));
            check.progress(f64::from(n - 1) / f64::from(most)).await;
        }
    }
    check.evidence(&format!(
        "δ from the ends of a round at all multiples of 1/n, for 2 to {most} players."
    ))
}

async fn correction_bound(mut check: Check) -> Evidence {
    let most = check.size();
    let (h, p) = (over(1, 2), over(1, 2));
    // (n − 1)(n − 2)((p − t)²t^(n−2) + 2(p − t)ⁿ)/p^(n−1) with n = 3, t = 0.
    let printed = whole(2) * (whole(2) * power(h, 3)) / power(p, 2);
    let delta = computed_correction(3, 1, 0, 2);
    check.refuted(
        delta < printed,
        format!("n = 3, p = 1/2, t = 0: the bound is {printed}, δ is {delta}"),
    );
    for n in 3..=most {
        for (mine, theirs) in reckless_pairs(n) {
            let (h, t) = (over(mine - theirs, n), over(theirs, n));
            let least =
                whole(n - 2) * (whole(n - 1) * h * h * power(t, n - 2) + whole(2) * power(h, n));
            let delta = computed_correction(n, mine, theirs, n);
            check.case(delta >= least, || place(n, mine, theirs, n));
            if n == 3 {
                check.equal(&least, &delta, || place(n, mine, theirs, n));
            }
            check.progress(f64::from(n - 1) / f64::from(most)).await;
        }
    }
    check.evidence(&format!(
        "δ from the ends of a round at all multiples of 1/n, for 3 to {most} players."
    ))
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

async fn correction(mut check: Check) -> Evidence {
    let most = check.size();
    for n in 2..=most {
        for (mine, theirs) in reckless_pairs(n) {
            let (p, t) = (over(mine, n), over(theirs, n));
            let sum: Q = (0..n).map(|m| difference(n, m) * chance(n, m, p, t)).sum();
            check.equal(
                &((p - t) * sum),
                &computed_correction(n, mine, theirs, n),
                || place(n, mine, theirs, n),
            );
            check.progress(f64::from(n - 1) / f64::from(most)).await;
        }
    }
    check.evidence(&format!(
        "With δₘ and ρₘ as corrected, against δ from the ends of a round at all multiples of 1/n, for 2 to {most} players."
    ))
}

async fn chances(mut check: Check) -> Evidence {
    let most = check.size();
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
    check.misprint(
        "n = 3, m = 2, p = 1/2, t = 0",
        &printed,
        &counted(3, 2, [0, 1, 1]),
    );
    for n in 2..=most {
        for (m, (low, middle)) in (0..n).cartesian_product([(1, 2), (3, 1), (0, 2), (2, 3)]) {
            let (t, p) = (over(low, 6), over(low + middle, 6));
            let found = counted(n, m, [low, middle, 6 - low - middle]);
            check.equal(&chance(n, m, p, t), &found, || {
                format!("{n} players, m = {m}, p = {p}, t = {t}")
            });
        }
        check.progress(f64::from(n - 1) / f64::from(most)).await;
    }
    check.evidence(&format!(
        "Sums over all ways in which the others' hands fall, for 2 to {most} players."
    ))
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
        ends.map(|end| end.payoff(Rules::Standard, 0)).sum::<i128>(),
        count as i128,
    )
}

async fn differences(mut check: Check) -> Evidence {
    let most = check.size();
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
    check.evidence(&format!(
        "What dropping and holding pay on average over all winners, for 2 to {most} players."
    ))
}

async fn exact_formulas(mut check: Check) -> Evidence {
    let parts = check.size();
    let printed = |p: Q, t: Q| whole(2) * (p - t) * (whole(1) - whole(2) * p * (t * p));
    check.misprint(
        "p = 1, t = 0",
        &printed(whole(1), whole(0)),
        &alpha(3, 1, 0, 1),
    );
    for (mine, theirs) in pairs(parts).filter(|(mine, theirs)| theirs <= mine) {
        let (p, t) = (over(mine, parts), over(theirs, parts));
        let (found, square) = (alpha(3, mine, theirs, parts), (p - t) * (p - t));
        let near = || place(3, mine, theirs, parts);
        check.equal(
            &(whole(2) * (p - t) * (whole(1) - p * (t + p))),
            &found,
            near,
        );
        check.equal(&(whole(2) * p * square), &(found - bound(3, p, t, p)), near);
        check.equal(
            &((whole(2) * p + whole(4) * t) * square),
            &(bound(3, p, t, t) - found),
            near,
        );
        check.equal(&bound(2, p, t, p), &alpha(2, mine, theirs, parts), || {
            place(2, mine, theirs, parts)
        });
        check.progress(f64::from(mine) / f64::from(parts)).await;
    }
    check.evidence(&format!(
        "The ends of a round for all multiples of 1/{parts}."
    ))
}

/// Rounding in doubles.
const ROUNDING: f64 = 1e-12;

/// α of a bloc's opponent at p*, by the polynomial on the side of the bloc where p* lies.
fn at_p_star(n: u32, theirs: u32, parts: u32) -> f64 {
    let is_above = whole(2) * power(over(theirs, parts), n - 1) < whole(1);
    let (low, high) = if is_above {
        (theirs, parts)
    } else {
        (0, theirs)
    };
    let points = (0..=n).map(|step| {
        let mine = n * low + step * (high - low);
        (over(mine, n * parts), alpha(n, mine, n * theirs, n * parts))
    });
    double_at_equilibrium(&at_equilibrium(&through(&points.collect::<Vec<_>>()), n))
}

async fn no_loss(mut check: Check) -> Evidence {
    let most = check.size();
    let mut least = f64::INFINITY;
    for n in 2..=most {
        for theirs in 0..=2 * n {
            let found = at_p_star(n, theirs, 2 * n);
            check.case(found >= -ROUNDING, || {
                format!("{n} players, t = {}: {found}", over(theirs, 2 * n))
            });
            if n > 2 {
                least = least.min(found);
            }
            check.progress(f64::from(n - 1) / f64::from(most)).await;
        }
    }
    check.evidence(&format!(
        "Exact polynomials at p*, summed in doubles, for blocs at multiples of 1/(2n) and 2 to {most} players; the least for \
         three players and more is {least:.6}."
    ))
}
