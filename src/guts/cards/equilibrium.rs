//! Optimal play without restriction: one probability of holding for each hand.
//!
//! Payoffs are bilinear (see `game`), so a strategy x is optimal exactly when against itself each hand does
//! what returns more: held where holding is better, dropped where dropping is, anything where they tie.
//! Almost all hands are clear. Only a few are undecided, and the problem for these alone is a small linear
//! complementarity problem with a skew-symmetric matrix, which is solved exactly.

use super::error::Error;
use super::game::CardGame;
use super::strategy::{Strategy, Weights};
use super::thresholds::first_worth_holding;
use crate::Fraction;
use crate::order;
use crate::skew_lcp::{SkewTableau, Unsolved};
use core::cmp::Reverse;

/// The number of hands freed at once. Few keep the tableau small, many save rounds.
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
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, equilibrium, exploitability};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// assert_eq!(exploitability(&game, &equilibrium(&game)?), Fraction::ZERO);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub fn equilibrium(game: &CardGame) -> Result<Strategy, Error> {
    let mut search = EquilibriumSearch::new(game);
    while !search.is_over() {
        search.pivot(game)?;
    }
    Ok(search.strategy)
}

/// The search of [`equilibrium`], one exchange at a time.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, EquilibriumSearch, equilibrium};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// let mut search = EquilibriumSearch::new(&game);
/// while !search.is_over() {
///     search.pivot(&game)?;
/// }
/// assert_eq!(search.strategy(), &equilibrium(&game)?);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct EquilibriumSearch {
    strategy: Strategy,
    free: Vec<usize>,
    /// The mistakes of the strategy against itself.
    wrong: Vec<(usize, i64)>,
    /// The most hands that were wrong at once.
    most_wrong: usize,
    /// How many of how many were right at the best moment.
    right: (usize, usize),
    /// The round under way.
    round: Option<Round>,
}

impl EquilibriumSearch {
    /// Before the first round: a threshold. O(hands).
    #[must_use]
    pub fn new(game: &CardGame) -> Self {
        let threshold = first_worth_holding(game);
        let strategy = Strategy::pure((0..game.hands().len()).map(|hand| hand >= threshold));
        let mut search = Self {
            wrong: wrong_hands(game, &strategy),
            strategy,
            free: Vec::new(),
            most_wrong: 1,
            right: (0, 1),
            round: None,
        };
        search.look_back();
        search
    }

    /// Is the strategy optimal?
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.wrong.is_empty()
    }

    /// The strategy so far.
    #[must_use]
    pub const fn strategy(&self) -> &Strategy {
        &self.strategy
    }

    /// How far the search is, from 0 to 1 and never less than before: of the most hands that were wrong at
    /// once, the share that is right now. 1 only when it is over.
    ///
    /// ```
    /// use upperhand::Fraction;
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, EquilibriumSearch};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// assert_eq!(EquilibriumSearch::new(&game).progress(), Fraction::ZERO);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn progress(&self) -> Fraction {
        let (right, all) = self.right;
        Fraction::new(right as i128, all as i128)
    }

    /// The least part of a round: its beginning, one pivot or its end; nothing where the search is over. The strategy is that
    /// of the last round that ended. The game is the one it began with. O(hands) or O(free hands²): a few milliseconds at most.
    ///
    /// # Errors
    /// The errors of [`equilibrium`].
    pub fn pivot(&mut self, game: &CardGame) -> Result<(), Error> {
        if self.is_over() {
            return Ok(());
        }
        let Some(round) = &mut self.round else {
            self.free_more();
            self.round = Some(Round::new(game, &self.strategy, &self.free));
            return Ok(());
        };
        if !round.pivot().map_err(|_| Error::NumbersTooLarge)? {
            return Ok(());
        }
        self.strategy = round.strategy(&self.free).ok_or(Error::NumbersTooLarge)?;
        self.wrong = wrong_hands(game, &self.strategy);
        self.round = None;
        self.look_back();
        Ok(())
    }

    /// Notes how many hands are wrong now.
    fn look_back(&mut self) {
        self.most_wrong = self.most_wrong.max(self.wrong.len());
        let now = (self.most_wrong - self.wrong.len(), self.most_wrong);
        if now.0 * self.right.1 > self.right.0 * now.1 {
            self.right = now;
        }
    }

    /// Frees what is played most wrong.
    fn free_more(&mut self) {
        for _ in 0..FREED_AT_ONCE {
            let still = self
                .wrong
                .iter()
                .filter(|(hand, _)| !self.free.contains(hand));
            let worst = still.max_by_key(|&&(hand, loss)| (loss, Reverse(hand)));
            self.free.extend(worst.map(|&(hand, _)| hand));
        }
        order::sort(&mut self.free);
    }
}

/// The hands that a strategy should play otherwise against itself, and by how much holding and dropping
/// differ.
fn wrong_hands(game: &CardGame, strategy: &Strategy) -> Vec<(usize, i64)> {
    let whole = strategy.denominator();
    let sums = game.strategy_sums(strategy);
    let margins = sums.iter().map(|sum| sum.hold - sum.drop);
    let hands = margins.zip(strategy.numerators()).enumerate();
    hands
        .filter(|&(_, (margin, &held))| (margin > 0 && held < whole) || (margin < 0 && held > 0))
        .map(|(hand, (margin, _))| (hand, margin.abs()))
        .collect()
}

/// The free hands on their way to be played optimally against themselves, the others as before.
///
/// With x the free hands' probabilities, F(x) by how much holding is better and u what more than 1 would be
/// worth: 0 ≤ x ⟂ u − F(x) ≥ 0 and 0 ≤ u ⟂ 1 − x ≥ 0. The search starts from the strategy rounded.
#[derive(Clone, Debug)]
struct Round {
    tableau: SkewTableau,
    /// The places among the free hands of those that are still to be exchanged, so that they start held.
    starts_held: Vec<usize>,
    /// Are they exchanged?
    has_started: bool,
    /// The play of the other hands; the free ones are dropped here.
    fixed: Vec<i32>,
}

impl Round {
    fn new(game: &CardGame, strategy: &Strategy, free: &[usize]) -> Self {
        let (size, before) = (free.len(), strategy.denominator());
        // A hand that is not free is held or dropped for certain.
        let rounded = |&held: &i128| i32::from(2 * held > before);
        let mut fixed: Vec<i32> = strategy.numerators().iter().map(rounded).collect();
        let is_held = |&place: &usize| fixed[free[place]] == 1;
        let starts_held = (0..size).filter(is_held).collect();
        for &hand in free {
            fixed[hand] = 0;
        }
        let sums = game.hand_sums(Weights {
            weights: &fixed,
            whole: 1,
        });
        let constant = |&hand: &usize| i64::from(sums[hand].drop - sums[hand].hold);
        let mut constants: Vec<i64> = free.iter().map(constant).collect();
        constants.resize(2 * size, 1);
        let hand = |index: usize| game.hands().get(free[index]);
        let tableau = SkewTableau::new(&constants, |i, j| {
            if j >= size {
                i64::from(j == i + size)
            } else if hand(i).is_disjoint_from(hand(j)) {
                i64::from(game.pair_weight())
            } else {
                0
            }
        });
        Self {
            tableau,
            starts_held,
            has_started: false,
            fixed,
        }
    }

    /// One exchange; says whether there is nothing left to do.
    fn pivot(&mut self) -> Result<bool, Unsolved> {
        if let Some(place) = self.starts_held.pop() {
            let size = self.tableau.size() / 2;
            self.tableau.exchange(place, place + size)?;
            return Ok(false);
        }
        if !self.has_started {
            self.has_started = true;
            self.tableau.perturb();
        }
        self.tableau.advance()
    }

    /// The strategy of the tableau, `None` where its denominator is too large.
    fn strategy(&self, free: &[usize]) -> Option<Strategy> {
        let whole = self.tableau.denominator();
        let held = self.fixed.iter().map(|&held| i128::from(held) * whole);
        let mut numerators: Vec<i128> = held.collect();
        for (place, &hand) in free.iter().enumerate() {
            numerators[hand] = self.tableau.numerator(place);
        }
        Strategy::reduced(numerators, whole)
    }
}
