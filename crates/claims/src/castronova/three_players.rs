//! Section 6.1: the payoffs of three.

use super::bloc::Bloc;
use super::claim;
use super::round::{Q, against_bloc, over, pairs, round, whole};
use crate::check::{Check, Section, Sizes, in_steps};
use itertools::Itertools;
use upperhand::guts::Rules::Standard;

pub(super) const CLAIMS: Section = Section::new("Section 6.1", &[
    claim("castronova-prop-6.1", "Proposition 6.1, (6.1), (6.2)")
        .says("For three players β = 2 − p₁ − p₂ − p₃ + 2p₁p₂p₃. With q ≤ r the thresholds of the others, α is 2p₁ − q − r \
         plus r³ + 3q²r − 4p₁qr if p₁ ≤ q, r³ − 3p₁²r + 2p₁qr if q ≤ p₁ ≤ r, and −2p₁³ + 2p₁qr if r ≤ p₁.")
        .extent("proved: both sides are polynomials of degree 3 for each order of the thresholds")
        .check(GRID, |check| in_steps(check, payoff))
        .shown_by("figure=guts-payoff&players=3&apart=yes"),
    claim("castronova-prop-6.1-tables", "Proposition 6.1, tables of returns")
        .says("In each of the three orders the returns in the tables, times their probabilities, add up to α.")
        .extent("proved: both sides are polynomials of degree 3 for each order of the thresholds")
        .check(GRID, |check| in_steps(check, tables)),
    claim("castronova-rem-6.2", "Remark 6.2")
        .says("For p₁ < p₂ < p₃ the payoffs of the three players are α₁, α₃ and α₅ of Proposition 6.1, in this order, and add \
         up to 0.")
        .extent("proved: the polynomials add up to 0")
        .check(GRID, |check| in_steps(check, sum))
        .slip_of_the_pen("called α₁, α₂ and α₃: at (0, 1/2, 1) the second player gets 1/4, where α₂ of the proposition is 0")
        .shown_by("figure=guts-payoff&players=3&threshold=0.5&others=1&apart=yes&third=0"),
    claim("castronova-cor-6.3", "Corollary 6.3, (6.3), (6.4)")
        .says("Against two others at t, β = 2 − p − 2t + 2pt² and α = 2(t − p)(2t² − 1) if p ≤ t, 2(t − p)(p² + pt − 1) if p ≥ \
         t.")
        .extent("proved: both sides are polynomials of degree 3 on either side of p = t")
        .check(GRID, |check| in_steps(check, bloc))
        .shown_by("figure=guts-payoff&players=3"),
    claim("castronova-rem-6.4", "Remark 6.4")
        .says("Against a bloc of two α has continuous derivatives across p = t, is concave in p and convex in t, so that pure \
         strategies force α ≥ 0 and α ≤ 0.")
        .extent("proved: the second derivatives are 0 and 24t − 8p for p ≤ t, −12p and 4p for p ≥ t; both formulas differ by \
         (2p + 4t)(p − t)²")
        .check(GRID, |check| in_steps(check, bloc_shape)),
    claim("castronova-rem-6.10", "Remark 6.10")
        .says("In each order of the thresholds α is concave in p₁; it is convex in (p₂, p₃) where p₁ is the least, and nowhere \
         else, so that the minimax theorem says nothing of pure strategies.")
        .extent("proved: the Hessian's determinant is 36r² − (6q − 4p₁)² ≥ 0 there, and −4p₁² in the other orders")
        .check(Sizes::steps(12, 12, 24), |check| in_steps(check, shape)),
]).on_pages("15 to 16");

const GRID: Sizes = Sizes::steps(3, 10, 32);

fn alpha(thresholds: [u32; 3], parts: u32) -> Q {
    round(Standard, &thresholds, parts).alpha[0]
}

fn triples(parts: u32) -> impl Iterator<Item = [u32; 3]> {
    pairs(parts)
        .cartesian_product(0..=parts)
        .map(|((first, second), third)| [first, second, third])
}

/// (6.2), with 1 to 3 for the place of the first threshold among all.
fn printed(place: u8, [p, q, r]: [Q; 3]) -> Q {
    let two = whole(2);
    two * p - q - r
        + match place {
            1 => r * r * r + whole(3) * q * q * r - whole(4) * p * q * r,
            2 => r * r * r - whole(3) * p * p * r + two * p * q * r,
            _ => two * p * q * r - two * p * p * p,
        }
}

/// The place of the first among all three, and the three with the others in ascending order.
fn placed([p, q, r]: [Q; 3]) -> (u8, [Q; 3]) {
    let (low, high) = (q.min(r), q.max(r));
    let place = 1 + u8::from(p > low) + u8::from(p > high);
    (place, [p, low, high])
}

fn fractions(thresholds: [u32; 3], parts: u32) -> [Q; 3] {
    thresholds.map(|threshold| over(threshold, parts))
}

async fn payoff(check: &mut Check, parts: u32) -> &'static str {
    for thresholds in triples(parts) {
        let [p, q, r] = fractions(thresholds, parts);
        let found = round(Standard, &thresholds, parts);
        let beta = whole(2) - p - q - r + whole(2) * p * q * r;
        check.equal(&beta, &found.beta, || {
            format!("β at {thresholds:?}/{parts}")
        });
        let (place, ordered) = placed([p, q, r]);
        check.equal(&printed(place, ordered), &found.alpha[0], || {
            format!("α at {thresholds:?}/{parts}")
        });
        check.progress_of(thresholds[0], parts).await;
    }
    "Both from the ends of a round, for all multiples of 1/{size} in every order."
}

/// The sums of the three tables: thresholds p, q ≤ r.
fn table(place: u8, [p, q, r]: [Q; 3]) -> Q {
    let not = |x: Q| whole(1) - x;
    let one_other_holds = -p * (q + r - whole(2) * q * r);
    let nobody_else = whole(2) * not(p) * q * r;
    match place {
        1 => {
            let beaten_by_one = (q - p) * not(q) * r + (r - p) * q * not(r);
            one_other_holds + nobody_else
                - whole(3) * beaten_by_one
                - whole(2) * (r - p) * not(q) * not(r)
                + not(r) * not(r) * (r - q)
        }
        2 => {
            whole(3) * not(p) * (p - q) * r + nobody_else
                - (p * q * not(r) + p * r * not(q))
                - whole(3) * not(r) * (r - p) * q
                - whole(2) * not(r) * (r - p) * not(q)
                + not(r) * not(r) * (r - q)
        }
        _ => {
            let beats_one = not(p) * (p - q) * r + not(p) * q * (p - r);
            -(p * q * not(r) + p * r * not(q))
                + nobody_else
                + whole(3) * beats_one
                + whole(4) * not(p) * (p - q) * (p - r)
                + not(p) * not(p) * (whole(2) * p - q - r)
        }
    }
}

async fn tables(check: &mut Check, parts: u32) -> &'static str {
    for thresholds in triples(parts) {
        let (place, ordered) = placed(fractions(thresholds, parts));
        check.equal(&table(place, ordered), &alpha(thresholds, parts), || {
            format!("{thresholds:?}/{parts}")
        });
        check.progress_of(thresholds[0], parts).await;
    }
    "The sum of each table against the ends of a round, for all multiples of 1/{size}."
}

async fn sum(check: &mut Check, parts: u32) -> &'static str {
    // α₂ is α₁ with the other two exchanged.
    let second = printed(1, [over(1, 2), whole(1), whole(0)]);
    let computed = alpha([1, 0, 2], 2);
    check.misprint("the second player at (0, 1/2, 1)", &second, &computed);
    for thresholds in (0..=parts).tuple_combinations::<(u32, u32, u32)>() {
        let [p, q, r] = fractions([thresholds.0, thresholds.1, thresholds.2], parts);
        let found = round(Standard, &[thresholds.0, thresholds.1, thresholds.2], parts).alpha;
        let stated = [
            printed(1, [p, q, r]),
            printed(2, [q, p, r]),
            printed(3, [r, p, q]),
        ];
        check.case(stated.as_slice() == found, || {
            format!("{thresholds:?}/{parts}")
        });
        check.equal(&whole(0), &stated.iter().sum(), || {
            format!("the sum at {thresholds:?}/{parts}")
        });
        check.progress_of(thresholds.0, parts).await;
    }
    "All ascending triples of multiples of 1/{size}."
}

async fn bloc(check: &mut Check, parts: u32) -> &'static str {
    for bloc in Bloc::all(3, parts) {
        let Bloc { p, t, .. } = bloc;
        let beta = whole(2) - p - whole(2) * t + whole(2) * p * t * t;
        check.equal(&beta, &bloc.beta(Standard), bloc.place());
        let last = if bloc.is_cautious() {
            whole(2) * t * t
        } else {
            p * p + p * t
        };
        let alpha = whole(2) * (t - p) * (last - whole(1));
        check.equal(&alpha, &bloc.alpha(Standard), bloc.place());
        check.progress_of(bloc.steps.0, parts).await;
    }
    "Both from the ends of a round, for all multiples of 1/{size}."
}

async fn bloc_shape(check: &mut Check, parts: u32) -> &'static str {
    let alpha = |mine: u32, theirs: u32| against_bloc(Standard, 3, (mine, theirs), parts).0;
    for bloc in Bloc::all(3, parts) {
        let Bloc { p, t, steps, .. } = bloc;
        let continued = whole(2) * (t - p) * (whole(2) * t * t - whole(1));
        let square = (whole(2) * p + whole(4) * t) * (p - t) * (p - t);
        let stated = if bloc.is_reckless() {
            continued - square
        } else {
            continued
        };
        check.equal(&stated, &bloc.alpha(Standard), bloc.place());
        if (1..parts).contains(&steps.0) {
            let bend =
                |f: &dyn Fn(u32) -> Q| f(steps.0 - 1) - whole(2) * f(steps.0) + f(steps.0 + 1);
            let concave = bend(&|x| alpha(x, steps.1)) <= whole(0);
            let convex = bend(&|x| alpha(steps.1, x)) >= whole(0);
            check.case(concave && convex, bloc.place());
        }
        check.progress_of(steps.0, parts).await;
    }
    "Second differences, and the formula for p ≤ t continued beyond, for all multiples of 1/{size}."
}

async fn shape(check: &mut Check, parts: u32) -> String {
    let mut saddles = [0_u32; 2];
    for [p, q, r] in
        triples(parts).filter(|[p, q, r]| p > &0 && p < &parts && q < r && *r < parts && *q > 0)
    {
        let middle = alpha([p, q, r], parts);
        // Second differences along a direction, where both ends keep the order.
        let bend = |way: [i64; 3]| -> Option<Q> {
            let end = |sign: i64| moved([p, q, r], way.map(|step| sign * step), parts);
            Some(alpha(end(1)?, parts) + alpha(end(-1)?, parts) - whole(2) * middle)
        };
        let place = || format!("[{p}, {q}, {r}]/{parts}");
        check.case(bend([1, 0, 0]).is_none_or(|bend| bend <= whole(0)), place);
        let ways = [[0, 1, 0], [0, 0, 1], [0, 1, 1], [0, 1, -1], [0, 2, -1]];
        if p < q {
            check.case(
                ways.into_iter()
                    .filter_map(bend)
                    .all(|bend| bend >= whole(0)),
                place,
            );
        } else {
            let order = usize::from(p > r);
            saddles[order] += u32::from(
                ways.into_iter()
                    .filter_map(bend)
                    .any(|bend| bend < whole(0)),
            );
        }
        check.progress_of(p, parts).await;
    }
    check.case(saddles.iter().all(|count| *count > 0), || {
        format!("{saddles:?} triples where α is not convex")
    });
    format!(
        "Second differences along lines at all multiples of 1/{parts}: none negative where p₁ is the least; negative ones at \
         {} triples with p₁ between the others and {} with p₁ above them.",
        saddles[0], saddles[1]
    )
}

/// The thresholds moved by a number of steps, if they keep their order and stay inside.
fn moved(thresholds: [u32; 3], way: [i64; 3], parts: u32) -> Option<[u32; 3]> {
    let mut moved = thresholds;
    for (threshold, step) in moved.iter_mut().zip(way) {
        *threshold = u32::try_from(i64::from(*threshold) + step)
            .ok()
            .filter(|at| *at <= parts)?;
    }
    let order = |[p, q, r]: [u32; 3]| [p.cmp(&q), p.cmp(&r), q.cmp(&r)];
    (order(moved) == order(thresholds)).then_some(moved)
}
