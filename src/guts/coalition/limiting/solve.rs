//! The value in the limit, and optimal strategies of both sides.
//!
//! Player 1's payoff is concave in her rate x, and so is what the better of two best replies leaves her: one with a spoiler, which
//! rises at the maximum, and one without, which falls. The maximum is where they cross, and mixed so that the slopes cancel they hold
//! her there.

use super::joint::Joint;
use super::mixture::Mixture;
use super::rate::Rate;
use super::reply::Stage;
use crate::guts::root::last_not_positive;
use crate::guts::rules::Rules;

/// A bound of the error of a payoff: fewer than forty roundings of numbers below 10.
const ROUNDING: f64 = 1e-13;

/// More hands than player 1 ever holds on: with a rate of 8 she loses more than her ante to those who hold at the equilibrium.
const MOST_HANDS: f64 = 8.0;

/// Newton's method doubles its digits.
const MOST_STEPS: usize = 32;

/// A step that short is the last but one.
const SETTLED: f64 = 1e-8;

/// The value of the coalition game in the limit, and optimal strategies of both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The value, in antes. Never positive.
    pub value: f64,
    /// The true value is no further from `value` than this.
    pub gap: f64,
    /// The value of n players is `value` + `first_order`/(n − 1), but for terms in 1/(n − 1)².
    pub first_order: f64,
    /// An optimal mixture of the coalition.
    pub coalition: Mixture,
    /// Player 1's optimal rate; `None` where she can do no better than to leave at once and forfeit her ante.
    pub player: Option<Rate>,
}

/// One round. Some 10 µs; see `benches/solver/guts.rs`.
///
/// ```
/// use upperhand::guts::Rules;
/// use upperhand::guts::coalition::limiting::one_round;
/// // The Weenie rule protects her better, but not from so many.
/// assert!((one_round(Rules::Standard).value + 0.062_178_154_756_75).abs() < 1e-12);
/// assert!((one_round(Rules::Weenie).value + 0.024_160_005_486_25).abs() < 1e-12);
/// ```
#[must_use]
pub fn one_round(rules: Rules) -> Solution {
    let stage = Stage { rules, value: 0.0 };
    let saddle = saddle(&stage);
    Solution {
        value: f64::midpoint(saddle.lowest, saddle.highest),
        gap: (saddle.highest - saddle.lowest).abs() / 2.0 + ROUNDING,
        first_order: saddle.coalition.first_order(saddle.rate).alpha,
        coalition: saddle.coalition,
        player: Some(saddle.rate),
    }
}

/// The repeated game: the fixed point of V = Value(α + βV) reached from V = 0, or −1 where player 1 does best to leave at once and
/// forfeit her ante. Some 60 µs.
#[must_use]
pub fn repeated(rules: Rules) -> Solution {
    let first = saddle(&Stage { rules, value: 0.0 });
    match fixed_point(rules, &first) {
        Some(solution) => solution,
        None => ruin(rules, &first),
    }
}

/// The game of player 1 against others each of whom draws alone: value 0, once and repeated, as for every number of players. All hold
/// ln 2 hands, with the Weenie rule ln 3: those that are the best of all with a chance above 1/2, or 1/3.
///
/// ```
/// use upperhand::guts::Rules;
/// use upperhand::guts::coalition::limiting::without_die;
/// let apart = without_die(Rules::Standard);
/// assert_eq!((apart.value, apart.gap), (0.0, 0.0));
/// assert!(apart.coalition.best_rate().alpha.abs() < 1e-15);
/// ```
#[must_use]
pub fn without_die(rules: Rules) -> Solution {
    Solution {
        value: 0.0,
        gap: 0.0,
        first_order: 0.0,
        coalition: certain(rules, fair(rules)),
        player: Some(fair(rules).rate),
    }
}

/// All at the equilibrium.
fn fair(rules: Rules) -> Joint {
    let rate = Rate::found(rules.all_drop_factor().ln());
    Joint {
        rate,
        spoils: false,
    }
}

fn certain(rules: Rules, joint: Joint) -> Mixture {
    mixed(rules, &[(joint, 1.0)])
}

fn mixed(rules: Rules, strategies: &[(Joint, f64)]) -> Mixture {
    Mixture::new(rules, strategies).expect("the weights add up to 1")
}

/// Optimal strategies of both sides and what each guarantees.
struct Saddle {
    rate: Rate,
    coalition: Mixture,
    /// Player 1's rate leaves her at least this.
    lowest: f64,
    /// The coalition's mixture leaves her at most this.
    highest: f64,
}

fn saddle(stage: &Stage) -> Saddle {
    let more = |x: f64| {
        let mine = Rate::found(x);
        let left = |spoils| stage.worth(&stage.reply(mine, spoils), mine);
        left(true) - left(false)
    };
    let from = fair(stage.rules).rate.get();
    let rate = Rate::found(last_not_positive(from, MOST_HANDS, more));
    let coalition = balance(stage, rate);
    Saddle {
        rate,
        lowest: stage.worst(rate).1,
        highest: coalition.best_rate_before(stage.value).alpha,
        coalition,
    }
}

/// The best replies with and without a spoiler, weighted so that player 1's payoff is level at her rate; and a few last bits below level
/// further on, so that she wins nothing by holding ever more.
fn balance(stage: &Stage, mine: Rate) -> Mixture {
    let [bloc, spoiled] = [false, true].map(|spoils| stage.reply(mine, spoils));
    let up = spoiled.slope(stage.rules, mine).max(0.0);
    let down = -bloc.slope(stage.rules, mine);
    let weight = down / (up + down) * (1.0 - 64.0 * f64::EPSILON);
    mixed(stage.rules, &[(bloc, 1.0 - weight), (spoiled, weight)])
}

/// By Newton's method, as β at the saddle is the derivative of Value(α + βV); `None` where the stakes outgrow player 1.
fn fixed_point(rules: Rules, first: &Saddle) -> Option<Solution> {
    // Where the pot grows at the equilibrium the others need but let it.
    if fair(rules).round(rules, fair(rules).rate).beta > 1.0 {
        return None;
    }
    let round = first.coalition.round(first.rate);
    let mut value = round.alpha / (1.0 - round.beta);
    for _ in 0..MOST_STEPS {
        let last = saddle(&Stage { rules, value });
        let round = last.coalition.round(last.rate);
        let next = round.alpha / (1.0 - round.beta);
        if round.beta >= 1.0 || next <= -1.0 {
            return None;
        }
        if (next - value).abs() <= SETTLED {
            return Some(certified(rules, next));
        }
        value = next;
    }
    None
}

/// Player 1's rate keeps `value` less the gap, when that is what follows, and the mixture keeps her to `value` and the gap: nothing
/// between the fixed point and 0 is one. See [`repeated`](crate::guts::coalition::repeated()).
fn certified(rules: Rules, value: f64) -> Solution {
    let saddle = saddle(&Stage { rules, value });
    let first = saddle.coalition.first_order(saddle.rate);
    let round = saddle.coalition.round(saddle.rate);
    let keeps = |value: f64| Stage { rules, value }.worst(saddle.rate).1 - ROUNDING >= value;
    let holds = |value: f64| holds_to(&saddle.coalition, value);
    let widths = core::iter::successors(Some(ROUNDING), |width| Some(2.0 * width));
    let mut possible = widths.take_while(|width| *width < 1.0);
    let gap = possible.find(|width| keeps(value - width) && holds(value + width));
    Solution {
        value,
        gap: gap.unwrap_or(1.0),
        first_order: first.followed_by(value) / (1.0 - round.beta),
        coalition: saddle.coalition,
        player: Some(saddle.rate),
    }
}

/// Does the mixture keep player 1 to `value`, when `value` is what follows, and below 0 when nothing does?
fn holds_to(mixture: &Mixture, value: f64) -> bool {
    mixture.best_rate_before(value).alpha + ROUNDING <= value
        && mixture.best_rate().alpha + ROUNDING <= 0.0
}

/// All play the equilibrium, at which the pot grows, and now and then what wins one round: the first share that holds player 1 to −1.
fn ruin(rules: Rules, first: &Saddle) -> Solution {
    let shares = core::iter::successors(Some(0.5), |share| Some(share / 2.0));
    let mixtures = shares.take_while(|share| *share > ROUNDING).map(|share| {
        let won = first.coalition.joint_strategies().iter();
        let won = won.map(|&(joint, weight)| (joint, share * weight));
        let all: Vec<(Joint, f64)> = [(fair(rules), 1.0 - share)]
            .into_iter()
            .chain(won)
            .collect();
        mixed(rules, &all)
    });
    let proof = mixtures.into_iter().find(|mixture| holds_to(mixture, -1.0));
    Solution {
        value: -1.0,
        gap: if proof.is_some() {
            0.0
        } else {
            1.0 + first.highest
        },
        first_order: 0.0,
        coalition: proof.unwrap_or_else(|| first.coalition.clone()),
        player: None,
    }
}
