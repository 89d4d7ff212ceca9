//! Blindfold: neither player sees how many suspects the other has left. Both know the rules, the pools of the start and the turn.
//!
//! What a player does cannot depend on the other then, but for there being no end yet, so that a pure strategy is a [`Plan`]: a tree
//! of questions, of which only the numbers of suspects found at each turn matter. With t and u the turns at which the two players
//! are done, the mover wins where t ≤ u and she is right, or where u < t and the other is wrong. That is bilinear in the two
//! distributions, so the game has a value, and both have best mixtures of few plans. These are found by adding best replies, one
//! after the other, to a game of the plans so far, which is solved exactly; the replies to its solution prove the value.

mod matrix_game;
mod plan;
mod reply;

pub use plan::Plan;

use super::error::Error;
use super::pool::Pool;
use super::rules::Rules;
use matrix_game::MatrixGame;
use num_bigint::BigInt;
use num_rational::BigRational;
use reply::Replies;

/// The solution of the game in which neither sees the other's pool.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules, blindfold, win_probability};
/// let eight = Pool::new(8)?;
/// let blind = blindfold(Rules::RACE, eight, eight)?;
/// assert_eq!(blind.win.to_string(), "11/17");
/// // With eyes open it is 11/16.
/// assert_eq!(win_probability(Rules::RACE, eight, eight)?.to_string(), "11/16");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blindfold {
    /// The chance that the player to move wins, both playing perfectly.
    pub win: BigRational,
    /// A best mixture of hers: plans and their chances, which leave her `win` at least, whatever the other does.
    pub first: Vec<(Plan, BigRational)>,
    /// A best mixture of the other's, which leaves her `win` at most, whatever she does.
    pub second: Vec<(Plan, BigRational)>,
}

/// The largest pool for which it is solved.
const MOST_SUSPECTS: u32 = 40;

/// Solves the game in which neither sees the other's pool.
///
/// # Errors
/// [`Error::NotAPosition`] for (1, 1) of the race, [`Error::BlindfoldTooLarge`] for pools beyond 40: officially the largest take several seconds.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules, blindfold};
/// let blind = blindfold(Rules::OFFICIAL, Pool::new(16)?, Pool::new(16)?)?;
/// assert_eq!(blind.win.to_string(), "5/8");
/// assert!(blindfold(Rules::RACE, Pool::new(41)?, Pool::new(2)?).is_err());
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn blindfold(rules: Rules, mine: Pool, theirs: Pool) -> Result<Blindfold, Error> {
    let (n, m) = (mine.get(), theirs.get());
    if n.max(m) > MOST_SUSPECTS {
        return Err(Error::BlindfoldTooLarge {
            given: n.max(m),
            most: MOST_SUSPECTS,
        });
    }
    if (n, m) == (1, 1) && rules.is_over(mine, theirs) {
        return Err(Error::NotAPosition);
    }
    let whole = BigInt::from(n) * m;
    let mut first = vec![Plan::halving(rules, n)];
    let mut second = vec![Plan::halving(rules, m)];
    let mut game = MatrixGame::new(first[0].wins_against(&second[0]));
    loop {
        let mixed = game.solve();
        // What each player could get, in parts of a suspect times the sum of the other's weights.
        let against_second = Replies::to_later(&second, &mixed.columns, m);
        let against_first = Replies::to_earlier(&first, &mixed.rows, n);
        let (most, mine) = against_second.best(rules, n);
        let (most_of_theirs, theirs) = against_first.best(rules, m);
        let at_most = BigRational::new(most, mixed.column_sum());
        let at_least =
            BigRational::from(whole.clone()) - BigRational::new(most_of_theirs, mixed.row_sum());
        if at_most == at_least {
            return Ok(Blindfold {
                win: at_most / whole,
                first: weighted(first, &mixed.rows),
                second: weighted(second, &mixed.columns),
            });
        }
        if !first.contains(&mine) {
            game.add_row(second.iter().map(|plan| mine.wins_against(plan)));
            first.push(mine);
        }
        if !second.contains(&theirs) {
            game.add_column(first.iter().map(|plan| plan.wins_against(&theirs)));
            second.push(theirs);
        }
    }
}

/// The plans that are played, with their chances.
fn weighted(plans: Vec<Plan>, weights: &[BigInt]) -> Vec<(Plan, BigRational)> {
    let sum: BigInt = weights.iter().sum();
    plans
        .into_iter()
        .zip(weights)
        .filter(|(_, weight)| **weight != BigInt::ZERO)
        .map(|(plan, weight)| (plan, BigRational::new(weight.clone(), sum.clone())))
        .collect()
}
