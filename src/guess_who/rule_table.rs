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

use super::closed_form;
use super::error::{Error, check_size};
use super::pool::Pool;
use super::probability::Probability;
use super::recurrence::{self, least_of_all, product};
use super::row_search::optimal_splits;
use super::rule_of_thumb::{Plan, RuleOfThumb};
use super::rules::{Ending, Rules};
use super::samples::{NO_POSITION, numerator_of, win_values};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;

/// The most memory the tables may take, H and O: less than a second of work.
const ALLOWED_BYTES: u64 = 8 << 20;

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
    rule: RuleOfThumb,
    side: usize,
    /// The pools of the keeper that are solved, each against all pools of the opponent.
    solved: usize,
    /// H(n, m) at n·(side + 1) + m; index 0 is unused.
    numerators: Vec<i32>,
    /// O(m, n) at n·(side + 1) + m: what the keeper reads of one of its parts is a row.
    replies: Vec<i32>,
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
    /// 8 MiB, which is beyond 1024 suspects each.
    pub fn new(rules: Rules, rule: RuleOfThumb, side: u32) -> Result<Self, Error> {
        let mut table = Self::begin(rules, rule, side)?;
        while !table.advance(u64::MAX) {}
        Ok(table)
    }

    /// The table before anything is solved, which [`advance`](Self::advance) fills.
    #[doc(hidden)]
    pub fn begin(rules: Rules, rule: RuleOfThumb, side: u32) -> Result<Self, Error> {
        let pool = Pool::new(u64::from(side))?;
        // The unused first row and column are not counted.
        let needed_bytes = 2 * 4 * u64::from(pool.get()).pow(2);
        check_size((side, side), needed_bytes, ALLOWED_BYTES)?;
        let side = pool.get() as usize;
        let zeros = vec![0; (side + 1) * (side + 1)];
        Ok(Self {
            rules,
            rule,
            side,
            solved: 0,
            numerators: zeros.clone(),
            replies: zeros,
        })
    }

    /// Solves the next pools of the keeper, as many as take about so many sums of replies, but at least one. Returns whether
    /// all are solved.
    #[doc(hidden)]
    pub fn advance(&mut self, sums: u64) -> bool {
        let side = self.side as u64;
        let a_pool = side * side / 4 * u64::from(self.rules.answers() - 1) + 4 * side;
        let mut folds = vec![vec![0; self.side + 1]; usize::from(self.rules.answers()) - 1];
        for _ in 0..(sums / a_pool).max(1) {
            if self.is_whole() {
                return true;
            }
            self.solve_next(&mut folds);
        }
        self.is_whole()
    }

    /// Are all pools of the keeper solved?
    #[doc(hidden)]
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.solved == self.side
    }

    /// The largest pool of the keeper that is solved, 0 where none is.
    #[doc(hidden)]
    #[expect(clippy::cast_possible_truncation, reason = "the side was a u32")]
    #[must_use]
    pub const fn solved(&self) -> u32 {
        self.solved as u32
    }

    /// H(n, ·) and O(·, n) for the next n.
    fn solve_next(&mut self, folds: &mut [Vec<i32>]) {
        let (n, stride) = (self.solved + 1, self.side + 1);
        let pools = Pool::MAX.up_to_here().take(self.side);
        let Some(mine) = pools.clone().nth(self.solved) else {
            return;
        };
        let row = &mut folds[0];
        for (m, theirs) in (1..).zip(pools) {
            let reply = |part: usize| self.replies[part * stride + m];
            row[m] = kept(self.rules, (mine, theirs), self.rule, reply);
        }
        let places = n * stride..(n + 1) * stride;
        self.numerators[places.clone()].copy_from_slice(row);
        fill_opponent(self.rules, n, folds, &mut self.replies[places]);
        self.solved = n;
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
    #[must_use]
    pub fn guarantee(&self, mine: Pool, theirs: Pool) -> Probability {
        let product = closed_form::product(mine, theirs);
        Probability::new(u64::from(self.numerator(mine, theirs)), product)
    }

    /// How much less that is than with optimal play; 0 for (1, 1) under the race.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    #[must_use]
    pub fn cost(&self, mine: Pool, theirs: Pool) -> Probability {
        let product = closed_form::product(mine, theirs);
        Probability::new(self.loss(mine, theirs), product)
    }

    /// mine·theirs times that.
    fn loss(&self, mine: Pool, theirs: Pool) -> u64 {
        let guaranteed = u64::from(self.numerator(mine, theirs));
        // (1, 1) under the race, which is no position, loses 0.
        let best = closed_form::numerator(self.rules, mine.get(), theirs.get());
        best.map_or(0, |best| best - guaranteed)
    }

    /// [`cost`](Self::cost) at every pair of pools from two ascending lists, row-major, theirs × mine: the pair (`mine[i]`,
    /// `theirs[j]`) at `j·mine.len() + i`. The nearest double, 0 exactly where keeping to the rule costs nothing;
    /// [`NO_POSITION`] where there is none, or a pool is larger than the table's side. A few nanoseconds a position.
    ///
    /// # Errors
    /// [`Error::NotAscending`], [`Error::TableTooLarge`].
    ///
    /// ```
    /// use upperhand::guess_who::{NO_POSITION, Pool, RuleOfThumb, RuleTable, Rules};
    /// let halving = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 100)?;
    /// let mine = [Pool::new(10)?, Pool::new(100)?, Pool::new(101)?];
    /// assert_eq!(halving.costs(&mine, &[mine[0]])?[1..], [37.0 / 500.0, NO_POSITION]);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    pub fn costs(&self, mine: &[Pool], theirs: &[Pool]) -> Result<Vec<f64>, Error> {
        let mut costs = win_values(self.rules, mine, theirs)?;
        let pairs = theirs
            .iter()
            .flat_map(|&m| mine.iter().map(move |&n| (n, m)));
        for (cost, (n, m)) in costs.iter_mut().zip(pairs) {
            let is_known = n.get() as usize <= self.solved && m.get() as usize <= self.side;
            let best = if is_known {
                numerator_of(*cost, n, m)
            } else {
                None
            };
            *cost = best.map_or(NO_POSITION, |best| {
                let lost = best - u64::from(self.numerator(n, m));
                lost as f64 / (f64::from(n.get()) * f64::from(m.get()))
            });
        }
        Ok(costs)
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
    #[must_use]
    pub fn worst(&self, largest: Pool) -> Option<Worst> {
        // Losses over products of pools, compared without division.
        let size = |(mine, theirs): (Pool, Pool)| {
            let product = closed_form::product(mine, theirs);
            (self.loss(mine, theirs), product)
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
            let pools = largest.up_to_here().zip(&shares).skip(1);
            let row: BigInt = pools
                .map(|(mine, share)| share * self.loss(mine, theirs))
                .sum();
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
    pub fn punish(&self, mine: Pool, theirs: Pool) -> Result<Punishment, Error> {
        let ending = self.rules.ending();
        if ending == Ending::Race && mine.get() == 1 && theirs.get() == 1 {
            return Err(Error::NotAPosition);
        }
        let product = closed_form::product(mine, theirs);
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
}

/// H(n, m), from the opponent's replies to parts of n.
fn kept(
    rules: Rules,
    (mine, theirs): (Pool, Pool),
    rule: RuleOfThumb,
    reply: impl Fn(usize) -> i32,
) -> i32 {
    let (n, m) = (mine.get() as usize, theirs.get() as usize);
    if n == 1 || m == 1 {
        return last_turn(rules.ending(), n, m);
    }
    let answers = usize::from(rules.answers());
    let times = |count: usize, part: usize| match count {
        0 => 0,
        _ => product(count, 1) * reply(part),
    };
    let replies = match rule.plan(rules, mine, theirs) {
        // No rule names under the race.
        Plan::Name => {
            return recurrence::naming(rules.ending(), n, m, reply(n - 1)).unwrap_or_default();
        }
        Plan::SplitEvenly => {
            let parts = answers.min(n);
            let larger = n % parts;
            times(parts - larger, n / parts) + times(larger, n / parts + 1)
        }
        Plan::AllButOne(bid) => {
            let bid = bid as usize;
            times(answers - 1, bid) + reply(n - bid * (answers - 1))
        }
    };
    product(n, m) - replies
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
