//! Equal turns: where the player who began has won, the other has one turn more, and where both are right it is a draw.

use super::pool::Pool;
use super::rules::Ending;
use crate::Fraction;

/// What the player who began can expect, a draw counting ½, from all pools up to a largest one. Yes/no questions.
///
/// ```
/// use upperhand::guess_who::{EqualTurns, Ending, Pool};
/// let official = EqualTurns::new(Ending::Official, Pool::new(24)?);
/// assert_eq!(official.score(Pool::new(24)?, Pool::new(24)?).to_string(), "1/2");
/// let race = EqualTurns::new(Ending::Race, Pool::new(12)?);
/// assert_eq!(race.score(Pool::new(12)?, Pool::new(12)?).to_string(), "17/36");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct EqualTurns {
    ending: Ending,
    size: usize,
    /// 2·n·m times the score of who began and is to move, n her own pool.
    began: Vec<u64>,
    /// The same of the other, who is to move now.
    other: Vec<u64>,
}

impl EqualTurns {
    /// Solves all pools up to `largest`: O(largest³).
    #[must_use]
    pub fn new(ending: Ending, largest: Pool) -> Self {
        let size = largest.get() as usize;
        let mut turns = Self {
            ending,
            size,
            began: vec![0; (size + 1) * (size + 1)],
            other: vec![0; (size + 1) * (size + 1)],
        };
        for sum in 2..=2 * size {
            for mine in sum.saturating_sub(size).max(1)..=size.min(sum - 1) {
                let place = turns.place(mine, sum - mine);
                turns.began[place] = turns.solve(mine, sum - mine, true);
                turns.other[place] = turns.solve(mine, sum - mine, false);
            }
        }
        turns
    }

    /// What she who begins with `mine` against `theirs` can expect.
    ///
    /// # Panics
    /// Where a pool is larger than the largest, an error of the caller.
    #[must_use]
    pub fn score(&self, mine: Pool, theirs: Pool) -> Fraction {
        let (mine, theirs) = (mine.get() as usize, theirs.get() as usize);
        let score = self.began[self.place(mine, theirs)];
        Fraction::new(i128::from(score), (2 * mine * theirs) as i128)
    }

    const fn place(&self, mine: usize, theirs: usize) -> usize {
        mine * (self.size + 1) + theirs
    }

    /// The most that the player to move can have, whether she `began` or not.
    fn solve(&self, mine: usize, theirs: usize, began: bool) -> u64 {
        // What is left where she is right now: all, or less where the other may be right, too.
        let right = if began {
            2 * theirs - self.last_turn(theirs)
        } else {
            2 * theirs
        } as u64;
        let reply = if began { &self.other } else { &self.began };
        let part = |part: usize| {
            if self.is_found(part) {
                return right;
            }
            (2 * part * theirs) as u64 - reply[self.place(theirs, part)]
        };
        let asked = (1..=mine / 2).map(|few| part(few) + part(mine - few)).max();
        let named = match self.ending {
            Ending::Race => None,
            Ending::Official => Some(right),
            Ending::Open if mine == 1 => Some(right),
            // A wrong name leaves the others.
            Ending::Open => Some(right + part(mine - 1)),
        };
        asked.max(named).unwrap_or(0)
    }

    /// Has a pool of so many won as it is?
    fn is_found(&self, pool: usize) -> bool {
        self.ending == Ending::Race && pool == 1
    }

    /// Of `theirs` secrets, with how many is the last turn a success? By a name of one; in the race by any question of two.
    fn last_turn(&self, theirs: usize) -> usize {
        if self.ending == Ending::Race && theirs == 2 {
            2
        } else {
            1
        }
    }
}
