//! The value of one round that is followed by something, Value(α + βV).
//!
//! Player 1's payoff is concave in her threshold against whatever the others do, so a mixture of hers
//! is never better than its mean: she has an optimal pure threshold, the maximum of a concave function of
//! one variable, the payoff that the best reply leaves. The slope of her payoff against that reply tells
//! on which side the maximum lies. At the maximum one best reply slopes up, one slopes down, and mixed so
//! that the slopes cancel they hold her to the same value.

use super::mixture::Mixture;
use crate::guts::best_response::{Reply, reply_of_all};
use crate::guts::error::Error;
use crate::guts::stage::Stage;
use crate::guts::threshold::Threshold;

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

/// Solves α + βV by halving the interval of player 1's threshold.
pub(super) fn saddle(stage: &Stage) -> Result<Saddle, Error> {
    let (mut low, mut high) = (0.0, 1.0);
    let (mut rising, mut falling) = (reply_of_all(stage, low), reply_of_all(stage, high));
    loop {
        let middle = f64::midpoint(low, high);
        if middle <= low || middle >= high {
            break;
        }
        let reply = reply_of_all(stage, middle);
        if stage.slope(&reply.opponents, middle) >= 0.0 {
            (low, rising) = (middle, reply);
        } else {
            (high, falling) = (middle, reply);
        }
    }
    let coalition = balance(stage, low, &rising, &falling)?;
    let highest = coalition.best_threshold_before(stage.value).alpha;
    Ok(Saddle {
        threshold: Threshold::found(low),
        coalition,
        lowest: rising.bound,
        highest,
    })
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
    strategies.sort_by(|(_, v), (_, w)| v.total_cmp(w));
    Mixture::new(stage.rules, &strategies)
}
