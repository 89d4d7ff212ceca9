//! Every optimal question of a position of any size.
//!
//! | rules | the optimal questions | found by | checked for |
//! |---|---|---|---|
//! | race, r = 2 | in the weeds at level k only 2^k; else both parts in \[2^(k−1), 2^k\] | Nica, Remark 4.3, made exact | all pools up to 1024 |
//! | race, r = 3, 4 | in the weeds at level k only r − 1 parts of r^k and the rest; else [`race_upper_hand`] | here | all pools up to 160, 90 |
//! | official, r = 2 | a few arithmetic progressions of bids ([`optimal_bids`](super::official)) | here | all pools up to 1024 |
//! | open, r = 2, 3 | with L the corner of a tile: in the weeds all r parts ≥ L(m); else all r parts in \[L(n)/r, L(n)\]; none where only naming is optimal | here | all pools up to 700, 120 |
//! | others | searched for among all splits, with one row of closed-form values | [`row_search`](super::row_search) | by construction |

use super::closed_form::{numerator, product, reply};
use super::error::Error;
use super::limits::MOST_QUESTIONS;
use super::official;
use super::pool::Pool;
use super::row_search::optimal_splits;
use super::rules::{Ending, Rules};
use super::shape::power_below;

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
    let (n, m) = (mine.get(), theirs.get());
    // A pool of one: the race is over, under the other endings only naming is optimal.
    if n == 1 || m == 1 {
        return Ok(Vec::new());
    }
    match (rules.ending(), rules.answers()) {
        (Ending::Official, 2) => official_yes_no(n, m),
        (Ending::Race, answers @ 2..=4) => race(answers, n, m),
        (Ending::Open, answers @ 2..=3) => open(answers, n, m),
        _ => {
            let least = product(mine, theirs) - numerator(rules, n, m).unwrap_or_default();
            optimal_splits(rules, mine, least, |part| reply(rules, m, part))
        }
    }
}

fn official_yes_no(n: u32, m: u32) -> Result<Vec<Vec<u32>>, Error> {
    let progressions = official::optimal_bids(n, m);
    let count: u64 = progressions
        .iter()
        .map(|bids| u64::from((bids.last - bids.first) / bids.step) + 1)
        .sum();
    if count > MOST_QUESTIONS as u64 {
        return Err(too_many());
    }
    let mut bids: Vec<u32> = progressions
        .into_iter()
        .flat_map(|bids| (bids.first..=bids.last).step_by(bids.step as usize))
        .collect();
    bids.sort_unstable();
    Ok(bids.into_iter().map(|bid| vec![bid, n - bid]).collect())
}

fn race(answers: u8, n: u32, m: u32) -> Result<Vec<Vec<u32>>, Error> {
    let r = u32::from(answers);
    let (mine, theirs) = (power_below(r, n - 1), power_below(r, m - 1));
    if mine > theirs {
        let mut parts = vec![theirs; r as usize - 1];
        parts.push(n - (r - 1) * theirs);
        return Ok(vec![parts]);
    }
    Between::race_upper_hand(r, n).all()
}

fn open(answers: u8, n: u32, m: u32) -> Result<Vec<Vec<u32>>, Error> {
    let r = u32::from(answers);
    // The board is the race's times 3 or 2: below, one suspect left after a question is too few.
    let too_small = if r == 2 {
        n <= 3 || m <= 2
    } else {
        n <= 2 || m == 1
    };
    if too_small {
        return Ok(Vec::new());
    }
    let (mine, theirs) = (open_corner(r, n), open_corner(r, m));
    let (least, most) = if mine > theirs {
        (theirs, n)
    } else {
        (mine.div_ceil(r), mine)
    };
    Between {
        parts: r,
        pool: n,
        least: least.max(1),
        most,
        groups: None,
    }
    .all()
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

fn too_many() -> Error {
    Error::TooManyQuestions {
        most: MOST_QUESTIONS,
    }
}

/// The splits of a pool into so many parts, all between two bounds.
struct Between {
    parts: u32,
    pool: u32,
    least: u32,
    most: u32,
    /// With `Some(d)` only the splits with `Σ ((1 − part) mod d) = (1 − pool) mod d`.
    groups: Option<u32>,
}

impl Between {
    /// The upper hand of the race at level k: min(r, n) parts, all in [r^(k−1), r^k] (all 1 for k = 0),
    /// such that, for k > 0, the remainders (1 − part) mod (r − 1) add up to (1 − n) mod (r − 1) and no
    /// more.
    fn race_upper_hand(r: u32, n: u32) -> Self {
        let corner = power_below(r, n - 1);
        Self {
            parts: r.min(n),
            pool: n,
            least: (corner / r).max(1),
            most: corner,
            groups: (r > 2 && n > r).then_some(r - 1),
        }
    }

    fn all(&self) -> Result<Vec<Vec<u32>>, Error> {
        let mut found = Vec::new();
        let mut parts = Vec::with_capacity(self.parts as usize);
        let spare = self.groups.map_or(0, |d| Self::remainder(d, self.pool));
        self.extend(self.pool, self.least, spare, &mut parts, &mut found)?;
        Ok(found)
    }

    fn remainder(d: u32, part: u32) -> u32 {
        (d - (part - 1) % d) % d
    }

    /// Appends parts of at least `smallest` that use up `rest` and `spare`, in lexicographic order.
    fn extend(
        &self,
        rest: u32,
        smallest: u32,
        spare: u32,
        parts: &mut Vec<u32>,
        found: &mut Vec<Vec<u32>>,
    ) -> Result<(), Error> {
        let left = self.parts - u32::try_from(parts.len()).unwrap_or(self.parts);
        if left == 1 {
            let fits = self
                .groups
                .is_none_or(|d| Self::remainder(d, rest) == spare);
            if fits && (smallest..=self.most).contains(&rest) {
                if found.len() == MOST_QUESTIONS {
                    return Err(too_many());
                }
                parts.push(rest);
                found.push(parts.clone());
                parts.pop();
            }
            return Ok(());
        }
        // The parts after this one hold at most `most` each and at least as much as this one.
        let least = u64::from(rest).saturating_sub(u64::from(left - 1) * u64::from(self.most));
        let first = u32::try_from(least).unwrap_or(u32::MAX).max(smallest);
        for part in first..=rest / left {
            let used = self.groups.map_or(0, |d| Self::remainder(d, part));
            if used <= spare {
                parts.push(part);
                self.extend(rest - part, part, spare - used, parts, found)?;
                parts.pop();
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Error, Pool, optimal_questions, optimal_splits, product, reply};
    use crate::guess_who::closed_form::numerator;
    use crate::guess_who::rules::{Ending, Rules};

    /// The theorems' lists against the search, where the opponent has more than any table holds.
    #[test]
    fn what_the_theorems_list_is_what_the_search_finds() {
        let mut seed = 0x2545_F491_4F6C_DD1D_u64;
        let mut random = move |most: u64| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            1 + seed % most
        };
        let listed = [
            (Ending::Race, 2),
            (Ending::Race, 3),
            (Ending::Race, 4),
            (Ending::Official, 2),
            (Ending::Open, 2),
            (Ending::Open, 3),
        ];
        for (ending, answers) in listed {
            let rules = Rules::new(answers, ending).unwrap();
            let most = [0, 0, 3000, 250, 120][usize::from(answers)];
            for _ in 0..60 {
                let mine = Pool::new(1 + random(most)).unwrap();
                // As many bits as chance wants.
                let bits = random(31);
                let theirs = Pool::new(1 + random((1 << bits) - 1)).unwrap();
                let (n, m) = (mine.get(), theirs.get());
                let least = product(mine, theirs) - numerator(rules, n, m).unwrap();
                let found = optimal_splits(rules, mine, least, |part| reply(rules, m, part));
                assert!(!matches!(found, Err(Error::SearchTooLarge { .. })));
                assert_eq!(
                    optimal_questions(rules, mine, theirs),
                    found,
                    "{rules} ({n}, {m})"
                );
            }
        }
    }
}
