//! Players of different ability: the mover may ask questions of more answers than the opponent, or fewer.
//!
//! The recurrence of [`SolvedTable`](super::SolvedTable) for two sides at once. With `A(n, m)` for the
//! positions where the first player moves and `B(n, m)` for those where the second does, both n·m·P:
//!
//! ```text
//! A(n, m) = n·m − min over splits of n into 2..=a parts of Σ B(m, part)
//! B(n, m) = n·m − min over splits of n into 2..=b parts of Σ A(m, part)
//! ```
//!
//! with naming as usual. A needs B's rows and B needs A's, always at a smaller sum of pools.

use super::closed_form::{product, win_probability};
use super::error::{Error, check_size};
use super::pool::Pool;
use super::probability::Probability;
use super::recurrence::{self, least_of_all};
use super::rules::{Ending, Rules};

/// The most memory the two tables may take: 8 MiB.
const ALLOWED_BYTES: u64 = 8 << 20;

/// The most steps that may be taken, less than a second of work: as many as the largest square takes. Of pools of very
/// different sizes even a small table may take more.
const ALLOWED_STEPS: u64 = 3_600_000_000;

/// The mover's chance to win when she may ask questions of `answers` answers, the opponent questions of
/// `opponent_answers`, and both play optimally. By a theorem where the two are equal, at any size; else
/// by exhaustion, O(n·m·(n + m)) for the pools n and m.
///
/// # Errors
/// [`Error::Answers`] outside 2 to 6, [`Error::NotAPosition`] for (1, 1) under the race,
/// [`Error::TableTooLarge`] when the tables would take more than 8 MiB: about 830 suspects each for
/// three answers against two. [`Error::TooManySteps`] where one pool is so much larger that it takes longer than these:
/// beyond 17,000 against 3.
///
/// ```
/// use upperhand::guess_who::{mixed_win_probability, Ending, Pool};
/// let pool = Pool::new(24)?;
/// let ahead = mixed_win_probability(Ending::Official, 3, 2, pool, pool)?;
/// assert_eq!(ahead.to_string(), "241/288");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn mixed_win_probability(
    ending: Ending,
    answers: u8,
    opponent_answers: u8,
    mine: Pool,
    theirs: Pool,
) -> Result<Probability, Error> {
    let first = Rules::new(answers, ending)?;
    let second = Rules::new(opponent_answers, ending)?;
    if first == second {
        return win_probability(first, mine, theirs);
    }
    if ending == Ending::Race && mine.get() == 1 && theirs.get() == 1 {
        return Err(Error::NotAPosition);
    }
    let table = MixedTable::new(ending, [answers, opponent_answers], [mine, theirs])?;
    Ok(Probability::new(
        table.numerator(Seat::First, mine, theirs),
        product(mine, theirs),
    ))
}

/// One of two players of different ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    First,
    Second,
}

/// Every position of two players of different ability, whoever moves, up to a pool for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MixedTable {
    first: Side,
    second: Side,
}

impl MixedTable {
    /// By exhaustion, O(n·m·(n + m)) for the pools n and m: `answers` and `pools` of the first player, then of the second.
    ///
    /// # Errors
    /// [`Error::Answers`] outside 2 to 6, [`Error::TableTooLarge`] beyond 8 MiB, [`Error::TooManySteps`] beyond the steps of
    /// the largest square.
    pub(crate) fn new(ending: Ending, answers: [u8; 2], pools: [Pool; 2]) -> Result<Self, Error> {
        let [first, second] = [
            Rules::new(answers[0], ending)?,
            Rules::new(answers[1], ending)?,
        ];
        let [n, m] = pools.map(Pool::get);
        let positions = (u64::from(n) + 1) * (u64::from(m) + 1);
        // Each side keeps a fold for every number of parts but the largest.
        let folds = u64::from(answers[0] - 1) + u64::from(answers[1] - 1);
        let needed_bytes = positions.saturating_mul(4 * folds);
        check_size((n, m), needed_bytes, ALLOWED_BYTES)?;
        // A split of a pool goes through a part of it, for every position and every number of parts.
        let needed_steps = positions * folds * (u64::from(n) + u64::from(m));
        if needed_steps > ALLOWED_STEPS {
            return Err(Error::TooManySteps {
                mine: n,
                theirs: m,
                needed_steps,
                allowed_steps: ALLOWED_STEPS,
            });
        }
        Ok(solve(first, second, n as usize, m as usize))
    }

    /// The exact integer mine·theirs·P of the player in a seat, who is to move; 0 for (1, 1) of the race.
    ///
    /// # Panics
    /// When a pool is larger than the table's.
    pub(crate) fn numerator(&self, mover: Seat, mine: Pool, theirs: Pool) -> u64 {
        let side = match mover {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        };
        let value = side.row(0, mine.get() as usize)[theirs.get() as usize];
        u64::from(value.unsigned_abs())
    }
}

/// One player's positions, as the other player needs them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Side {
    rules: Rules,
    /// The largest pool of this player, and of the other.
    largest: usize,
    other: usize,
    /// `folds[s − 1][n·(other + 1) + c]` is the least `Σ Q(n, part)` over splits of c into exactly s
    /// parts, for every s that the *other* player's questions need as part of a larger one.
    folds: Vec<Vec<i32>>,
}

impl Side {
    fn new(rules: Rules, other_rules: Rules, largest: usize, other: usize) -> Self {
        let folds = usize::from(other_rules.answers()) - 1;
        Self {
            rules,
            largest,
            other,
            folds: vec![vec![0; (largest + 1) * (other + 1)]; folds],
        }
    }

    /// The row of this player's pool n in a fold.
    fn row(&self, fold: usize, n: usize) -> &[i32] {
        let stride = self.other + 1;
        &self.folds[fold][n * stride..(n + 1) * stride]
    }
}

/// All positions up to n of the first player and m of the second.
fn solve(first: Rules, second: Rules, n: usize, m: usize) -> MixedTable {
    let mut one = Side::new(first, second, n, m);
    let mut two = Side::new(second, first, m, n);
    for sum in 2..=n + m {
        fill(&mut one, &two, sum);
        fill(&mut two, &one, sum);
        extend_folds(&mut one, sum);
        extend_folds(&mut two, sum);
    }
    MixedTable {
        first: one,
        second: two,
    }
}

/// The pools (mine, theirs) of a side with this sum.
fn diagonal(side: &Side, sum: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
    let (largest, other) = (side.largest, side.other);
    (1..=largest.min(sum - 1))
        .map(move |n| (n, sum - n))
        .filter(move |&(_, m)| m <= other)
}

/// Solves the positions of `side` with this sum of pools.
fn fill(side: &mut Side, opponent: &Side, sum: usize) {
    for (n, m) in diagonal(side, sum) {
        let value = value(side.rules, opponent, n, m);
        let at = n * (side.other + 1) + m;
        side.folds[0][at] = value;
    }
}

/// n·m·P of the mover at (n, m), from the opponent's row m.
fn value(rules: Rules, opponent: &Side, n: usize, m: usize) -> i32 {
    let least_reply = (2..=usize::from(rules.answers()).min(n))
        .map(|parts| {
            let (row, fold) = (opponent.row(0, m), opponent.row(parts - 2, m));
            least_of_all(row, fold, n, n / parts)
        })
        .min();
    // The row's unused first entry is 0, so with one suspect left naming wins.
    let reply_to_miss = opponent.row(0, m)[n - 1];
    recurrence::value(rules.ending(), n, m, least_reply, reply_to_miss)
}

/// Extends the folds of `side`'s rows to the positions with this sum of pools.
fn extend_folds(side: &mut Side, sum: usize) {
    for (n, c) in diagonal(side, sum) {
        for parts in 2..=side.folds.len().min(c) {
            let fold = least_of_all(side.row(0, n), side.row(parts - 2, n), c, c / parts);
            let at = n * (side.other + 1) + c;
            side.folds[parts - 1][at] = fold;
        }
    }
}
