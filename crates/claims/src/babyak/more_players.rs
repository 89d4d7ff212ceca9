//! Others who share no die.

use super::claim;
use crate::castronova::round::{Q, power, round, whole};
use crate::castronova::solver::{ROUNDING, thresholds};
use crate::check::{Check, Claim, Extreme, Sizes, Status, in_steps};
use itertools::Itertools;
use upperhand::guts::Rules::{self, Standard, Weenie};
use upperhand::guts::coalition::safe_reply;
use upperhand::guts::{Error, payoff};

pub(super) const NO_DIE: Claim = claim("babyak-more-players", "Abstract, open: more than three players")
    .says("No die, no profit: players 2 to n who share no die, each of whom draws a strategy alone, win nothing from player 1 in a \
     round, for any number of players, with and without the Weenie rule: against any independent strategies she has a threshold \
     that loses nothing.")
    .extent("proved (docs/no-die-no-profit.md): strategies are worth no more than their chances to drop, and against thresholds t \
     she takes the a at which 2∏max(a, t), with the Weenie rule 2∏max(a, t) + ∏min(a, t), is 1")
    .check(
        Sizes::new(3, 4, 5, "the largest number of players in fractions"),
        |check| in_steps(check, no_die),
    )
    .with_status(Status::Settled)
    .shown_by("figure=guts-coalition&players=5&mixture=apart");

/// The most players against whom her reply is played.
const MOST_PLAYERS: u32 = 20;

async fn no_die(check: &mut Check, most: u32) -> String {
    check.stage(0.6);
    for n in 3..=most {
        for rules in [Standard, Weenie] {
            for others in (0..=n).combinations_with_replacement(n as usize - 1) {
                for mine in 0..=n {
                    formula(check, rules, (mine, &others), n);
                }
                check.progress_of(n - 2, most).await;
            }
        }
    }
    check.stage(0.5);
    averages(check).await;
    check.stage(1.0);
    let mut least = Extreme::new();
    for n in 3..=MOST_PLAYERS {
        for (rules, one, all) in [Standard, Weenie].into_iter().flat_map(|rules| {
            let grid = (0..=8).cartesian_product(0..=8);
            grid.map(move |(one, all)| (rules, one, all))
        }) {
            let mut others = vec![all; n as usize - 1];
            others[0] = one;
            let alpha = safely(rules, &others, 8).unwrap_or(f64::NEG_INFINITY);
            check.case(alpha >= -ROUNDING, || {
                format!("{rules:?}, {n} players, {one}/8 and {all}/8: {alpha}")
            });
            least.offer(-alpha, n);
        }
        check.progress_of(n, MOST_PLAYERS).await;
    }
    let lost = least.found().map_or(0.0, |(lost, _)| *lost).max(0.0);
    format!(
        "The formula of the proof against the ends of a round in fractions, at all ascending multiples of 1/n of 3 to {most} players; \
         draws against their averages; and her reply against one and all others at multiples of 1/8, to {MOST_PLAYERS} players: it \
         loses {lost:.1e} at most, which is rounding."
    )
}

/// α by the formula of the proof and by the ends of a round.
fn formula(check: &mut Check, rules: Rules, (mine, others): (u32, &[u32]), parts: u32) {
    let at = |place: u32| Q::new(place.into(), parts.into());
    let thresholds: Vec<u32> = [mine].into_iter().chain(others.iter().copied()).collect();
    let exact = round(rules, &thresholds, parts).alpha[0];
    let (a, others): (Q, Vec<Q>) = (at(mine), others.iter().map(|&place| at(place)).collect());
    let stated = by_formula(rules, a, &others);
    check.equal(&stated, &exact, || {
        format!("{rules:?}, {thresholds:?}/{parts}")
    });
}

/// The formula, for ascending thresholds.
fn by_formula(rules: Rules, a: Q, others: &[Q]) -> Q {
    let two = whole(2);
    let all = others.iter().fold(whole(1), |all, at| all * at);
    let product = |of: fn(Q, Q) -> Q| others.iter().fold(whole(1), |all, &at| all * of(a, at));
    let above = others.iter().filter(|at| **at > a);
    let above: Q = above.map(|&at| integral(others, (a, at), Q::max)).sum();
    let apart: Q = others.iter().map(|at| a - at).sum();
    let standard = two * a * (all - product(Q::max)) + apart + two * above;
    if rules == Standard {
        return standard;
    }
    let below = others.iter().filter(|at| **at < a);
    let below: Q = below.map(|&at| integral(others, (at, a), Q::min)).sum();
    standard + a * (all - product(Q::min)) - below
}

/// The integral of the product of the larger ones, or of the smaller ones, of x and each threshold; piece by piece, between
/// which no threshold lies.
fn integral(others: &[Q], (from, to): (Q, Q), of: fn(Q, Q) -> Q) -> Q {
    let inside = others.iter().copied().filter(|&at| from < at && at < to);
    let ends: Vec<Q> = [from].into_iter().chain(inside).chain([to]).collect();
    let piece = |(low, high): (Q, Q)| {
        // Of a power of x times a number: the exponent counts those that x stands for.
        let middle = (low + high) / whole(2);
        let (mut factor, mut exponent) = (whole(1), 1);
        for &at in others {
            if of(middle, at) == at {
                factor *= at;
            } else {
                exponent += 1;
            }
        }
        factor * (power(high, exponent) - power(low, exponent)) / whole(exponent)
    };
    ends.into_iter().tuple_windows().map(piece).sum()
}

/// Two others who draw one of two thresholds each, alone, against their averages.
async fn averages(check: &mut Check) {
    /// Twice as many as the thresholds drawn from, so that averages are on the grid.
    const PARTS: u32 = 4;
    let drawn: Vec<(u32, u32)> = [0, 2, 4].into_iter().tuple_combinations().collect();
    for (rules, first, second) in [Standard, Weenie].into_iter().flat_map(|rules| {
        let pairs = drawn.iter().cartesian_product(&drawn);
        pairs.map(move |(first, second)| (rules, *first, *second))
    }) {
        for mine in 0..=PARTS {
            let alpha = |one: u32, other: u32| round(rules, &[mine, one, other], PARTS).alpha[0];
            let ends = [first.0, first.1]
                .into_iter()
                .cartesian_product([second.0, second.1]);
            let sum: Q = ends.map(|(one, other)| alpha(one, other)).sum();
            let middle = alpha(first.0.midpoint(first.1), second.0.midpoint(second.1));
            check.case(sum / whole(4) >= middle, || {
                format!("{rules:?}, {mine}/{PARTS} against {first:?} and {second:?}")
            });
        }
        check.progress(0.5).await;
    }
}

/// What she wins by her reply.
pub(super) fn safely(rules: Rules, others: &[u32], parts: u32) -> Result<f64, Error> {
    let others = thresholds(others, parts);
    let mine = safe_reply(rules, &others)?;
    Ok(payoff(rules, &[vec![mine], others].concat())?.alpha[0])
}
