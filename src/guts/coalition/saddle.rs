//! The value of one round that is followed by something, Value(α + βV).
//!
//! Player 1's payoff is concave in her threshold against whatever the others do, so a mixture of hers
//! is never better than its mean: she has an optimal pure threshold, the maximum of a concave function of
//! one variable, the payoff that the best reply leaves. The slope of her payoff against that reply tells
//! on which side the maximum lies. At the maximum one best reply slopes up, one slopes down, and mixed so
//! that the slopes cancel they hold her to the same value.

use super::mixture::Mixture;
use crate::guts::best_response::{Reply, reply_of_all};
use crate::guts::equilibrium::equilibrium;
use crate::guts::error::Error;
use crate::guts::root::last_not_positive;
use crate::guts::stage::Stage;
use crate::guts::threshold::Threshold;
use crate::order;

/// Replies closer than this in every threshold are one.
const SAME: f64 = 1e-7;

/// Optimal strategies of both sides and what each guarantees.
#[derive(Clone, Debug)]
pub(super) struct Saddle {
    pub(super) threshold: Threshold,
    pub(super) coalition: Mixture,
    /// Player 1's threshold leaves her at least this.
    pub(super) lowest: f64,
    /// The coalition's mixture leaves her at most this.
    pub(super) highest: f64,
}

/// The search ends when the interval of player 1's threshold is as narrow as this, …
const NARROW: f64 = 1e-9;

/// … and a threshold is found that leaves her all but this of what may be left, in antes: a little more than how
/// far below the truth the bound of a best reply may lie.
const LEVEL: f64 = 2e-13;

/// A best reply whose slope is no steeper than this may be a saddle by itself.
const NEARLY_FLAT: f64 = 1e-7;

/// In every fourth step the interval is halved, whatever the replies say.
const HALVED: usize = 4;

/// Solves α + βV by narrowing the interval of player 1's threshold.
///
/// A reply that is best somewhere leaves her everywhere at least what the best reply does. So the maximum is held
/// down by the reply that slopes up at the lower end and the one that slopes down at the upper end, and the next
/// step is where these two cross: as both are best replies nearby, that is wrong by the square of the distance.
/// The first step is the equilibrium: the maximum is not far from it, or is there, where no coalition wins.
pub(super) fn saddle(stage: &Stage) -> Result<Saddle, Error> {
    let (mut low, mut high) = (0.0, 1.0);
    let (mut rising, mut falling) = (reply_of_all(stage, low), reply_of_all(stage, high));
    let (mut threshold, mut lowest) = (low, rising.bound);
    for step in 0.. {
        let middle = f64::midpoint(low, high);
        let (crossing, most) = crossing(stage, (low, &rising), (high, &falling));
        let is_found = high - low <= NARROW && most - lowest <= LEVEL;
        if is_found || middle <= low || middle >= high {
            break;
        }
        let is_inside = low < crossing && crossing < high && step % HALVED != 0;
        let at = match step {
            0 => equilibrium(stage.rules, stage.players).threshold.get(),
            _ if is_inside => crossing,
            _ => middle,
        };
        let reply = reply_of_all(stage, at);
        if reply.bound > lowest {
            (threshold, lowest) = (at, reply.bound);
        }
        let slope = stage.slope(&reply.opponents, at);
        if slope.abs() <= NEARLY_FLAT
            && let Some(saddle) = alone(stage, at, &reply)?
        {
            return Ok(saddle);
        }
        if slope >= 0.0 {
            (low, rising) = (at, reply);
        } else {
            (high, falling) = (at, reply);
        }
    }
    let coalition = balance(stage, low, &rising, &falling)?;
    let highest = coalition.best_threshold_before(stage.value).alpha;
    Ok(Saddle {
        threshold: Threshold::found(threshold),
        coalition,
        lowest,
        highest,
    })
}

/// The saddle of a threshold and the best reply to it, where that reply alone leaves her nothing better.
fn alone(stage: &Stage, mine: f64, reply: &Reply) -> Result<Option<Saddle>, Error> {
    let coalition = Mixture::new(stage.rules, &[(reply.opponents.thresholds(), 1.0)])?;
    let highest = coalition.best_threshold_before(stage.value).alpha;
    Ok((highest - reply.bound <= LEVEL).then(|| Saddle {
        threshold: Threshold::found(mine),
        coalition,
        lowest: reply.bound,
        highest,
    }))
}

/// Where a reply that slopes up at one end leaves as much as one that slopes down at the other, and how much.
fn crossing(
    stage: &Stage,
    (low, rising): (f64, &Reply),
    (high, falling): (f64, &Reply),
) -> (f64, f64) {
    let more =
        |mine: f64| stage.worth(&rising.opponents, mine) - stage.worth(&falling.opponents, mine);
    let at = last_not_positive(low, high, more);
    (at, stage.worth(&rising.opponents, at))
}

/// Both replies, weighted so that player 1's payoff is level at `mine`.
fn balance(stage: &Stage, mine: f64, rising: &Reply, falling: &Reply) -> Result<Mixture, Error> {
    let (first, second) = (
        rising.opponents.thresholds(),
        falling.opponents.thresholds(),
    );
    let pairs = || first.iter().zip(&second);
    if pairs().all(|(s, t)| (s.get() - t.get()).abs() < SAME) {
        let between = pairs().map(|(s, t)| Threshold::found(f64::midpoint(s.get(), t.get())));
        return Mixture::new(stage.rules, &[(between.collect(), 1.0)]);
    }
    let up = stage.slope(&rising.opponents, mine).max(0.0);
    let down = (-stage.slope(&falling.opponents, mine)).max(f64::MIN_POSITIVE);
    let weight = down / (up + down);
    let mut strategies = [(first, weight), (second, 1.0 - weight)];
    order::sort_by(&mut strategies, |(_, v), (_, w)| v.total_cmp(w));
    Mixture::new(stage.rules, &strategies)
}
