//! The cost of a rule of thumb: the guarantee of a player who keeps to it, against the best reply to it.
//!
//! With H(n, m) for the positions where the keeper of the rule moves with n against m and O(m, n) for those where the
//! opponent does, both n·m·P of who moves:
//!
//! ```text
//! H(n, m) = n·m − Σ O(m, part) over the parts of n that the rule asks about
//! O(m, n) = m·n − min over splits of m into 2..=answers parts of Σ H(n, part)
//! ```
//!
//! with naming as usual: the keeper names where the rule says so, the opponent where it is best. The parts of n
//! are smaller than n, so the keeper's pools are solved one after the other, each against all pools of the opponent:
//! H(n, ·) from the O(·, part), then O(·, n) from the one row H(n, ·).

use super::error::{Error, check_size};
use super::play::Move;
use super::pool::Pool;
use super::probability::Probability;
use super::recurrence::{self, least_of_all, product};
use super::row_search::optimal_splits;
use super::rule_of_thumb::RuleOfThumb;
use super::rules::{Ending, Rules};
use super::samples::{NO_POSITION, numerator_of, win_values};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;

/// The most memory the tables may take, H, O and the losses: less than a second of work.
const ALLOWED_BYTES: u64 = 12 << 20;

/// The chances of a player who keeps to a rule, moving first, where the opponent knows it and replies best.
///
/// ```
/// use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
/// let halving = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 24)?;
/// let pool = Pool::new(24)?;
/// assert_eq!(halving.guarantee(pool, pool).to_string(), "7/12");
/// assert_eq!(halving.cost(pool, pool).to_string(), "7/144");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct RuleTable {
    rules: Rules,
    side: usize,
    /// H(n, m) at n·(side + 1) + m; index 0 is unused.
    numerators: Vec<i32>,
    /// O(m, n) at n·(side + 1) + m.
    replies: Vec<i32>,
    /// n·m·P(n, m) − H(n, m) at m·(side + 1) + n: what keeping to the rule loses.
    losses: Vec<u32>,
}

/// The position at which a rule loses most.
///
/// ```
/// use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
/// let halving = RuleTable::new(Rules::OFFICIAL, RuleOfThumb::Halve, 64)?;
/// let worst = halving.worst(Pool::new(64)?).unwrap();
/// assert_eq!((worst.mine.get(), worst.theirs.get(), worst.cost.to_string()), (4, 4, "1/16".to_owned()));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worst {
    /// The pool of whoever keeps to the rule.
    pub mine: Pool,
    /// The opponent's.
    pub theirs: Pool,
    /// The chance that is lost there.
    pub cost: Probability,
}

/// Perfect play against somebody who keeps to a rule.
///
/// ```
/// use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
/// let halving = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 24)?;
/// let (mine, theirs) = (Pool::new(8)?, Pool::new(4)?);
/// let punished = halving.punish(mine, theirs)?;
/// assert_eq!((punished.win.to_string(), punished.questions), ("3/8".to_owned(), vec![vec![2, 6]]));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Punishment {
    /// The chance of the player to move, who knows the rule.
    pub win: Probability,
    /// Is naming a suspect now one of the best moves?
    pub name_suspect: bool,
    /// Every best question, as part sizes in ascending order, in ascending lexicographic order.
    pub questions: Vec<Vec<u32>>,
}

impl RuleTable {
    /// Solves every position with pools up to `side`. O(N³), the innermost loop over neighbouring integers.
    ///
    /// # Errors
    /// [`Error::Pool`] when `side` is 0, [`Error::TableTooLarge`] when the tables would take more than
    /// 12 MiB, which is beyond 1024 suspects each.
    ///
    /// ```
    /// use upperhand::guess_who::{Error, RuleOfThumb, RuleTable, Rules};
    /// assert!(RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 100).is_ok());
    /// let error = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 5000).unwrap_err();
    /// assert!(matches!(error, Error::TableTooLarge { .. }));
    /// ```
    pub fn new(rules: Rules, rule: RuleOfThumb, side: u32) -> Result<Self, Error> {
        let pool = Pool::new(u64::from(side))?;
        // The unused first row and column are not counted.
        let needed_bytes = 3 * 4 * u64::from(pool.get()).pow(2);
        check_size((side, side), needed_bytes, ALLOWED_BYTES)?;
        let side = side as usize;
        let (numerators, replies) = solve(rules, rule, pool);
        Ok(Self {
            rules,
            side,
            losses: losses(rules, pool, &numerators)?,
            numerators,
            replies,
        })
    }

    /// The exact integer mine·theirs·(the keeper's chance to win). (1, 1) under the race, which is no
    /// position, holds 0.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
    /// let halving = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 24)?;
    /// assert_eq!(halving.numerator(Pool::new(24)?, Pool::new(24)?), 336);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn numerator(&self, mine: Pool, theirs: Pool) -> u32 {
        self.numerators[self.index(mine, theirs)].unsigned_abs()
    }

    fn index(&self, keeper: Pool, other: Pool) -> usize {
        let (n, m) = (keeper.get() as usize, other.get() as usize);
        assert!(
            n <= self.side && m <= self.side,
            "the pool is not in the table"
        );
        n * (self.side + 1) + m
    }

    /// The keeper's chance to win when moving, against the best reply to the rule.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
    /// let halving = RuleTable::new(Rules::OFFICIAL, RuleOfThumb::Halve, 24)?;
    /// assert_eq!(halving.guarantee(Pool::new(2)?, Pool::new(3)?).to_string(), "2/3");
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn guarantee(&self, mine: Pool, theirs: Pool) -> Probability {
        let product = u64::from(mine.get()) * u64::from(theirs.get());
        Probability::new(u64::from(self.numerator(mine, theirs)), product)
    }

    /// How much less that is than with optimal play; 0 for (1, 1) under the race.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
    /// let halving = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 100)?;
    /// let (mine, theirs) = (Pool::new(100)?, Pool::new(10)?);
    /// assert_eq!(halving.guarantee(mine, theirs).to_string(), "0");
    /// assert_eq!(halving.cost(mine, theirs).to_string(), "37/500");
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn cost(&self, mine: Pool, theirs: Pool) -> Probability {
        let product = u64::from(mine.get()) * u64::from(theirs.get());
        let loss = self.row(theirs)[mine.get() as usize];
        Probability::new(u64::from(loss), product)
    }

    /// [`cost`](Self::cost) at every pair of pools from two lists, in any order: row-major, theirs × mine, the
    /// pair (`mine[i]`, `theirs[j]`) at `j·mine.len() + i`. The nearest double, 0 exactly where keeping to the rule costs
    /// nothing; [`NO_POSITION`] where a pool is larger than the table's side. A few nanoseconds a position.
    ///
    /// ```
    /// use upperhand::guess_who::{NO_POSITION, Pool, RuleOfThumb, RuleTable, Rules};
    /// let halving = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 100)?;
    /// let mine = [Pool::new(10)?, Pool::new(100)?, Pool::new(101)?];
    /// assert_eq!(halving.costs(&mine, &[mine[0]])[1..], [37.0 / 500.0, NO_POSITION]);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn costs(&self, mine: &[Pool], theirs: &[Pool]) -> Vec<f64> {
        let mut costs = Vec::with_capacity(mine.len() * theirs.len());
        for &m in theirs {
            if m.get() as usize > self.side {
                costs.resize(costs.len() + mine.len(), NO_POSITION);
                continue;
            }
            let (row, theirs) = (self.row(m), f64::from(m.get()));
            costs.extend(mine.iter().map(|n| match row.get(n.get() as usize) {
                Some(&loss) => f64::from(loss) / (f64::from(n.get()) * theirs),
                None => NO_POSITION,
            }));
        }
        costs
    }

    /// The positions with both pools from two to `largest`: with one there is nothing to ask.
    fn positions(&self, largest: Pool) -> impl Iterator<Item = (Pool, Pool)> + Clone {
        assert!(
            largest.get() as usize <= self.side,
            "the pool is not in the table"
        );
        let pools = move || largest.up_to_here().skip(1);
        pools().flat_map(move |mine| pools().map(move |theirs| (mine, theirs)))
    }

    /// The position with both pools from two to `largest` at which keeping to the rule loses most: of several the one with the
    /// smallest pools, yours first. `None` where it loses nothing anywhere.
    ///
    /// # Panics
    /// When `largest` is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
    /// let ladder = RuleTable::new(Rules::RACE, RuleOfThumb::Ladder, 64)?;
    /// assert_eq!(ladder.worst(Pool::new(64)?), None);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn worst(&self, largest: Pool) -> Option<Worst> {
        // Losses over products of pools, compared without division.
        let size = |(mine, theirs): (Pool, Pool)| {
            let loss = u64::from(self.row(theirs)[mine.get() as usize]);
            (loss, u64::from(mine.get()) * u64::from(theirs.get()))
        };
        let mut worst = None;
        let mut most = (0, 1);
        for position in self.positions(largest) {
            let (loss, product) = size(position);
            if loss * most.1 > most.0 * product {
                (worst, most) = (Some(position), (loss, product));
            }
        }
        worst.map(|(mine, theirs)| Worst {
            mine,
            theirs,
            cost: self.cost(mine, theirs),
        })
    }

    /// The mean of what keeping to the rule loses over all positions with both pools from two to `largest`, exactly; 0 where
    /// there is none.
    ///
    /// # Panics
    /// When `largest` is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
    /// let halving = RuleTable::new(Rules::OPEN, RuleOfThumb::Halve, 3)?;
    /// assert_eq!(halving.average(Pool::new(2)?).to_string(), "1/4");
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn average(&self, largest: Pool) -> BigRational {
        // Over the square of a common multiple of all pools.
        let whole = largest
            .up_to_here()
            .fold(BigInt::from(1), |whole, pool| whole.lcm(&pool.get().into()));
        let shares: Vec<BigInt> = largest
            .up_to_here()
            .map(|pool| &whole / pool.get())
            .collect();
        let mut sum = BigInt::ZERO;
        for theirs in largest.up_to_here().skip(1) {
            let losses = self.row(theirs)[2..].iter().zip(&shares[1..]);
            let row: BigInt = losses.map(|(&loss, share)| share * loss).sum();
            sum += row * &shares[theirs.get() as usize - 1];
        }
        let count = self.positions(largest).count().max(1);
        BigRational::new(sum, &whole * &whole * count)
    }

    /// What perfect play wins from a player who keeps to the rule, and the moves that do: `mine` is the pool of the player to
    /// move, `theirs` that of whoever keeps to it.
    ///
    /// # Errors
    /// [`Error::NotAPosition`] for (1, 1) under the race, [`Error::TooManyQuestions`] where more than 100,000 questions are
    /// equally good.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
    /// let halving = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 24)?;
    /// let pool = Pool::new(24)?;
    /// let punished = halving.punish(pool, pool)?;
    /// assert_eq!((punished.win.to_string(), &punished.questions[0]), ("7/9".to_owned(), &vec![8, 16]));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    pub fn punish(&self, mine: Pool, theirs: Pool) -> Result<Punishment, Error> {
        let ending = self.rules.ending();
        if ending == Ending::Race && mine.get() == 1 && theirs.get() == 1 {
            return Err(Error::NotAPosition);
        }
        let product = u64::from(mine.get()) * u64::from(theirs.get());
        let value = u64::from(self.replies[self.index(theirs, mine)].unsigned_abs());
        let win = Probability::new(value, product);
        if self.rules.is_over(mine, theirs) {
            return Ok(Punishment {
                win,
                name_suspect: false,
                questions: Vec::new(),
            });
        }
        let kept =
            |part: u32| self.numerators[theirs.get() as usize * (self.side + 1) + part as usize];
        let (n, m) = (mine.get() as usize, theirs.get() as usize);
        let naming = recurrence::naming(ending, n, m, kept(mine.get() - 1));
        let reply = |part: u32| u64::from(kept(part).unsigned_abs());
        Ok(Punishment {
            win,
            name_suspect: naming.is_some_and(|naming| u64::from(naming.unsigned_abs()) == value),
            questions: optimal_splits(self.rules, mine, product - value, reply)?,
        })
    }

    /// The losses against a pool of the opponent.
    fn row(&self, theirs: Pool) -> &[u32] {
        let m = theirs.get() as usize;
        assert!(m <= self.side, "the pool is not in the table");
        &self.losses[m * (self.side + 1)..][..=self.side]
    }
}

/// n·m·P − H by the opponent's pool.
fn losses(rules: Rules, side: Pool, numerators: &[i32]) -> Result<Vec<u32>, Error> {
    let pools: Vec<Pool> = side.up_to_here().collect();
    let chances = win_values(rules, &pools, &pools)?;
    let stride = pools.len() + 1;
    let mut losses = vec![0; stride * stride];
    for (row, chances) in chances.chunks_exact(pools.len()).enumerate() {
        for (column, &chance) in chances.iter().enumerate() {
            // (1, 1) under the race, which is no position, loses 0.
            let best = numerator_of(chance, pools[column], pools[row]).unwrap_or_default();
            let guaranteed = numerators[(column + 1) * stride + row + 1].unsigned_abs();
            // At most n·m, below 2^20.
            let best = u32::try_from(best).unwrap_or(u32::MAX);
            losses[(row + 1) * stride + column + 1] = best - guaranteed;
        }
    }
    Ok(losses)
}

/// H and O, row by row.
fn solve(rules: Rules, rule: RuleOfThumb, largest: Pool) -> (Vec<i32>, Vec<i32>) {
    let side = largest.get() as usize;
    let stride = side + 1;
    let mut keeper = vec![0; stride * stride];
    // O(m, n) at n·stride + m: what the keeper reads of one of its parts is a row.
    let mut opponent = vec![0; stride * stride];
    let mut folds = vec![vec![0; stride]; usize::from(rules.answers()) - 1];
    for mine in largest.up_to_here() {
        let n = mine.get() as usize;
        let row = &mut folds[0];
        for theirs in largest.up_to_here() {
            let m = theirs.get() as usize;
            let reply = |part: u32| opponent[part as usize * stride + m];
            row[m] = kept(rules, (mine, theirs), rule, reply);
        }
        keeper[n * stride..(n + 1) * stride].copy_from_slice(row);
        let replies = &mut opponent[n * stride..(n + 1) * stride];
        fill_opponent(rules, n, &mut folds, replies);
    }
    (keeper, opponent)
}

/// H(n, m), from the opponent's replies to parts of n.
fn kept(
    rules: Rules,
    (mine, theirs): (Pool, Pool),
    rule: RuleOfThumb,
    reply: impl Fn(u32) -> i32,
) -> i32 {
    let (n, m) = (mine.get() as usize, theirs.get() as usize);
    if n == 1 || m == 1 {
        return last_turn(rules.ending(), n, m);
    }
    match rule.choose(rules, mine, theirs) {
        Move::Ask(parts) => product(n, m) - parts.into_iter().map(reply).sum::<i32>(),
        // No rule names under the race.
        Move::Name => recurrence::naming(rules.ending(), n, m, reply(mine.get() - 1)).unwrap_or(0),
    }
}

/// Where a pool is one, the keeper names a suspect, or the race is over.
fn last_turn(ending: Ending, n: usize, m: usize) -> i32 {
    match ending {
        Ending::Race if m == 1 => 0,
        Ending::Race => product(n, m),
        // Under `open` a wrong name leaves the opponent with his one suspect: he wins.
        Ending::Official | Ending::Open => product(1, m),
    }
}

/// O(·, n) from H(n, ·), which is the first fold.
fn fill_opponent(rules: Rules, n: usize, folds: &mut [Vec<i32>], replies: &mut [i32]) {
    let answers = usize::from(rules.answers());
    for m in 1..replies.len() {
        let mut least_reply = None;
        for parts in 2..=answers.min(m) {
            let (row, others) = (&folds[0], &folds[parts - 2]);
            let fold = least_of_all(row, others, m, m / parts);
            least_reply = Some(least_reply.map_or(fold, |least: i32| least.min(fold)));
            if parts < answers {
                folds[parts - 1][m] = fold;
            }
        }
        replies[m] = recurrence::value(rules.ending(), m, n, least_reply, folds[0][m - 1]);
    }
}
