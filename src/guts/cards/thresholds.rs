//! The game restricted to thresholds: hold any hand better than the i-th weakest, 0 ≤ i ≤ hands.
//!
//! The game is symmetric, so its payoff matrix is skew-symmetric and its value is 0. A threshold that never
//! loses is a saddle point of the matrix. Not every game has one: then the best a threshold can guarantee
//! is negative, and only a random choice among several guarantees 0.

use super::disjoint::Number;
use super::error::Error;
use super::fraction::{Fraction, greatest_common_divisor};
use super::game::CardGame;
use super::limits::LARGEST_MATRIX;
use super::skew::SkewTableau;
use super::strategy::{Strategy, Weights};

/// The payoffs of every threshold against every other.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Fraction, ThresholdPayoffs};
/// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
/// let payoffs = ThresholdPayoffs::new(&game)?;
/// assert_eq!(payoffs.payoff(26, 27), Fraction::new(1, 2652));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThresholdPayoffs {
    side: usize,
    deals: usize,
    numerators: Vec<i32>,
}

impl ThresholdPayoffs {
    /// All payoffs. O(hands²).
    ///
    /// # Errors
    /// [`Error::MatrixTooLarge`] above 4096 thresholds a side, as with three cards of the standard deck.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ThresholdPayoffs};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Weenie)?;
    /// assert_eq!(ThresholdPayoffs::new(&game)?.side(), 1327);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    pub fn new(game: &CardGame) -> Result<Self, Error> {
        let side = game.hands().len() + 1;
        if side > LARGEST_MATRIX {
            return Err(Error::MatrixTooLarge { thresholds: side });
        }
        let rows = (0..side).flat_map(|mine| threshold_payoffs(game, mine));
        Ok(Self {
            side,
            deals: game.hands().deals(),
            numerators: rows.collect(),
        })
    }

    /// How many thresholds there are, one more than hands.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ThresholdPayoffs};
    /// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
    /// assert_eq!(ThresholdPayoffs::new(&game)?.side(), 53);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub const fn side(&self) -> usize {
        self.side
    }

    /// Row-major, mine × theirs: what threshold `mine` earns against `theirs`, times [`Self::deals`].
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ThresholdPayoffs};
    /// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
    /// let payoffs = ThresholdPayoffs::new(&game)?;
    /// assert_eq!(payoffs.numerators()[26 * 53 + 27], 1);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn numerators(&self) -> &[i32] {
        &self.numerators
    }

    /// The denominator of all payoffs, the number of deals.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ThresholdPayoffs};
    /// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
    /// assert_eq!(ThresholdPayoffs::new(&game)?.deals(), 52 * 51);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub const fn deals(&self) -> usize {
        self.deals
    }

    /// What threshold `mine` earns per round against `theirs`, in antes.
    ///
    /// # Panics
    /// When a threshold exceeds the number of hands.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Fraction, ThresholdPayoffs};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// let payoffs = ThresholdPayoffs::new(&game)?;
    /// assert_eq!(payoffs.payoff(668, 669), Fraction::new(1, 1_624_350));
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn payoff(&self, mine: usize, theirs: usize) -> Fraction {
        assert!(mine < self.side && theirs < self.side, "({mine}, {theirs})");
        let numerator = self.numerators[mine * self.side + theirs];
        Fraction::new(i128::from(numerator), self.deals as i128)
    }

    /// The thresholds that lose to no other, ascending: the saddle points.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ThresholdPayoffs};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// assert_eq!(ThresholdPayoffs::new(&game)?.saddle_points(), [668]);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn saddle_points(&self) -> Vec<usize> {
        let rows = self.numerators.chunks_exact(self.side).enumerate();
        rows.filter(|(_, row)| row.iter().all(|&payoff| payoff >= 0))
            .map(|(threshold, _)| threshold)
            .collect()
    }
}

/// What a threshold earns against every threshold, times the number of deals: at most 2·D < 2³¹. A row of
/// [`ThresholdPayoffs`] for games of any size. O(hands).
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, threshold_payoffs};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// assert_eq!(threshold_payoffs(&game, 668)[669], 1);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn threshold_payoffs(game: &CardGame, mine: usize) -> Vec<i32> {
    let weights: Vec<i32> = (0..game.hands().len())
        .map(|hand| i32::from(hand >= mine))
        .collect();
    let returns = replies_by_threshold(
        game,
        Weights {
            weights: &weights,
            whole: 1,
        },
    );
    returns.into_iter().map(|payoff| -payoff).collect()
}

/// What every threshold earns against a strategy, times the number of deals and the strategy's whole.
fn replies_by_threshold<T: Number>(game: &CardGame, to: Weights<'_, T>) -> Vec<T> {
    let sums = game.hand_sums(to);
    let mut payoff = sums
        .iter()
        .fold(T::default(), |total, sum| total + sum.hold);
    let mut payoffs = vec![payoff];
    for sum in &sums {
        payoff = payoff + sum.drop - sum.hold;
        payoffs.push(payoff);
    }
    payoffs
}

/// The best pure thresholds.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Fraction, best_thresholds};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// let best = best_thresholds(&game);
/// assert_eq!((best.thresholds, best.guarantee), (vec![668], Fraction::ZERO));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestThresholds {
    /// All thresholds with the best guarantee, ascending.
    pub thresholds: Vec<usize>,
    /// What they earn at least against any threshold, per round, in antes. 0 means a saddle point; below 0
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
    let mut bounds = vec![0; game.hands().len() + 1];
    let mut guarantees = vec![None; bounds.len()];
    let mut best = i32::MIN;
    let mut next = Some(first_worth_holding(game));
    while let Some(threshold) = next {
        let row = threshold_payoffs(game, threshold);
        let reply = (0..row.len())
            .min_by_key(|&reply| row[reply])
            .unwrap_or(threshold);
        let guarantee = row[reply];
        guarantees[threshold] = Some(guarantee);
        best = best.max(guarantee);
        for reply in [threshold, reply] {
            for (bound, payoff) in bounds.iter_mut().zip(threshold_payoffs(game, reply)) {
                *bound = (-payoff).min(*bound);
            }
        }
        next = (0..bounds.len())
            .filter(|&other| guarantees[other].is_none() && bounds[other] >= best)
            .max_by_key(|&other| bounds[other]);
    }
    BestThresholds {
        thresholds: (0..guarantees.len())
            .filter(|&threshold| guarantees[threshold] == Some(best))
            .collect(),
        guarantee: Fraction::new(i128::from(best), game.hands().deals() as i128),
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
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, mixed_thresholds};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// let mixture = mixed_thresholds(&game)?;
/// assert_eq!(mixture.thresholds, [(668, 1)]);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MixedThresholds {
    /// Thresholds, ascending, with their weights.
    pub thresholds: Vec<(usize, i128)>,
    /// What the weights add up to.
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
        let payoffs = replies_by_threshold(game, mixture.strategy.weights());
        let reply = (0..payoffs.len())
            .max_by_key(|&reply| payoffs[reply])
            .unwrap_or(0);
        if payoffs[reply] == 0 {
            return Ok(mixture);
        }
        considered.push(reply);
        considered.sort_unstable();
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
    // What the considered threshold i loses to j, and the price of the sum of all.
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
    let divisor = weights.iter().fold(0, |divisor, &weight| {
        greatest_common_divisor(divisor, weight)
    });
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
