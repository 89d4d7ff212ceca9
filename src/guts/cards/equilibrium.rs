//! Optimal play without restriction: one probability of holding for each hand.
//!
//! Payoffs are bilinear (see `game`), so a strategy x is optimal exactly when against itself each hand does
//! what returns more: held where holding is better, dropped where dropping is, anything where they tie.
//! Almost all hands are clear. Only a few are undecided, and the problem for these alone is a small linear
//! complementarity problem with a skew-symmetric matrix, which is solved exactly.

use super::disjoint::Number;
use super::game::CardGame;
use super::skew::SkewTableau;
use super::strategy::{Strategy, Weights};
use super::thresholds::first_worth_holding;

/// An optimal strategy, exact: its [`exploitability`](super::exploitability) is 0.
///
/// Starts from a threshold, frees the hands that it plays wrong against itself and solves for these exactly,
/// the others fixed; then frees what is wrong now, until nothing is. The set of free hands only grows, so
/// this ends. O(hands) for each round and O(free hands²) for each pivot.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Fraction, equilibrium, exploitability};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// assert_eq!(exploitability(&game, &equilibrium(&game)), Fraction::ZERO);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn equilibrium(game: &CardGame) -> Strategy {
    let start = first_worth_holding(game);
    let hands = game.hands().len();
    let mut free: Vec<usize> = Vec::new();
    loop {
        let (numerators, whole) = settle(game, start, &free);
        let returns = margins(game, Weights { weights: &numerators, whole });
        let is_wrong = |&hand: &usize| {
            (returns[hand] > 0 && numerators[hand] < whole) || (returns[hand] < 0 && numerators[hand] > 0)
        };
        let wrong: Vec<usize> = (0..hands).filter(is_wrong).collect();
        if wrong.is_empty() {
            return Strategy::new(game.hands(), numerators, whole).expect("probabilities");
        }
        eprintln!("free {} wrong {} whole {whole}", free.len(), wrong.len());
        free.extend(wrong);
        free.sort_unstable();
        free.dedup();
    }
}

/// By how much holding each hand is better than dropping it.
fn margins<T: Number>(game: &CardGame, theirs: Weights<'_, T>) -> Vec<T> {
    let sums = game.hand_sums(theirs);
    sums.iter().map(|sum| sum.hold - sum.drop).collect()
}

/// The free hands played optimally against themselves, the others by the threshold: numerators and their
/// denominator.
///
/// With x the free hands' probabilities and u what they would pay for more than 1: 0 ≤ x ⟂ u − F(x) ≥ 0
/// and 0 ≤ u ⟂ 1 − x ≥ 0.
fn settle(game: &CardGame, threshold: usize, free: &[usize]) -> (Vec<i128>, i128) {
    let mut fixed: Vec<i64> = (0..game.hands().len()).map(|hand| i64::from(hand >= threshold)).collect();
    for &hand in free {
        fixed[hand] = 0;
    }
    let size = free.len();
    let returns = margins(game, Weights { weights: &fixed, whole: 1 });
    let mut constants: Vec<i64> = free.iter().map(|&hand| -returns[hand]).collect();
    constants.resize(2 * size, 1);
    let pair_weight = i64::from(game.pair_weight());
    let hand = |index: usize| game.hands().get(free[index]);
    let above = |i: usize, j: usize| {
        if j < size {
            if hand(i).is_disjoint_from(hand(j)) { pair_weight } else { 0 }
        } else {
            i64::from(j == i + size)
        }
    };
    let mut tableau = SkewTableau::new(&constants, above);
    for i in 0..size {
        if free[i] >= threshold {
            tableau.exchange(i, i + size).expect("small");
        }
    }
    tableau.solve().expect("solvable");
    let whole = tableau.denominator();
    let mut numerators: Vec<i128> = fixed.iter().map(|&held| i128::from(held) * whole).collect();
    for (index, &hand) in free.iter().enumerate() {
        numerators[hand] = tableau.numerator(index);
    }
    (numerators, whole)
}
