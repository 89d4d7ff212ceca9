//! One round, all players: α for each of them and β.
//!
//! Guts, §3.2 and §3.3; the paper has two players, three players and blocs in closed form. With R the
//! number of players who hold, everybody gets R − 2 unless all drop, who holds and wins n, who holds and
//! loses −n; so that with P the chance that all drop and W, L the chances that player i holds and wins,
//! or is the weenie,
//!
//! ```text
//! αᵢ = E[R] − 2 + 2P + n·(2W − (1 − tᵢ))       β = E[R] − 1 + 2P
//! ```
//!
//! and with the Weenie rule P − n·L more in αᵢ, P more in β. Between two neighbouring thresholds W and L
//! are integrals of a power of the hand, so that suffix and prefix sums over the sorted thresholds give
//! them for all players together.

use super::error::Error;
use super::players::Players;
use super::powers::power_integral;
use super::rules::Rules;
use super::threshold::Threshold;
use crate::order;

/// The value of one round: α for every player, and β, the stakes carried on.
#[derive(Clone, Debug, PartialEq)]
pub struct Payoff {
    /// The expected payoff of the round to each player, in antes, in the order of the thresholds.
    /// The sum is 0, up to rounding.
    pub alpha: Vec<f64>,
    /// The expected stakes carried on, in those of this round.
    pub beta: f64,
}

/// One round of continuous Guts at these thresholds, one per player.
///
/// O(n log n) time for n players; rounding errors stay below 1e-12. Guts, (3.1).
///
/// # Errors
/// [`Error::Players`] unless there are 2 to 64 thresholds.
///
/// ```
/// use upperhand::guts::{Rules, Threshold, payoff};
/// // Player 1 drops everything; player 2 holds everything and takes her ante.
/// let thresholds = [Threshold::ALWAYS_DROP, Threshold::ALWAYS_HOLD];
/// let round = payoff(Rules::Standard, &thresholds)?;
/// assert_eq!((round.alpha, round.beta), (vec![-1.0, 1.0], 0.0));
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn payoff(rules: Rules, thresholds: &[Threshold]) -> Result<Payoff, Error> {
    one_round(rules, thresholds, false)
}

/// One round with or without a kitty, whose hand is held whatever it is.
pub(super) fn one_round(
    rules: Rules,
    thresholds: &[Threshold],
    has_kitty: bool,
) -> Result<Payoff, Error> {
    let players = Players::new(thresholds.len())?.get();
    let mut ascending: Vec<usize> = (0..players).collect();
    order::sort_by(&mut ascending, |&i, &j| {
        thresholds[i].get().total_cmp(&thresholds[j].get())
    });
    let sorted: Vec<f64> = ascending.iter().map(|&i| thresholds[i].get()).collect();

    let all_drop = sorted.iter().product::<f64>();
    let (untaken, wins) = if has_kitty {
        let in_all: Vec<f64> = [0.0].into_iter().chain(sorted.iter().copied()).collect();
        let mut wins = chances_to_win(&in_all);
        (wins.remove(0), wins)
    } else {
        (all_drop, chances_to_win(&sorted))
    };
    let weenies = chances_to_be_best_of_the_dropped(&sorted);
    let holders: f64 = sorted.iter().map(|t| 1.0 - t).sum();
    let returned = 2.0 * untaken + rules.weenies() * all_drop;
    let mut alpha = vec![0.0; players];
    for (rank, &player) in ascending.iter().enumerate() {
        let wager = 2.0 * wins[rank] - (1.0 - sorted[rank]) - rules.weenies() * weenies[rank];
        alpha[player] = holders - 2.0 + returned + players as f64 * wager;
    }
    Ok(Payoff {
        alpha,
        beta: holders - 1.0 + returned,
    })
}

/// The chance to hold and have the best hand of all holders, by rank of the threshold.
fn chances_to_win(sorted: &[f64]) -> Vec<f64> {
    let mut wins = vec![0.0; sorted.len()];
    let (mut above, mut to, mut win) = (1.0, 1.0, 0.0);
    for (rank, &threshold) in sorted.iter().enumerate().rev() {
        // With a hand up to `to`, all of a higher rank must drop; the `rank` others must be beaten.
        win += above * power_integral(threshold, to, rank + 1);
        wins[rank] = win;
        above *= threshold;
        to = threshold;
    }
    wins
}

/// The chance that all drop and this player's hand is the best, by rank of the threshold.
fn chances_to_be_best_of_the_dropped(sorted: &[f64]) -> Vec<f64> {
    let mut weenies = vec![0.0; sorted.len()];
    let (mut below, mut from, mut weenie) = (1.0, 0.0, 0.0);
    for (rank, &threshold) in sorted.iter().enumerate() {
        // With a hand from `from`, all of a lower rank need only drop; the others must be beaten.
        weenie += below * power_integral(from, threshold, sorted.len() - rank);
        weenies[rank] = weenie;
        below *= threshold;
        from = threshold;
    }
    weenies
}
