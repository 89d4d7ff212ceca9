//! The best play until the pot is taken, for which a round is worth what it earns and what the stakes that it leaves are.
//!
//! V = max (α + βV) over all replies of one round, the best of which is played on and on. It is found by leaving first, for
//! the whole stakes, V₀ = −1, and then playing the best reply to each V for ever: Vₖ₊₁ = α/(1 − β). Each is more than the one
//! before, and where no reply brings more, V is the most. A reply that brings more and has β ≥ 1 shows that there is no most:
//! whoever plays it for k rounds, and only then what is worth V, gets more than any number with k large enough.

use super::hand::Hand;
use super::worth::Worth;
use crate::Fraction;
use crate::guts::Threshold;
use crate::guts::cards::HandRounds;
use crate::guts::coalition::Mixture;

/// The most that a pot returns on average, when it is played for until it is taken.
///
/// ```
/// use upperhand::play::guts::{Deal, LongRun, Opponent, Setup, Solution};
/// let setup = Setup { opponents: Opponent::Reckless, ..Setup::default() };
/// // Two reckless others let the pot grow, and lose.
/// assert!(matches!(Solution::new(&setup)?.long_run(), LongRun::Growing { .. }));
/// let two = Setup { deal: Deal::Line(2), ..setup };
/// assert!(matches!(Solution::new(&two)?.long_run(), LongRun::Settled { .. }));
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LongRun {
    /// There is a best way to play on.
    Settled {
        /// The return per unit of stakes; −1 where nothing is better than to leave for the whole stakes.
        value: Worth,
        /// The weakest hand that it holds; `None` where it does not hold exactly the hands from one on.
        line: Option<Hand>,
    },
    /// The stakes can be kept growing on average, with a gain, so that no way to play returns the most.
    Growing {
        /// Do they grow the more the more hands are held? Else the more are dropped.
        is_by_holding: bool,
        /// On the number line, the threshold at which the stakes neither grow nor shrink, where a round gains there: close
        /// to it on the side where they shrink, the return exceeds every number.
        edge: Option<f64>,
    },
    /// At a table of cards and in turn, where the best reply to one round is not known either.
    Unknown,
}

/// What is worth less than this is lost in rounding, on the number line.
const ROUNDING: f64 = 1e-12;

/// The iteration ends far sooner: each step is one of Newton's.
const MOST_STEPS: u32 = 200;

impl LongRun {
    /// With cards, exactly.
    pub(super) fn with_cards(rounds: &HandRounds) -> Self {
        let mut value = Fraction::from(-1);
        loop {
            let reply = rounds.best_reply_before(value);
            let worth = reply.round.followed_by(value);
            if worth <= value {
                return Self::Settled {
                    value: Worth::Exact(value),
                    line: reply.lowest_held().map(Hand::Cards),
                };
            }
            let left = Fraction::ONE - reply.round.beta;
            if left <= Fraction::ZERO {
                let left = |holds: bool| rounds.reply(vec![holds; reply.held.len()]).round.beta;
                return Self::Growing {
                    is_by_holding: left(true) > left(false),
                    edge: None,
                };
            }
            value = reply.round.alpha / left;
        }
    }

    /// On the number line, up to rounding.
    pub(super) fn on_the_line(theirs: &Mixture) -> Self {
        let mut value = -1.0;
        let mut line = Threshold::ALWAYS_DROP;
        for _ in 0..MOST_STEPS {
            let best = theirs.best_threshold_before(value);
            line = best.threshold;
            if best.alpha - value <= ROUNDING * (1.0 + f64::abs(value)) {
                break;
            }
            let round = theirs.round(line);
            if round.beta >= 1.0 {
                return Self::Growing {
                    is_by_holding: theirs.round(Threshold::ALWAYS_HOLD).beta
                        > theirs.round(Threshold::ALWAYS_DROP).beta,
                    edge: even_stakes(theirs),
                };
            }
            value = round.alpha / (1.0 - round.beta);
        }
        Self::Settled {
            value: Worth::Rounded(value),
            line: Some(Hand::Line(line.get())),
        }
    }
}

/// The threshold with β = 1, if a round gains there; β is linear.
fn even_stakes(theirs: &Mixture) -> Option<f64> {
    let [held, dropped] =
        [Threshold::ALWAYS_HOLD, Threshold::ALWAYS_DROP].map(|at| theirs.round(at).beta - 1.0);
    let edge = Threshold::new(held / (held - dropped)).ok()?;
    (theirs.round(edge).alpha > 0.0).then_some(edge.get())
}
