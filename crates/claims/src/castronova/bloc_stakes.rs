//! Section 7.2: the stakes against a bloc, and whether the ante is recovered.

use super::bloc::{Bloc, blocs};
use super::claim;
use super::round::{Q, over, power, round, whole};
use super::solver::{ROUNDING, p_star, players, solved_bloc};
use super::stakes_series::SERIES;
use crate::check::{Check, Extreme, Section, Sizes, at_once, in_steps};
use core::f64::consts::LN_2;
use num_integer::binomial;
use upperhand::guts::Rules::Standard;
use upperhand::guts::equilibrium;

pub(super) const CLAIMS: Section = Section::new("Section 7.2", &[
    claim("castronova-7.7", "Lemma 7.7, (7.7)")
        .says("At p* = (1/2)^(1/(n−1)) against a bloc at t ≥ p* the stakes β are at most the larger of (n − 1)(1 − p*) and p*, \
         and so below 1.")
        .extent("proved: β = (n − 1)(1 − t) − p* + 2p*t^(n−1) is convex in t, so that it is largest at an end")
        .check(MANY, |check| in_steps(check, stakes_above))
        .wrong_as_stated("seven players, t = 1: β = p* = 0.8909, above the printed 2 ln 2 − 1/2 = 0.8863; from eight on above \
         0.9")
        .shown_by(STAKES),
    claim("castronova-7.8", "(7.8)")
        .says("For t ≤ p the difference α − β does not depend on the bloc's threshold t; at p* it is −(n − 1)(1 − p*) ≥ −ln 2.")
        .extent("proved: α − β = np − (n − 1) − 2pⁿ")
        .check(PLAYERS, |check| in_steps(check, constant_below))
        .shown_by("figure=guts-payoff&players=4&threshold=0.7937&others=0.3&theory=yes"),
    claim("castronova-7.9", "(7.9)")
        .says("Where all n players play p, β = μ₀ + Σ(m − 1)μₘ over m from 2 to n, with μₘ = C(n, m)·p^(n−m)·(1 − p)^m the \
         chance that m hold.")
        .extent("proved: the rules")
        .check(PLAYERS, |check| in_steps(check, by_holders)),
    claim("castronova-7.10", "(7.10)")
        .says("At p* = (1/2)^(1/(n−1)) the share of hands held is at least ln 2/(n − 1 + ln 2), which is at least ln 2/n, and \
         at most ln 2/(n − 1).")
        .extent("proved: 1/(1 + x) ≥ e^(−x) ≥ 1 − x for x = ln 2/(n − 1)")
        .check(Sizes::players(10, 1000, 10_000), |check| at_once(check, share_held))
        .shown_by("figure=guts-payoff&players=20"),
    SERIES,
    claim("castronova-7.11", "(7.11)")
        .says("At p* the sum Σ(m − 1)μₘ over m ≥ 2 is (n − 1)(1 − p*) − p*/2, which is at most 1/4 and so below 2 ln 2 − 1 = \
         0.3862….")
        .extent("proved below 2 ln 2 − 1, as (n − 1)(1 − p*) ≤ ln 2 and p* ≥ 1/2^(1/2) from three players on; that it falls \
         from 1/4 is checked to 64 players")
        .check(MANY, |check| in_steps(check, several_holders))
        .wrong_as_stated("the number, printed 0.3809; and the way there: C(2, 2)(1 − p*)² = 1/4 is above its bound (ln 2)²/2 = \
         0.2402, and with the binomial coefficient twice, as printed, the sum for three players is 0.596"),
    claim("castronova-7.12", "(7.12)")
        .says("Where all play p*, β = (n − 1)(1 − p*) ≤ ln 2 < 0.9. Against blocs at t > p* that bound fails, but β stays \
         below 1.")
        .extent("proved: Remark 7.8 and (7.7)")
        .check(MANY, |check| in_steps(check, stakes_of_equals))
        .needs_a_condition("that it holds for every bloc at t ≥ p*: eight players, t = 1, where β = p* = 0.9057")
        .shown_by(STAKES),
    claim("castronova-rem-7.8", "Remark 7.8")
        .says("Where all play p, β = n(1 − p) − 1 + 2pⁿ. It falls from n − 1 at p = 0 to its least at p = (1/2)^(1/(n−1)), (n \
         − 1)(1 − p) ≤ ln 2, and grows to 1 at p = 1. Σ(m − 1)μₘ over m ≥ 1 is n(1 − p) − 1 + pⁿ, at p* (n − 1)(1 − p) − p/2 = \
         (n − 1/2)(1 − p) − 1/2.")
        .extent("proved: the derivative is n(2p^(n−1) − 1)")
        .check(PLAYERS, |check| in_steps(check, remark))
        .wrong_as_stated("β(0, …, 0) = 1, but it is 2 for three players; that it grows from (1/2)^(n−1) on, but for three \
         players it falls from 1/4 to 1/2; + 1/2 for − 1/2 at the end, but for two players the left is 1/4, the right 5/4")
        .shown_by("figure=guts-payoff&players=3&theory=yes"),
    claim("castronova-cor-7.9", "Corollary 7.9")
        .says("Against blocs p* has α ≥ 0 and α − (β − 1) ≥ 1 − ln 2, so that it returns at least 0 in the game with a fee of \
         1.")
        .extent("proved: α − β is constant for t ≤ p*, and beyond grows with the slope 2n(n − 1)t^(n−2)(t − p*)")
        .check(MANY, |check| in_steps(check, recovery))
        .shown_by("figure=guts-payoff&players=4&threshold=0.7937&others=0.7937&theory=yes"),
    claim("castronova-rem-7.10", "Remark 7.10")
        .says("Against blocs of n − 1 p* is the only strategy with α ≥ 0, mixtures included: one that ever plays p > p* loses \
         to p*, where α = np − (n − 1)p* − 2pⁿ; any other but p* to every bloc between its mean and p*.")
        .extent("proved: that α is 0 at p* and falls beyond; Remark 7.3 for mixtures")
        .check(MANY, |check| in_steps(check, unique)),
]).on_pages("21 to 24");

const PLAYERS: Sizes = Sizes::players(3, 6, 8);

const MANY: Sizes = Sizes::players(8, 64, 64);

const STAKES: &str = "figure=guts-payoff&players=7&threshold=0.8909&others=1&theory=yes";

/// Evenly spaced thresholds from one to another.
fn between(low: f64, high: f64) -> impl Iterator<Item = f64> {
    (0..=40).map(move |step| low + (high - low) * f64::from(step) / 40.0)
}

async fn stakes_above(check: &mut Check, most: u32) -> String {
    let printed = 2.0 * LN_2 - 0.5;
    let at_seven = solved_bloc(Standard, 7, (p_star(7), 1.0)).1;
    check.refuted(
        at_seven > printed + ROUNDING,
        format!("seven players, t = 1: β = {at_seven:.4}, above {printed:.4}"),
    );
    for bloc in blocs(2..=most.min(6)).filter(Bloc::is_cautious) {
        let Bloc { n, p, t, .. } = bloc;
        let stated = whole(n - 1) * (whole(1) - t) - p + whole(2) * p * power(t, n - 1);
        check.equal(&stated, &bloc.beta(Standard), bloc.place());
        check.progress_of(n, 2 * most).await;
    }
    let mut largest = Extreme::new();
    for n in 2..=most {
        let p = p_star(n);
        let bound = p.max(f64::from(n - 1) * (1.0 - p));
        for t in between(p, 1.0) {
            let beta = solved_bloc(Standard, n, (p, t)).1;
            let holds = beta <= bound + ROUNDING && beta < 1.0;
            check.case(holds, || format!("{n} players, t = {t}: {beta}"));
            largest.offer(beta, (n, t));
        }
    }
    let (beta, (n, t)) = largest.found().copied().unwrap_or_default();
    format!(
        "The formula exactly for up to six players; 41 blocs for each n up to {most}, the largest β {beta:.4} for {n} players at t = {t}."
    )
}

async fn constant_below(check: &mut Check, most: u32) -> &'static str {
    for bloc in blocs(2..=most).filter(|bloc| bloc.t <= bloc.p) {
        let Bloc { n, p, .. } = bloc;
        let stated = whole(n) * p - whole(n - 1) - whole(2) * power(p, n);
        let found = bloc.alpha(Standard) - bloc.beta(Standard);
        check.equal(&stated, &found, bloc.place());
        check.progress_of(n - 1, most).await;
    }
    "The ends of a round at all multiples of 1/n, for 2 to {size} players."
}

/// The chance that m of n hold.
fn chance_to_hold(n: u32, m: u32, p: Q) -> Q {
    whole(binomial(n, m)) * power(p, n - m) * power(whole(1) - p, m)
}

async fn by_holders(check: &mut Check, most: u32) -> &'static str {
    for n in 2..=most {
        for step in 0..=n {
            let p = over(step, n);
            let several = (2..=n).map(|m| whole(m - 1) * chance_to_hold(n, m, p));
            let stated = chance_to_hold(n, 0, p) + several.sum::<Q>();
            let found = round(Standard, &vec![step; n as usize], n).beta;
            check.equal(&stated, &found, || format!("{n} players at {p}"));
        }
        check.progress_of(n - 1, most).await;
    }
    "The ends of a round at all multiples of 1/n, for 2 to {size} players."
}

fn share_held(check: &mut Check, most: u32) -> String {
    let mut nearest = f64::INFINITY;
    for n in 2..=most {
        let (count, held) = (f64::from(n), 1.0 - p_star(n));
        let (lower, upper) = (LN_2 / (count - 1.0 + LN_2), LN_2 / (count - 1.0));
        // Both sides are more than 1e-10 apart up to ten thousand players, and doubles round at 1e-15.
        let holds = LN_2 / count < lower && lower < held && held < upper;
        check.case(holds, || format!("{n} players"));
        nearest = nearest.min((held - lower).min(upper - held));
    }
    format!("Doubles for 2 to {most} players; sides are at least {nearest:.1e} apart.")
}

async fn several_holders(check: &mut Check, most: u32) -> String {
    let words = format!("2 ln 2 − 1 = {:.4}, printed 0.3809", 2.0 * LN_2 - 1.0);
    check.refuted((2.0 * LN_2 - 1.0 - 0.386_29).abs() < 1e-5, words);
    let words = format!("two players, m = 2: 1/4, above {:.4}", LN_2 * LN_2 / 2.0);
    check.refuted(0.25 > LN_2 * LN_2 / 2.0, words);
    let p = p_star(3);
    let twice = 9.0 * p * (1.0 - p).powi(2) + 2.0 * (1.0 - p).powi(3);
    let words = format!("three players, the coefficient twice: {twice:.3}");
    check.refuted(twice > 0.4, words);
    for n in 2..=most.min(6) {
        for step in 0..=n {
            let p = over(step, n);
            let sum: Q = (2..=n)
                .map(|m| whole(m - 1) * chance_to_hold(n, m, p))
                .sum();
            let stated = whole(n) * (whole(1) - p) - whole(1) + power(p, n);
            check.equal(&stated, &sum, || format!("{n} players at {p}"));
        }
    }
    let mut before = f64::INFINITY;
    for n in 2..=most {
        let p = p_star(n);
        let sum = f64::from(n - 1) * (1.0 - p) - p / 2.0;
        let holds = sum < before && sum <= 0.25 + ROUNDING;
        check.case(holds, || format!("{n} players: {sum}"));
        before = sum;
        check.progress_of(n - 1, most).await;
    }
    format!(
        "The sum exactly for up to six players; at p* it falls from 1/4 to {before:.4} for {most}."
    )
}

async fn stakes_of_equals(check: &mut Check, most: u32) -> String {
    let at_eight = solved_bloc(Standard, 8, (p_star(8), 1.0)).1;
    let words = format!("eight players, t = 1: β = {at_eight:.4}");
    check.refuted(at_eight > 0.9 + ROUNDING, words);
    let mut before = 0.0;
    for n in 2..=most {
        let beta = solved_bloc(Standard, n, (p_star(n), p_star(n))).1;
        let stated = f64::from(n - 1) * (1.0 - p_star(n));
        check.case((beta - stated).abs() < ROUNDING, || {
            format!("{n} players: {beta}, not {stated}")
        });
        let holds = beta > before && beta < LN_2;
        check.case(holds, || format!("{n} players: {beta}"));
        before = beta;
        check.progress_of(n - 1, most).await;
    }
    format!("β grows with n, to {before:.4} for {most} players, below ln 2 = {LN_2:.4}.")
}

async fn remark(check: &mut Check, most: u32) -> &'static str {
    let stakes =
        |n: u32, step: u32, parts: u32| round(Standard, &vec![step; n as usize], parts).beta;
    check.misprint("three players at 0", &whole(1), &stakes(3, 0, 1));
    let words = "three players: β falls from 1/4 to 1/2";
    check.refuted(stakes(3, 1, 4) > stakes(3, 2, 4), words);
    let half = over(1, 2);
    let found = whole(1) * half - half * half;
    check.misprint("two players at 1/2", &(over(3, 2) * half + half), &found);
    for n in 2..=most {
        for step in 0..=2 * n {
            let p = over(step, 2 * n);
            let beta = stakes(n, step, 2 * n);
            let stated = whole(n) * (whole(1) - p) - whole(1) + whole(2) * power(p, n);
            check.equal(&stated, &beta, || format!("{n} players at {p}"));
            if step > 0 {
                // Both ends on one side of p*.
                let before = stakes(n, step - 1, 2 * n);
                let side = |step: u32| whole(2) * power(over(step, 2 * n), n - 1) <= whole(1);
                let is_monotone = match (side(step - 1), side(step)) {
                    (true, true) => beta < before,
                    (false, false) => beta > before,
                    _ => true,
                };
                check.case(is_monotone, || {
                    format!("{n} players from {} to {p}", over(step - 1, 2 * n))
                });
            }
            check.progress_of(n - 1, most).await;
        }
    }
    "The ends of a round at all multiples of 1/(2n), for 2 to {size} players."
}

async fn recovery(check: &mut Check, most: u32) -> String {
    let mut least = f64::INFINITY;
    for n in 2..=most {
        let p = p_star(n);
        for t in between(0.0, p).chain(between(p, 1.0)) {
            let (alpha, beta) = solved_bloc(Standard, n, (p, t));
            let margin = alpha - (beta - 1.0);
            let holds = alpha > -ROUNDING && margin > 1.0 - LN_2;
            check.case(holds, || format!("{n} players, t = {t}: {alpha}, {margin}"));
            least = least.min(margin);
        }
        let known = equilibrium(Standard, players(n));
        let margin = 1.0 - f64::from(n - 1) * (1.0 - p);
        let holds = known.recovers() && (known.margin - margin).abs() < ROUNDING;
        check.case(holds, || format!("the margin of {n} players"));
        check.progress_of(n - 1, most).await;
    }
    format!(
        "82 blocs for each n up to {most}: the least margin is {least:.6}, above 1 − ln 2 = {:.6}.",
        1.0 - LN_2
    )
}

async fn unique(check: &mut Check, most: u32) -> &'static str {
    for n in 2..=most {
        let p = p_star(n);
        for mine in between(p, 1.0).skip(1) {
            let alpha = solved_bloc(Standard, n, (mine, p)).0;
            let count = f64::from(n);
            let stated = count * mine - (count - 1.0) * p - 2.0 * mine.powf(count);
            let holds = (alpha - stated).abs() < ROUNDING && alpha < -ROUNDING;
            check.case(holds, || format!("{n} players, p = {mine}: {alpha}"));
        }
        for mine in between(0.0, p).take(40) {
            let alpha = solved_bloc(Standard, n, (mine, f64::midpoint(mine, p))).0;
            // With many players, powers of low thresholds vanish but for rounding.
            check.case(alpha < -ROUNDING, || {
                format!("{n} players, mean {mine}: {alpha}")
            });
        }
        check.progress_of(n - 1, most).await;
    }
    "Forty thresholds above p* and forty below for each n up to {size}, each with the reply that wins."
}
