//! Sections 7.1 and 7.2: one against a bloc of n − 1.

use super::bloc::{Bloc, blocs};
use super::claim;
use super::polynomial::{at_equilibrium, double_at_equilibrium, through};
use super::round::{Q, against_bloc, derivative, over, pairs, power, whole};
use super::solver::ROUNDING;
use crate::check::{Check, Section, Sizes, in_steps};
use upperhand::guts::Rules::{Standard, Weenie};

pub(super) const CLAIMS: Section = Section::new("Sections 7.1 to 7.2", &[
    claim("castronova-lem-7.1", "Lemma 7.1, (7.1)")
        .says("Where all n players play p, the derivative of α in one's own threshold is (n − 1)(1 − 2p^(n−1)).")
        .extent(BY_DEGREE)
        .check(PLAYERS, |check| in_steps(check, slope))
        .shown_by(AT_EQUILIBRIUM),
    claim("castronova-cor-7.2", "Corollary 7.2")
        .says("Against blocs only the threshold p* = (1/2)^(1/(n−1)) can leave α ≥ 0: any other loses to a bloc between it and \
         p*.")
        .extent("proved: by Lemma 7.1 the derivative in the bloc's threshold is not 0 elsewhere")
        .check(PLAYERS, |check| in_steps(check, necessary))
        .shown_by(AT_EQUILIBRIUM),
    claim("castronova-rem-7.3", "Remark 7.3")
        .says("α against a bloc of n − 1 is concave in one's own threshold and convex in the bloc's. With the Weenie rule it \
         is not always convex in the bloc's: first for four players, near p = 1 and t = 3/32.")
        .extent("proved: the slope −1 + 2t^(n−1) + n(1 − 2·max(p, t)^(n−1)) falls with p; in t, α is linear but for 2p·t^(n−1) \
         and 2n∫max(x, t)^(n−1)dx, both convex")
        .check(Sizes::players(3, 5, 8), |check| in_steps(check, shape)),
    claim("castronova-7.2", "Proposition 7.4, (7.2)")
        .says("For p ≤ t the payoff against a bloc at t is α = (n − 1)(t − p)(2t^(n−1) − 1), linear in p.")
        .extent(BY_DEGREE)
        .check(PLAYERS, |check| in_steps(check, cautious))
        .shown_by("figure=guts-payoff&players=4"),
    claim("castronova-rem-7.5", "Remark 7.5")
        .says("(7.2) and (7.3) are exact for two players. For three and t ≤ p, α = 2(p − t)(1 − p(t + p)), which is 2p(p − t)² \
         above the lower bound of (7.3) and (2p + 4t)(p − t)² below the upper one.")
        .extent("proved: (6.4)")
        .check(Sizes::steps(3, 24, 96), |check| in_steps(check, exact_formulas))
        .slip_of_the_pen("p = 1, t = 0: the print, with p·(t·p) for t + p, gives 2; α is 0"),
    claim("castronova-cor-7.6", "Corollary 7.6")
        .says("The threshold (1/2)^(1/(n−1)) leaves α ≥ 0 against every bloc of n − 1.")
        .extent("proved: (7.2) and (7.3)")
        .check(PLAYERS, |check| in_steps(check, no_loss))
        .shown_by(AT_EQUILIBRIUM),
]).on_pages("20 to 24");

/// All players have 3^n cells between them.
pub(super) const PLAYERS: Sizes = Sizes::players(3, 6, 8);

pub(super) const BY_DEGREE: &str = "proved for every n, by the integral of payoffs of any thresholds; each n of the check exactly, at enough thresholds to \
     determine its polynomials";

const AT_EQUILIBRIUM: &str = "figure=guts-payoff&players=4&threshold=0.7937&others=0.7937";

pub(super) fn alpha(n: u32, mine: u32, theirs: u32, parts: u32) -> Q {
    against_bloc(Standard, n, (mine, theirs), parts).0
}

/// (n − 1)(t − p)(2x^(n−1) − 1).
pub(super) fn bound(n: u32, p: Q, t: Q, x: Q) -> Q {
    whole(n - 1) * (t - p) * (whole(2) * power(x, n - 1) - whole(1))
}

async fn slope(check: &mut Check, most: u32) -> &'static str {
    for n in 2..=most {
        for step in 0..=n {
            let equal = Bloc::new(n, (step, step), 2 * n);
            let stated = whole(n - 1) * (whole(1) - whole(2) * power(equal.p, n - 1));
            let above: Vec<Q> = (0..=n)
                .map(|more| alpha(n, step + more, step, 2 * n))
                .collect();
            let computed = derivative(&above, over(1, 2 * n));
            check.equal(&stated, &computed, equal.place());
            check.progress_of(n - 1, most).await;
        }
        for step in 1..=n {
            // Below p it is linear: one chord.
            let equal = Bloc::new(n, (step, step), n);
            let chord = (equal.alpha(Standard) - alpha(n, step - 1, step, n)) * whole(n);
            let stated = whole(n - 1) * (whole(1) - whole(2) * power(equal.p, n - 1));
            check.equal(&stated, &chord, equal.place());
        }
    }
    "Exact derivatives from both sides for 2 to {size} players."
}

async fn necessary(check: &mut Check, most: u32) -> &'static str {
    for n in 3..=most {
        for step in 0..=n {
            let is_below = whole(2) * power(over(step, n), n - 1) < whole(1);
            let reply = if is_below {
                32 * step + 1
            } else {
                32 * step - 1
            };
            let bloc = Bloc::new(n, (32 * step, reply), 32 * n);
            check.case(bloc.alpha(Standard) < whole(0), bloc.place());
        }
        check.progress_of(n, most).await;
    }
    "Every multiple of 1/n loses to a bloc 1/(32n) nearer to p*, for 3 to {size} players."
}

async fn shape(check: &mut Check, most: u32) -> &'static str {
    let bend = |f: &dyn Fn(u32) -> Q, x: u32| f(x - 1) - whole(2) * f(x) + f(x + 1);
    let weenie = |n, mine, theirs, parts| against_bloc(Weenie, n, (mine, theirs), parts).0;
    for n in 2..=most {
        let parts = 2 * n;
        for (x, y) in pairs(parts).filter(|(x, _)| (1..parts).contains(x)) {
            let concave = bend(&|x| alpha(n, x, y, parts), x) <= whole(0);
            let convex = bend(&|x| alpha(n, y, x, parts), x) >= whole(0);
            let by_rule = n > 3 || bend(&|x| weenie(n, y, x, parts), x) >= whole(0);
            let place = Bloc::new(n, (x, y), parts).place();
            check.case(concave && convex && by_rule, place);
            check.progress_of(n - 1, most).await;
        }
    }
    let curvature = bend(&|theirs| weenie(4, 32, theirs, 32), 3);
    check.case(curvature < whole(0), Bloc::new(4, (32, 3), 32).place());
    "Second differences of both arguments at multiples of 1/(2n), for 2 to {size} players."
}

async fn cautious(check: &mut Check, most: u32) -> &'static str {
    for bloc in blocs(2..=most).filter(Bloc::is_cautious) {
        let stated = bound(bloc.n, bloc.p, bloc.t, bloc.t);
        check.equal(&stated, &bloc.alpha(Standard), bloc.place());
        check.progress_of(bloc.n - 1, most).await;
    }
    "The ends of a round at all multiples of 1/n, for 2 to {size} players."
}

async fn exact_formulas(check: &mut Check, parts: u32) -> &'static str {
    let printed = |p: Q, t: Q| whole(2) * (p - t) * (whole(1) - whole(2) * p * (t * p));
    let (stated, found) = (printed(whole(1), whole(0)), alpha(3, 1, 0, 1));
    check.misprint("p = 1, t = 0", &stated, &found);
    for bloc in Bloc::all(3, parts).filter(|bloc| bloc.t <= bloc.p) {
        let Bloc { p, t, .. } = bloc;
        let (found, square) = (bloc.alpha(Standard), (p - t) * (p - t));
        let stated = whole(2) * (p - t) * (whole(1) - p * (t + p));
        check.equal(&stated, &found, bloc.place());
        let above = found - bound(3, p, t, p);
        check.equal(&(whole(2) * p * square), &above, bloc.place());
        let stated = (whole(2) * p + whole(4) * t) * square;
        let below = bound(3, p, t, t) - found;
        check.equal(&stated, &below, bloc.place());
        let two = Bloc::new(2, bloc.steps, parts);
        check.equal(&bound(2, p, t, p), &two.alpha(Standard), two.place());
        check.progress_of(bloc.steps.0, parts).await;
    }
    "The ends of a round for all multiples of 1/{size}."
}

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

async fn no_loss(check: &mut Check, most: u32) -> String {
    let mut least = f64::INFINITY;
    for n in 2..=most {
        for theirs in 0..=2 * n {
            let found = at_p_star(n, theirs, 2 * n);
            let t = over(theirs, 2 * n);
            check.case(found >= -ROUNDING, || format!("{n} players, t = {t}"));
            if n > 2 {
                least = least.min(found);
            }
            check.progress_of(n - 1, most).await;
        }
    }
    format!(
        "Exact polynomials at p*, summed in doubles, for blocs at multiples of 1/(2n) and 2 to {most} players; the least for \
         three players and more is {least:.6}."
    )
}
