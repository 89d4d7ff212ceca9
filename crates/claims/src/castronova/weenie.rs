//! Appendix B: the Weenie rule.

use super::bloc::{Bloc, blocs};
use super::bloc_correction::stated_correction;
use super::bloc_payoff::bound;
use super::claim;
use super::polynomial::through;
use super::round::{Q, against_bloc, outcomes, over, power, round, whole};
use super::solver::{ROUNDING, players, solved_bloc};
use super::weenie_proof::BOUNDS;
use crate::check::{Check, Extreme, Failure, Section, Sizes, Status, in_steps};
use upperhand::guts::Rules::{Standard, Weenie};
use upperhand::guts::{Threshold, best_response, equilibrium};

pub(super) const CLAIMS: Section = Section::new("Appendix B", &[
    claim("castronova-b.1", "Proposition B.1, (B.1)")
        .says("With the Weenie rule and p ≤ t the payoff against a bloc at t is (n − 1)(t − p)(2t^(n−1) − 1) + (t^(n−1) − \
         p^(n−1))p.")
        .extent(BY_DEGREE)
        .check(PLAYERS, |check| in_steps(check, cautious))
        .shown_by(FIGURE),
    claim("castronova-b.2", "(B.2)")
        .says("For p > t it is (n − 1)(t − p)(2p^(n−1) + t^(n−1) − 1) + δ with the δ of (7.3), and below (n − 1)(t − \
         p)(3t^(n−1) − 1).")
        .extent(BY_DEGREE)
        .check(PLAYERS, |check| in_steps(check, reckless))
        .slip_of_the_pen("\"δ satisfying (7.4)\": three players, p = 1/2, t = 0, where δ = 1/4 and the bound of (7.4) is 2")
        .shown_by(FIGURE),
    claim("castronova-b.3", "(B.3)")
        .says("For p ≤ t the Weenie rule adds (t^(n−1) − p^(n−1))p to α.")
        .extent(BY_DEGREE)
        .check(PLAYERS, |check| in_steps(check, dropped_cautious)),
    claim("castronova-b.4", "(B.4)")
        .says("For p ≥ t it adds (n − 1)t^(n−1)(t − p). Of the cases where all drop, that of player 1's hand below t has the \
         chance tⁿ, and that of it above t the chance t^(n−1)(p − t).")
        .extent(BY_DEGREE)
        .check(PLAYERS, |check| in_steps(check, dropped_reckless))
        .slip_of_the_pen("the chance t^(n−1) of the first case, in the proof: three players, p = t = 1/2, where it is 1/8 and \
         not 1/4"),
    claim("castronova-cor-b.2", "Corollary B.2")
        .says("With the Weenie rule p* = (1/3)^(1/(n−1)) leaves α > 0 against every other bloc, and a bloc at p* leaves α < 0 \
         to every other threshold: a strict equilibrium. It recovers the ante, so that it returns at least 0, up to six \
         players; from seven on it does not, as β = (n − 1)(1 − p*) > 1 where all play it.")
        .extent("proved from (B.1) and (B.2), as (n − 1)(1 − p*) grows with n; that no bloc leaves a smaller margin than that \
         at p* is checked to 64 players")
        .check(MANY, |check| in_steps(check, optimum))
        .needs_a_condition("seven players, all at p*: α − (β − 1) = −0.0039 < 0, so that (7.7) does not apply and the pot \
         grows")
        .shown_by("figure=guts-payoff&players=7&weenie=yes&threshold=0.8327&others=0.8327&theory=yes"),
    BOUNDS,
    claim("castronova-sec-b.2", "§B.2, open")
        .says("The equilibrium with the Weenie rule is strong in one round for three, four and five players; from six on it is \
         not: one who always holds and n − 2 at one higher threshold win from the player at p*.")
        .extent("checked to 20 players, each with a certified bound")
        .check(Sizes::players(6, 20, 20), |check| in_steps(check, strong))
        .with_status(Status::Settled)
        .shown_by("figure=guts-coalition&players=6&weenie=yes"),
    claim("castronova-sec-b-conclusion", "Appendix B, conclusion")
        .says("The Weenie rule moves the equilibrium from (1/2)^(1/(n−1)) to (1/3)^(1/(n−1)), and makes it strict.")
        .extent("proved: the slope of α where all play p is (n − 1)(1 − 2p^(n−1)) without and (n − 1)(1 − 3p^(n−1)) with the \
         rule")
        .check(PLAYERS, |check| in_steps(check, conclusion))
        .shown_by(FIGURE),
]).on_pages("31 to 33");

const PLAYERS: Sizes = Sizes::players(3, 6, 7);

const MANY: Sizes = Sizes::players(7, 64, 64);

const FIGURE: &str = "figure=guts-payoff&players=4&weenie=yes";

const BY_DEGREE: &str = "proved for every n, by the integral of payoffs of any thresholds; each n of the check exactly, at enough thresholds to \
     determine its polynomials";

/// The contribution of the rule to α.
fn added(bloc: Bloc) -> Q {
    bloc.alpha(Weenie) - bloc.alpha(Standard)
}

async fn cautious(check: &mut Check, most: u32) -> &'static str {
    for bloc in blocs(2..=most).filter(Bloc::is_cautious) {
        let Bloc { n, p, t, .. } = bloc;
        let stated = bound(n, p, t, t) + (power(t, n - 1) - power(p, n - 1)) * p;
        check.equal(&stated, &bloc.alpha(Weenie), bloc.place());
        check.progress_of(n, most).await;
    }
    "The ends of a round at all multiples of 1/n, for 2 to {size} players."
}

async fn reckless(check: &mut Check, most: u32) -> &'static str {
    let found = Bloc::new(3, (1, 0), 2).alpha(Weenie) + over(1, 1) * (over(1, 2) - whole(1));
    let words = format!("three players, p = 1/2, t = 0: δ = {found}, below 2");
    check.refuted(found < whole(2), words);
    for bloc in blocs(2..=most).filter(Bloc::is_reckless) {
        let Bloc { n, p, t, .. } = bloc;
        let first =
            whole(n - 1) * (t - p) * (whole(2) * power(p, n - 1) + power(t, n - 1) - whole(1));
        let (stated, found) = (first + stated_correction(n, p, t), bloc.alpha(Weenie));
        check.equal(&stated, &found, bloc.place());
        let upper = whole(n - 1) * (t - p) * (whole(3) * power(t, n - 1) - whole(1));
        check.case(found < upper, bloc.place());
        check.progress_of(n, most).await;
    }
    "The ends of a round at all multiples of 1/n, for 2 to {size} players."
}

async fn dropped_cautious(check: &mut Check, most: u32) -> &'static str {
    for bloc in blocs(2..=most).filter(Bloc::is_cautious) {
        let Bloc { n, p, t, .. } = bloc;
        let stated = (power(t, n - 1) - power(p, n - 1)) * p;
        check.equal(&stated, &added(bloc), bloc.place());
        check.progress_of(n, most).await;
    }
    "Rounds with and without the rule at all multiples of 1/n, for 2 to {size} players."
}

/// The chance that nobody holds.
fn all_drop(thresholds: &[u32], parts: u32) -> Q {
    let ends = outcomes(thresholds, parts).into_iter();
    let dropped = ends.filter(|(_, end)| end.holders() == 0);
    dropped.map(|(chance, _)| chance).sum()
}

async fn dropped_reckless(check: &mut Check, most: u32) -> &'static str {
    let (printed, found) = (power(over(1, 2), 2), all_drop(&[1, 1, 1], 2));
    check.misprint("three players, p = t = 1/2", &printed, &found);
    for bloc in blocs(2..=most).filter(|bloc| bloc.p >= bloc.t) {
        let Bloc { n, p, t, .. } = bloc;
        let stated = whole(n - 1) * power(t, n - 1) * (t - p);
        check.equal(&stated, &added(bloc), bloc.place());
        let mut thresholds = vec![bloc.steps.1; n as usize];
        thresholds[0] = bloc.steps.0;
        let stated = power(t, n) + power(t, n - 1) * (p - t);
        check.equal(&stated, &all_drop(&thresholds, n), bloc.place());
        check.progress_of(n, most).await;
    }
    "Rounds with and without the rule at all multiples of 1/n, for 2 to {size} players."
}

async fn optimum(check: &mut Check, most: u32) -> String {
    let mut least = Extreme::new();
    for n in 2..=most {
        let p = (1.0_f64 / 3.0).powf(1.0 / f64::from(n - 1));
        for step in 0..=100 {
            let t = f64::from(step) / 100.0;
            if (t - p).abs() > 1e-3 {
                let against = solved_bloc(Weenie, n, (p, t)).0;
                let with = solved_bloc(Weenie, n, (t, p)).0;
                let holds = against > ROUNDING && with < -ROUNDING;
                check.case(holds, || format!("{n} players, t = {t}: {against}, {with}"));
            }
        }
        let (alpha, beta) = solved_bloc(Weenie, n, (p, p));
        let margin = alpha - (beta - 1.0);
        let stated = 1.0 - f64::from(n - 1) * (1.0 - p);
        check.case(
            (margin - stated).abs() < ROUNDING && (margin > 0.0) == (n <= 6),
            || format!("{n} players: {margin}"),
        );
        // The least margin of all blocs is there.
        let recovers = equilibrium(Weenie, players(n)).recovers();
        check.case(recovers == (n <= 6), || format!("{n} players recover"));
        if n == 7 {
            let words = format!("seven players: α − (β − 1) = {margin:.4}");
            check.refuted(margin < 0.0, words);
        }
        least.offer(-margin, n);
        check.progress_of(n, most).await;
    }
    let (margin, n) = least.found().copied().unwrap_or_default();
    format!(
        "100 blocs and 100 thresholds for each n up to {most}; the least margin is {:.4} with {n} players.",
        -margin
    )
}

async fn strong(check: &mut Check, most: u32) -> Result<String, Failure> {
    let mut text = Vec::new();
    for n in 3..=most {
        let at = equilibrium(Weenie, players(n)).threshold;
        let reply = best_response(Weenie, players(n), at);
        if n <= 5 {
            check.case(reply.bound > -ROUNDING, || {
                format!("{n} players: {}", reply.bound)
            });
        } else {
            let others = reply.opponents.thresholds();
            let is_spoiler = others[0] == Threshold::ALWAYS_HOLD
                && others[1..].iter().all(|at| *at == others[1]);
            let holds = reply.alpha < -ROUNDING && is_spoiler;
            check.case(holds, || format!("{n} players: {}", reply.alpha));
            text.push(format!("{:.4}", reply.alpha));
        }
        check.progress_of(n, most).await;
    }
    // Six players near p* = (1/3)^(1/5) = 0.8027, the spoiler and four at 37/40: exactly, at 32/40 and 33/40.
    for mine in [32, 33] {
        let found = round(Weenie, &[mine, 0, 37, 37, 37, 37], 40).alpha[0];
        check.case(found < over(-1, 200), || {
            format!("six players, p = {mine}/40: {found}")
        });
    }
    Ok(format!(
        "No reply leaves less than −1e-12 up to five players; from six on the best leaves {}.",
        text.join(", ")
    ))
}

async fn conclusion(check: &mut Check, most: u32) -> &'static str {
    for n in 2..=most {
        for (rules, factor) in [(Standard, 2), (Weenie, 3)] {
            for step in 1..=n {
                // From below α is a polynomial in p: its derivative at t.
                let points = (0..=n).map(|back| {
                    let mine = n * step - back;
                    (
                        over(mine, n * n),
                        against_bloc(rules, n, (mine, n * step), n * n).0,
                    )
                });
                let coefficients = through(&points.collect::<Vec<_>>());
                let t = over(step, n);
                let slope: Q = (1..=n)
                    .map(|k| whole(k) * coefficients[k as usize] * power(t, k - 1))
                    .sum();
                let stated = whole(n - 1) * (whole(1) - whole(factor) * power(t, n - 1));
                check.equal(&stated, &slope, || format!("{n} players at {t}, {rules:?}"));
                check.progress_of(n, most).await;
            }
        }
    }
    "Exact slopes at all multiples of 1/n, for 2 to {size} players, under both rules."
}
