//! The repeated game: the fixed point of V = Value(α + βV) reached from V = 0.
//!
//! T(V) = Value(α + βV) never falls with V, and T(0) ≤ 0, so that the values of 0, 1, 2, … rounds fall
//! towards the greatest fixed point, if there is one. Newton's method finds it, as β at the saddle is the
//! derivative of T. Two certificates enclose it, whatever the search did:
//!
//! * a threshold that leaves player 1 at least v in α + βv shows T(v) ≥ v, so that no round falls below v;
//! * a mixture that holds α + βv to at most v, and α below 0, shows that no fixed point lies above v: the
//!   most that it leaves of α + βV, less V, is a convex function of V.
//!
//! Player 1 may always leave and forfeit her ante: nothing is below −1.

use super::mixture::Mixture;
use super::saddle::{Saddle, saddle};
use super::{ROUNDING, Solution};
use crate::guts::best_response::reply_of_all;
use crate::guts::equilibrium::equilibrium;
use crate::guts::error::Error;
use crate::guts::stage::Stage;

/// Newton's method doubles its digits; where it has not settled by then, it never will.
const MOST_STEPS: usize = 64;
/// A step that short is the last but one: its square is nothing.
const SETTLED: f64 = 1e-7;

/// Solves the repeated game.
pub(super) fn solve(alone: Stage) -> Result<Solution, Error> {
    let first = saddle(&alone)?;
    // Only where the pot grows at the equilibrium can it outgrow player 1.
    let ruined = if equilibrium(alone.rules, alone.players).beta > 1.0 {
        Some(ruin(alone, &first)?)
    } else {
        None
    };
    if let Some(proved) = ruined.filter(|ruined| ruined.gap == 0.0) {
        return Ok(proved);
    }
    let Some((stage, last)) = fixed_point(alone, &first)? else {
        return ruin(alone, &first);
    };
    let lowest = widen(|width| holds_from_below(&stage, &last, stage.value - width));
    let highest = widen(|width| {
        stage.value + width >= 0.0 || holds_from_above(&last.coalition, stage.value + width)
    });
    Ok(Solution {
        value: stage.value,
        gap: lowest.max(highest),
        player: Some(last.threshold),
        coalition: last.coalition,
    })
}

/// The stage with its own value behind it, by Newton's method; `None` where the stakes outgrow it.
fn fixed_point(alone: Stage, first: &Saddle) -> Result<Option<(Stage, Saddle)>, Error> {
    let (mut stage, mut last) = (alone, first.clone());
    for _ in 0..MOST_STEPS {
        let round = last.coalition.round(last.threshold);
        let value = (round.alpha / (1.0 - round.beta)).min(0.0);
        if round.beta >= 1.0 || value <= -1.0 {
            return Ok(None);
        }
        let step = (value - stage.value).abs();
        stage = Stage { value, ..stage };
        last = saddle(&stage)?;
        if step <= SETTLED {
            return Ok(Some((stage, last)));
        }
    }
    Ok(None)
}

/// The least width, doubled from the rounding error, that a certificate allows; 1 if none.
fn widen(holds: impl Fn(f64) -> bool) -> f64 {
    let widths = core::iter::successors(Some(ROUNDING), |width| Some(2.0 * width));
    let mut allowed = widths.take_while(|&width| width < 1.0);
    allowed.find(|&width| holds(width)).unwrap_or(1.0)
}

/// Does player 1's threshold keep `value`, when `value` is what follows?
fn holds_from_below(stage: &Stage, last: &Saddle, value: f64) -> bool {
    let before = Stage { value, ..*stage };
    value <= -1.0 || reply_of_all(&before, last.threshold.get()).bound - ROUNDING >= value
}

/// Does the mixture keep player 1 to `value`, when `value` is what follows, and below 0 when nothing does?
fn holds_from_above(mixture: &Mixture, value: f64) -> bool {
    mixture.best_threshold_before(value).alpha + ROUNDING <= value
        && mixture.best_threshold().alpha + ROUNDING <= 0.0
}

/// Where the coalition can let the pot grow for ever: mostly all play the equilibrium, with β > 1, and now and
/// then what wins one round. That holds player 1 to −1; if no such mixture is found, the value of one
/// round is all that is known from above.
fn ruin(alone: Stage, first: &Saddle) -> Result<Solution, Error> {
    let at = equilibrium(alone.rules, alone.players).threshold;
    let fair = vec![at; alone.players.others()];
    let (mut coalition, mut gap) = (first.coalition.clone(), 1.0 + first.highest);
    let mut share = 0.5;
    while gap > 0.0 && share > ROUNDING {
        let mut strategies = vec![(fair.clone(), 1.0 - share)];
        for joint in first.coalition.joint_strategies() {
            strategies.push((joint.opponents.thresholds(), share * joint.weight));
        }
        let mixture = Mixture::new(alone.rules, &strategies)?;
        if holds_from_above(&mixture, -1.0) {
            (coalition, gap) = (mixture, 0.0);
        }
        share /= 2.0;
    }
    Ok(Solution {
        value: -1.0,
        gap,
        coalition,
        player: None,
    })
}
