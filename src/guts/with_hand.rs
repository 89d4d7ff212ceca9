//! One round with a given hand of player 1, the others' thresholds held fixed.
//!
//! With K of the others holding, a player who holds gets K − 1, and n more or less as her hand is the best of the
//! holders or not; one who drops gets K − 2, and 2 more where all drop (and with the Weenie rule 1 more, less n for the
//! weenie). Another player with threshold t drops or has a hand below x with the chance max(t, x).

use super::opponents::{Opponents, Round};
use super::powers::power_integral;
use super::rules::Rules;

/// The two choices with a given hand.
///
/// ```
/// use upperhand::guts::{Opponents, Players, Rules, Threshold};
/// let bloc = Opponents::bloc(Rules::Standard, Players::new(2)?, Threshold::new(0.5)?);
/// // At the threshold of the equilibrium both choices are worth the same.
/// let choices = bloc.with_hand(0.5);
/// assert_eq!((choices.hold.alpha, choices.drop.alpha), (-0.5, -0.5));
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Choices {
    /// The expected payoff and stakes carried on of a player who holds.
    pub hold: Round,
    /// The expected payoff and stakes carried on of a player who drops.
    pub drop: Round,
}

/// The players whom a holder's hand meets.
///
/// ```
/// use upperhand::guts::{Opponents, Rules, Threshold};
/// let others = Opponents::new(Rules::Standard, &Threshold::all(&[0.0, 0.5])?)?;
/// let met = others.showdown(0.5);
/// // One always holds: half of the time with a weaker hand. The other drops every weaker hand.
/// assert_eq!((met.alone, met.win), (0.0, 0.25));
/// assert_eq!((met.blocked, met.blocking), (vec![0.25, 0.0], vec![0.25, 0.25]));
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Showdown {
    /// The chance that nobody else holds.
    pub alone: f64,
    /// The chance that the hand is the best of those held: `alone` and the sum of `blocked`.
    pub win: f64,
    /// For each of the others, by ascending thresholds: the chance that she takes the pot if player 1 drops, and not if
    /// player 1 holds.
    pub blocked: Vec<f64>,
    /// For each of the others: the chance that she alone stands between the hand and the pot.
    pub blocking: Vec<f64>,
}

impl Opponents {
    /// What holding and dropping a hand return. Hands are from 0 to 1. O(n).
    #[must_use]
    pub fn with_hand(&self, hand: f64) -> Choices {
        let (mut holders, mut all_drop, mut win, mut weenie) = (0.0, 1.0, 1.0, 1.0);
        for threshold in self.thresholds() {
            let threshold = threshold.get();
            holders += 1.0 - threshold;
            all_drop *= threshold;
            win *= threshold.max(hand);
            weenie *= threshold.min(hand);
        }
        let n = self.players().get() as f64;
        let fined = match self.rules() {
            Rules::Standard => 0.0,
            Rules::Weenie => n * weenie,
        };
        let replayed = self.rules().all_drop_factor() * all_drop;
        Choices {
            hold: Round {
                alpha: holders - 1.0 + n * (2.0 * win - 1.0),
                beta: holders,
            },
            drop: Round {
                alpha: holders - 2.0 + replayed - fined,
                beta: holders - 1.0 + replayed,
            },
        }
    }

    /// The opponents that a held hand meets. Hands are from 0 to 1. O(n²).
    #[must_use]
    pub fn showdown(&self, hand: f64) -> Showdown {
        let thresholds: Vec<f64> = self.thresholds().iter().map(|t| t.get()).collect();
        let all_but = |of: usize| {
            let rest = thresholds.iter().enumerate();
            let rest = rest.filter(|&(other, _)| other != of);
            rest.map(|(_, t)| t.max(hand)).product::<f64>()
        };
        let blocking = thresholds.iter().enumerate();
        let blocking = blocking.map(|(of, t)| (1.0 - t.max(hand)) * all_but(of));
        Showdown {
            alone: thresholds.iter().product(),
            win: thresholds.iter().map(|t| t.max(hand)).product(),
            blocked: blocked(&thresholds, hand),
            blocking: blocking.collect(),
        }
    }
}

/// ∫ Π max(y, tᵢ) dy over all but j, from tⱼ to the hand, for each j. Between neighbouring thresholds the integrand is one
/// power for all who may hold there.
fn blocked(thresholds: &[f64], hand: f64) -> Vec<f64> {
    let mut blocked = vec![0.0; thresholds.len()];
    for (below, &from) in thresholds.iter().enumerate() {
        let to = thresholds.get(below + 1).map_or(hand, |t| t.min(hand));
        if to <= from {
            continue;
        }
        let above: f64 = thresholds[below + 1..].iter().product();
        let part = above * power_integral(from, to, below + 1);
        for sum in &mut blocked[..=below] {
            *sum += part;
        }
    }
    blocked
}
