//! The exhaustive table: every position up to a bound, solved by the rules alone.
//!
//! With `Q(n, m) = n·m·P(n, m)` everything is a non-negative integer, for every rule set:
//!
//! ```text
//! asking:            Q(n,m) = n·m − min over splits of n into 2..=answers parts of Σ Q(m, part)
//! naming, official:  Q(n,m) = m
//! naming, open:      Q(n,m) = n·m − Q(m, n−1)
//! ```
//!
//! The minimum over splits into exactly `s` parts is a (min, +) convolution of row `m` with itself:
//! `F₁ = Q(m, ·)` and `F_s(n) = min over the smallest part c ≤ n/s of Q(m, c) + F_{s−1}(n − c)`.
//! A position needs positions with a smaller sum only, so filling rows and columns of growing
//! index together needs no recursion.
//!
//! No theorem is presumed, and no split is left out but on proof. The plain search is O(N³) in time;
//! this one looks for *runs*, stretches of a row that are convex in steps of some period. Along two
//! runs the sums are convex too, so the least of them is found by doubling and halving, in O(log N).
//! Each element that enters a row is checked for this, and where runs are short every split is looked
//! at (see `runs.rs`). Every rule set has turned out to have rows of at most two runs a class, so its
//! table takes O(N² log N) time: 1024 × 1024 with yes/no questions a fifth of the plain search's.
//!
//! In memory it takes N² integers of 32 bits per answer beyond the first.

mod fill;
mod runs;

use super::error::{Error, check_size};
use super::limits::list;
use super::pool::Pool;
use super::probability::Probability;
use super::recurrence::{naming, product};
use super::rules::Rules;

/// The most memory a table may take: 256 MiB, a yes/no table of 8191 × 8191.
pub(super) const ALLOWED_BYTES: u64 = 256 << 20;

/// All positions with both pools up to `side`, solved exhaustively and exactly.
///
/// ```
/// use upperhand::guess_who::{Pool, Probability, Rules, SolvedTable};
/// let table = SolvedTable::new(Rules::OFFICIAL, 32)?;
/// let (mine, theirs) = (Pool::new(24)?, Pool::new(24)?);
/// assert_eq!(table.win(mine, theirs), Probability::new(5, 9));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct SolvedTable {
    rules: Rules,
    largest: Pool,
    side: usize,
    /// `folds[s − 1][m·(side + 1) + n]` is `F_s(n)` of row m: the least `Σ Q(m, part)` over splits of n
    /// into exactly s parts, so `folds[0]` is Q itself. Index 0 is unused: rows and columns start at 1.
    folds: Vec<Vec<i32>>,
}

impl SolvedTable {
    /// Solves every position with pools up to `side`.
    ///
    /// # Errors
    /// [`Error::Pool`] when `side` is 0, [`Error::TableTooLarge`] when the table would not fit.
    pub fn new(rules: Rules, side: u32) -> Result<Self, Error> {
        let pool = Pool::new(u64::from(side))?;
        let needed_bytes = fill::needed_bytes(rules, pool);
        check_size((side, side), needed_bytes, ALLOWED_BYTES)?;
        let side = side as usize;
        Ok(Self {
            rules,
            largest: pool,
            side,
            folds: fill::solve(rules, side),
        })
    }

    /// The rules it was solved for.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The largest pool it holds.
    #[must_use]
    pub const fn largest(&self) -> Pool {
        self.largest
    }

    /// The exact integer mine·theirs·P(mine, theirs). (1, 1) under the race, which is no position, holds 0.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, SolvedTable};
    /// let table = SolvedTable::new(Rules::OFFICIAL, 24)?;
    /// // 320/576 = 5/9
    /// assert_eq!(table.numerator(Pool::new(24)?, Pool::new(24)?), 320);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn numerator(&self, mine: Pool, theirs: Pool) -> u32 {
        self.q(mine.get() as usize, theirs.get() as usize)
            .unsigned_abs()
    }

    /// [`numerator`](Self::numerator) at (mine, 1), (mine, 2), … up to the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, SolvedTable};
    /// let table = SolvedTable::new(Rules::OFFICIAL, 4)?;
    /// assert_eq!(table.numerators(Pool::new(2)?).collect::<Vec<_>>(), [1, 2, 4, 6]);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    ///
    /// # Panics
    /// When the pool is larger than the table's side.
    #[must_use]
    pub fn numerators(&self, mine: Pool) -> impl ExactSizeIterator<Item = u32> {
        let row = self.row(0, mine.get() as usize);
        row[1..].iter().map(|numerator| numerator.unsigned_abs())
    }

    /// The mover's chance to win when both play optimally.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    #[must_use]
    pub fn win(&self, mine: Pool, theirs: Pool) -> Probability {
        Probability::new(
            u64::from(self.numerator(mine, theirs)),
            u64::from(mine.get()) * u64::from(theirs.get()),
        )
    }

    /// Is naming a suspect now an optimal move?
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, SolvedTable};
    /// let table = SolvedTable::new(Rules::OFFICIAL, 24)?;
    /// assert!(table.naming_is_optimal(Pool::new(2)?, Pool::new(2)?));
    /// assert!(!table.naming_is_optimal(Pool::new(4)?, Pool::new(4)?));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn naming_is_optimal(&self, mine: Pool, theirs: Pool) -> bool {
        let (n, m) = (mine.get() as usize, theirs.get() as usize);
        self.naming(n, m) == Some(self.q(n, m))
    }

    /// Every optimal question: part sizes ascending, in ascending lexicographic order. Empty when
    /// naming is the only optimal move or nothing is left to ask.
    ///
    /// Cost: O(n) for yes/no questions; for more answers proportional to what is listed, times n.
    ///
    /// # Errors
    /// [`Error::TooManyQuestions`] beyond 100,000.
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, SolvedTable};
    /// let table = SolvedTable::new(Rules::OFFICIAL, 24)?;
    /// let pool = Pool::new(14)?;
    /// assert_eq!(table.optimal_questions(pool, pool)?, [[4, 10], [6, 8]]);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    pub fn optimal_questions(&self, mine: Pool, theirs: Pool) -> Result<Vec<Vec<u32>>, Error> {
        let mut found = Vec::new();
        if self.rules.is_over(mine, theirs) {
            return Ok(found);
        }
        let (n, m) = (mine.get() as usize, theirs.get() as usize);
        let reply = product(n, m) - self.q(n, m);
        let mut parts = Vec::with_capacity(usize::from(self.rules.answers()));
        for count in 2..=usize::from(self.rules.answers()) {
            self.splits(m, n, count, 1, reply, &mut parts, &mut found)?;
        }
        found.sort_unstable();
        Ok(found)
    }

    /// One optimal question, as part sizes in ascending order: of those with the most parts the one
    /// whose smallest part is largest, then the next smallest, and so on. `None` when no question is
    /// optimal. Cost: O(n) a part in practice, however many questions are optimal.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, SolvedTable};
    /// let table = SolvedTable::new(Rules::OFFICIAL, 14)?;
    /// let pool = Pool::new(14)?;
    /// assert_eq!(table.most_even_question(pool, pool), Some(vec![6, 8]));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    ///
    /// # Panics
    /// When a pool is larger than the table's side.
    #[must_use]
    pub fn most_even_question(&self, mine: Pool, theirs: Pool) -> Option<Vec<u32>> {
        if self.rules.is_over(mine, theirs) {
            return None;
        }
        let (n, m) = (mine.get() as usize, theirs.get() as usize);
        let reply = product(n, m) - self.q(n, m);
        (2..=usize::from(self.rules.answers()).min(n))
            .rev()
            .find_map(|count| self.split_of(m, n, count, 1, reply))
    }

    /// A split of `rest` into exactly `count` parts of at least `least` whose replies sum to `reply`: the
    /// smallest part as large as can be, then the others likewise.
    fn split_of(
        &self,
        m: usize,
        rest: usize,
        count: usize,
        least: usize,
        reply: i32,
    ) -> Option<Vec<u32>> {
        let row = self.row(0, m);
        if count == 1 {
            return (row[rest] == reply).then(|| vec![as_size(rest)]);
        }
        let others = self.row(count - 2, m);
        (least..=rest / count).rev().find_map(|part| {
            if row[part] + others[rest - part] > reply {
                return None;
            }
            let mut parts = self.split_of(m, rest - part, count - 1, part, reply - row[part])?;
            parts.insert(0, as_size(part));
            Some(parts)
        })
    }

    fn q(&self, n: usize, m: usize) -> i32 {
        assert!(
            n <= self.side && m <= self.side,
            "the pool is not in the table"
        );
        self.folds[0][n * (self.side + 1) + m]
    }

    fn row(&self, fold: usize, m: usize) -> &[i32] {
        let stride = self.side + 1;
        &self.folds[fold][m * stride..(m + 1) * stride]
    }

    /// n·m·(chance to win) of naming a suspect now, where the rules allow it.
    fn naming(&self, n: usize, m: usize) -> Option<i32> {
        naming(self.rules.ending(), n, m, self.row(0, m)[n - 1])
    }

    /// Lists the splits of `rest` into exactly `count` parts of at least `smallest` whose replies
    /// sum to `reply`. The folds bound what the remaining parts can sum to, so no branch is entered
    /// that the minimum rules out.
    #[expect(
        clippy::too_many_arguments,
        reason = "a recursion that carries its whole position"
    )]
    fn splits(
        &self,
        m: usize,
        rest: usize,
        count: usize,
        smallest: usize,
        reply: i32,
        parts: &mut Vec<u32>,
        found: &mut Vec<Vec<u32>>,
    ) -> Result<(), Error> {
        if count == 1 {
            if self.q(m, rest) == reply {
                list(found, parts, as_size(rest))?;
            }
            return Ok(());
        }
        let bound = self.row(count - 2, m);
        let row = self.row(0, m);
        for part in smallest..=rest / count {
            if row[part] + bound[rest - part] <= reply {
                parts.push(as_size(part));
                self.splits(
                    m,
                    rest - part,
                    count - 1,
                    part,
                    reply - row[part],
                    parts,
                    found,
                )?;
                parts.pop();
            }
        }
        Ok(())
    }
}

/// A pool index of the table, whose side is a `u32`.
fn as_size(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}
