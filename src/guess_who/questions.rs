//! Every optimal question of a position of any size.
//!
//! | rules | the optimal questions | found by | checked for |
//! |---|---|---|---|
//! | race, r = 2 | in the weeds at level k only 2^k; else both parts in \[2^(k−1), 2^k\] | Nica, Remark 4.3, made exact | all pools up to 200, at random to 4000 |
//! | race, r = 3, 4 | in the weeds at level k only r − 1 parts of r^k and the rest; else [`race_upper_hand`] | here | all pools up to 84, 66, at random to 300, 110 |
//! | official, r = 2 | all even bids from one on, all odd bids from one on ([`optimal_bids`](super::official)) | here | all pools up to 1024 |
//! | open, r = 2, 3 | with L the corner of a tile: in the weeds all r parts ≥ L(m); else all r parts in \[L(n)/r, L(n)\]; none where only naming is optimal | here | all pools up to 200, 84, at random to 4000, 300 |
//! | others | searched for among all splits, with one row of closed-form values | [`row_search`](super::row_search) | by construction |

use super::between::{Between, Splits};
use super::closed_form::reply;
use super::error::Error;
use super::limits::MOST_QUESTIONS;
use super::official;
use super::optimal_splits::{OptimalSplits, lost};
use super::pool::Pool;
use super::row_search::{check_search, optimal_splits};
use super::rules::{Ending, Rules};
use super::shape::power_below;
use crate::order;

/// Every optimal question: part sizes ascending, in ascending lexicographic order. Empty where only
/// naming is optimal or the game is over.
///
/// Cost: proportional to what is listed, but O(r·n²) where a search is needed (see above).
///
/// # Errors
/// [`Error::TooManyQuestions`] beyond 100,000; [`Error::SearchTooLarge`] where a search would be needed
/// for a pool larger than 10,000.
pub(super) fn optimal_questions(
    rules: Rules,
    mine: Pool,
    theirs: Pool,
) -> Result<Vec<Vec<u32>>, Error> {
    match listed_by_theorem(rules, mine, theirs) {
        Some(Listed::Splits(splits)) => splits.all(),
        Some(Listed::OfficialYesNo) => official_yes_no(mine.get(), theirs.get()),
        None => match lost(rules, mine, theirs) {
            Some(least) => {
                optimal_splits(rules, mine, least, |part| reply(rules, theirs.get(), part))
            }
            None => Ok(Vec::new()),
        },
    }
}

/// The smallest part of the most even optimal question: how bold the mover has to be. That is the question
/// with the most parts whose smallest part is largest, as in
/// [`SolvedTable::most_even_question`](super::SolvedTable::most_even_question). `None` where only naming is
/// optimal or the game is over.
///
/// O(1), at any size, for every ending with yes/no questions, for the race with three and four answers and
/// for `open` with three. For the other rule sets it is searched for, in O(r·mine²).
///
/// Under `official` with yes/no questions it is half of the pool, but for pools 2 more than a multiple of 4
/// where one suspect less is better, and for (4, 4). Found here, checked for all pools up to 1024.
///
/// # Errors
/// [`Error::SearchTooLarge`] where it would be searched for and `mine` is larger than 10,000.
///
/// ```
/// use upperhand::guess_who::{most_even_part, Pool, Rules};
/// let (billion, ten) = (Pool::new(1_000_000_000)?, Pool::new(10)?);
/// assert_eq!(most_even_part(Rules::RACE, billion, ten)?, Some(8));
/// assert_eq!(most_even_part(Rules::OFFICIAL, billion, ten)?, Some(500_000_000));
/// assert_eq!(most_even_part(Rules::TRIPARTITE, ten, ten)?, Some(3));
/// assert!(most_even_part(Rules::TRIPARTITE, billion, ten).is_err());
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn most_even_part(rules: Rules, mine: Pool, theirs: Pool) -> Result<Option<u32>, Error> {
    Ok(match listed_by_theorem(rules, mine, theirs) {
        Some(Listed::Splits(splits)) => splits.most_even_part(),
        Some(Listed::OfficialYesNo) => official::most_even_bid(mine, theirs),
        None => searched(rules, mine, theirs)?.most_even_part(mine, lost(rules, mine, theirs)),
    })
}

/// The most even optimal question: of those with the most parts the one whose smallest part is largest, then
/// the next smallest, and so on. Part sizes ascending; empty where only naming is optimal or the game is over.
///
/// O(1) at any size for yes/no questions, O(r·mine²) for more answers.
///
/// # Errors
/// [`Error::SearchTooLarge`] for more answers and `mine` larger than 10,000.
///
/// ```
/// use upperhand::guess_who::{most_even_question, Pool, Rules};
/// let (billion, ten) = (Pool::new(1_000_000_000)?, Pool::new(10)?);
/// assert_eq!(most_even_question(Rules::RACE, billion, ten)?, [8, 999_999_992]);
/// assert_eq!(most_even_question(Rules::TRIPARTITE, ten, ten)?, [3, 3, 4]);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn most_even_question(rules: Rules, mine: Pool, theirs: Pool) -> Result<Vec<u32>, Error> {
    if rules.answers() == 2 {
        let part = most_even_part(rules, mine, theirs)?;
        return Ok(part.map_or_else(Vec::new, |part| vec![part, mine.get() - part]));
    }
    Ok(searched(rules, mine, theirs)?.most_even(mine, lost(rules, mine, theirs)))
}

fn searched(rules: Rules, mine: Pool, theirs: Pool) -> Result<OptimalSplits, Error> {
    check_search(rules, mine)?;
    Ok(OptimalSplits::new(rules, theirs, mine))
}

/// The number of optimal questions, without listing them: 0 where only naming is optimal or the game is over.
///
/// At most a microsecond or so, at any size, where [`most_even_part`] takes O(1); there may be more than 2⁶⁴
/// with four answers. For the other rule sets they are searched for, in O(r·mine²).
///
/// # Errors
/// [`Error::SearchTooLarge`] where they would be searched for and `mine` is larger than 10,000.
///
/// ```
/// use upperhand::guess_who::{question_count, Pool, Rules};
/// let pool = Pool::new(24)?;
/// // 12 + 12, 11 + 13, …, 8 + 16.
/// assert_eq!(question_count(Rules::RACE, pool, pool)?, 5);
/// let billion = Pool::new(1_000_000_000)?;
/// assert_eq!(question_count(Rules::RACE, billion, billion)?, 36_870_913);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn question_count(rules: Rules, mine: Pool, theirs: Pool) -> Result<u128, Error> {
    Ok(match listed_by_theorem(rules, mine, theirs) {
        Some(Listed::Splits(splits)) => splits.count(),
        Some(Listed::OfficialYesNo) => {
            let runs = official::optimal_bids(mine.get(), theirs.get());
            let counts = runs.into_iter().flatten().map(BidRun::count);
            counts.map(u128::from).sum()
        }
        None => u128::from(searched(rules, mine, theirs)?.count(mine, lost(rules, mine, theirs))),
    })
}

/// The optimal questions according to a theorem.
enum Listed {
    Splits(Splits),
    OfficialYesNo,
}

fn listed_by_theorem(rules: Rules, mine: Pool, theirs: Pool) -> Option<Listed> {
    let (n, m) = (mine.get(), theirs.get());
    Some(match (rules.ending(), rules.answers()) {
        (Ending::Official, 2) => Listed::OfficialYesNo,
        (Ending::Race, 2..=4) | (Ending::Open, 2 | 3) if n == 1 || m == 1 => {
            Listed::Splits(Splits::None)
        }
        (Ending::Race, answers @ 2..=4) => Listed::Splits(race(answers, n, m)),
        (Ending::Open, answers @ 2..=3) => Listed::Splits(open(answers, n, m)),
        (Ending::Race | Ending::Official | Ending::Open, _) => return None,
    })
}

/// Does a theorem list the optimal questions under these rules, at any size? Under the others
/// [`question_count`] and what is like it search for them.
///
/// ```
/// use upperhand::guess_who::{questions_have_theorem, Rules};
/// assert!(questions_have_theorem(Rules::RACE));
/// assert!(!questions_have_theorem(Rules::TRIPARTITE));
/// ```
#[must_use]
pub fn questions_have_theorem(rules: Rules) -> bool {
    listed_by_theorem(rules, Pool::MAX, Pool::MAX).is_some()
}

/// The corner of a pool's tile in the race and under `open`, all that matters of the opponent's pool to the
/// optimal questions; `None` for a pool so small that there are none, whatever the mover has.
pub(super) fn tile(rules: Rules, pool: u32) -> Option<u32> {
    let r = u32::from(rules.answers());
    match rules.ending() {
        _ if pool == 1 => None,
        Ending::Open if r == 2 && pool == 2 => None,
        Ending::Open => Some(open_corner(r, pool)),
        Ending::Race | Ending::Official => Some(power_below(r, pool - 1)),
    }
}

fn official_yes_no(n: u32, m: u32) -> Result<Vec<Vec<u32>>, Error> {
    let runs = official::optimal_bids(n, m).into_iter().flatten();
    if runs.clone().map(|run| run.count() as usize).sum::<usize>() > MOST_QUESTIONS {
        return Err(Error::TooManyQuestions {
            most: MOST_QUESTIONS,
        });
    }
    let first = runs.clone().map(|run| run.first).min().unwrap_or(1);
    let last = runs.clone().map(|run| run.last).max().unwrap_or(0);
    let optimal = (first..=last).filter(|&bid| runs.clone().any(|run| run.holds(bid)));
    Ok(optimal.map(|bid| vec![bid, n - bid]).collect())
}

/// The optimal questions of the race with two to four answers, for pools of at least 2.
fn race(answers: u8, n: u32, m: u32) -> Splits {
    let r = u32::from(answers);
    let (mine, theirs) = (power_below(r, n - 1), power_below(r, m - 1));
    if mine > theirs {
        return Splits::Only {
            smallest: theirs,
            parts: r,
            pool: n,
        };
    }
    Splits::Between(Between::race_upper_hand(r, n))
}

/// The optimal questions of `open` with two and three answers, for pools of at least 2.
fn open(answers: u8, n: u32, m: u32) -> Splits {
    let r = u32::from(answers);
    // The board is the race's times 3 or 2: below, one suspect left after a question is too few.
    let too_small = if r == 2 {
        n <= 3 || m <= 2
    } else {
        n <= 2 || m == 1
    };
    if too_small {
        return Splits::None;
    }
    let (mine, theirs) = (open_corner(r, n), open_corner(r, m));
    let (least, most) = if mine > theirs {
        (theirs, n)
    } else {
        (mine.div_ceil(r), mine)
    };
    Splits::Between(Between {
        parts: r,
        pool: n,
        least: least.max(1),
        most,
        groups: None,
    })
}

/// L, the corner of the tile of a pool under `open`: 3·2^j < pool ≤ 3·2^(j+1) for yes/no questions,
/// 2·3^j < pool ≤ 2·3^(j+1) for three answers; rounded up where it is no whole number.
fn open_corner(r: u32, pool: u32) -> u32 {
    let unit = if r == 2 { 3 } else { 2 };
    // unit·power < pool, in whole numbers.
    let below = (pool - 1) / unit;
    if below == 0 {
        return unit.div_ceil(r);
    }
    unit * power_below(r, below)
}

/// Optimal bids `first`, `first + step`, …, `last`: see [`optimal_bids`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BidRun {
    /// The smallest.
    pub first: u32,
    /// The largest.
    pub last: u32,
    /// From one to the next.
    pub step: u32,
}

impl BidRun {
    /// Every one of them, ascending.
    pub fn bids(self) -> impl Iterator<Item = u32> {
        (self.first..=self.last).step_by(self.step as usize)
    }

    /// How many there are.
    #[must_use]
    pub const fn count(self) -> u32 {
        (self.last - self.first) / self.step + 1
    }

    /// Is this one of them?
    fn holds(self, bid: u32) -> bool {
        (self.first..=self.last).contains(&bid) && (bid - self.first).is_multiple_of(self.step)
    }
}

/// Every optimal bid (the smaller part of an optimal yes/no question) as a few runs that share no number,
/// ascending by their first. Empty where only naming is optimal or the game is over.
///
/// O(1) at any size.
///
/// # Errors
/// [`Error::NotYesNo`] for questions of more than two answers.
///
/// ```
/// use upperhand::guess_who::{optimal_bids, BidRun, Pool, Rules};
/// let pool = Pool::new(24)?;
/// let run = BidRun { first: 8, last: 12, step: 1 };
/// assert_eq!(optimal_bids(Rules::RACE, pool, pool)?, [run]);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn optimal_bids(rules: Rules, mine: Pool, theirs: Pool) -> Result<Vec<BidRun>, Error> {
    let listed = listed_by_theorem(rules, mine, theirs).filter(|_| rules.answers() == 2);
    let listed = listed.ok_or_else(|| Error::NotYesNo {
        rules: rules.to_string(),
    })?;
    let n = mine.get();
    let interval = |first: u32, last: u32| {
        let run = BidRun {
            first,
            last,
            step: 1,
        };
        (first <= last).then_some(run).into_iter().collect()
    };
    Ok(match listed {
        Listed::Splits(Splits::None) => Vec::new(),
        Listed::Splits(Splits::Only { smallest, .. }) => interval(smallest, smallest),
        Listed::Splits(Splits::Between(splits)) => {
            let first = splits.least.max(n.saturating_sub(splits.most));
            interval(first, (n / 2).min(splits.most))
        }
        Listed::OfficialYesNo => {
            let runs = official::optimal_bids(n, theirs.get());
            let mut runs: Vec<BidRun> = runs.into_iter().flatten().collect();
            order::sort_by_key(&mut runs, |run| run.first);
            runs
        }
    })
}
