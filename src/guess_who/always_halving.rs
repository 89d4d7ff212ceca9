//! The cost of halving every time: the guarantee of a player who does, against the best reply to it.
//!
//! With H(n, m) for the positions where the halver moves with n against m and O(m, n) for those where the
//! opponent does, both n·m·P of who moves:
//!
//! ```text
//! H(n, m) = n·m − Σ O(m, part) over the even parts of n
//! O(m, n) = m·n − min over splits of m into 2..=answers parts of Σ H(n, part)
//! ```
//!
//! with naming as usual: the halver names only where a pool is one, the opponent where it is best. The even parts of n
//! are smaller than n, so the halver's pools are solved one after the other, each against all pools of the opponent:
//! H(n, ·) from the O(·, part), then O(·, n) from the one row H(n, ·).

use super::error::{Error, check_size};
use super::pool::Pool;
use super::probability::Probability;
use super::recurrence::{self, least_of_all, product};
use super::rules::{Ending, Rules};
use super::samples::{NO_POSITION, numerator_of, win_values};

/// The most memory two tables may take, H beside O and then H beside the losses: 8 MiB, less than a second of
/// work.
const ALLOWED_BYTES: u64 = 8 << 20;

/// The chances of a player who always asks the most even question, moving first, where the opponent knows it
/// and replies best: [`play::Halving`](super::play::Halving) with as many parts as the rules allow, which
/// names where a pool is one.
///
/// ```
/// use upperhand::guess_who::{AlwaysHalving, Pool, Rules};
/// let halving = AlwaysHalving::new(Rules::RACE, 24)?;
/// let pool = Pool::new(24)?;
/// assert_eq!(halving.guarantee(pool, pool).to_string(), "7/12");
/// assert_eq!(halving.cost(pool, pool).to_string(), "7/144");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct AlwaysHalving {
    side: usize,
    /// H(n, m) at n·(side + 1) + m; index 0 is unused.
    numerators: Vec<i32>,
    /// n·m·P(n, m) − H(n, m) at m·(side + 1) + n: what halving every time loses.
    losses: Vec<u32>,
}

impl AlwaysHalving {
    /// Solves every position with pools up to `side`. O(N³), the innermost loop over neighbouring integers.
    ///
    /// # Errors
    /// [`Error::Pool`] when `side` is 0, [`Error::TableTooLarge`] when the tables would take more than
    /// 8 MiB, which is beyond 1024 suspects each.
    ///
    /// ```
    /// use upperhand::guess_who::{AlwaysHalving, Error, Rules};
    /// assert!(AlwaysHalving::new(Rules::RACE, 100).is_ok());
    /// let error = AlwaysHalving::new(Rules::RACE, 5000).unwrap_err();
    /// assert!(matches!(error, Error::TableTooLarge { .. }));
    /// ```
    pub fn new(rules: Rules, side: u32) -> Result<Self, Error> {
        let pool = Pool::new(u64::from(side))?;
        // H and O, whose unused first row and column are not counted.
        let needed_bytes = 2 * 4 * u64::from(pool.get()).pow(2);
        check_size((side, side), needed_bytes, ALLOWED_BYTES)?;
        let side = side as usize;
        let numerators = solve(rules, side);
        Ok(Self {
            side,
            losses: losses(rules, pool, &numerators)?,
            numerators,
        })
    }

    /// The exact integer mine·theirs·(the halver's chance to win). (1, 1) under the race, which is no
    /// position, holds 0.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{AlwaysHalving, Pool, Rules};
    /// let halving = AlwaysHalving::new(Rules::RACE, 24)?;
    /// assert_eq!(halving.numerator(Pool::new(24)?, Pool::new(24)?), 336);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn numerator(&self, mine: Pool, theirs: Pool) -> u32 {
        let (n, m) = (mine.get() as usize, theirs.get() as usize);
        assert!(
            n <= self.side && m <= self.side,
            "the pool is not in the table"
        );
        self.numerators[n * (self.side + 1) + m].unsigned_abs()
    }

    /// The halver's chance to win when moving, against the best reply to halving every time.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{AlwaysHalving, Pool, Rules};
    /// let halving = AlwaysHalving::new(Rules::OFFICIAL, 24)?;
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
    /// use upperhand::guess_who::{AlwaysHalving, Pool, Rules};
    /// let halving = AlwaysHalving::new(Rules::RACE, 100)?;
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
    /// pair (`mine[i]`, `theirs[j]`) at `j·mine.len() + i`. The nearest double, 0 exactly where halving every time costs
    /// nothing; [`NO_POSITION`] where a pool is larger than the table's side. A few nanoseconds a position.
    ///
    /// ```
    /// use upperhand::guess_who::{AlwaysHalving, Pool, Rules, NO_POSITION};
    /// let halving = AlwaysHalving::new(Rules::RACE, 100)?;
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

/// H, row by row.
fn solve(rules: Rules, side: usize) -> Vec<i32> {
    let stride = side + 1;
    let mut halver = vec![0; stride * stride];
    // O(m, n) at n·stride + m: what the halver reads of one of its parts is a row.
    let mut opponent = vec![0; stride * stride];
    let mut folds = vec![vec![0; stride]; usize::from(rules.answers()) - 1];
    for n in 1..=side {
        let row = &mut folds[0];
        fill_halver(rules, n, &opponent, row);
        halver[n * stride..(n + 1) * stride].copy_from_slice(row);
        let replies = &mut opponent[n * stride..(n + 1) * stride];
        fill_opponent(rules, n, &mut folds, replies);
    }
    halver
}

/// H(n, ·), from the opponent's replies to the even parts of n.
fn fill_halver(rules: Rules, n: usize, opponent: &[i32], row: &mut [i32]) {
    let stride = row.len();
    let parts = usize::from(rules.answers()).min(n);
    let (least, larger) = (n / parts, n % parts);
    let replies = |part: usize| &opponent[part * stride..(part + 1) * stride];
    let count = |parts: usize| i32::try_from(parts).unwrap_or(i32::MAX);
    let (small, large) = (count(parts - larger), count(larger));
    // The first row is unused and 0, where there is no larger part.
    let larger_part = if larger > 0 { least + 1 } else { 0 };
    let pairs = replies(least).iter().zip(replies(larger_part));
    for (m, (value, (&a, &b))) in row.iter_mut().zip(pairs).enumerate().skip(1) {
        *value = if n == 1 || m == 1 {
            last_turn(rules.ending(), n, m)
        } else {
            product(n, m) - small * a - large * b
        };
    }
}

/// Where a pool is one, the halver names a suspect, or the race is over.
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
