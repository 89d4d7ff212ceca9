//! The game restricted to thresholds: hold any hand better than the i-th weakest, 0 ≤ i ≤ hands.
//!
//! The game is symmetric, so its payoff matrix is skew-symmetric and its value is 0. A threshold that never
//! loses is a saddle point of the matrix. Not every game has one: then the best a threshold can guarantee
//! is negative, and only a random choice among several guarantees 0.

use super::disjoint::Number;
use super::error::Error;
use super::game::{CardGame, HandSum};
use super::strategy::Strategy;
use crate::Fraction;
use crate::order;
use crate::skew_lcp::SkewTableau;
use num_integer::Integer;

/// The earnings of a threshold against every threshold, times the number of deals: at most 2·D < 2³¹. O(hands).
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, threshold_payoffs};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// assert_eq!(threshold_payoffs(&game, 668)[669], 1);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn threshold_payoffs(game: &CardGame, mine: usize) -> Vec<i32> {
    let theirs = replies_by_threshold(&game.threshold_sums(mine));
    theirs.into_iter().map(|payoff| -payoff).collect()
}

/// The earnings of every threshold against the strategy with these sums, times the number of deals and the
/// strategy's whole.
fn replies_by_threshold<T: Number>(sums: &[HandSum<T>]) -> Vec<T> {
    let mut payoff = sums
        .iter()
        .fold(T::default(), |total, sum| total + sum.hold);
    let mut payoffs = vec![payoff];
    payoffs.extend(sums.iter().map(|sum| {
        payoff = payoff + sum.drop - sum.hold;
        payoff
    }));
    payoffs
}

/// The best pure thresholds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestThresholds {
    /// All thresholds with the best guarantee, ascending.
    pub thresholds: Vec<usize>,
    /// The least that they earn against any threshold, per round, in antes. 0 means a saddle point; below 0
    /// there is none.
    pub guarantee: Fraction,
}

/// The thresholds that guarantee most against thresholds, all of them.
///
/// Branch and bound: a threshold earns at most what it earns against the best replies to others, and is
/// looked at only as long as that bound reaches the best guarantee found. O(hands) for each that is.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, best_thresholds};
/// let game = CardGame::new(Deck::STANDARD, 3, AllDrop::Replay)?;
/// assert!(best_thresholds(&game).guarantee.value() < 0.0);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn best_thresholds(game: &CardGame) -> BestThresholds {
    let mut search = ThresholdSearch::new(game);
    while !search.is_over() {
        search.step(game);
    }
    search.best()
}

/// The search of [`best_thresholds`], one threshold at a time.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ThresholdSearch, best_thresholds};
/// let game = CardGame::new(Deck::STANDARD, 3, AllDrop::Replay)?;
/// let mut search = ThresholdSearch::new(&game);
/// while !search.is_over() {
///     search.step(&game);
/// }
/// assert_eq!(search.best(), best_thresholds(&game));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct ThresholdSearch {
    deals: usize,
    /// The most that each threshold earns against its best reply.
    bounds: Vec<i32>,
    /// Its true earnings, where they are known.
    guarantees: Vec<Option<i32>>,
    best: i32,
    next: Option<usize>,
}

impl ThresholdSearch {
    /// Before the first threshold is looked at. O(hands).
    #[must_use]
    pub fn new(game: &CardGame) -> Self {
        let side = game.hands().len() + 1;
        let mut search = Self {
            deals: game.hands().deals(),
            bounds: vec![0; side],
            guarantees: vec![None; side],
            best: i32::MIN,
            next: Some(first_worth_holding(game)),
        };
        search.step(game);
        search
    }

    /// Are the best ones known?
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.next.is_none()
    }

    /// How far the search is, from 0 to 1: the share of thresholds that are known or cannot be the best.
    ///
    /// ```
    /// use upperhand::Fraction;
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ThresholdSearch};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// assert_eq!(ThresholdSearch::new(&game).progress(), Fraction::new(1, 1));
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn progress(&self) -> Fraction {
        let all = self.bounds.len();
        let open = (0..all).filter(|&threshold| self.is_open(threshold));
        Fraction::new((all - open.count()) as i128, all as i128)
    }

    /// Looks at the most promising threshold, nothing where the search is over. O(hands).
    pub fn step(&mut self, game: &CardGame) {
        let Some(threshold) = self.next else {
            return;
        };
        let row = threshold_payoffs(game, threshold);
        let worst = (0..row.len()).min_by_key(|&reply| row[reply]);
        let reply = worst.unwrap_or(threshold);
        self.guarantees[threshold] = Some(row[reply]);
        self.best = self.best.max(row[reply]);
        self.bound_by(&row);
        if row[reply] < 0 {
            self.bound_by(&threshold_payoffs(game, reply));
        }
        self.next = None;
        let mut most = self.best;
        for (other, (&bound, guarantee)) in self.bounds.iter().zip(&self.guarantees).enumerate() {
            if bound >= most && guarantee.is_none() {
                (most, self.next) = (bound, Some(other));
            }
        }
    }

    /// No threshold earns more than it does against the one with this row.
    fn bound_by(&mut self, row: &[i32]) {
        for (bound, payoff) in self.bounds.iter_mut().zip(row) {
            *bound = (-payoff).min(*bound);
        }
    }

    /// Could it still be among the best?
    fn is_open(&self, threshold: usize) -> bool {
        self.guarantees[threshold].is_none() && self.bounds[threshold] >= self.best
    }

    /// The best thresholds so far; of all once the search is over.
    #[must_use]
    pub fn best(&self) -> BestThresholds {
        let is_best = |&threshold: &usize| self.guarantees[threshold] == Some(self.best);
        BestThresholds {
            thresholds: (0..self.guarantees.len()).filter(is_best).collect(),
            guarantee: Fraction::new(i128::from(self.best), self.deals as i128),
        }
    }
}

/// The weakest hand worth holding when all stronger hands are held and the weaker ones dropped; the
/// number of hands if there is none.
pub(super) fn first_worth_holding(game: &CardGame) -> usize {
    let is_worth = |&hand: &usize| {
        let stronger = game.counts()[hand].stronger;
        game.own_weight(hand) >= game.pair_weight() * stronger
    };
    (0..game.hands().len())
        .find(is_worth)
        .unwrap_or(game.hands().len())
}

/// A random choice of thresholds that loses to no threshold: the value 0 of the restricted game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MixedThresholds {
    /// Thresholds, ascending, with their weights.
    pub thresholds: Vec<(usize, i128)>,
    /// The sum of the weights.
    pub total: i128,
    /// The same mixture as probabilities of holding, which rise with the hand.
    pub strategy: Strategy,
}

/// An optimal mixture of thresholds: exact, by adding the best reply to the thresholds considered
/// until no threshold gains. O(hands) for each.
///
/// # Errors
/// [`Error::NumbersTooLarge`] when a fraction met on the way does not fit 128 bits. No deck is known
/// to lead there.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, mixed_thresholds};
/// let game = CardGame::new(Deck::STANDARD, 3, AllDrop::Replay)?;
/// assert!(mixed_thresholds(&game)?.thresholds.len() > 1);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub fn mixed_thresholds(game: &CardGame) -> Result<MixedThresholds, Error> {
    let mut considered = vec![first_worth_holding(game)];
    loop {
        let mixture = mixture_of(game, &considered)?;
        let payoffs = replies_by_threshold(&game.strategy_sums(&mixture.strategy));
        let reply = (0..payoffs.len())
            .max_by_key(|&reply| payoffs[reply])
            .unwrap_or(0);
        if payoffs[reply] == 0 {
            return Ok(mixture);
        }
        considered.push(reply);
        order::sort(&mut considered);
    }
}

/// The optimal mixture of some thresholds against the same: p ≥ 0 with Σp ≥ 1 and a payoff of at least
/// u ≥ 0 against each, in complementary slackness.
fn mixture_of(game: &CardGame, considered: &[usize]) -> Result<MixedThresholds, Error> {
    let size = considered.len();
    let rows: Vec<Vec<i32>> = considered
        .iter()
        .map(|&mine| threshold_payoffs(game, mine))
        .collect();
    // The loss of the considered threshold i to j, and the price of the sum of all.
    let above = |i: usize, j: usize| {
        if j == size {
            -1
        } else {
            i64::from(-rows[i][considered[j]])
        }
    };
    let mut constants = vec![0; size];
    constants.push(-1);
    let mut tableau = SkewTableau::new(&constants, above);
    tableau.solve().map_err(|_| Error::NumbersTooLarge)?;
    let weights: Vec<i128> = (0..size).map(|i| tableau.numerator(i)).collect();
    let divisor = weights
        .iter()
        .fold(0, |divisor, weight| weight.gcd(&divisor));
    let total: i128 = weights.iter().sum::<i128>() / divisor;
    let thresholds: Vec<(usize, i128)> = considered
        .iter()
        .copied()
        .zip(weights)
        .filter(|&(_, weight)| weight > 0)
        .map(|(threshold, weight)| (threshold, weight / divisor))
        .collect();
    let held = |hand: usize| {
        let below = thresholds
            .iter()
            .filter(|&&(threshold, _)| threshold <= hand);
        below.map(|&(_, weight)| weight).sum()
    };
    let numerators = (0..game.hands().len()).map(held).collect();
    let strategy = Strategy::reduced(numerators, total).ok_or(Error::NumbersTooLarge)?;
    Ok(MixedThresholds {
        thresholds,
        total,
        strategy,
    })
}
