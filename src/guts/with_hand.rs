//! One round with a given hand of player 1, the others' thresholds held fixed.
//!
//! With K of the others holding, a player who holds gets K − 1, and n more or less as her hand is the best of the
//! holders or not; one who drops gets K − 2, and 2 more where all drop (and with the Weenie rule 1 more, less n for the
//! weenie). Another player with threshold t drops or has a hand below x with the chance max(t, x).

use super::opponents::{Opponents, Round};
use super::rules::Rules;
use super::threshold::Threshold;

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

/// What a hand meets that is held, as chances.
///
/// ```
/// use upperhand::guts::{Opponents, Rules, Threshold};
/// let others = Opponents::new(Rules::Standard, &Threshold::all(&[0.0, 0.5])?)?;
/// let met = others.showdown(0.5);
/// // One always holds: half of the time with a weaker hand. The other drops every weaker hand.
/// assert_eq!((met.alone, met.win), (0.0, 0.25));
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Showdown {
    /// The chance that nobody else holds.
    pub alone: f64,
    /// The chance that the hand is the best of those held.
    pub win: f64,
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

    /// What a held hand meets. Hands are from 0 to 1. O(n).
    #[must_use]
    pub fn showdown(&self, hand: f64) -> Showdown {
        let thresholds = self.thresholds().into_iter().map(Threshold::get);
        Showdown {
            alone: thresholds.clone().product(),
            win: thresholds.map(|threshold| threshold.max(hand)).product(),
        }
    }
}
