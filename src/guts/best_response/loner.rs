//! One of the others, the loner, at a lower threshold `u`, up to player 1's `a`; all others at `v ≥ u`.
//!
//! For every `u` the best `v(u)` is the zero of a function that rises where it counts, and never rises
//! with `u`. So between `u₀` and `u₁` the derivative along the curve is enclosed by its values with
//! `(u₀, v(u₁))` and `(u₁, v(u₀))`: it rises with both. Intervals are halved until the enclosure shows
//! that nothing below the best value found is left; that proves the bound, up to rounding.

use super::Reply;
use crate::guts::opponents::Opponents;
use crate::guts::powers::{power, power_integral};
use crate::guts::root::last_not_positive;
use crate::guts::stage::Stage;

/// How far below the best value found the certified bound may lie, in antes.
const TOLERANCE: f64 = 1e-13;
/// The narrowest interval that is halved.
const NARROWEST: f64 = 1e-15;

/// A point of the curve `(u, v(u))`.
#[derive(Clone, Copy)]
struct Point {
    loner: f64,
    rest: f64,
    worth: f64,
}

/// The best reply with a loner; `known` is what some other reply leaves, so that nothing above matters.
pub(super) fn reply(stage: &Stage, mine: f64, known: f64) -> Reply {
    let point = |loner: f64| {
        let rest = rest(stage, mine, loner);
        let opponents = Opponents::loner(stage.rules, stage.players, loner, rest);
        let worth = stage.worth(&opponents, mine);
        Point { loner, rest, worth }
    };
    // Further up, v(u) would be below u.
    let end = last_not_positive(0.0, mine, |u| u - rest(stage, mine, u));
    let (first, last) = (point(0.0), point(end));
    let mut best = if first.worth <= last.worth {
        first
    } else {
        last
    };
    let mut bound = best.worth.min(known);
    let mut intervals = vec![(first, last)];
    while let Some((left, right)) = intervals.pop() {
        let lowest = lowest_between(stage, mine, left, right);
        if lowest >= best.worth.min(known) - TOLERANCE || right.loner - left.loner <= NARROWEST {
            bound = bound.min(lowest);
            continue;
        }
        let middle = point(f64::midpoint(left.loner, right.loner));
        if middle.worth < best.worth {
            best = middle;
        }
        intervals.push((middle, right));
        intervals.push((left, middle));
    }
    Reply {
        opponents: Opponents::loner(stage.rules, stage.players, best.loner, best.rest),
        alpha: best.worth,
        bound: bound.min(best.worth),
    }
}

/// A lower bound of α + βV on the curve between two of its points.
fn lowest_between(stage: &Stage, mine: f64, left: Point, right: Point) -> f64 {
    let least = slope(stage, mine, left.loner, right.rest);
    let most = slope(stage, mine, right.loner, left.rest);
    if least >= 0.0 {
        left.worth
    } else if most <= 0.0 {
        right.worth
    } else {
        // Where the line of least slope from the left meets that of most slope from the right.
        let width = right.loner - left.loner;
        (most * left.worth - least * right.worth + least * most * width) / (most - least)
    }
}

/// The derivative of α + βV in the loner's threshold.
fn slope(stage: &Stage, mine: f64, loner: f64, rest: f64) -> f64 {
    let others = stage.players.get() - 2;
    let stakes = 1.0 + stage.value;
    let drop = stage.rules.all_drop_factor() * mine * power(rest, others);
    let weenie = power_integral(loner, rest.min(mine), others + 1)
        + power(rest, others) * (mine - rest).max(0.0);
    stakes * (drop - 1.0) - stage.rules.weenies() * stage.players.get() as f64 * weenie
}

/// v(u): the best threshold for all others of the coalition.
fn rest(stage: &Stage, mine: f64, loner: f64) -> f64 {
    let players = stage.players.get();
    let stakes = 1.0 + stage.value;
    let (drop, weenies) = (stage.rules.all_drop_factor(), stage.rules.weenies());
    let slope = |at: f64| {
        let n = players as f64;
        let gain = if at < mine {
            -weenies * n * loner * (mine - at)
        } else {
            n * (at * at - mine * mine)
        };
        power(at, players - 3) * (drop * stakes * mine * loner + gain) - stakes
    };
    last_not_positive(0.0, 1.0, slope)
}
