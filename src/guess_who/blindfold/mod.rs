//! Blindfold: neither player sees how many suspects the other has left. Both know the rules, the pools of the start and the turn.
//!
//! What a player does cannot depend on the other then, but for there being no end yet, so that a pure strategy is a [`Plan`]: a tree
//! of questions, of which only the numbers of suspects found at each turn matter. With t and u the turns at which the two players
//! are done, the mover wins where t ≤ u and she is right, or where u < t and the other is wrong. That is bilinear in the two
//! distributions, so the game has a value, and both have best mixtures of few plans. These are found by adding best replies, one
//! after the other, to a game of the plans so far, which is solved exactly; the replies to its solution prove the value.

mod plan;
mod reply;

pub use plan::Plan;

use super::error::Error;
use super::pool::Pool;
use super::rules::Rules;
use crate::matrix_game::MatrixGame;
use num_bigint::BigInt;
use num_rational::BigRational;
use reply::Replies;

/// The solution of the game in which neither sees the other's pool.
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
    let mut search = BlindfoldSearch::new(rules, [n, m]);
    loop {
        if let Some(solved) = search.advance() {
            return Ok(solved);
        }
    }
}

/// A solution on its way: the plans so far, and the game of them.
#[doc(hidden)]
pub struct BlindfoldSearch {
    rules: Rules,
    pools: [u32; 2],
    first: Vec<Plan>,
    second: Vec<Plan>,
    game: MatrixGame,
}

impl BlindfoldSearch {
    /// From halving, of both, on. The pools are a position, and not beyond those that are solved.
    #[doc(hidden)]
    #[must_use]
    pub fn new(rules: Rules, [n, m]: [u32; 2]) -> Self {
        let first = vec![Plan::halving(rules, n)];
        let second = vec![Plan::halving(rules, m)];
        Self {
            rules,
            pools: [n, m],
            game: MatrixGame::new(first[0].wins_against(&second[0])),
            first,
            second,
        }
    }

    /// Solves the game of the plans so far, and adds the best replies to its solution. Returns the solution where these
    /// bring no more.
    #[doc(hidden)]
    pub fn advance(&mut self) -> Option<Blindfold> {
        let mixed = self.game.solve();
        let (first, second) = (&self.first, &self.second);
        let secured = Secured::by(
            self.rules,
            self.pools,
            (first, &mixed.rows),
            (second, &mixed.columns),
        );
        if let Some(win) = secured.value() {
            return Some(Blindfold {
                win,
                first: weighted(first, &mixed.rows),
                second: weighted(second, &mixed.columns),
            });
        }
        let [mine, theirs] = secured.replies;
        if !self.first.contains(&mine) {
            self.game
                .add_row(self.second.iter().map(|plan| mine.wins_against(plan)));
            self.first.push(mine);
        }
        if !self.second.contains(&theirs) {
            self.game
                .add_column(self.first.iter().map(|plan| plan.wins_against(&theirs)));
            self.second.push(theirs);
        }
        None
    }
}

/// What two mixtures secure against everything, and the replies that show it.
struct Secured {
    /// The mover's chance, whatever the other does, and whatever she does herself.
    at_least: BigRational,
    at_most: BigRational,
    replies: [Plan; 2],
}

impl Secured {
    /// Of plans with their weights.
    fn by(
        rules: Rules,
        [n, m]: [u32; 2],
        (first, rows): (&[Plan], &[BigInt]),
        (second, columns): (&[Plan], &[BigInt]),
    ) -> Self {
        let whole = BigInt::from(n) * m;
        // What each player could get, in parts of a suspect times the sum of the other's weights.
        let (most, mine) = Replies::new(second, columns, m, 0).best(rules, n);
        let (most_of_theirs, theirs) = Replies::new(first, rows, n, 1).best(rules, m);
        let [row_sum, column_sum] = [rows, columns].map(|weights| weights.iter().sum::<BigInt>());
        Self {
            at_least: BigRational::new(&whole * &row_sum - most_of_theirs, &whole * row_sum),
            at_most: BigRational::new(most, whole * column_sum),
            replies: [mine, theirs],
        }
    }

    /// The value, where both mixtures are best.
    fn value(&self) -> Option<BigRational> {
        (self.at_least == self.at_most).then(|| self.at_least.clone())
    }
}

impl Blindfold {
    /// The solution that two mixtures of plans, with their weights, prove; `None` where they are not best.
    #[doc(hidden)]
    #[must_use]
    pub fn proved(rules: Rules, pools: [u32; 2], mixtures: [Vec<(Plan, u64)>; 2]) -> Option<Self> {
        let are_of_the_pools = mixtures.iter().zip(pools).all(|(mixture, pool)| {
            let is_played = mixture.iter().any(|(_, weight)| *weight > 0);
            is_played
                && mixture
                    .iter()
                    .all(|(plan, _)| plan.sum() == u64::from(pool))
        });
        if !are_of_the_pools {
            return None;
        }
        let [(first, rows), (second, columns)] = mixtures.map(|mixture| {
            let (plans, weights): (Vec<Plan>, Vec<u64>) = mixture.into_iter().unzip();
            (
                plans,
                weights.into_iter().map(BigInt::from).collect::<Vec<_>>(),
            )
        });
        let secured = Secured::by(rules, pools, (&first, &rows), (&second, &columns));
        Some(Self {
            win: secured.value()?,
            first: weighted(&first, &rows),
            second: weighted(&second, &columns),
        })
    }
}

/// The plans that are played, with their chances.
fn weighted(plans: &[Plan], weights: &[BigInt]) -> Vec<(Plan, BigRational)> {
    let sum: BigInt = weights.iter().sum();
    plans
        .iter()
        .zip(weights)
        .filter(|(_, weight)| **weight != BigInt::ZERO)
        .map(|(plan, weight)| (plan.clone(), BigRational::new(weight.clone(), sum.clone())))
        .collect()
}
