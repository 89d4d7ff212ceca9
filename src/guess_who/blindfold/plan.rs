//! A plan: when a player who sees only the own pool is done, and right.

use crate::guess_who::even_split::even_split;
use crate::guess_who::pool::Pool;
use crate::guess_who::rules::{Ending, Rules};

/// A tree of questions for a pool, by what matters to the other: for how many of its suspects the player is done at each turn of
/// the own ones, and right or wrong.
///
/// ```
/// use upperhand::guess_who::{Plan, Rules};
/// // Three questions tell five suspects apart, but for three of them two do.
/// let halving = Plan::halving(Rules::RACE, 5);
/// assert_eq!((halving.right(), halving.wrong()), (&[0, 0, 3, 2][..], &[0, 0, 0, 0][..]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    right: Vec<u32>,
    wrong: Vec<u32>,
}

impl Plan {
    /// The most even question every time.
    #[must_use]
    pub fn halving(rules: Rules, pool: u32) -> Self {
        let mut plan = Self::default();
        plan.halve(rules, 0, pool);
        plan
    }

    /// The number of suspects, from that after no turn on, for which the player is done after so many turns and has the right one.
    #[must_use]
    pub fn right(&self) -> &[u32] {
        &self.right
    }

    /// The number for which the player has named the wrong one then, which ends the game.
    #[must_use]
    pub fn wrong(&self) -> &[u32] {
        &self.wrong
    }

    /// The plan of these counts, of suspects found and of those missed, turn by turn.
    #[doc(hidden)]
    pub fn of_counts(counts: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let (right, wrong) = counts.into_iter().unzip();
        Self { right, wrong }
    }

    /// Halves a part that is left after so many turns until every suspect is known, and named where that takes a turn.
    pub(super) fn halve(&mut self, rules: Rules, turns: usize, part: u32) {
        let pool = Pool::new(part.into());
        match pool {
            Ok(pool) if part > 1 => {
                for half in even_split(pool, rules.answers()) {
                    self.halve(rules, turns + 1, half);
                }
            }
            _ => self.add(turns + last_turn(rules), 1, 0),
        }
    }

    pub(super) fn add(&mut self, turns: usize, right: u32, wrong: u32) {
        if self.right.len() <= turns {
            self.right.resize(turns + 1, 0);
            self.wrong.resize(turns + 1, 0);
        }
        self.right[turns] += right;
        self.wrong[turns] += wrong;
    }

    /// Of all pairs of secrets, those where this player, who has the first turn, wins.
    pub(super) fn wins_against(&self, later: &Self) -> u64 {
        let mut still = later.sum();
        let mut wrong = 0;
        let turns = self.right.len().max(later.right.len());
        (0..turns)
            .map(|turn| {
                let [(right, missed), (found, named)] = [self, later].map(|plan| plan.at(turn));
                let won = right * (still + wrong) + missed * wrong;
                still -= found + named;
                wrong += named;
                won
            })
            .sum()
    }

    /// Those right and wrong after so many turns.
    pub(super) fn at(&self, turns: usize) -> (u64, u64) {
        let at = |counts: &[u32]| counts.get(turns).copied().unwrap_or(0).into();
        (at(&self.right), at(&self.wrong))
    }

    /// The pool.
    pub(super) fn sum(&self) -> u64 {
        let all = self.right.iter().chain(&self.wrong);
        all.map(|&count| u64::from(count)).sum()
    }
}

/// The turn that a known suspect takes.
pub(super) const fn last_turn(rules: Rules) -> usize {
    match rules.ending() {
        Ending::Race => 0,
        Ending::Official | Ending::Open => 1,
    }
}
