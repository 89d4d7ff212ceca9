//! One round of continuous Guts by its rules, in fractions: every way in which hands fall between thresholds.
//!
//! Thresholds that are multiples of 1/m cut the hands into cells. Which cell each player's hand lies in has an exact
//! probability, and of hands in one cell each is the best equally often. No integral and no formula of the paper enters.
//!
//! With the order of the thresholds given, α and β are polynomials in them whose total degree is at most the number n of
//! players. A polynomial of total degree n is determined by its values at the points of that order whose coordinates
//! are multiples of 1/n, so that a formula which agrees there agrees everywhere.

use itertools::Itertools;
use num_rational::Ratio;
use std::collections::BTreeMap;
use upperhand::guts::Rules;

/// An exact fraction.
pub(crate) type Q = Ratio<i128>;

/// A whole number as a fraction.
pub(crate) fn whole(number: impl Into<i128>) -> Q {
    Q::from_integer(number.into())
}

/// A fraction of two whole numbers.
pub(crate) fn over(numerator: impl Into<i128>, denominator: impl Into<i128>) -> Q {
    Q::new(numerator.into(), denominator.into())
}

/// The double nearest to a fraction of small numbers.
pub(crate) fn double(number: Q) -> f64 {
    *number.numer() as f64 / *number.denom() as f64
}

/// A multiple of every number of players up to ten: hands in one cell share a win in whole numbers.
const SHARES: i128 = 2520;

/// The end of a round: who held, and who had the best hand among them, or among all if nobody held.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Outcome {
    pub(super) holds: Vec<bool>,
    pub(super) best: usize,
}

impl Outcome {
    /// The number of players who held.
    pub(super) fn holders(&self) -> usize {
        self.holds.iter().filter(|&&holds| holds).count()
    }

    /// The factor of the stakes of the next round.
    pub(super) fn stakes(&self, rules: Rules) -> i128 {
        match (self.holders(), rules) {
            (0, Rules::Standard) => 1,
            (0, Rules::Weenie) => 2,
            (holders, _) => holders as i128 - 1,
        }
    }

    /// The immediate return of a player, antes being paid at the end of the game (§3.3).
    pub(super) fn payoff(&self, rules: Rules, player: usize) -> i128 {
        let (players, holders) = (self.holds.len() as i128, self.holders() as i128);
        match (holders, rules) {
            (0, Rules::Standard) => 0,
            (0, Rules::Weenie) if player == self.best => 1 - players,
            (0, Rules::Weenie) => 1,
            _ if player == self.best => players + holders - 2,
            _ if self.holds[player] => holders - 2 - players,
            _ => holders - 2,
        }
    }
}

/// A round: each player's α, and β.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Round {
    pub(crate) alpha: Vec<Q>,
    pub(crate) beta: Q,
}

/// Every end of a round and its probability, where each player holds the cells that are set for her. The numbers are
/// the widths of the cells; their sum is the whole.
pub(super) fn outcomes_of_sets(widths: &[u32], holds: &[Vec<bool>]) -> Vec<(Q, Outcome)> {
    let players = holds.len();
    let mut weights: BTreeMap<Outcome, i128> = BTreeMap::new();
    for cells in (0..players)
        .map(|_| 0..widths.len())
        .multi_cartesian_product()
    {
        let weight: i128 = cells.iter().map(|&cell| i128::from(widths[cell])).product();
        if weight == 0 {
            continue;
        }
        let held: Vec<bool> = (0..players)
            .map(|player| holds[player][cells[player]])
            .collect();
        let is_alone = !held.contains(&true);
        let contends = |&player: &usize| is_alone || held[player];
        let top = (0..players)
            .filter(contends)
            .map(|player| cells[player])
            .max();
        let tied = (0..players)
            .filter(contends)
            .filter(|&player| Some(cells[player]) == top);
        let tied: Vec<usize> = tied.collect();
        for &best in &tied {
            let outcome = Outcome {
                holds: held.clone(),
                best,
            };
            *weights.entry(outcome).or_default() += weight * (SHARES / tied.len() as i128);
        }
    }
    let all: i128 = widths.iter().map(|&width| i128::from(width)).sum();
    let total = (0..players).fold(SHARES, |product, _| product * all);
    let shares = weights
        .into_iter()
        .map(|(outcome, weight)| (Q::new(weight, total), outcome));
    shares.collect()
}

/// Every end of a round at these thresholds, in parts of `parts`.
pub(super) fn outcomes(thresholds: &[u32], parts: u32) -> Vec<(Q, Outcome)> {
    let mut cuts: Vec<u32> = thresholds.to_vec();
    cuts.extend([0, parts]);
    cuts.sort_unstable();
    cuts.dedup();
    let cells = cuts.windows(2);
    let widths: Vec<u32> = cells.clone().map(|cell| cell[1] - cell[0]).collect();
    let above = |&threshold: &u32| cells.clone().map(|cell| cell[0] >= threshold).collect();
    let holds: Vec<Vec<bool>> = thresholds.iter().map(above).collect();
    outcomes_of_sets(&widths, &holds)
}

/// The expectation over ends of a round.
pub(super) fn expected(rules: Rules, outcomes: &[(Q, Outcome)]) -> Round {
    let players = outcomes
        .first()
        .map_or(0, |(_, outcome)| outcome.holds.len());
    let mean = |value: &dyn Fn(&Outcome) -> i128| -> Q {
        let terms = outcomes
            .iter()
            .map(|(chance, outcome)| chance * value(outcome));
        terms.sum()
    };
    Round {
        alpha: (0..players)
            .map(|player| mean(&|end| end.payoff(rules, player)))
            .collect(),
        beta: mean(&|end| end.stakes(rules)),
    }
}

/// One round at these thresholds, in parts of `parts`.
pub(crate) fn round(rules: Rules, thresholds: &[u32], parts: u32) -> Round {
    expected(rules, &outcomes(thresholds, parts))
}

/// α of player 1 at `mine`, and β, against a bloc of n − 1 players at `theirs`.
pub(super) fn against_bloc(rules: Rules, n: u32, (mine, theirs): (u32, u32), parts: u32) -> (Q, Q) {
    let mut thresholds = vec![theirs; n as usize];
    thresholds[0] = mine;
    let round = round(rules, &thresholds, parts);
    (round.alpha[0], round.beta)
}

/// Every pair of multiples from 0 to `parts`.
pub(super) fn pairs(parts: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..=parts).cartesian_product(0..=parts)
}

/// A power with a small exponent.
pub(crate) fn power(base: Q, exponent: u32) -> Q {
    (0..exponent).fold(whole(1), |product, _| product * base)
}

/// The derivative at the first of equally spaced points, of a polynomial whose degree is below the number of its values
/// there: Newton's series, exact.
pub(super) fn derivative(values: &[Q], step: Q) -> Q {
    let mut differences = values.to_vec();
    let mut sum = whole(0);
    let mut sign = whole(1);
    for order in 1..values.len() {
        differences = differences
            .windows(2)
            .map(|pair| pair[1] - pair[0])
            .collect();
        sum += sign * differences[0] / whole(order as i128);
        sign = -sign;
    }
    sum / step
}
