//! Section 6.2: what two can do to one, and the equilibrium of three.

use super::border_cases::BORDERS;
use super::claim;
use super::polynomial::{at_equilibrium, concave_bound, double_with_root, sign_with_root, through};
use super::round::{Q, against_bloc, double, over, round, whole};
use super::solver::{ROUNDING, players, threshold};
use crate::check::{Check, Section, Sizes, in_steps};
use itertools::Itertools;
use upperhand::guts::Rules::Standard;
use upperhand::guts::best_response;

pub(super) const CLAIMS: Section = Section::new("Section 6.2", &[
    claim("castronova-prop-6.5", "Proposition 6.5")
        .says("Against a bloc of two at t the threshold p* = 1/√2 has α = 4(t − p*)²(t + p*) for t ≥ p* and 2p*(t − p*)² for t \
         ≤ p*, and β − α ≤ 2 − √2, so that it returns at least 0; a bloc at p* holds player 1 to at most 0.")
        .extent("proved: (6.3) and (6.4) at p = 1/√2")
        .check(GRID, |check| in_steps(check, bloc_optimum))
        .shown_by(AT_EQUILIBRIUM),
    claim("castronova-prop-6.5-proof", "Proposition 6.5, proof")
        .says("β − α at p* = 1/√2 is largest, 2 − √2, where the bloc stands at p* or below it, and falls above.")
        .extent("proved: α − β is constant for t ≤ p*, and beyond grows with the slope 12t(t − p*)")
        .check(GRID, |check| in_steps(check, largest_margin))
        .slip_of_the_pen("that it is least at p*, as printed (\"minimized\"): at t = 1 it is 0.1213, below 2 − √2 = 0.5858")
        .shown_by("figure=guts-payoff&players=3&threshold=0.7071&others=1&theory=yes"),
    claim("castronova-rem-6.6", "Remark 6.6")
        .says("β(1/√2, t, t) is not below 1 for every t: at t = 0 it is 2 − 1/√2. The bound on α − β is needed.")
        .extent("proved")
        .check(GRID, |check| in_steps(check, growing_stakes))
        .shown_by("figure=guts-payoff&players=3&threshold=0.7071&others=0&theory=yes"),
    claim("castronova-rem-6.7", "Remark 6.7")
        .says("Against blocs of two 1/√2 is the only strategy of player 1 that returns at least 0, mixtures included.")
        .extent("proved: above 1/√2 it loses to 1/√2, below to every t between its mean and 1/√2")
        .check(GRID, |check| in_steps(check, unique)),
    claim("castronova-sec-6.2.2", "§6.2.2")
        .says("Three players at 1/√2 are a Nash equilibrium: nobody gains by leaving it alone. It penalises those who hold \
         fewer hands; holding more costs nothing.")
        .extent("proved: α is 0 for p ≤ 1/√2 and (p − 1/√2)(1 − 2p² − √2·p) < 0 above")
        .check(GRID, |check| in_steps(check, nash))
        .wrong_as_stated("that it penalises every deviation: who holds all hands against two at 1/√2 gets 0, too")
        .shown_by("figure=guts-payoff&players=3&threshold=0&others=0.7071"),
    claim("castronova-prop-6.8", "Proposition 6.8, (6.5), (6.6)")
        .says("The best two can do to p is α_a = −((4p² + 6)^(3/2) + 8p³ − 36p)/27, by both at 1/(√(4p² + 6) − 2p), or α_b = \
         −2((9p² + 3)^(3/2) − 27p)/27, by 0 and √(p² + 1/3): whichever is less while p ≤ √(2/3), the former being attained up \
         to 1/√2 alone. From √(2/3) on it is 2p − 3p², by 0 and 1.")
        .extent("proved, but for rounding: the best reply has a certified bound")
        .check(GRID, |check| in_steps(check, best_reply))
        .needs_a_condition("p = 1: the print has less than −1.07 by the threshold √(4/3) > 1, but who drops everything loses 1 \
         at most")
        .shown_by("figure=guts-payoff&players=3&threshold=0.75&theory=yes"),
    BORDERS,
    claim("castronova-cor-6.9", "Corollary 6.9")
        .says("Against two others who may differ no strategy of player 1, pure or mixed, returns at least 0.")
        .extent("proved: one mixture of theirs leaves less than 0 with every threshold")
        .check(GRID, |check| in_steps(check, no_safe_strategy))
        .shown_by("figure=guts-coalition&players=3"),
]).on_pages("16 to 19");

const GRID: Sizes = Sizes::steps(4, 24, 64);

const AT_EQUILIBRIUM: &str = "figure=guts-payoff&players=3&threshold=0.7071&others=0.7071";

/// α at p* = 1/√2 against others at multiples of 1/`parts`, as a + b/√2: through exact values on the side of all of their
/// thresholds where p* lies.
fn at_root(others: [u32; 2], parts: u32) -> Vec<Q> {
    let above = others
        .iter()
        .copied()
        .filter(|&t| 2 * t * t > parts * parts)
        .min();
    let below = others
        .iter()
        .copied()
        .filter(|&t| 2 * t * t <= parts * parts)
        .max();
    let (low, high) = (below.unwrap_or(0), above.unwrap_or(parts));
    let points = (0..4).map(|third| {
        // Four points between both, in parts of 3·parts.
        let mine = 3 * low + third * (high - low);
        let thresholds = [mine, 3 * others[0], 3 * others[1]];
        (
            over(mine, 3 * parts),
            round(Standard, &thresholds, 3 * parts).alpha[0],
        )
    });
    at_equilibrium(&through(&points.collect::<Vec<_>>()), 3)
}

async fn bloc_optimum(check: &mut Check, parts: u32) -> &'static str {
    for step in 0..=parts {
        let t = over(step, parts);
        let found = at_root([step, step], parts);
        let stated = if 2 * step * step > parts * parts {
            // 4(t − p)(t² − 1/2).
            let square = t * t - over(1, 2);
            vec![whole(4) * t * square, whole(-4) * square]
        } else {
            // 2p(t² − 2pt + 1/2).
            vec![whole(-2) * t, whole(2) * t * t + whole(1)]
        };
        check.case(found == stated, || format!("α(1/√2, t, t) at t = {t}"));
        check.case(sign_with_root(&found) >= 0, || {
            format!("the sign of α at t = {t}")
        });
        // β is linear in p: 2 − 2t + (2t² − 1)p; and 2 − √2 is 2 − 2p.
        let margin = [
            whole(2) * t + found[0],
            whole(-1) - whole(2) * t * t + found[1],
        ];
        let beta = against_bloc(Standard, 3, (0, step), parts).1;
        check.equal(&(whole(2) - whole(2) * t), &beta, || {
            format!("β(0, t, t) at t = {t}")
        });
        check.case(sign_with_root(&margin) >= 0, || format!("β − α at t = {t}"));
        check.progress_of(step, parts).await;
    }
    "Exactly, in numbers a + b/√2, for all blocs at multiples of 1/{size}."
}

async fn largest_margin(check: &mut Check, parts: u32) -> &'static str {
    // α − β + 2 − 2p*, as a + b/√2: 0 up to p*, and above it beyond.
    let below_largest = |step: u32| {
        let alpha = at_root([step, step], parts);
        let [at_0, at_1] = [0, parts].map(|mine| against_bloc(Standard, 3, (mine, step), parts).1);
        [
            alpha[0] - at_0 + whole(2),
            alpha[1] - (at_1 - at_0) - whole(2),
        ]
    };
    check.refuted(
        sign_with_root(&below_largest(parts)) > 0,
        format!(
            "t = 1, where β − α is {:.4} below its value at p*",
            double_with_root(&below_largest(parts))
        ),
    );
    for step in 0..=parts {
        let sign = sign_with_root(&below_largest(step));
        let is_above = 2 * step * step > parts * parts;
        let holds = sign == i128::from(is_above);
        check.case(holds, || format!("t = {}", over(step, parts)));
        check.progress_of(step, parts).await;
    }
    "Exactly, in numbers a + b/√2, for all blocs at multiples of 1/{size}."
}

async fn growing_stakes(check: &mut Check, parts: u32) -> String {
    let mut grows = 0;
    for step in 0..=parts {
        // β is linear in p: from its values at 0 and 1.
        let [at_0, at_1] = [0, parts].map(|mine| against_bloc(Standard, 3, (mine, step), parts).1);
        let above = [at_0 - whole(1), at_1 - at_0];
        grows += u32::from(sign_with_root(&above) >= 0);
        if step == 0 {
            let holds = above == [whole(1), whole(-1)] && sign_with_root(&above) > 0;
            check.case(holds, || "t = 0");
        }
    }
    check.progress(1.0).await;
    format!(
        "β is at least 1 for {grows} of the {} multiples of 1/{parts}.",
        parts + 1
    )
}

async fn unique(check: &mut Check, parts: u32) -> &'static str {
    // The highest multiple of a finer step below 1/√2.
    let fine = 64 * parts;
    let below = (0..fine)
        .rev()
        .find(|t| 2 * t * t < fine * fine)
        .unwrap_or(0);
    for step in 0..=parts {
        let loses = if 2 * step * step > parts * parts {
            sign_with_root(&against_equilibrium(step, parts)) < 0
        } else {
            against_bloc(Standard, 3, (64 * step, below), fine).0 < whole(0)
        };
        check.case(loses, || format!("p = {}", over(step, parts)));
    }
    // Playing the mean is better than mixing, as α is concave in p.
    for (first, second) in (0..=parts).tuple_combinations() {
        let theirs = |t: u32| {
            let alpha = |mine: u32| against_bloc(Standard, 3, (mine, 2 * t), 2 * parts).0;
            alpha(first + second) >= (alpha(2 * first) + alpha(2 * second)) * over(1, 2)
        };
        let holds = (0..=4).map(|part| part * parts / 4).all(theirs);
        check.case(holds, || format!("{first} and {second} of {parts}"));
        check.progress_of(first, parts).await;
    }
    "Each multiple of 1/{size} loses to a bloc at 1/√2 or just below it; each half-and-half mixture is no better than its mean."
}

/// α of a multiple of 1/`parts` against two at 1/√2, as a + b/√2: on either side of p it is a polynomial in t.
fn against_equilibrium(step: u32, parts: u32) -> Vec<Q> {
    let (low, high) = if 2 * step * step > parts * parts {
        (0, step)
    } else {
        (step, parts)
    };
    let points = (0..4).map(|third| {
        let theirs = 3 * low + third * (high - low);
        let alpha = against_bloc(Standard, 3, (3 * step, theirs), 3 * parts).0;
        (over(theirs, 3 * parts), alpha)
    });
    at_equilibrium(&through(&points.collect::<Vec<_>>()), 3)
}

async fn nash(check: &mut Check, parts: u32) -> &'static str {
    for step in 0..=parts {
        let is_above = 2 * step * step > parts * parts;
        let sign = sign_with_root(&against_equilibrium(step, parts));
        if step == 0 {
            check.refuted(sign == 0, "p = 0 against two at 1/√2: α = 0");
        }
        check.case(if is_above { sign < 0 } else { sign == 0 }, || {
            format!("p = {}", over(step, parts))
        });
        check.progress_of(step, parts).await;
    }
    "Exactly, in numbers a + b/√2, for all p that are multiples of 1/{size}."
}

/// α_a and α_b.
fn printed(p: f64) -> [f64; 2] {
    let first = -((4.0 * p * p + 6.0).powf(1.5) + 8.0 * p.powi(3) - 36.0 * p) / 27.0;
    let second = -2.0 / 27.0 * ((9.0 * p * p + 3.0).powf(1.5) - 27.0 * p);
    [first, second]
}

async fn best_reply(check: &mut Check, size: u32) -> String {
    let parts = size.min(40);
    let beyond = printed(1.0)[1];
    let words = format!("p = 1: printed {beyond:.4}, computed −1");
    check.refuted(beyond < -1.07, words);
    for step in 0..=parts {
        let p = f64::from(step) / f64::from(parts);
        let [first, second] = printed(p);
        let stated = if 3 * step * step <= 2 * parts * parts {
            first.min(second)
        } else {
            2.0 * p - 3.0 * p * p
        };
        let others = (0..=parts).tuple_combinations();
        let diagonal = (0..=parts).map(|t| (t, t));
        let least = others
            .chain(diagonal)
            .map(|(q, r)| round(Standard, &[step, q, r], parts).alpha[0])
            .min();
        let found = least.map_or(f64::NAN, double);
        // A step of the grid away from the best reply costs less than 3 steps squared.
        let near = stated + 3.0 / f64::from(parts).powi(2);
        check.case(found >= stated - ROUNDING && found <= near, || {
            format!("the least of α at p = {p} is {found}, not {stated}")
        });
        let bound = best_response(Standard, players(3), threshold(step, parts)).bound;
        check.case((bound - stated).abs() < ROUNDING, || {
            format!("the certified bound at p = {p} is {bound}, not {stated}")
        });
        check.progress_of(step, parts).await;
    }
    format!(
        "The least of α over all pairs of multiples of 1/{parts}, exactly, within 3/{parts}² of what is stated; and the \
         certified bound of the best reply, within 1e-12."
    )
}

async fn no_safe_strategy(check: &mut Check, steps: u32) -> String {
    let parts = 96;
    // Five times of six both at 2/3; else one holds everything, the other from 81/96 on.
    let mixture = |mine: u32| -> Q {
        let bloc = round(Standard, &[mine, 64, 64], parts).alpha[0];
        let spoiler = round(Standard, &[mine, 0, 81], parts).alpha[0];
        (bloc * whole(5) + spoiler) / whole(6)
    };
    let values: Vec<Q> = (0..=parts).map(mixture).collect();
    for (mine, value) in values.iter().enumerate() {
        check.case(*value < whole(0), || format!("p = {mine}/{parts}"));
    }
    let bound = concave_bound(&values);
    check.case(bound < whole(0), || format!("{bound} between the points"));
    check.progress(0.5).await;
    for step in 0..=steps {
        let reply = best_response(Standard, players(3), threshold(step, steps));
        check.case(reply.alpha < 0.0, || {
            format!("the best reply to {}", over(step, steps))
        });
    }
    format!(
        "A mixture, both at 2/3 five times of six, else 0 and 27/32, leaves every threshold at most {:.5}: exact at \
         multiples of 1/{parts}, and by concavity between them. Each multiple of 1/{steps} has a reply that wins.",
        double(bound)
    )
}
