//! The winner of a match and its number of turns, exactly.
//!
//! For fixed strategies n·m·(chance that the mover wins after t turns) is an integer w(t), as is
//! l(t) for losing, by the same recurrence as the optimal values: after a question of parts nᵢ,
//! `w(t; n, m) = Σ l(t − 1; m, nᵢ)`, for the chance of nᵢ is nᵢ/n and cancels. All of them sum to n·m,
//! so 64 bits hold them, whatever the pools.

use super::turn::{Match, MatchPosition, Turn, turn};
use crate::guess_who::error::Error;
use crate::guess_who::pool::Pool;
use crate::guess_who::probability::Probability;
use num_rational::BigRational;
use std::collections::BTreeMap;

/// The most numbers kept: 128 MiB of them.
const MOST_NUMBERS: usize = 1 << 24;

/// The chances of a match's endings, all exact fractions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcomes {
    /// mine·theirs, the denominator.
    whole: u64,
    first: Chances,
}

/// By the number of turns: whole·(chance to win after that many), and to lose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Chances {
    wins: Vec<u64>,
    losses: Vec<u64>,
}

impl Outcomes {
    /// The chance that who moves first wins.
    #[must_use]
    pub fn first_wins(&self) -> Probability {
        Probability::new(self.first.wins.iter().sum(), self.whole)
    }

    /// The most turns the game can take. A question is a turn, and so is naming a suspect.
    #[must_use]
    pub fn most_turns(&self) -> usize {
        self.first.wins.len().max(self.first.losses.len()) - 1
    }

    /// The mean number of turns. A question is a turn, and so is naming a suspect.
    #[must_use]
    pub fn mean_turns(&self) -> BigRational {
        BigRational::new(self.sum_of_turns(1).into(), self.whole.into())
    }

    /// The variance of the number of turns.
    ///
    /// ```
    /// use upperhand::BigRational;
    /// use upperhand::guess_who::play::{Halving, Match, outcomes};
    /// use upperhand::guess_who::{Pool, Rules};
    /// let halves = Halving { answers: 2 };
    /// let game = Match { rules: Rules::RACE, first: &halves, second: &halves };
    /// let variance = |size| Ok(outcomes(&game, Pool::new(size)?, Pool::new(size)?)?.variance_of_turns());
    /// assert_eq!(variance(24)?, BigRational::new(62.into(), 81.into()));
    /// // Sixteen are one after four questions, whatever the answers.
    /// assert_eq!(variance(16)?, BigRational::default());
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn variance_of_turns(&self) -> BigRational {
        let mean = self.mean_turns();
        BigRational::new(self.sum_of_turns(2).into(), self.whole.into()) - &mean * &mean
    }

    /// mine·theirs times the mean of a power of the number of turns: with a power of 1 or 2 it is below 2¹¹².
    #[doc(hidden)]
    #[must_use]
    pub fn sum_of_turns(&self, power: u32) -> u128 {
        let terms = (0_u128..).zip(0..=self.most_turns());
        terms
            .map(|(turns, place)| {
                let count = at(&self.first.wins, place) + at(&self.first.losses, place);
                turns.pow(power) * u128::from(count)
            })
            .sum()
    }

    /// The chance that the game takes exactly this number of turns.
    #[must_use]
    pub fn takes(&self, turns: usize) -> Probability {
        let won = at(&self.first.wins, turns);
        Probability::new(won + at(&self.first.losses, turns), self.whole)
    }
}

/// How a match ends from `mine` suspects of the first mover against `theirs`.
///
/// Every position the two strategies can reach is solved once, for every length from there: halving
/// reaches a handful from any pools at all, taking off one suspect a turn as many as there are.
///
/// # Errors
/// [`Error::NotAPosition`] for (1, 1) of the race; [`Error::Question`] or [`Error::NoNaming`] when a
/// strategy breaks the rules; [`Error::GameTooLong`] when more than 2²⁴ numbers would be kept.
///
/// ```
/// use upperhand::guess_who::play::{Halving, Match, outcomes};
/// use upperhand::guess_who::{Pool, Probability, Rules};
/// let halves = Halving { answers: 2 };
/// let game = Match { rules: Rules::RACE, first: &halves, second: &halves };
/// let pool = Pool::new(24)?;
/// let outcomes = outcomes(&game, pool, pool)?;
/// assert_eq!(outcomes.first_wins(), Probability::new(7, 9));
/// assert_eq!((outcomes.most_turns(), outcomes.takes(7)), (9, Probability::new(1, 3)));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn outcomes(game: &Match, mine: Pool, theirs: Pool) -> Result<Outcomes, Error> {
    let start = MatchPosition {
        first_to_move: true,
        mine,
        theirs,
    };
    let mut solved: BTreeMap<MatchPosition, Chances> = BTreeMap::new();
    let mut numbers = 0;
    for ((_, position), turn) in reachable(game, start)? {
        let chances = chances(position, &turn, &solved);
        numbers += chances.wins.len() + chances.losses.len();
        if numbers > MOST_NUMBERS {
            return Err(Error::GameTooLong { most: MOST_NUMBERS });
        }
        solved.insert(position, chances);
    }
    Ok(Outcomes {
        whole: u64::from(mine.get()) * u64::from(theirs.get()),
        // What is never taken out of a map costs a module nothing for that.
        first: solved.get(&start).cloned().unwrap_or_default(),
    })
}

/// Every position that can come up, with its turn, in the order of the suspects left of both, which every turn makes fewer.
fn reachable(
    game: &Match,
    start: MatchPosition,
) -> Result<BTreeMap<(u64, MatchPosition), Turn>, Error> {
    let left =
        |position: MatchPosition| u64::from(position.mine.get()) + u64::from(position.theirs.get());
    let mut turns = BTreeMap::new();
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        let key = (left(position), position);
        if turns.contains_key(&key) {
            continue;
        }
        // A position keeps at least a number each for winning and losing.
        if turns.len() >= MOST_NUMBERS / 2 {
            return Err(Error::GameTooLong { most: MOST_NUMBERS });
        }
        let turn = turn(game, position)?;
        match &turn {
            Turn::Over { .. } => {}
            Turn::Asks { parts } => open.extend(parts.iter().map(|&part| position.after(part))),
            Turn::Names { rest } => open.extend(rest.map(|rest| position.after(rest))),
        }
        turns.insert(key, turn);
    }
    Ok(turns)
}

/// The mover's chances at a position, from those of the positions it leads to.
fn chances(
    position: MatchPosition,
    turn: &Turn,
    solved: &BTreeMap<MatchPosition, Chances>,
) -> Chances {
    let (mine, theirs) = (
        u64::from(position.mine.get()),
        u64::from(position.theirs.get()),
    );
    let mut chances = Chances::default();
    let mut leads_to = |left: Pool| {
        if let Some(next) = solved.get(&position.after(left)) {
            add_later(&mut chances.wins, &next.losses);
            add_later(&mut chances.losses, &next.wins);
        }
    };
    match turn {
        Turn::Over { mover_won: true } => chances.wins = vec![mine * theirs],
        Turn::Over { mover_won: false } => chances.losses = vec![mine * theirs],
        Turn::Asks { parts } => parts.iter().for_each(|&part| leads_to(part)),
        Turn::Names { rest } => {
            if let Some(rest) = *rest {
                leads_to(rest);
            } else {
                chances.losses = vec![0, (mine - 1) * theirs];
            }
            add_later(&mut chances.wins, &[theirs]);
        }
    }
    chances
}

/// Adds what happens after the next turn to what happens from here on.
fn add_later(sums: &mut Vec<u64>, next: &[u64]) {
    if !next.is_empty() && sums.len() < next.len() + 1 {
        sums.resize(next.len() + 1, 0);
    }
    for (sum, &term) in sums.iter_mut().skip(1).zip(next) {
        *sum += term;
    }
}

fn at(numbers: &[u64], index: usize) -> u64 {
    numbers.get(index).copied().unwrap_or(0)
}
