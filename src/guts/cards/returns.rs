//! The earnings of a strategy, by hand and in total.

use super::disjoint::Number;
use super::error::Error;
use super::game::{AllDrop, CardGame, HandSum};
use super::strategy::{Strategy, Weights};
use crate::Fraction;

/// The average returns of holding and dropping one hand, in antes, against a given opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandReturn {
    /// Holding it.
    pub hold: Fraction,
    /// Dropping it.
    pub drop: Fraction,
}

/// The returns of holding and dropping each hand against an opponent, as integers over one denominator: for those who want
/// many comparisons and few fractions in lowest terms, which take ten times as long.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ReturnSums, Strategy};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// // The paper's strategy drops JS/7C, but holding it loses less:
/// let returns = ReturnSums::new(&game, &Strategy::threshold(game.hands(), 669)?).get(668);
/// assert!(returns.hold.value() > returns.drop.value());
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct ReturnSums {
    sums: Vec<HandSum<i64>>,
    denominator: i128,
}

impl ReturnSums {
    /// The sums against an opponent. O(hands).
    #[must_use]
    pub fn new(game: &CardGame, theirs: &Strategy) -> Self {
        Self {
            sums: game.strategy_sums(theirs),
            denominator: game.hands().opposing() as i128 * theirs.denominator(),
        }
    }

    /// The sums against a threshold, given by the number of hands that it drops: the same as of
    /// [`Strategy::threshold`] at less cost. O(hands).
    ///
    /// # Panics
    /// When there are fewer hands.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ReturnSums, Strategy};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// let sums = ReturnSums::against_threshold(&game, 668);
    /// let threshold = Strategy::threshold(game.hands(), 668)?;
    /// assert_eq!(sums.get(588), ReturnSums::new(&game, &threshold).get(588));
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn against_threshold(game: &CardGame, threshold: usize) -> Self {
        let wide = |sum: HandSum<i32>| HandSum {
            hold: i64::from(sum.hold),
            drop: i64::from(sum.drop),
        };
        Self {
            sums: game
                .threshold_sums(threshold)
                .into_iter()
                .map(wide)
                .collect(),
            denominator: game.hands().opposing() as i128,
        }
    }

    /// The returns of one hand.
    ///
    /// # Panics
    /// When there is no such hand.
    #[must_use]
    pub fn get(&self, hand: usize) -> HandReturn {
        let fraction = |sum| Fraction::new(i128::from(sum), self.denominator);
        let HandSum { hold, drop } = self.sums[hand];
        HandReturn {
            hold: fraction(hold),
            drop: fraction(drop),
        }
    }

    /// By how much holding each hand returns more than dropping it, times [`Self::denominator`], weakest
    /// hand first.
    pub fn margins(&self) -> impl Iterator<Item = i64> + '_ {
        self.sums.iter().map(|sum| sum.hold - sum.drop)
    }

    /// [`best_reply`] to the opponent they are against, in the same game.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, ReturnSums, Strategy, best_reply};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// let theirs = Strategy::threshold(game.hands(), 668)?;
    /// assert_eq!(ReturnSums::new(&game, &theirs).best_reply(&game), best_reply(&game, &theirs));
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn best_reply(&self, game: &CardGame) -> Reply {
        let better = |sum: &HandSum<i64>| i128::from(sum.hold.max(sum.drop));
        let total: i128 = self.sums.iter().map(better).sum();
        Reply {
            strategy: Strategy::pure(self.sums.iter().map(|sum| sum.hold > sum.drop)),
            gain: Fraction::new(total, game.hands().len() as i128 * self.denominator),
        }
    }

    /// The earnings of every threshold against the opponent, times the deals and the denominator of the opponent's
    /// strategy.
    pub(super) fn of_thresholds(&self) -> Vec<i64> {
        let all_held: i64 = self.sums.iter().map(|sum| sum.hold).sum();
        let dropped = self.sums.iter().scan(all_held, |earned, sum| {
            *earned += sum.drop - sum.hold;
            Some(*earned)
        });
        core::iter::once(all_held).chain(dropped).collect()
    }

    /// The denominator of all sums: opposing hands times the denominator of the opponent's strategy.
    #[must_use]
    pub const fn denominator(&self) -> i128 {
        self.denominator
    }
}

/// The earnings of a player per round, in antes: the α of the paper. O(hands).
///
/// Every sum stays below D · 2 · 2⁸⁰ ≤ 2¹¹⁰ for denominators up to 2⁴⁰.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Strategy, payoff};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// let hold_above = |threshold| Strategy::threshold(game.hands(), threshold);
/// assert_eq!(payoff(&game, &hold_above(669)?, &hold_above(668)?), Fraction::new(-1, 1_624_350));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn payoff(game: &CardGame, mine: &Strategy, theirs: &Strategy) -> Fraction {
    let whole = mine.denominator();
    let sums = game.strategy_sums(theirs);
    let total: i128 = sums
        .iter()
        .zip(mine.numerators())
        .map(|(sum, held)| held * i128::from(sum.hold) + (whole - held) * i128::from(sum.drop))
        .sum();
    Fraction::new(
        total,
        game.hands().deals() as i128 * whole * theirs.denominator(),
    )
}

/// By what factor the stakes of the next round are expected to grow: the β of the paper. 1 when both hold,
/// 0 when one does; when both drop 1, or 2 with a weenie. O(hands).
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Strategy, stakes_carried_on};
/// let game = CardGame::new(Deck::new(2, 2)?, 1, AllDrop::Replay)?;
/// let aces = Strategy::threshold(game.hands(), 2)?;
/// // Two kings or two aces: 4 of 12 deals.
/// assert_eq!(stakes_carried_on(&game, &aces, &aces), Fraction::new(1, 3));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn stakes_carried_on(game: &CardGame, mine: &Strategy, theirs: &Strategy) -> Fraction {
    let (my_whole, their_whole) = (mine.denominator(), theirs.denominator());
    let both_drop = match game.all_drop() {
        AllDrop::Replay => 1,
        AllDrop::Weenie => 2,
    };
    let c = game.hands().opposing() as i128;
    let held = game.held_by(theirs.numerators());
    let total: i128 = held
        .iter()
        .zip(mine.numerators())
        .map(|(theirs, mine)| {
            let they_hold = theirs.weaker + theirs.stronger;
            mine * they_hold + both_drop * (my_whole - mine) * (c * their_whole - they_hold)
        })
        .sum();
    Fraction::new(total, game.hands().deals() as i128 * my_whole * their_whole)
}

/// The best unrestricted reply to a strategy, and its gain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Holds exactly the hands for which holding returns more than dropping.
    pub strategy: Strategy,
    /// The gain of the reply per round, in antes: the exploitability of the strategy it replies to.
    pub gain: Fraction,
}

/// The best unrestricted reply to a strategy, which drops where holding is no better. O(hands).
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Strategy, best_reply};
/// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
/// let reply = best_reply(&game, &Strategy::threshold(game.hands(), 26)?);
/// assert_eq!(reply.gain, Fraction::ZERO);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn best_reply(game: &CardGame, to: &Strategy) -> Reply {
    ReturnSums::new(game, to).best_reply(game)
}

/// The gain of the best unrestricted reply per round against a strategy, in antes. The game is symmetric, so
/// its value is 0 and a strategy is optimal exactly when this is 0. O(hands).
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Strategy, exploitability};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// let threshold = Strategy::threshold(game.hands(), 668)?;
/// assert_eq!(exploitability(&game, &threshold), Fraction::new(20, 1_624_350));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn exploitability(game: &CardGame, strategy: &Strategy) -> Fraction {
    best_reply(game, strategy).gain
}

/// A hand that a strategy plays wrong against itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The index of the hand.
    pub hand: usize,
    /// The cost of the mistake per round, in antes, the chance to be dealt the hand included.
    pub cost: Fraction,
}

/// The hands that a strategy should play otherwise against itself, weakest first, and what each costs.
///
/// The costs add up to the [`exploitability`]: a strategy played against itself earns 0, so all that the
/// best reply gains it gains where it plays otherwise. O(hands).
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Strategy, mistakes};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// let mistakes = mistakes(&game, &Strategy::threshold(game.hands(), 668)?);
/// assert_eq!(mistakes.len(), 20);
/// assert!(mistakes.iter().all(|mistake| mistake.cost == Fraction::new(1, 1_624_350)));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[must_use]
pub fn mistakes(game: &CardGame, strategy: &Strategy) -> Vec<Mistake> {
    let whole = strategy.denominator();
    let denominator = game.hands().deals() as i128 * whole * whole;
    let sums = game.strategy_sums(strategy);
    let costs = sums.iter().zip(strategy.numerators()).map(|(sum, held)| {
        let best = sum.hold.max(sum.drop);
        held * i128::from(best - sum.hold) + (whole - held) * i128::from(best - sum.drop)
    });
    costs
        .enumerate()
        .filter(|(_, cost)| *cost > 0)
        .map(|(hand, cost)| Mistake {
            hand,
            cost: Fraction::new(cost, denominator),
        })
        .collect()
}

/// A best reply to probabilities given as doubles.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundedReply {
    /// The hands it holds.
    pub held: Vec<bool>,
    /// The gain per round, in antes.
    pub gain: f64,
}

/// As [`best_reply`] for probabilities of holding in doubles, weakest hand first.
///
/// Exact where the doubles are multiples of 2⁻²⁰, because all sums are then integers below 2⁵³ over
/// one denominator; otherwise the gain is within 10⁻¹² of the true one. O(hands).
///
/// # Errors
/// [`Error::HandCount`] unless there is a number for each hand, [`Error::HoldProbability`] when one is not
/// between 0 and 1.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, best_reply_to_doubles};
/// let game = CardGame::new(Deck::new(2, 2)?, 1, AllDrop::Replay)?;
/// assert_eq!(best_reply_to_doubles(&game, &[1.0; 4])?.gain, 0.25);
/// assert!(best_reply_to_doubles(&game, &[f64::NAN; 4]).is_err());
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub fn best_reply_to_doubles(game: &CardGame, hold: &[f64]) -> Result<RoundedReply, Error> {
    if hold.len() != game.hands().len() {
        return Err(Error::HandCount {
            given: hold.len(),
            hands: game.hands().len(),
        });
    }
    if let Some(index) = hold.iter().position(|held| !(0.0..=1.0).contains(held)) {
        return Err(Error::HoldProbability {
            index,
            given: hold[index],
        });
    }
    let sums = game.hand_sums(Weights {
        weights: hold,
        whole: 1.0,
    });
    let total: f64 = sums.iter().map(best).sum();
    Ok(RoundedReply {
        held: sums.iter().map(|sum| sum.hold > sum.drop).collect(),
        // Never negative but by rounding.
        gain: (total / game.hands().deals() as f64).max(0.0),
    })
}

fn best<T: Number>(sum: &HandSum<T>) -> T {
    if sum.hold > sum.drop {
        sum.hold
    } else {
        sum.drop
    }
}
