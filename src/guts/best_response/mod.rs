//! Best responses against one threshold `a` of player 1: what the others can do to her at worst.
//!
//! Guts, §5.3 and §6.2, has them for two and three players (Lemma 5.3, Proposition 6.8); here they are
//! for any number, both rule sets, and also for a round that is followed by others (α + βV, −1 ≤ V ≤ 0).
//!
//! # Why a search over two thresholds is a search over all
//!
//! Let `s = 1 + V`, `P = a·Π tⱼ`, `Q(x) = Π max(x, tⱼ)`, `M(x) = Π min(x, tⱼ)` over all others, and
//! c, w = 2, 0 (or 3, 1 with the Weenie rule). For a threshold in (0, 1), tⱼ times the derivative of
//! α + βV in it is h(tⱼ), with one and the same function for all j:
//!
//! ```text
//! h(x) = −s·x + c·s·P − w·n·∫ M from x to a      (x ≤ a)
//!      = −s·x + c·s·P + 2n·∫ Q from a to x       (x ≥ a)
//! ```
//!
//! h′ is −s + w·n·M(x), then −s + 2n·Q(x). It never falls, as M and Q do not and M(a) ≤ Q(a): h is
//! convex. So at a minimum the positive thresholds take at most two values, the zeros `u < v` of h
//! (with `v = 1` if h(1) ≤ 0). At `u` h falls, and the second derivatives there are h′(u)/u + s/u on
//! the diagonal and s/u beside it: two players at `u` could gain by moving apart. So one at most is
//! there. If one is at 0, then P = M = 0, and a second one at 0 would gain by moving up.
//! Hence **some best response has one threshold `u` and n − 2 thresholds `v ≥ u`**. Where `u ≥ a` all
//! are equal: else h falls at `u`, so that 2n·P/a < s ≤ 1, and is not negative at `a`, so that c·P ≥ 1.
//! Without the Weenie rule α is linear in `u` below `a`, so that `u` is 0 or all are equal. (V = −1, where
//! s = 0, is a limit.)
//!
//! [`bloc`] solves the case `u = v`; `loner` the rest, with a certified lower bound.

mod bloc;
mod loner;

use super::opponents::Opponents;
use super::players::Players;
use super::rules::Rules;
use super::stage::Stage;
use super::threshold::Threshold;

/// The reply of the others, and the α that it leaves to player 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The thresholds of players 2 to n.
    pub opponents: Opponents,
    /// Player 1's payoff against them, in antes.
    pub alpha: f64,
    /// No reply of the kind asked for leaves her less than this.
    pub bound: f64,
}

/// The reply of all others to player 1's threshold that leaves her the least in one round.
///
/// The minimum is over all thresholds of all players, certified by [`Reply::bound`] up to 1e-12. Where several replies
/// are equally good, returns one of them. About 10 to 150 µs.
///
/// ```
/// use upperhand::guts::{Players, Rules, Threshold, best_response};
/// // Guts, Proposition 6.8: one always holds, the other plays √(a² + 1/3).
/// let reply = best_response(Rules::Standard, Players::new(3)?, Threshold::new(0.75)?);
/// let other = (0.75_f64 * 0.75 + 1.0 / 3.0).sqrt();
/// assert!((reply.opponents.thresholds()[1].get() - other).abs() < 1e-15);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[must_use]
pub fn best_response(rules: Rules, players: Players, mine: Threshold) -> Reply {
    reply_of_all(&Stage::alone(rules, players), mine.get())
}

/// The same threshold for all others that leaves player 1 the least in one round; the largest such.
///
/// A few µs.
///
/// ```
/// use upperhand::guts::{Players, Rules, Threshold, best_bloc_response};
/// // Guts, Lemma 5.3: against 1/4 it is (2·1/4 + 1)/4, which leaves −1/32.
/// let reply = best_bloc_response(Rules::Standard, Players::new(2)?, Threshold::new(0.25)?);
/// assert!((reply.opponents.thresholds()[0].get() - 3.0 / 8.0).abs() < 1e-15);
/// assert!((reply.alpha + 1.0 / 32.0).abs() < 1e-15);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[must_use]
pub fn best_bloc_response(rules: Rules, players: Players, mine: Threshold) -> Reply {
    reply_of_blocs(&Stage::alone(rules, players), mine.get())
}

/// The bloc that leaves player 1 the least of α + βV.
pub(super) fn reply_of_blocs(stage: &Stage, mine: f64) -> Reply {
    let at = bloc::threshold(stage, mine);
    let opponents = Opponents::bloc(stage.rules, stage.players, Threshold::found(at));
    let alpha = stage.worth(&opponents, mine);
    Reply {
        opponents,
        alpha,
        bound: alpha,
    }
}

/// The thresholds that leave player 1 the least of α + βV.
pub(super) fn reply_of_all(stage: &Stage, mine: f64) -> Reply {
    let bloc = reply_of_blocs(stage, mine);
    if stage.players.others() == 1 {
        return bloc;
    }
    let loner = loner::reply(stage, mine, bloc.alpha);
    let bound = loner.bound.min(bloc.bound);
    let best = if loner.alpha < bloc.alpha {
        loner
    } else {
        bloc
    };
    Reply { bound, ..best }
}
