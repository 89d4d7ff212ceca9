//! Optimal play without restriction: one probability of holding for each hand.
//!
//! Payoffs are bilinear (see `game`), so a strategy x is optimal exactly when against itself each hand does
//! what returns more: held where holding is better, dropped where dropping is, anything where they tie.
//! Almost all hands are clear. Only a few are undecided, and the problem for these alone is a small linear
//! complementarity problem with a skew-symmetric matrix, which is solved exactly.

use super::error::Error;
use super::game::CardGame;
use super::skew::{SkewTableau, Unsolved};
use super::strategy::{Strategy, Weights};
use super::thresholds::first_worth_holding;
use core::cmp::Reverse;
use core::ops::ControlFlow;

/// How many hands are freed at once. Few keep the tableau small, many save rounds.
const FREED_AT_ONCE: usize = 8;

/// An optimal strategy, exact: its [`exploitability`](super::exploitability) is 0.
///
/// Starts from a threshold, frees the hands that it plays wrong against itself and solves for these exactly,
/// the others fixed; then frees what is wrong now, until nothing is. The set of free hands only grows, so
/// this ends. O(hands) for each round and O(free hands²) for each pivot: milliseconds but for a few decks
/// of sixteen cards or fewer, in which most hands are undecided. There can be many optimal strategies; this
/// is one with few mixed hands.
///
/// # Errors
/// [`Error::NumbersTooLarge`] when a fraction met on the way does not fit 128 bits. No deck is known
/// to lead there.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Fraction, equilibrium, exploitability};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// assert_eq!(exploitability(&game, &equilibrium(&game)?), Fraction::ZERO);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub fn equilibrium(game: &CardGame) -> Result<Strategy, Error> {
    equilibrium_with_progress(game, |_| ControlFlow::Continue(()))
}

/// As [`equilibrium`], telling after each round of freed hands the strategy so far, and stopping there with
/// it when told to.
///
/// # Errors
/// Those of [`equilibrium`].
///
/// ```
/// use core::ops::ControlFlow;
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Strategy, equilibrium_with_progress};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// let first = equilibrium_with_progress(&game, |_| ControlFlow::Break(()))?;
/// assert_eq!(first, Strategy::threshold(game.hands(), 668)?);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub fn equilibrium_with_progress(
    game: &CardGame,
    mut progress: impl FnMut(&Strategy) -> ControlFlow<()>,
) -> Result<Strategy, Error> {
    let mut search = EquilibriumSearch::new(game);
    while !search.is_over() && progress(search.strategy()).is_continue() {
        search.step(game)?;
    }
    Ok(search.strategy)
}

/// The search of [`equilibrium`], one round of freed hands at a time.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, EquilibriumSearch, equilibrium};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// let mut search = EquilibriumSearch::new(&game);
/// while !search.is_over() {
///     search.step(&game)?;
/// }
/// assert_eq!(search.strategy(), &equilibrium(&game)?);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct EquilibriumSearch {
    strategy: Strategy,
    free: Vec<usize>,
    /// What the strategy plays wrong against itself.
    wrong: Vec<(usize, i128)>,
}

impl EquilibriumSearch {
    /// Before the first round: a threshold. O(hands).
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, EquilibriumSearch};
    /// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
    /// assert!(EquilibriumSearch::new(&game).is_over());
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn new(game: &CardGame) -> Self {
        let threshold = first_worth_holding(game);
        let strategy = Strategy::pure((0..game.hands().len()).map(|hand| hand >= threshold));
        Self {
            wrong: wrong_hands(game, &strategy),
            strategy,
            free: Vec::new(),
        }
    }

    /// Is the strategy optimal?
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, EquilibriumSearch};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// assert!(!EquilibriumSearch::new(&game).is_over());
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.wrong.is_empty()
    }

    /// The strategy so far.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, EquilibriumSearch, Strategy};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// let threshold = Strategy::threshold(game.hands(), 668)?;
    /// assert_eq!(EquilibriumSearch::new(&game).strategy(), &threshold);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub const fn strategy(&self) -> &Strategy {
        &self.strategy
    }

    /// How many hands are free so far: what a round costs grows with it.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, EquilibriumSearch};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// assert_eq!(EquilibriumSearch::new(&game).free_hands(), 0);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub const fn free_hands(&self) -> usize {
        self.free.len()
    }

    /// The next round, nothing where the search is over. The game is the one it began with. O(hands), and
    /// O(free hands²) for each pivot.
    ///
    /// # Errors
    /// Those of [`equilibrium`].
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, EquilibriumSearch};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// let mut search = EquilibriumSearch::new(&game);
    /// search.step(&game)?;
    /// assert_eq!(search.free_hands(), 8);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    pub fn step(&mut self, game: &CardGame) -> Result<(), Error> {
        if self.is_over() {
            return Ok(());
        }
        self.wrong
            .sort_by_key(|&(hand, loss)| (Reverse(loss), hand));
        let freed = self.wrong.iter().take(FREED_AT_ONCE);
        self.free.extend(freed.map(|&(hand, _)| hand));
        self.free.sort_unstable();
        self.strategy =
            settled(game, &self.strategy, &self.free).map_err(|_| Error::NumbersTooLarge)?;
        self.wrong = wrong_hands(game, &self.strategy);
        Ok(())
    }
}

/// The hands that a strategy should play otherwise against itself, and by how much holding and dropping
/// differ.
fn wrong_hands(game: &CardGame, strategy: &Strategy) -> Vec<(usize, i128)> {
    let whole = strategy.denominator();
    let sums = game.hand_sums(strategy.weights());
    let margins = sums.iter().map(|sum| sum.hold - sum.drop);
    let hands = margins.zip(strategy.numerators()).enumerate();
    hands
        .filter(|&(_, (margin, &held))| (margin > 0 && held < whole) || (margin < 0 && held > 0))
        .map(|(hand, (margin, _))| (hand, margin.abs()))
        .collect()
}

/// The free hands played optimally against themselves, the others as before.
///
/// With x the free hands' probabilities, F(x) by how much holding is better and u what more than 1 would be
/// worth: 0 ≤ x ⟂ u − F(x) ≥ 0 and 0 ≤ u ⟂ 1 − x ≥ 0. The search starts from the strategy rounded.
fn settled(game: &CardGame, strategy: &Strategy, free: &[usize]) -> Result<Strategy, Unsolved> {
    let (size, before) = (free.len(), strategy.denominator());
    // What is not free is held or dropped for certain.
    let rounded = |held: i128| i32::from(2 * held > before);
    let mut fixed: Vec<i32> = strategy
        .numerators()
        .iter()
        .map(|&held| rounded(held))
        .collect();
    let starts_held: Vec<bool> = free.iter().map(|&hand| fixed[hand] == 1).collect();
    for &hand in free {
        fixed[hand] = 0;
    }
    let sums = game.hand_sums(Weights {
        weights: &fixed,
        whole: 1,
    });
    let mut constants: Vec<i64> = free
        .iter()
        .map(|&hand| i64::from(sums[hand].drop - sums[hand].hold))
        .collect();
    constants.resize(2 * size, 1);
    let hand = |index: usize| game.hands().get(free[index]);
    let mut tableau = SkewTableau::new(&constants, |i, j| {
        if j >= size {
            i64::from(j == i + size)
        } else if hand(i).is_disjoint_from(hand(j)) {
            i64::from(game.pair_weight())
        } else {
            0
        }
    });
    for index in (0..size).filter(|&index| starts_held[index]) {
        tableau.exchange(index, index + size)?;
    }
    tableau.solve()?;
    let whole = tableau.denominator();
    let mut numerators: Vec<i128> = fixed.iter().map(|&held| i128::from(held) * whole).collect();
    for (index, &hand) in free.iter().enumerate() {
        numerators[hand] = tableau.numerator(index);
    }
    Strategy::reduced(numerators, whole).ok_or(Unsolved::Overflow)
}
