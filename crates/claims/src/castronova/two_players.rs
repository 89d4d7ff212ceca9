//! Section 5: the continuous game of two.

use super::bloc::Bloc;
use super::claim;
use super::round::{Q, over, pairs, round, whole};
use crate::check::{Check, Section, Sizes, at_once, in_steps};
use itertools::Itertools;
use upperhand::guts::Rules::Standard;

pub(super) const CLAIMS: Section = Section::new("Section 5", &[
    claim("castronova-prop-5.1", "Proposition 5.1, (5.1), (5.2)")
        .says("For two players with thresholds p and q, β = pq + (1 − p)(1 − q) and α = (1 − 2·max(p, q))(p − q).")
        .extent("proved: both sides are polynomials of degree 2 on either side of p = q")
        .check(GRID, |check| in_steps(check, payoff))
        .shown_by("figure=guts-payoff&players=2"),
    claim("castronova-sec-5.2", "§5.2, (5.4), (5.5)")
        .says("For p ≤ q the payoffs of p and of q against q differ only where player 1's hand lies between p and q; there \
         holding instead of dropping costs 1 if the other holds and gains 1 if she drops, so that α = (q − p)(2q − 1).")
        .extent("proved")
        .check(GRID, |check| in_steps(check, alternative)),
    claim("castronova-rem-5.2", "Remark 5.2")
        .says("α of two players has continuous derivatives across p = q: its two formulas differ by 2(p − q)².")
        .extent("proved")
        .check(GRID, |check| in_steps(check, smooth)),
    claim("castronova-lem-5.3", "Lemma 5.3, (5.6)")
        .says("The best reply of player 2 leaves −(1 − 2p)²/8, by the threshold (2p + 1)/4, if p ≤ 1/2, and (1 − 2p)p, by \
         holding everything, if p ≥ 1/2.")
        .extent("proved: α is quadratic in q above p, and linear below")
        .check(GRID, |check| in_steps(check, best_response))
        .shown_by("figure=guts-payoff&players=2&threshold=0.25&theory=yes"),
    claim("castronova-lem-5.3-proof", "Lemma 5.3, proof")
        .says("For q ≤ p the payoff α is linear in q with the slope 2p − 1.")
        .extent("proved: α = (1 − 2p)(p − q)")
        .check(GRID, |check| in_steps(check, slope))
        .slip_of_the_pen("the slope 1 − 2p, as printed, at p = 1: from q = 0 to 1 the payoff rises from −1 to 0"),
    claim("castronova-cor-5.4", "Corollary 5.4, (5.7)")
        .says("The threshold 1/2 leaves α ≥ 0 and has β = 1/2 against everything, so that it returns at least 0: it is \
         optimal.")
        .extent("proved: α is 0 for q ≤ 1/2 and 2(q − 1/2)² above")
        .check(GRID, |check| in_steps(check, optimal))
        .shown_by(AT_EQUILIBRIUM),
    claim("castronova-rem-5.5", "Remark 5.5")
        .says("α of two players is concave in p and convex in q, so that pure strategies of both are optimal.")
        .extent("proved: the derivative in p is 1 − 2q up to q and 1 + 2q − 4p beyond; α(q, p) = −α(p, q)")
        .check(GRID, |check| in_steps(check, concave_convex)),
    claim("castronova-rem-5.6", "Remark 5.6, (5.3)")
        .says("1/2 is the only optimal strategy of player 1, mixtures included: one that ever plays above 1/2 loses to 1/2; \
         any other but 1/2 loses to every threshold between its mean and 1/2. No mixture is better than its mean.")
        .extent("proved by Jensen's inequality")
        .check(Sizes::steps(4, 8, 16), |check| in_steps(check, unique)),
    claim("castronova-rem-5.7", "Remark 5.7, (5.8)")
        .says("Against 1/2 it costs nothing to hold more than half of all hands; to hold fewer, from q > 1/2 on, costs 2(q − \
         1/2)².")
        .extent("proved")
        .check(GRID, |check| at_once(check, penalties))
        .shown_by("figure=guts-payoff&players=2&threshold=0.75&others=0.5"),
]).on_pages("12 to 15");

const GRID: Sizes = Sizes::steps(2, 24, 96);

const AT_EQUILIBRIUM: &str = "figure=guts-payoff&players=2&threshold=0.5&others=0.5";

/// α of player 1, thresholds in parts of `parts`.
fn alpha(mine: u32, theirs: u32, parts: u32) -> Q {
    round(Standard, &[mine, theirs], parts).alpha[0]
}

async fn payoff(check: &mut Check, parts: u32) -> &'static str {
    for bloc in Bloc::all(2, parts) {
        let (p, q) = (bloc.p, bloc.t);
        let beta = p * q + (whole(1) - p) * (whole(1) - q);
        check.equal(&beta, &bloc.beta(Standard), bloc.place());
        let alpha = (whole(1) - whole(2) * p.max(q)) * (p - q);
        check.equal(&alpha, &bloc.alpha(Standard), bloc.place());
        check.progress_of(bloc.steps.0, parts).await;
    }
    "Both from the ends of a round, for all multiples of 1/{size}."
}

async fn alternative(check: &mut Check, parts: u32) -> &'static str {
    for bloc in Bloc::all(2, parts).filter(Bloc::is_cautious) {
        // Compared with q, only the hands in [p, q) are held in addition: below p and from q on nothing differs.
        let (p, q) = (bloc.p, bloc.t);
        let equal = Bloc::new(2, (bloc.steps.1, bloc.steps.1), parts);
        let found = bloc.alpha(Standard) - equal.alpha(Standard);
        let stated = (q - p) * (q - (whole(1) - q));
        check.equal(&stated, &found, bloc.place());
        let stated = (q - p) * (whole(2) * q - whole(1));
        check.equal(&stated, &found, bloc.place());
        check.progress_of(bloc.steps.0, parts).await;
    }
    "The difference of two rounds, for all multiples of 1/{size}."
}

async fn smooth(check: &mut Check, parts: u32) -> &'static str {
    for bloc in Bloc::all(2, parts) {
        let (p, q) = (bloc.p, bloc.t);
        let continued = (whole(1) - whole(2) * q) * (p - q);
        let square = if bloc.is_reckless() {
            whole(2) * (p - q) * (p - q)
        } else {
            whole(0)
        };
        check.equal(&(continued - square), &bloc.alpha(Standard), bloc.place());
        check.progress_of(bloc.steps.0, parts).await;
    }
    "The formula for p ≤ q, continued beyond, for all multiples of 1/{size}."
}

async fn best_response(check: &mut Check, parts: u32) -> String {
    // (2p + 1)/4 is a multiple of a quarter step.
    let fine = 4 * parts;
    for step in 0..=parts {
        let p = over(step, parts);
        let gap = whole(1) - whole(2) * p;
        let (stated, reply) = if 2 * step < parts {
            (-gap * gap / whole(8), 2 * step + parts)
        } else {
            (gap * p, 0)
        };
        let least = (0..=fine)
            .map(|theirs| alpha(4 * step, theirs, fine))
            .min()
            .unwrap_or_default();
        check.equal(&stated, &least, || format!("the least of α at p = {p}"));
        check.equal(&stated, &alpha(4 * step, reply, fine), || {
            format!("the reply to p = {p}")
        });
        check.progress_of(step, parts).await;
    }
    format!(
        "The least α over all q that are multiples of 1/{fine}, for all p that are multiples of 1/{parts}."
    )
}

async fn slope(check: &mut Check, parts: u32) -> &'static str {
    let risen = alpha(1, 1, 1) - alpha(1, 0, 1);
    check.misprint("the slope at p = 1", &whole(-1), &risen);
    for bloc in Bloc::all(2, parts).filter(Bloc::is_reckless) {
        let (p, q) = (bloc.p, bloc.t);
        let equal = Bloc::new(2, (bloc.steps.0, bloc.steps.0), parts);
        let found = (equal.alpha(Standard) - bloc.alpha(Standard)) / (p - q);
        check.equal(&(whole(2) * p - whole(1)), &found, bloc.place());
        check.progress_of(bloc.steps.0, parts).await;
    }
    "Quotients of differences, for all multiples of 1/{size}."
}

async fn optimal(check: &mut Check, parts: u32) -> String {
    for theirs in 0..=2 * parts {
        let found = round(Standard, &[parts, theirs], 2 * parts);
        check.case(found.alpha[0] >= whole(0), || {
            format!("α against {}", over(theirs, 2 * parts))
        });
        check.equal(&over(1, 2), &found.beta, || {
            format!("β against {}", over(theirs, 2 * parts))
        });
    }
    for step in (0..=parts).filter(|&step| 2 * step != parts) {
        let least = (0..=4 * parts)
            .map(|theirs| alpha(4 * step, theirs, 4 * parts))
            .min();
        check.case(least < Some(whole(0)), || {
            format!("p = {}, to which no reply wins", over(step, parts))
        });
        check.progress_of(step, parts).await;
    }
    format!(
        "1/2 against all multiples of 1/{}; every other multiple of 1/{parts} loses to some.",
        2 * parts
    )
}

async fn concave_convex(check: &mut Check, parts: u32) -> &'static str {
    for (x, y) in pairs(parts).filter(|(x, _)| (1..parts).contains(x)) {
        let bend = |alpha: &dyn Fn(u32) -> Q| alpha(x - 1) - whole(2) * alpha(x) + alpha(x + 1);
        let mine = bend(&|x| alpha(x, y, parts));
        let theirs = bend(&|x| alpha(y, x, parts));
        check.case(mine <= whole(0) && theirs >= whole(0), || {
            format!("near {} with {}", over(x, parts), over(y, parts))
        });
        check.progress_of(x, parts).await;
    }
    "Second differences of both arguments, for all multiples of 1/{size}."
}

async fn unique(check: &mut Check, parts: u32) -> &'static str {
    // Means of four thresholds and one half, halved: multiples of 1/(8·parts).
    let fine = 8 * parts;
    for mixture in (0..=parts).combinations_with_replacement(4) {
        let sum: u32 = mixture.iter().sum();
        let earns = |theirs: u32| -> Q {
            let each = mixture.iter().map(|mine| alpha(8 * mine, theirs, fine));
            each.sum::<Q>() / whole(4)
        };
        if mixture.iter().any(|mine| 2 * mine > parts) {
            check.case(earns(4 * parts) < whole(0), || {
                format!("{mixture:?}/{parts} against 1/2")
            });
        } else if sum < 2 * parts {
            // Halfway between the mean, sum/4, and 1/2.
            let reply = sum + 2 * parts;
            check.case(earns(reply) < whole(0), || {
                format!("{mixture:?}/{parts} against {}", over(reply, fine))
            });
        }
        let mean = (0..=parts).all(|theirs| alpha(2 * sum, 8 * theirs, fine) >= earns(8 * theirs));
        check.case(mean, || format!("the mean of {mixture:?}/{parts}"));
        check.progress_of(mixture[0], parts).await;
    }
    "All equal mixtures of four multiples of 1/{size}, against the reply that is named."
}

fn penalties(check: &mut Check, parts: u32) -> String {
    for theirs in 0..=2 * parts {
        let beyond = over(theirs, 2 * parts) - over(1, 2);
        let stated = if theirs > parts {
            whole(2) * beyond * beyond
        } else {
            whole(0)
        };
        let [mine, others] =
            [(parts, theirs), (theirs, parts)].map(|steps| Bloc::new(2, steps, 2 * parts));
        check.equal(&stated, &mine.alpha(Standard), mine.place());
        check.equal(&-stated, &others.alpha(Standard), others.place());
    }
    format!(
        "Both players in turn, for all multiples of 1/{}.",
        2 * parts
    )
}
