//! Payoffs from the solver, in doubles: for thresholds that are no fractions, and for many players.

use upperhand::guts::{Error, Opponents, Players, Rules, Threshold};

/// The solver's bound of rounding errors in a payoff, in antes.
pub(crate) const ROUNDING: f64 = 1e-12;

/// n players.
pub(crate) fn players(n: u32) -> Players {
    Players::new(n as usize).expect("from two players on")
}

/// A multiple of 1/`parts`.
pub(crate) fn threshold(step: u32, parts: u32) -> Threshold {
    Threshold::new(f64::from(step) / f64::from(parts)).expect("from 0 to 1")
}

/// Multiples of 1/`parts`.
pub(crate) fn thresholds(steps: &[u32], parts: u32) -> Vec<Threshold> {
    steps.iter().map(|&step| threshold(step, parts)).collect()
}

/// (1/2)^(1/(n−1)): the equilibrium of n players.
pub(super) fn p_star(n: u32) -> f64 {
    0.5_f64.powf(1.0 / f64::from(n - 1))
}

/// α of player 1 at `mine`, and β, against others at these thresholds; NaN if one is not a threshold.
pub(super) fn solved(rules: Rules, others: &[f64], mine: f64) -> (f64, f64) {
    let round = || {
        let others = Opponents::new(rules, &Threshold::all(others)?)?;
        Ok::<_, Error>(others.round(Threshold::new(mine)?))
    };
    round().map_or((f64::NAN, f64::NAN), |round| (round.alpha, round.beta))
}

/// The same against a bloc of n − 1.
pub(super) fn solved_bloc(rules: Rules, n: u32, (mine, theirs): (f64, f64)) -> (f64, f64) {
    solved(rules, &vec![theirs; n as usize - 1], mine)
}
